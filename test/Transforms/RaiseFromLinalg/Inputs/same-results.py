"""Runs random counts of comparisons as they are and raised, and compares.

  same-results.py SEEK_OPT SEEK_RUNNER SEED MODULES

Each module has some functions that count comparisons of values, arguments of `main`,
with constant boundaries: by any predicate, negated or not, as a sum or as the first
boundary by an arg-max, in one op or in several, with boundaries in order or not. Some
are searches and are raised, most are close to one. What is raised must give the same
results.
"""

import random
import subprocess
import sys
import tempfile

FUNCTIONS = 16
FLOAT_PREDICATES = ["olt", "ole", "ogt", "oge", "ult", "ule", "ugt", "uge", "oeq",
                    "une", "ord", "uno"]
INT_PREDICATES = ["slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge", "eq", "ne"]
# Of sums: predicate, element first, negated.
SEARCHES = [("ugt", False, False), ("uge", False, False), ("ult", True, False),
            ("ule", True, False), ("ole", False, True), ("olt", False, True),
            ("oge", True, True), ("ogt", True, True)]
FLOATS = ["-inf", "-2.5", "-1.0", "-0.0", "0.0", "0.5", "1.0", "2.0", "3.5", "inf"]
BITS = {"f32": {"inf": "0x7F800000", "-inf": "0xFF800000", "nan": "0x7FC00000"},
        "f64": {"inf": "0x7FF0000000000000", "-inf": "0xFFF0000000000000",
                "nan": "0x7FF8000000000000"},
        "f16": {"inf": "0x7C00", "-inf": "0xFC00", "nan": "0x7E00"}}
INTS = {"i8": 8, "i32": 32, "i64": 64}
VALUES = 12


def numbers(element, with_nan):
    if element in INTS:
        half = 1 << (INTS[element] - 1)
        return [str(n) for n in (-half, -half + 1, -3, -1, 0, 1, 2, 5, half - 1)]
    return FLOATS + (["nan"] if with_nan else [])


def literal(element, number):
    return BITS.get(element, {}).get(number, number)


