#!/usr/bin/env python3
"""Times torch-mlir's form of bucketize as it is and raised to a search, in one run.

Both are examples/torch-bucketize.mlir on the same values and boundaries, compiled by
the same seek-runner. Each is timed in turns, and the results must be equal.
"""

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
EXAMPLE = os.path.join(ROOT, "examples", "torch-bucketize.mlir")
# In the example.
VALUES, BOUNDARIES = 100000, 4095


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    for tool in ("seek-opt", "seek-runner"):
        parser.add_argument(f"--{tool}", metavar="FILE",
                            default=os.path.join(ROOT, "build", "bin", tool))
    parser.add_argument("--values", type=int, default=VALUES, metavar="N")
    parser.add_argument("--boundaries", type=int, default=BOUNDARIES, metavar="N")
    parser.add_argument("--rounds", type=int, default=3, metavar="N",
                        help="how often each is timed, in turns (3)")
    options = parser.parse_args()
    if options.values < 2 or options.boundaries < 2 or options.rounds < 1:
        parser.error("expected at least 2 values, 2 boundaries and 1 round")
    return options


def run(command, text):
    process = subprocess.run(command, input=text, capture_output=True, text=True)
    if process.returncode:
        sys.exit(f"error: {command[0]} failed: {process.stderr.strip()}")
    return process


def resize(text, options):
    """The example with other sizes."""
    sizes = {VALUES: options.values, BOUNDARIES: options.boundaries,
             BOUNDARIES - 1: options.boundaries - 1}
    names = "|".join(str(size) for size in sizes)
    return re.sub(rf"(?<!\d)({names})(?!\d)",
                  lambda match: str(sizes[int(match[1])]), text)


def main():
    options = parse_arguments()
    with open(EXAMPLE) as file:
        text = resize(file.read(), options)
    raised = run([options.seek_opt, "--seek-raise-from-linalg=assume-sorted"], text).stdout
    fused = run([options.seek_opt, "--linalg-fuse-elementwise-ops"], text).stdout
    forms = {"as it is": text, "with its elementwise ops fused": fused,
             "raised": raised}
    times = {name: [] for name in forms}
    results = {}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(options.rounds):
            for name, form in forms.items():
                path = os.path.join(folder, "indices.npy")
                runs = 20 if name == "raised" else 1
                process = run([options.seek_runner, "-", "--arg=uniform:1",
                               "--arg=sorted:2", f"--out={path}",
                               f"--time={runs}"], form)
                times[name].append(
                    float(re.search(r"median (\S+) ms", process.stderr)[1]))
                with open(path, "rb") as file:
                    results[name] = file.read()
    # seek-runner tells microseconds.
    search = max(statistics.median(times["raised"]), 0.001)
    print(f"{options.values} values, {options.boundaries} boundaries")
    for name, milliseconds in times.items():
        median = statistics.median(milliseconds)
        same = "same results" if results[name] == results["raised"] else "DIFFERENT"
        print(f"  {name}: {median:.3f} ms, ratio {median / search:.0f}, {same}")
    sys.exit(any(result != results["raised"] for result in results.values()))


main()
