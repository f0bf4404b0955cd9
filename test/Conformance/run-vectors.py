"""Runs the vectors of vectors.json through seek-runner and compares the results.

Usage: run-vectors.py SEEK_RUNNER VECTORS [OPTION...]
Options, such as --strategy=gather or --cpu=x86-64, go to seek-runner.

A vector, by its keys:
  op             bucketize or search_sorted, as the peer names it
  sorted, values, sorter (optional), expected     nested lists
  right          true for the upper bound, false for the lower, for both ops
  peer_expected  what the peer returns where it does not follow our order
"""

import json
import subprocess
import sys
import tempfile
from fractions import Fraction

# More functions in a module take LLVM more time for each.
VECTORS_PER_MODULE = 12


def element_type(name):
    return "u" + name.replace("u", "i") if name.startswith("u") else name


def flatten(nested):
    if not isinstance(nested, list):
        return [nested]
    return [leaf for item in nested for leaf in flatten(item)]


def nest(leaves, shape):
    """The nested list of this shape; inverse of flatten."""
    if not shape:
        return leaves[0]
    step = len(leaves) // shape[0] if shape[0] else 0
    return [nest(leaves[i * step:(i + 1) * step], shape[1:])
            for i in range(shape[0])]


def literal(leaves, shape):
    return json.dumps(nest(leaves, shape)).replace('"', "")


def key(number):
    """A number's place in the order: NaN after inf."""
    if number == "nan":
        return (1, 0)
    if number in ("inf", "-inf"):
        return (0, float(number))
    return (0, Fraction(number))


class Vector:
    """A vector as a function `@NAME` and its arguments."""

    def __init__(self, data, number):
        self.data = data
        self.name = f"v{number}"
        self.sorted = flatten(data["sorted"])
        self.values = flatten(data["values"])
        self.sorter = flatten(data["sorter"]) if "sorter" in data else None
        self.is_static = number % 2 == 0

    def why_not_offered(self):
        if self.data.get("decreasing"):
            return "decreasing"
        if "boolean" in (self.data["sorted_type"], self.data["values_type"]):
            return "boolean"
        return None

    def kind(self):
        """The op that means the same here."""
        if self.data["sorted_type"] == self.data["values_type"]:
            return self.data["op"]
        return "bucketize" if len(self.data["sorted_shape"]) == 1 else "bound"

    def tensor(self, shape, element):
        dims = "".join(f"{size if self.is_static else '?'}x" for size in shape)
        return f"tensor<{dims}{element_type(element)}>"

    def types(self):
        """Of the sequence, the values, the sorter and the result."""
        data = self.data
        return (self.tensor(data["sorted_shape"], data["sorted_type"]),
                self.tensor(data["values_shape"], data["values_type"]),
                self.tensor(data["sorted_shape"], "i64"),
                self.tensor(data["values_shape"], data["output_type"]))

    def argument_types(self):
        sequence, values, sorter, _ = self.types()
        return [sequence, values] + ([sorter] if self.sorter is not None else [])

    def arguments(self):
        sequence_shape, values_shape = (self.data["sorted_shape"],
                                        self.data["values_shape"])
        result = [literal(self.sorted, sequence_shape),
                  literal(self.values, values_shape)]
        if self.sorter is not None:
            result.append(literal(self.sorter, sequence_shape))
        return result

    def function(self):
        sequence, values, sorter, result = self.types()
        right = self.data["right"]
        names = ["%s", "%v", "%p"][:len(self.argument_types())]
        parameters = ", ".join(
            f"{name}: {type}" for name, type in zip(names, self.argument_types()))
        lines = []
        kind = self.kind()
        if kind == "search_sorted":
            mode = " {right_mode = true}" if right else ""
            operands = ", ".join(names)
            types = ", ".join(self.argument_types())
            lines.append(f"%r = seek.search_sorted {operands}{mode} : "
                         f"({types}) -> {result}")
        elif kind == "bucketize":
            buckets = "%s"
            if self.sorter is not None:
                buckets = "%b"
                lines += self.permute(sequence, sorter)
            bound = " {with_right_bound = false}" if right else ""
            lines.append(f"%r = seek.bucketize %v, {buckets}{bound} : "
                         f"({values}, {sequence}) -> {result}")
        else:
            lines += self.empty_like_values(values, result)
            side = "upper" if right else "lower"
            lines.append(f"%r = seek.bound {side} ins(%s, %v : {sequence}, "
                         f"{values}) outs(%o : {result}) -> {result}")
        lines.append(f"return %r : {result}")
        body = "".join(f"  {line}\n" for line in lines)
        return f"func.func @{self.name}({parameters}) -> {result} {{\n{body}}}\n"

    def permute(self, sequence, sorter):
        """bucketize has no sorter: puts the sorted sequence into %b."""
        element = sequence[:-1].split("x")[-1]
        sizes = []
        lines = []
        if not self.is_static:
            lines = ["%c0 = arith.constant 0 : index",
                     f"%n = tensor.dim %s, %c0 : {sequence}"]
            sizes = ["%n"]
        return lines + [
            f"%b = tensor.generate {' '.join(sizes)} {{",
            "^bb0(%i: index):",
            f"  %k = tensor.extract %p[%i] : {sorter}",
            "  %j = arith.index_cast %k : i64 to index",
            f"  %x = tensor.extract %s[%j] : {sequence}",
            f"  tensor.yield %x : {element}",
            f"}} : {sequence}"]

    def empty_like_values(self, values, result):
        lines = []
        sizes = []
        if not self.is_static:
            for dim in range(len(self.data["values_shape"])):
                lines += [f"%c{dim} = arith.constant {dim} : index",
                          f"%d{dim} = tensor.dim %v, %c{dim} : {values}"]
                sizes.append(f"%d{dim}")
        return lines + [f"%o = tensor.empty({', '.join(sizes)}) : {result}"]

    def check(self, result):
        """Why `result` is wrong, or None."""
        expected = self.data["expected"]
        if self.is_sorted():
            return None if result == expected else f"expected {expected}"
        # Of an unsorted sequence the result is some number in range.
        length = self.data["sorted_shape"][-1]
        leaves = flatten(result)
        if len(leaves) == len(self.values) and all(
                0 <= leaf <= length for leaf in leaves):
            return None
        return f"expected numbers from 0 to {length}"

    def is_sorted(self):
        length = self.data["sorted_shape"][-1]
        for begin in range(0, len(self.sorted), length or 1):
            row = self.sorted[begin:begin + length]
            if self.sorter is not None:
                row = [row[k] for k in self.sorter[begin:begin + length]]
            keys = [key(number) for number in row]
            if any(a > b for a, b in zip(keys, keys[1:])):
                return False
        return True