class Function:
    def __init__(self, rng, name, with_nan):
        self.rng = rng
        self.name = name
        self.element = rng.choice(["f32", "f32", "f64", "f16", "i32", "i64", "i8"])
        is_float = self.element not in INTS
        self.predicate = rng.choice(FLOAT_PREDICATES if is_float else INT_PREDICATES)
        self.compare = "arith.cmpf" if is_float else "arith.cmpi"
        self.swapped = rng.random() < 0.5
        self.negated = rng.random() < 0.4
        self.form = rng.choice(["sum", "sum", "first"])
        if rng.random() < 0.7:
            # What counts NaN as seek does.
            predicate, self.swapped, self.negated = rng.choice(SEARCHES)
            self.negated ^= self.form == "first"
            self.predicate = predicate if is_float else rng.choice("su") + predicate[1:]
        self.fused = rng.random() < 0.5
        length = rng.choice([1, 2, 3, 7, 8, 130]) if rng.random() < 0.9 else (
            0 if self.form == "sum" else 1)
        if self.form == "first":
            length = min(length, 8)
        pool = numbers(self.element, rng.random() < 0.1)
        boundaries = [rng.choice(pool) for _ in range(length)]
        if rng.random() < 0.9:
            boundaries.sort(key=lambda n: (n == "nan", float(n)))
            if self.compare == "arith.cmpi" and self.predicate[0] == "u":
                boundaries.sort(key=lambda n: int(n) % (1 << INTS[self.element]))
        self.length = length
        self.boundaries = ", ".join(literal(self.element, n) for n in boundaries)
        self.result = rng.choice(["i8", "i32", "i64", "index", "f32", "f16"]
                                 if self.form == "sum" else ["i32", "i64"])

    def operands(self):
        return "%e, %v" if self.swapped else "%v, %e"

    def condition(self):
        lines = [f"%c0 = {self.compare} {self.predicate}, {self.operands()} : "
                 f"{self.element}"]
        if self.negated:
            return lines + ["%true = arith.constant true",
                            "%c = arith.xori %c0, %true : i1"]
        return lines + ["%f = arith.constant false", "%c = arith.xori %c0, %f : i1"]

    def one(self):
        if self.result.startswith("f"):
            return f"%one = arith.uitofp %c : i1 to {self.result}"
        if self.result == "index":
            return "%one = arith.index_castui %c : i1 to index"
        return f"%one = arith.extui %c : i1 to {self.result}"

    def text(self):
        x, b = f"tensor<{VALUES}x{self.element}>", f"tensor<{self.length}x{self.element}>"
        result = f"tensor<{VALUES}x{self.result}>"
        lines = [f"%b = arith.constant dense<[{self.boundaries}]> : {b}"]
        body = self.sum(x, b, result) if self.form == "sum" else self.first(x, b, result)
        text = "".join(f"  {line}\n" for line in lines + body)
        return (f"func.func @{self.name}(%x: {x}) -> {result} {{\n{text}"
                f"  return %r : {result}\n}}\n")

    def matrix(self, x, b, element, body, value):
        matrix = f"tensor<{VALUES}x{self.length}x{element}>"
        return [f"%em = tensor.empty() : {matrix}",
                "%m = linalg.generic {indexing_maps = [#rows, #columns, #all], "
                'iterator_types = ["parallel", "parallel"]} '
                f"ins(%x, %b : {x}, {b}) outs(%em : {matrix}) {{",
                f"^bb0(%v: {self.element}, %e: {self.element}, %out: {element}):",
                *body, f"linalg.yield {value} : {element}", f"}} -> {matrix}"], matrix

    def sum(self, x, b, result):
        zero = "0.0" if self.result.startswith("f") else "0"
        add = "arith.addf" if self.result.startswith("f") else "arith.addi"
        lines = [f"%zero = arith.constant {zero} : {self.result}",
                 f"%o = tensor.empty() : {result}",
                 f"%i = linalg.fill ins(%zero : {self.result}) outs(%o : {result}) -> "
                 f"{result}"]
        if self.fused:
            return lines + [
                "%r = linalg.generic {indexing_maps = [#rows, #columns, #rows], "
                'iterator_types = ["parallel", "reduction"]} '
                f"ins(%x, %b : {x}, {b}) outs(%i : {result}) {{",
                f"^bb0(%v: {self.element}, %e: {self.element}, %n: {self.result}):",
                *self.condition(), self.one(), f"%s = {add} %n, %one : {self.result}",
                f"linalg.yield %s : {self.result}", f"}} -> {result}"]
        matrix, type = self.matrix(x, b, self.result, self.condition() + [self.one()],
                                   "%one")
        return lines + matrix + [
            f"%r = linalg.reduce {{ {add} }} ins(%m : {type}) outs(%i : {result}) "
            "dimensions = [1]"]

    def first(self, x, b, result):
        last = self.length - 1
        length = self.length + (self.rng.random() < 0.1)
        # 'last' is a comparison of its own, sometimes with another boundary.
        at = last if self.rng.random() < 0.9 else 0
        branches = "%i, %n" if self.rng.random() < 0.8 else "%n, %i"
        strict = "ogt" if self.rng.random() < 0.9 else "oge"
        matrix, type = self.matrix(x, b, "i1", self.condition(), "%c")
        maxima = f"tensor<{VALUES}xf32>"
        flags = f"tensor<{VALUES}xi1>"
        return matrix + [
            f"%i0 = arith.constant dense<0> : {result}",
            f"%m0 = arith.constant dense<0xFF800000> : {maxima}",
            "%first:2 = linalg.generic {indexing_maps = [#all, #rows, #rows], "
            'iterator_types = ["parallel", "reduction"]} '
            f"ins(%m : {type}) outs(%m0, %i0 : {maxima}, {result}) {{",
            f"^bb0(%in: i1, %max: f32, %i: {self.result}):",
            "%n = arith.uitofp %in : i1 to f32",
            "%k = linalg.index 1 : index",
            f"%j = arith.index_cast %k : index to {self.result}",
            "%m1 = arith.maximumf %n, %max : f32",
            f"%g = arith.cmpf {strict}, %n, %max : f32",
            f"%p = arith.select %g, %j, %i : {self.result}",
            f"linalg.yield %m1, %p : f32, {self.result}",
            f"}} -> ({maxima}, {result})",
            f"%w = tensor.extract_slice %m[0, {at}] [{VALUES}, 1] [1, 1] : {type} to "
            f"{flags}",
            f"%n = arith.constant dense<{length}> : {result}",
            f"%o = tensor.empty() : {result}",
            f"%r = linalg.map {{ arith.select }} ins(%w, %first#1, %n : {flags}, "
            f"{result}, {result}) outs(%o : {result})"
        ] if not self.fused else matrix + [
            f"%i0 = arith.constant dense<0> : {result}",
            f"%m0 = arith.constant dense<false> : {flags}",
            f"%n = arith.constant {length} : {self.result}",
            "%first:2 = linalg.generic {indexing_maps = [#all, #rows, #rows], "
            'iterator_types = ["parallel", "reduction"]} '
            f"ins(%m : {type}) outs(%m0, %i0 : {flags}, {result}) {{",
            f"^bb0(%in: i1, %max: i1, %i: {self.result}):",
            "%k = linalg.index 1 : index",
            f"%j = arith.index_cast %k : index to {self.result}",
            "%m1 = arith.maxui %in, %max : i1",
            "%g = arith.cmpi ugt, %in, %max : i1",
            f"%p = arith.select %g, %j, %i : {self.result}",
            f"linalg.yield %m1, %p : i1, {self.result}",
            f"}} -> ({flags}, {result})",
            f"%any = linalg.reduce {{ arith.ori }} ins(%m : {type}) outs(%m0 : {flags}) "
            "dimensions = [1]",
            f"%o = tensor.empty() : {result}",
            "%r = linalg.generic {indexing_maps = [#one, #one, #one], "
            'iterator_types = ["parallel"]} '
            f"ins(%any, %first#1 : {flags}, {result}) outs(%o : {result}) {{",
            f"^bb0(%c: i1, %i: {self.result}, %out: {self.result}):",
            f"%s = arith.select %c, {branches} : {self.result}",
            f"linalg.yield %s : {self.result}", f"}} -> {result}"]


