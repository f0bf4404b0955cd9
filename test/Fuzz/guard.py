"""Searches whose operands lie against pages that must not be touched.

Each operand begins or ends where a page without access does, so that a read or a write
outside ends the process. Sequences are sorted, or of any bits at all: what is found
there is a number in [0, N].
"""

import argparse
import ctypes
import mmap
import os
import random
import subprocess
import sys
import tempfile

# The source tree stays as it is.
sys.dont_write_bytecode = True

import oracle
from data import Source, draw_junk
from elements import ELEMENTS
from fuzz import find_cpus, find_strategies

# Element types of the sequence, of the values and of the result.
TYPES = [("f32", "f32", "i32"), ("f32", "f32", "i64"), ("f64", "f64", "i64"),
         ("i32", "i32", "i64"), ("i64", "i64", "i32"), ("ui32", "ui32", "i32"),
         ("f16", "f32", "i16"), ("bf16", "f64", "i64"), ("i8", "i8", "i32"),
         ("ui8", "i16", "i16"), ("f32", "f8E5M2", "i64"), ("i16", "f16", "index"),
         ("f8E4M3", "f32", "i32"), ("i64", "f64", "i64")]
LENGTHS = [0, 1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 63, 64, 127, 128, 255, 256, 272, 273,
           600]
STATIC_LENGTHS = [1, 7, 8, 16, 31, 63, 100, 200, 300]
SIZES = [0, 1, 3, 8, 17, 33, 36, 37, 40, 47, 48, 64, 65, 129, 257, 511, 512, 513, 530]
PAGE = mmap.PAGESIZE
ROOM = 8 * PAGE

libc = ctypes.CDLL(None, use_errno=True)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int,
                      ctypes.c_int, ctypes.c_long]
libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]


class Guarded:
    """Memory between two pages without access."""

    def __init__(self):
        address = libc.mmap(None, ROOM + 2 * PAGE, 0,
                            mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1, 0)
        self.begin = address + PAGE
        if address == ctypes.c_void_p(-1).value or libc.mprotect(
                self.begin, ROOM, mmap.PROT_READ | mmap.PROT_WRITE):
            sys.exit("error: no guarded memory")

    def place(self, raw, at_end):
        """Puts `raw` at one end and returns its address."""
        address = self.begin + (ROOM - len(raw) if at_end else 0)
        ctypes.memmove(address, raw, len(raw))
        return address

    def fill(self, byte):
        ctypes.memset(self.begin, byte, ROOM)

    def content(self):
        return ctypes.string_at(self.begin, ROOM)


def descriptor(address, shape):
    fields = [address, address, 0] + list(shape)
    step, strides = 1, []
    for size in reversed(shape):
        strides.insert(0, step)
        step *= size
    numbers = fields + strides
    return (ctypes.c_int64 * len(numbers))(*numbers)


class Function:
    """A search that is compiled. `length` is None where it is dynamic."""

    def __init__(self, name, types, is_upper, is_batched, length):
        self.name = name
        self.sequence, self.values, self.result = (ELEMENTS[type] for type in types)
        self.is_upper = is_upper
        self.is_batched = is_batched
        self.length = length

    def text(self):
        length = "?" if self.length is None else self.length
        rows = "?x" if self.is_batched else ""
        sequence = f"memref<{rows}{length}x{self.sequence.name}>"
        values = f"memref<{rows}?x{self.values.name}>"
        result = f"memref<{rows}?x{self.result.name}>"
        side = "upper" if self.is_upper else "lower"
        return (f"func.func @{self.name}(%s: {sequence}, %v: {values}, %o: {result}) {{\n"
                f"  seek.bound {side} ins(%s, %v : {sequence}, {values}) "
                f"outs(%o : {result})\n  return\n}}\n")


def all_functions():
    functions = []
    for types in TYPES:
        for is_batched in (False, True):
            for length in (None, STATIC_LENGTHS[len(functions) % len(STATIC_LENGTHS)]):
                functions.append(Function(f"f{len(functions)}", types,
                                          len(functions) % 3 == 0, is_batched, length))
    return functions


def pack(element, bits):
    size = element.width // 8
    return b"".join(number.to_bytes(size, "little") for number in bits)


