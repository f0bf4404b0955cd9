"""Checks that the fuzzer itself is right, and that it can fail."""

import contextlib
import io
import os
import random
import struct
import sys
import tempfile

import oracle
from data import Source
from elements import ELEMENTS, INF, NAN, ONE

try:
    import numpy
except ImportError:
    numpy = None

# The largest and the smallest positive number and the number of NaNs of each type, as
# the documents that define it say.
LIMITS = {
    "f16": (65504, 2 ** -24, 2046), "bf16": (255 * 2 ** 120, 2 ** -133, 254),
    "f8E5M2": (57344, 2 ** -16, 6), "f8E4M3": (240, 2 ** -9, 14),
    "f8E3M4": (15.5, 2 ** -6, 30), "f8E4M3FN": (448, 2 ** -9, 2),
    "f8E5M2FNUZ": (57344, 2 ** -17, 1), "f8E4M3FNUZ": (240, 2 ** -10, 1),
    "f8E4M3B11FNUZ": (30, 2 ** -13, 1), "f8E8M0FNU": (2 ** 127, 2 ** -127, 1)}


def check(condition, what):
    if not condition:
        sys.exit(f"self-test failed: {what}")


def check_decoding(rng):
    """Against Python's own decoding, and the limits of the types that it lacks."""
    for name, code, integer in (("f16", "e", "H"), ("f32", "f", "I"),
                                ("f64", "d", "Q")):
        element = ELEMENTS[name]
        numbers = [rng.getrandbits(element.width) for _ in range(3000)]
        numbers += [element.bits_at(index) for index in (0, 1, element.count - 1)]
        for bits in numbers + element.nans:
            value, = struct.unpack(f"<{code}", struct.pack(f"<{integer}", bits))
            key = element.key(bits)
            if value != value:
                check(key == NAN, f"{name} {bits:#x} is NaN")
            elif abs(value) == float("inf"):
                check(abs(key) == INF and (key > 0) == (value > 0),
                      f"{name} {bits:#x} is infinite")
            else:
                top, bottom = value.as_integer_ratio()
                check(key * bottom == top * ONE, f"{name} {bits:#x} is {value}")
    for name, (largest, smallest, nans) in LIMITS.items():
        keys = [ELEMENTS[name].key(bits) for bits in range(1 << ELEMENTS[name].width)]
        positive = [key for key in keys if 0 < key < INF]
        check(max(positive) == int(largest * 2 ** 24) * ONE >> 24,
              f"the largest {name}")
        check(min(positive) * 2 ** 133 == int(smallest * 2 ** 133) * ONE,
              f"the smallest {name}")
        check(keys.count(NAN) == nans, f"the NaNs of {name}")


def check_order():
    """Indices ascend."""
    for element in ELEMENTS.values():
        if element.width <= 16:
            keys = [element.key_at(index) for index in range(element.count)]
            check(all(a < b for a, b in zip(keys, keys[1:])),
                  f"the order of {element.name}")
            check(all(element.floor_index(keys[index]) == index
                      for index in range(0, element.count, 97)),
                  f"the search in {element.name}")


def check_search(rng):
    """Bisection against the definition, and both against NumPy."""
    for name, dtype in (("f64", "<f8"), ("f32", "<f4"), ("f16", "<f2"), ("i64", "<i8"),
                        ("ui64", "<u8"), ("i8", "<i1"), ("ui16", "<u2")):
        element = ELEMENTS[name]
        for _ in range(60):
            source = Source(rng, element, element)
            row = source.draw_sequence(rng.randint(0, 70), True)
            values = source.draw_values(40, row)
            keys = [element.key(bits) for bits in row]
            value_keys = [element.key(bits) for bits in values]
            for is_upper in (False, True):
                found = oracle.search_row(keys, value_keys, is_upper)
                check(found == [oracle.count_before(keys, key, is_upper)
                                for key in value_keys], f"bisection of {name}")
                if numpy:
                    def array(numbers):
                        size = element.width // 8
                        raw = b"".join(bits.to_bytes(size, "little")
                                       for bits in numbers)
                        return numpy.frombuffer(raw, dtype)

                    side = "right" if is_upper else "left"
                    check(found == numpy.searchsorted(array(row), array(values),
                                                      side).tolist(),
                          f"NumPy's result for {name}")
    check(oracle.search_row([1, 3, 2], [0], False) == [(0, 3)], "an unsorted sequence")


def check_wrong_oracle(options, make_fuzzer):
    """Lower for upper is a difference, made small and written as a test."""
    with tempfile.TemporaryDirectory() as folder:
        options.keep = folder
        options.programs = 6
        fuzzer = make_fuzzer(options, flip=True)
        fuzzer.written_per_group = 1
        fuzzer.run()
        check(fuzzer.failures > 0, "a wrong oracle goes unnoticed")
        tests = [name for name in os.listdir(folder) if name.endswith(".mlir")]
        check(tests, "no test is written")
        with open(os.path.join(folder, min(tests))) as file:
            text = file.read()
        check("RUN: seek-runner %s" in text and "CHECK" in text,
              "the test that is written")


def check_no_runner(options, make_fuzzer):
    """A process that fails is a failure of the program."""
    with tempfile.TemporaryDirectory() as folder:
        options.keep = folder
        options.programs = 1
        options.strategies = "auto"
        options.cpus = "native"
        options.seek_runner = "false"
        fuzzer = make_fuzzer(options)
        fuzzer.run()
        check(fuzzer.failures == 1, "a process that fails goes unnoticed")


def run(options, make_fuzzer):
    rng = random.Random(options.seed)
    check_decoding(rng)
    check_order()
    check_search(rng)
    print(f"the oracle agrees with its definition"
          f"{' and NumPy' if numpy else '; there is no NumPy'}")
    # The failures that these report are no news.
    with contextlib.redirect_stdout(io.StringIO()):
        check_wrong_oracle(options, make_fuzzer)
        check_no_runner(options, make_fuzzer)
    print("failures are noticed")
    return 0