def module(functions):
    elements = sorted({function.element for function in functions})
    parameters = ", ".join(f"%x{e}: tensor<{VALUES}x{e}>" for e in elements)
    calls, names, types = [], [], []
    for function in functions:
        type = f"tensor<{VALUES}x{function.result}>"
        name = f"%{function.name}"
        calls.append(f"  {name} = call @{function.name}(%x{function.element}) : "
                     f"(tensor<{VALUES}x{function.element}>) -> {type}\n")
        names.append(name)
        types.append(type)
    text = ("#all = affine_map<(d0, d1) -> (d0, d1)>\n"
            "#rows = affine_map<(d0, d1) -> (d0)>\n"
            "#columns = affine_map<(d0, d1) -> (d1)>\n"
            "#one = affine_map<(d0) -> (d0)>\n")
    text += "".join(function.text() for function in functions)
    return elements, text + (
        f"func.func @main({parameters}) -> ({', '.join(types)}) {{\n{''.join(calls)}"
        f"  return {', '.join(names)} : {', '.join(types)}\n}}\n")


def run(command, text):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        process = subprocess.run([command[0], file.name, *command[1:]],
                                 capture_output=True, text=True)
    if process.returncode:
        sys.exit(f"{' '.join(command)}: {process.stderr}\n{text}")
    return process.stdout


def main():
    *tool, seek_runner, seed, modules = sys.argv[1:]
    total = raised = different = 0
    for number in range(int(modules)):
        rng = random.Random(f"{seed}-{number}")
        with_nan = number % 3 != 2
        functions = [Function(rng, f"f{i}", with_nan) for i in range(FUNCTIONS)]
        elements, text = module(functions)
        arguments = []
        for element in elements:
            values = [rng.choice(numbers(element, with_nan)) for _ in range(VALUES)]
            arguments.append(f"--arg=[{', '.join(values)}]")
        options = "" if with_nan else "{assume-no-nans}"
        search = run([*tool, "--pass-pipeline=builtin.module(seek-raise-from-linalg"
                      f"{options})"], text)
        before = run([seek_runner, "--strategy=scalar", *arguments], text).splitlines()
        after = run([seek_runner, "--strategy=scalar", *arguments], search).splitlines()
        parts = search.split("func.func ")
        for function, a, b in zip(functions, before, after, strict=True):
            part = next(p for p in parts if p.startswith(f"@{function.name}("))
            total += 1
            raised += "seek.bound" in part
            if a != b:
                different += 1
                print(f"DIFFERENT: expected {a}, got {b}, {' '.join(arguments)}\n"
                      f"{function.text()}\nfunc.func {part}")
    print(f"{total} counts, {raised} raised, {different} different")
    sys.exit(1 if different else 0)


main()
