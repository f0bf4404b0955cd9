"""Runs programs in seek-runner, many per process, and compares the results."""

import ast
import json
import os
import re
import shutil
import subprocess
import tempfile

import oracle
from module import Module

TIMEOUT = 240
# What a process takes as one argument, less some.
LONGEST_LITERAL = 100000


class Config:
    """How a batch runs. `literal_share` of its arguments are not .npy files."""

    def __init__(self, strategy="auto", cpu="native", verify=False, saves=False,
                 inline=False, pooled=False, literal_share=0.3):
        self.strategy = strategy
        self.cpu = cpu
        self.verify = verify
        self.saves = saves
        self.inline = inline
        self.pooled = pooled
        self.literal_share = literal_share

    def changed(self, **changes):
        return Config(**{**vars(self), **changes})

    def options(self):
        result = [f"--strategy={self.strategy}"]
        if self.cpu != "native":
            result.append(f"--cpu={self.cpu}")
        if self.verify:
            result.append("--verify")
        return result


class Failure:
    """`kind` is "mismatch" or "error"; `programs` are those that fail together."""

    def __init__(self, kind, programs, text):
        self.kind = kind
        self.programs = programs
        self.text = text

    def group(self):
        """Failures of one group may have one cause."""
        if self.kind == "mismatch":
            program = self.programs[0]
            return (f"mismatch {program.values.element.name} in "
                    f"{program.sequence.element.name}, {program.result.name}")
        lines = self.text.splitlines()
        # The messages, and of a stack trace the first function that tells.
        told = [line for line in lines[1:] if "error:" in line]
        frames = [name for line in lines
                  for name in re.findall(r"^ *#\d+ 0x\w+ (mlir::\S+)", line)]
        return re.sub(r"\d+", "N", "\n".join(lines[:1] + told + frames[:1]))


# Arrays as files and as text.

def nest(leaves, shape):
    if not shape:
        return leaves[0]
    step = len(leaves) // shape[0] if shape[0] else 0
    return [nest(leaves[i * step:(i + 1) * step], shape[1:])
            for i in range(shape[0])]


def literal(array):
    leaves = [array.element.text(bits) for bits in array.bits]
    return str(nest(leaves, array.shape)).replace("'", "")


def write_npy(path, array):
    shape = "".join(f"{size}, " for size in array.shape)
    header = (f"{{'descr': '{array.element.dtype()}', 'fortran_order': False, "
              f"'shape': ({shape})}}")
    header += " " * (-(len(header) + 11) % 64) + "\n"
    size = array.element.width // 8
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little"))
        file.write(header.encode())
        file.write(b"".join(bits.to_bytes(size, "little") for bits in array.bits))


def read_npy(path, element):
    """The shape and the numbers of a file; raises ValueError where it is not of this
    type."""
    with open(path, "rb") as file:
        content = file.read()
    length = int.from_bytes(content[8:10], "little")
    header = ast.literal_eval(content[10:10 + length].decode())
    if header["descr"] != element.dtype():
        raise ValueError(f"expected dtype {element.dtype()}, got {header['descr']}")
    size = element.width // 8
    raw = content[10 + length:]
    return list(header["shape"]), [
        element.value(int.from_bytes(raw[i:i + size], "little"))
        for i in range(0, len(raw), size)]


def flatten(nested, shape):
    """The leaves of a printed result; raises ValueError where its shape differs."""
    if not shape:
        if not isinstance(nested, int):
            raise ValueError("expected a number")
        return [nested]
    if not isinstance(nested, list) or len(nested) != shape[0]:
        raise ValueError(f"expected a list of {shape[0]}")
    return [leaf for item in nested for leaf in flatten(item, shape[1:])]


