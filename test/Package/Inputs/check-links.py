"""Checks that programs and shared libraries load one MLIR and contain none.

Usage: check-links.py NM FILE...
"""

import re
import subprocess
import sys


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def problems(nm, path):
    libraries = output("ldd", path)
    for library in ("libMLIR", "libLLVM"):
        lines = re.findall(rf"^\s*{library}\.so.*$", libraries, re.MULTILINE)
        if len(lines) != 1:
            yield f"expected one {library}, got {lines}"
    yield from re.findall(r"^.*not found.*$", libraries, re.MULTILINE)
    # A function of MLIR that is not a template or inline. Our transform ops are
    # in its namespace, too, by their names.
    symbols = output(nm, "-C", "--defined-only", path).splitlines()
    if not symbols:
        yield "expected symbols, got none"
    for line in symbols:
        if re.match(r"\S* T mlir::(?!seek::|.*Seek)", line):
            yield f"expected no part of MLIR, got {line}"


def main(nm, *paths):
    wrong = 0
    for path in paths:
        for problem in problems(nm, path):
            print(f"{path}: {problem}")
            wrong += 1
    print(f"{len(paths)} files, {wrong} problems")


main(*sys.argv[1:])
