#!/usr/bin/env python3
"""Draws the numbers of a run as SVG: plot.py RESULTS.json FOLDER."""

import json
import os
import sys

import matplotlib
matplotlib.use("svg")
# pylint: disable=wrong-import-position
from matplotlib import pyplot

# The same numbers make the same file.
matplotlib.rcParams["svg.hashsalt"] = "seek"

STYLES = {
    # column: (label, colour, marker)
    "NumPy": ("NumPy searchsorted", "tab:blue", "s"),
    "torch": ("torch searchsorted", "tab:purple", "D"),
    "std": ("std::lower_bound", "tab:brown", "^"),
    "seek": ("seek", "tab:red", "o"),
    "hand": ("best hand-written", "tab:green", "x"),
    "limit": ("memory limit", "tab:gray", ""),
}


def select(records, **wanted):
    """The records with these fields, the others as usual."""
    usual = {"type": "f32", "count": "1M", "result": "i64", "data": "uniform",
             "boundaries": "runtime", "order": "random", "rows": False}
    fields = {**usual, **wanted}
    return [record for record in records
            if all(record[key] == value for key, value in fields.items())]


def new_axes(title):
    figure, axes = pyplot.subplots(figsize=(8.5, 4), layout="constrained")
    axes.set_title(title)
    axes.set_ylabel("ns per value")
    axes.set_yscale("log")
    axes.grid(True, axis="y", which="major", alpha=0.4)
    return figure, axes


def save(figure, folder, name):
    figure.savefig(os.path.join(folder, name), metadata={"Date": None})
    pyplot.close(figure)


def plot_lengths(records, folder):
    """Time against N."""
    chosen = sorted(select(records), key=lambda record: record["n"])
    if len(chosen) < 2:
        return
    figure, axes = new_axes("1 M random f32, run-time boundaries, i64 results")
    axes.set_xscale("log", base=2)
    axes.set_xlabel("boundaries")
    for column, (label, colour, marker) in STYLES.items():
        points = [(record["n"], record["times"][column]["ns"])
                  for record in chosen if column in record["times"]]
        if points:
            axes.plot(*zip(*points), label=label, color=colour, marker=marker,
                      linestyle="--" if column == "limit" else "-")
    axes.legend(fontsize="small", bbox_to_anchor=(1, 1), loc="upper left")
    save(figure, folder, "lengths.svg")


def plot_groups(groups, title, folder, name):
    """Bars: a group for each (label, record), a bar for each column."""
    groups = [(label, records[0]) for label, records in groups if records]
    if len(groups) < 2:
        return
    figure, axes = new_axes(title)
    columns = [column for column in STYLES
               if any(column in record["times"] for _, record in groups)]
    width = 0.8 / len(columns)
    for i, column in enumerate(columns):
        label, colour, _ = STYLES[column]
        bars = [(group + (i + 0.5) * width - 0.4, record["times"][column]["ns"])
                for group, (_, record) in enumerate(groups)
                if column in record["times"]]
        axes.bar(*zip(*bars), width, label=label, color=colour)
    axes.set_xticks(range(len(groups)), [label for label, _ in groups])
    axes.legend(fontsize="small", bbox_to_anchor=(1, 1), loc="upper left")
    save(figure, folder, name)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as file:
        records = json.load(file)["cells"]
    folder = sys.argv[2]
    os.makedirs(folder, exist_ok=True)
    plot_lengths(records, folder)
    plot_groups(
        [(data, select(records, n=65535, data=data))
         for data in ("uniform", "normal", "lognormal", "pareto", "clustered")]
        + [("sorted values", select(records, n=65535, order="sorted"))],
        "1 M f32, 65 535 run-time boundaries, i64 results", folder, "data.svg")
    plot_groups(
        [(kind, select(records, n=255, type=kind))
         for kind in ("f32", "f64", "i32", "i64", "f16", "i16", "u8", "i8")],
        "1 M random values, 255 run-time boundaries, i64 results", folder,
        "types.svg")


if __name__ == "__main__":
    main()