class Runner:
    """`flip` makes the oracle wrong, to see that it is noticed."""

    def __init__(self, seek_runner, flip=False):
        self.seek_runner = seek_runner
        self.flip = flip

    def expected(self, program):
        """Of all results of all calls."""
        return [result for call in range(program.calls())
                for result in program.expected(call, self.flip)]

    def execute(self, config, programs, folder):
        """Runs one process. Returns an error or None, and all results, each a shape
        and numbers."""
        module = Module(programs, config.inline, config.pooled)
        path = os.path.join(folder, "main.mlir")
        with open(path, "w") as file:
            file.write(module.text)
        arguments = []
        # Which of them are literals depends on the data, not on chance.
        for i, array in enumerate(module.arguments):
            has_rank_lost = 0 in array.shape[:-1]
            as_literal = (sum(array.bits) + i) % 100 < config.literal_share * 100
            if as_literal and not has_rank_lost:
                argument = literal(array)
                if len(argument) < LONGEST_LITERAL:
                    arguments.append(f"--arg={argument}")
                    continue
            name = os.path.join(folder, f"{i}.npy")
            write_npy(name, array)
            arguments.append(f"--arg={name}")
        wanted = [result for program in programs for result in self.expected(program)]
        outputs = [os.path.join(folder, f"out{i}.npy") for i in range(len(wanted))]
        if config.saves:
            arguments += [f"--out={output}" for output in outputs]
        try:
            process = subprocess.run(
                [self.seek_runner, path] + config.options() + arguments,
                capture_output=True, text=True, timeout=TIMEOUT)
        except subprocess.TimeoutExpired:
            return f"no end within {TIMEOUT} s", None
        if process.returncode != 0 or process.stderr:
            return (f"exit status {process.returncode}\n"
                    f"{process.stderr.strip()}").replace(folder, "."), None
        lines = process.stdout.splitlines()
        if len(lines) != (0 if config.saves else len(wanted)):
            return f"printed {len(lines)} lines for {len(wanted)} results", None
        results = []
        for i, (element, shape, _) in enumerate(wanted):
            try:
                if config.saves:
                    results.append(read_npy(outputs[i], element))
                else:
                    results.append((shape, flatten(json.loads(lines[i]), shape)))
            except (OSError, ValueError, KeyError, SyntaxError) as error:
                text = "" if config.saves else f" in {lines[i][:300]}"
                return f"result {i + 1} of {len(wanted)}: {error}{text}", None
        return None, results

    def run(self, config, programs):
        """The failures of a batch, each with as few programs as show it."""
        folder = tempfile.mkdtemp(prefix="seek-fuzz-")
        try:
            error, results = self.execute(config, programs, folder)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        if error:
            return self.bisect(config, programs, error)
        failures = []
        results = iter(results)
        for program in programs:
            wanted = self.expected(program)
            wrong = self.compare(wanted, [next(results) for _ in wanted])
            if wrong:
                failures.append(Failure("mismatch", [program], wrong))
        return failures

    def compare(self, wanted, results):
        """Why the results of a program are wrong, or None."""
        for i, ((shape, numbers), (_, wanted_shape, expected)) in enumerate(
                zip(results, wanted)):
            if shape != wanted_shape:
                return f"result {i}: expected shape {wanted_shape}, got {shape}"
            wrong = [at for at, number in enumerate(numbers)
                     if not oracle.agrees(number, expected[at])]
            if wrong:
                at = wrong[0]
                return (f"result {i}: expected {expected[at]}, got {numbers[at]} at "
                        f"{at}; {len(wrong)} of {len(expected)} are wrong")
        return None

    def bisect(self, config, programs, error):
        """Which programs of a batch that did not run are to blame."""
        if len(programs) == 1:
            return [Failure("error", programs, error)]
        middle = len(programs) // 2
        failures = []
        for half in (programs[:middle], programs[middle:]):
            failures += self.run(config, half)
        return failures or [Failure("error", programs, error)]

    def confirm(self, config, failure, batch):
        """The failure of its programs alone, or of as few as possible together."""
        alone = self.run(config, failure.programs)
        if alone:
            return alone[0]
        group = list(batch)
        for program in batch:
            rest = [other for other in group if other is not program]
            if rest and self.run(config, rest):
                group = rest
        again = self.run(config, group)
        if again:
            return Failure(again[0].kind, group, again[0].text)
        failure.text += " (not seen again)"
        return Failure(failure.kind, list(batch), failure.text)
