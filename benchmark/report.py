#!/usr/bin/env python3
"""Prints docs/performance.md: report.py RESULTS.json.

The prose is in performance.md.in, beside this file.
"""

import json
import os
import string
import sys

import tables


def format_table(records):
    times = [title for title, _ in tables.COLUMNS
             if any(title in record["times"] for record in records)]
    ratios = [(title, key) for title, key, *_ in tables.RATIOS]
    yield ["cell", *times, *(title for title, _ in ratios), "best by hand"]
    yield ["---", *["---:"] * (len(times) + len(ratios)), "---"]
    for record in records:
        cells = record["times"]
        yield [f"`{record['name']}`",
               *(tables.format_time(cells.get(title)) for title in times),
               *(tables.format_ratio(record["ratios"].get(key))
                 for _, key in ratios),
               cells.get("hand", {}).get("candidate", "-")]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as file:
        results = json.load(file)
    machine, records = results["machine"], results["cells"]
    template = os.path.join(os.path.dirname(os.path.abspath(__file__)),
                            "performance.md.in")
    with open(template, encoding="utf-8") as file:
        text = string.Template(file.read())
    versions = ", ".join(f"{name} {machine[key]}" for name, key in (
        ("seek", "seek"), ("LLVM", "llvm"), ("NumPy", "numpy"),
        ("torch", "torch")) if machine[key])
    print(text.substitute(
        machine=f"{machine['cpu']} ({machine['llvm_cpu']}), "
                f"{machine['cpus']} CPUs, {machine['system']} "
                f"{machine['machine']}",
        versions=versions, date=machine["date"], command=machine["command"],
        table="\n".join(f"| {' | '.join(row)} |"
                        for row in format_table(records)),
        summary="\n".join(f"* {line}" for line in tables.summarize(records))),
        end="")


if __name__ == "__main__":
    main()