class Caller:
    """`lies` makes sequences longer than they are, to see that it is noticed."""

    def __init__(self, library, rng, lies):
        self.library = ctypes.CDLL(library)
        self.lies = lies
        self.rng = rng
        self.buffers = [Guarded() for _ in range(3)]
        self.calls = 0

    def call(self, function, length, size, rows, is_junk, at_end):
        """Why the results are wrong, or None."""
        rng = self.rng
        source = Source(rng, function.sequence, function.values)
        if is_junk:
            sequence = draw_junk(rng, function.sequence, rows * length)
            values = draw_junk(rng, function.values, rows * size)
        else:
            sequence = [bits for _ in range(rows)
                        for bits in source.draw_sequence(length, True)]
            values = source.draw_values(rows * size, sequence)
        lead = [rows] if function.is_batched else []
        result_bytes = rows * size * function.result.width // 8
        self.buffers[2].fill(0xA5)
        addresses = [
            self.buffers[0].place(pack(function.sequence, sequence), at_end),
            self.buffers[1].place(pack(function.values, values), at_end),
            self.buffers[2].place(b"\xa5" * result_bytes, at_end)]
        shapes = [lead + [length], lead + [size], lead + [size]]
        if self.lies and length:
            shapes[0][-1] += 1
        arguments = [descriptor(address, shape)
                     for address, shape in zip(addresses, shapes)]
        getattr(self.library, f"_mlir_ciface_{function.name}")(
            *(ctypes.byref(argument) for argument in arguments))
        self.calls += 1

        content = self.buffers[2].content()
        begin = ROOM - result_bytes if at_end else 0
        raw = content[begin:begin + result_bytes]
        around = content[:begin] + content[begin + result_bytes:]
        if around.strip(b"\xa5"):
            return "wrote outside of the results"
        step = function.result.width // 8
        found = [function.result.value(int.from_bytes(raw[i:i + step], "little"))
                 for i in range(0, len(raw), step)]
        keys = [function.sequence.key(bits) for bits in sequence]
        value_keys = [function.values.key(bits) for bits in values]
        expected = []
        for row in range(rows):
            expected += oracle.search_row(
                keys[row * length:(row + 1) * length],
                value_keys[row * size:(row + 1) * size], function.is_upper)
        for at, (number, wanted) in enumerate(zip(found, expected)):
            if not oracle.agrees(number, wanted):
                return f"expected {wanted}, got {number} at {at}"
        return None


def run_calls(library, seed, rounds, lies):
    """In a process of its own. Prints each call before it is made."""
    rng = random.Random(seed)
    caller = Caller(library, rng, lies)
    for _ in range(rounds):
        for function in all_functions():
            lengths = [function.length] * 3
            if function.length is None:
                lengths = rng.sample(LENGTHS, 4)
            for length in lengths:
                if length >= function.result.count // 2:
                    continue
                rows = rng.choice([1, 2, 3, 20]) if function.is_batched else 1
                size = rng.choice(SIZES[:12] if rows == 20 else SIZES)
                # So that they fit.
                if max(rows * length, rows * size) * 8 > ROOM:
                    rows = 2
                for at_end in (True, False):
                    is_junk = rng.random() < 0.5
                    call = (f"{function.name}: length {length}, {size} values, {rows} "
                            f"rows, {'junk' if is_junk else 'sorted'}, against the "
                            f"{'end' if at_end else 'start'}\n{function.text()}")
                    print(f"CALL {call}", flush=True)
                    wrong = caller.call(function, length, size, rows, is_junk, at_end)
                    if wrong:
                        print(f"WRONG {wrong}", flush=True)
                        return 1
    print(f"DONE {caller.calls}", flush=True)
    return 0


def main():
    parser = argparse.ArgumentParser(description="Searches beside guarded pages.")
    parser.add_argument("--seek-compile", default="seek-compile", metavar="FILE")
    parser.add_argument("--seek-runner", default="seek-runner", metavar="FILE",
                        help="is asked for strategies and CPUs")
    parser.add_argument("--strategies", metavar="A,B", help="default: all")
    parser.add_argument("--cpus", metavar="A,B", help="default: those that run here")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=1, metavar="N")
    parser.add_argument("--self-test", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--run", metavar="LIBRARY", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.run:
        return run_calls(options.run, options.seed, options.rounds,
                         options.self_test)

    strategies = (options.strategies.split(",") if options.strategies
                  else find_strategies(options.seek_runner))
    cpus = (options.cpus.split(",") if options.cpus
            else find_cpus(options.seek_runner))
    failed = calls = 0
    text = "".join(function.text() for function in all_functions())
    with tempfile.TemporaryDirectory(prefix="seek-guard-") as folder:
        source = os.path.join(folder, "main.mlir")
        with open(source, "w") as file:
            file.write(text)
        for strategy in strategies:
            for cpu in cpus:
                library = os.path.join(folder, f"{strategy}-{cpu}.so")
                command = [options.seek_compile, source, "-o", library,
                           f"--strategy={strategy}", f"--cpu={cpu}"]
                built = subprocess.run(command, capture_output=True, text=True)
                if built.returncode:
                    failed += 1
                    print(f"FAILED {strategy} {cpu}: {built.stderr.strip()[:2000]}")
                    continue
                command = [sys.executable, __file__, f"--run={library}",
                           f"--seed={options.seed}", f"--rounds={options.rounds}"]
                if options.self_test:
                    command.append("--self-test")
                process = subprocess.run(command, capture_output=True, text=True)
                if process.returncode:
                    failed += 1
                    last = process.stdout.rsplit("CALL ", 1)[-1]
                    print(f"FAILED {strategy} {cpu}: exit status "
                          f"{process.returncode} in {last}{process.stderr[-2000:]}",
                          flush=True)
                    continue
                calls += int(process.stdout.rsplit("DONE ", 1)[-1])
    print(f"{calls} calls, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
