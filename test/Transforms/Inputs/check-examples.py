"""Runs each pass on the example of its description.

  check-examples.py SEEK_OPT PASSES_TD

Every pass of the .td file has a block "Before:" and a block "After:" or "After,
with `OPTIONS`:". The pass must turn the one, a file f.mlir, into the other, up
to canonicalization and the names of values.
"""

import re
import subprocess
import sys


def opt(tool, text, *arguments):
    result = subprocess.run(
        [*tool, "--allow-unregistered-dialect", *arguments], input=text, capture_output=True, text=True
    )
    if result.returncode:
        sys.exit(f"{arguments} failed on:\n{text}\n{result.stderr}")
    return result.stdout


def sort_constants(text):
    """The order of constants at the top of a function means nothing."""
    lines, run = [], []
    for line in text.splitlines():
        if re.match(r"\s*%\w+ = (arith\.constant|llvm\.mlir\.addressof)", line):
            run.append(line)
            continue
        lines += sorted(run) + [line]
        run = []
    return "\n".join(lines)


def main():
    *tool, passes = sys.argv[1:]
    text = open(passes).read()
    defs = re.split(r"^def ", text, flags=re.M)[1:]
    failures = 0
    for definition in defs:
        name = re.search(r'Pass<"([^"]+)"', definition).group(1)
        blocks = re.search(
            r"Before:\s+```mlir\n(.*?)```\s+After(?:, with `([^`]+)`)?:\s+"
            r"```mlir\n(.*?)```",
            definition,
            flags=re.S,
        )
        if not blocks:
            print(f"{name}: no example")
            failures += 1
            continue
        before, options, after = blocks.groups()
        pipeline = f"builtin.module({name}{{{options or ''}}},canonicalize)"
        got = opt(tool, before, f"--pass-pipeline={pipeline}")
        got = got.replace("<stdin>", "f.mlir")
        expected = opt(tool, after, "--canonicalize")
        if sort_constants(got) != sort_constants(expected):
            print(f"{name}: expected\n{expected}\ngot\n{got}")
            failures += 1
    print(f"{len(defs)} passes, {failures} wrong")
    sys.exit(1 if failures else 0)


main()
