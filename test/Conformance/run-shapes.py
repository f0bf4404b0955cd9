"""Runs the cases of shapes.json through seek-opt and compares the result types.

Usage: run-shapes.py SEEK_OPT SHAPES

In a shape null is a dynamic dimension, and "?" for a shape a dynamic rank. Each
op is declared to return an unranked tensor; what --canonicalize makes of that
is the inferred shape. A case with an error must not verify. Where we differ from
OpenVINO is in expected_shape().
"""

import json
import re
import subprocess
import sys
import tempfile


def element_type(name):
    if name == "boolean":
        return "i1"
    return "u" + name.replace("u", "i") if name.startswith("u") else name


def tensor(shape, element):
    if shape == "?":
        return f"tensor<*x{element}>"
    dims = "".join("?x" if size is None else f"{size}x" for size in shape)
    return f"tensor<{dims}{element}>"


def expected_shape(case):
    """The shape of the result, or None if the op must be rejected."""
    # Narrow results are an extension.
    if "error" in case and case["output_type"] in ("i8", "i16"):
        return case["values_shape"]
    if "error" in case:
        return None
    # One sequence serves values of any rank: OpenVINO says rank 1.
    may_be_1d = case["sorted_shape"] == "?" or len(case["sorted_shape"]) == 1
    if case["values_shape"] == "?" and may_be_1d:
        return "?"
    return case["result_shape"]


def function(name, case):
    sequence = tensor(case["sorted_shape"], element_type(case["sorted_type"]))
    values = tensor(case["values_shape"], element_type(case["values_type"]))
    result = tensor("?", element_type(case["output_type"]))
    if case["op"] == "bucketize":
        right = case.get("with_right_bound", True)
        op = (f"seek.bucketize %v, %s {{with_right_bound = {str(right).lower()}}}"
              f" : ({values}, {sequence})")
    else:
        right = case.get("right", False)
        op = (f"seek.search_sorted %s, %v {{right_mode = {str(right).lower()}}}"
              f" : ({sequence}, {values})")
    return (f"func.func @{name}(%s: {sequence}, %v: {values}) -> {result} {{\n"
            f"  %r = {op} -> {result}\n"
            f"  return %r : {result}\n}}\n")


def canonicalize(seek_opt, text):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        return subprocess.run([seek_opt, file.name, "--canonicalize"],
                              capture_output=True, text=True)


def check_rejected(seek_opt, case):
    process = canonicalize(seek_opt, function("f", case))
    errors = process.stderr.count("error:")
    if process.returncode == 1 and errors == 1 and not process.stdout:
        return None
    return (f"expected one error, got exit status {process.returncode} and "
            f"{process.stderr.strip() or process.stdout.strip()}")


def check_inferred(seek_opt, case, shape):
    process = canonicalize(seek_opt, function("f", case))
    if process.returncode != 0 or process.stderr:
        return (f"expected no error, got exit status {process.returncode} and "
                f"{process.stderr.strip()}")
    # What is returned, before the cast to the declared type.
    element = element_type(case["output_type"])
    declared = tensor("?", element)
    cast = re.search(r"tensor\.cast %\w+ : (tensor<.*?>) to (tensor<.*?>)\n"
                     r" *return ", process.stdout)
    if cast and cast[2] != declared:
        return f"expected a cast to {declared}, got {cast[2]}"
    inferred = cast[1] if cast else declared
    expected = tensor(shape, element)
    return None if inferred == expected else f"expected {expected}, got {inferred}"


def main():
    seek_opt, path = sys.argv[1:]
    with open(path) as file:
        cases = json.load(file)
    failed = rejected = 0
    for case in cases:
        shape = expected_shape(case)
        if shape is None:
            rejected += 1
            wrong = check_rejected(seek_opt, case)
        else:
            wrong = check_inferred(seek_opt, case, shape)
        if wrong:
            failed += 1
            print(f"FAILED {case['name']}: {wrong}, for\n{function('f', case)}")
    print(f"{len(cases)} shape cases: {len(cases) - failed} passed, {failed} "
          f"failed; {rejected} of them must be rejected")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