def make_module(vectors):
    """The functions, and a main that calls them all."""
    parameters, calls, results, result_types = [], [], [], []
    for vector in vectors:
        names = [f"%{vector.name}_{i}"
                 for i in range(len(vector.argument_types()))]
        types = vector.argument_types()
        parameters += [f"{name}: {type}" for name, type in zip(names, types)]
        result = vector.types()[3]
        calls.append(f"  %{vector.name} = call @{vector.name}"
                     f"({', '.join(names)}) : ({', '.join(types)}) -> {result}\n")
        results.append(f"%{vector.name}")
        result_types.append(result)
    return ("".join(vector.function() for vector in vectors) +
            f"func.func @main({', '.join(parameters)}) -> "
            f"({', '.join(result_types)}) {{\n{''.join(calls)}"
            f"  return {', '.join(results)} : {', '.join(result_types)}\n}}\n")


def run(seek_runner, options, vectors):
    """The result of each vector, or a text that says why there is none."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(make_module(vectors))
        file.flush()
        arguments = [f"--arg={argument}" for vector in vectors
                     for argument in vector.arguments()]
        process = subprocess.run([seek_runner, file.name] + options + arguments,
                                 capture_output=True, text=True)
    lines = process.stdout.splitlines()
    if process.returncode == 0 and not process.stderr and (
            len(lines) == len(vectors)):
        return [json.loads(line) for line in lines]
    if len(vectors) > 1:
        return [run(seek_runner, options, [vector])[0] for vector in vectors]
    return [f"exit status {process.returncode}: "
            f"{process.stderr.strip() or process.stdout.strip()}"]


def main():
    seek_runner, path, *options = sys.argv[1:]
    with open(path) as file:
        vectors = [Vector(data, i) for i, data in enumerate(json.load(file))]

    not_offered = {}
    offered = []
    for vector in vectors:
        reason = vector.why_not_offered()
        if reason:
            not_offered[reason] = not_offered.get(reason, 0) + 1
        else:
            offered.append(vector)

    failed = 0
    for begin in range(0, len(offered), VECTORS_PER_MODULE):
        module = offered[begin:begin + VECTORS_PER_MODULE]
        for vector, result in zip(module, run(seek_runner, options, module)):
            wrong = vector.check(result)
            if wrong:
                failed += 1
                side = "upper" if vector.data["right"] else "lower"
                print(f"FAILED {vector.data['name']}: {vector.kind()} {side}, "
                      f"{' '.join(vector.argument_types())}, "
                      f"{' '.join(vector.arguments())}: {wrong}, got {result}")

    unsorted = sum(not vector.is_sorted() for vector in offered)
    skipped = ", ".join(f"{count} {reason}"
                        for reason, count in sorted(not_offered.items()))
    print(f"{len(vectors)} vectors: {len(offered) - failed} passed, {failed} "
          f"failed, {sum(not_offered.values())} not offered ({skipped}); "
          f"{unsorted} of unsorted sequences, checked for their range")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
