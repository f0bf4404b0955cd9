#!/usr/bin/env python3
"""Measures seek and its peers on the same data, in one process, in turns.

Times are nanoseconds per value, medians over the rounds. Each round measures
every candidate once, in a new order; ratios are medians over the rounds, too.
"""

import argparse
import gc
import json
import os
import platform
import re
import shlex
import sys
import time

import cells
import tables


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", default=None, metavar="DIR",
                        help="build folder with SEEK_BENCHMARKS on (build)")
    parser.add_argument("--quick", action="store_true",
                        help="the cells that the README shows")
    parser.add_argument("--cells", default="", metavar="REGEX",
                        help="only cells whose name has a match")
    parser.add_argument("--list", action="store_true",
                        help="print the names of the cells, measure nothing")
    parser.add_argument("--pairs", type=int, default=15, metavar="N",
                        help="rounds per cell (15)")
    parser.add_argument("--cpu", default="native", metavar="NAME",
                        help="target CPU of seek, by LLVM's name")
    parser.add_argument("--strategies", default="auto", metavar="LIST",
                        help="strategies to compare auto with, by commas, or "
                             "'all'")
    parser.add_argument("--peers", default="all", metavar="LIST",
                        help="of aot, numpy, torch, std, hand and limit")
    parser.add_argument("--json", metavar="FILE",
                        help="also write all numbers to a file")
    arguments = parser.parse_args()
    if arguments.pairs < 1:
        parser.error("--pairs: expected a positive number")
    return arguments


def choose_cells(arguments):
    chosen = cells.quick_cells() if arguments.quick else cells.all_cells()
    return [cell for cell in chosen if re.search(arguments.cells, cell.name)]


def say(text):
    print(f"seek: {text}", file=sys.stderr)


def fail(text):
    say(f"error: {text}")
    sys.exit(1)


class Bench:
    """The libraries, and what of them is measured."""

    def __init__(self, arguments):
        # pylint: disable=import-outside-toplevel
        import candidates
        import kernels
        self.candidates, self.kernels = candidates, kernels
        self.cpu = arguments.cpu
        root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        build = arguments.build or os.path.join(root, "build")
        folder = os.path.join(build, "lib")
        try:
            self.jit = kernels.Jit(folder)
            self.library = candidates.Library(folder)
        except OSError as error:
            fail(f"{error}; utils/bench builds what is needed here")
        self.compile_tool = os.path.join(build, "bin", "seek-compile")
        self.kinds = {kind for _, kinds in tables.COLUMNS for kind in kinds}
        if arguments.peers != "all":
            self.kinds = set(arguments.peers.split(",")) | {"seek"}
        if not os.path.exists(self.compile_tool):
            self.kinds.discard("aot")
        if candidates.torch is None and "torch" in self.kinds:
            self.kinds.discard("torch")
            say("there is no torch for this Python: going on without")
        names = (kernels.STRATEGIES if arguments.strategies == "all"
                 else arguments.strategies.split(","))
        self.forced = []
        for name in names:
            if name == "auto":
                continue
            if self.has_strategy(name):
                self.forced.append(name)
            else:
                say(f"this seek has no strategy '{name}': going on without")

    def has_strategy(self, strategy):
        try:
            self.jit.compile("func.func @main() { return }", "native", strategy)
            return True
        except self.kernels.CompileError:
            return False

    def candidates_for(self, data, quick):
        text = self.kernels.module_text(data)
        for strategy in ("auto", *self.forced):
            function, alive = self.jit.compile(text, self.cpu, strategy)
            yield self.candidates.Kernel(
                "seek" if strategy == "auto" else "forced", strategy, data,
                self.library, function, alive)
        if "aot" in self.kinds:
            function, alive = self.kernels.compile_ahead(
                self.compile_tool, text, self.cpu)
            yield self.candidates.Kernel("aot", "auto", data, self.library,
                                         function, alive)
        for kind, make in (("numpy", self.candidates.numpy_candidates),
                           ("torch", self.candidates.torch_candidates)):
            if kind not in self.kinds:
                continue
            for i, candidate in enumerate(make(data)):
                # The others run the same code as the first, only slower.
                if i == 0 or not (quick or data.cell.count == "16M"):
                    yield candidate
        for candidate in self.library.candidates(data):
            if candidate.kind in self.kinds:
                yield candidate


def measure_cell(bench, cell, arguments):
    # pylint: disable=import-outside-toplevel
    import data
    import measure
    numbers = data.Data(cell)
    timers = measure.measure(bench.candidates_for(numbers, arguments.quick),
                             arguments.pairs)
    record = {"name": cell.name, **vars(cell), "times": {}, "candidates": {},
              "ratios": {}}
    for title, kinds in tables.COLUMNS:
        best = measure.fastest(timers, *kinds)
        if best:
            record["times"][title] = {"ns": best.median,
                                      "candidate": best.candidate.name}
    for timer in timers:
        key = f"{timer.candidate.kind} {timer.candidate.name}"
        samples = sorted(timer.samples)
        record["candidates"][key] = {
            "ns": timer.median, "min": samples[0], "max": samples[-1],
            "calls": timer.num_calls}
    for _, key, above, below in tables.RATIOS:
        record["ratios"][key] = measure.ratio(measure.fastest(timers, *above),
                                              measure.fastest(timers, *below))
    forced = measure.fastest(timers, "forced")
    if forced:
        record["best_forced"] = forced.candidate.name
        record["ratios"]["auto_over_forced"] = measure.ratio(
            measure.fastest(timers, "seek"), forced)
    return record


def describe_machine(bench):
    # pylint: disable=import-outside-toplevel
    import numpy
    model = platform.processor()
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            model = re.search(r"model name\s*: (.*)", file.read())[1]
    except (OSError, TypeError):
        pass
    torch = bench.candidates.torch
    options = [option for option in sys.argv[1:]
               if not option.startswith(("--json=", "--build="))]
    return {
        "cpu": model, "llvm_cpu": bench.jit.host_cpu, "cpus": os.cpu_count(),
        "machine": platform.machine(), "system": platform.system(),
        "seek": bench.jit.version, "llvm": bench.jit.llvm_version,
        "python": platform.python_version(), "numpy": numpy.__version__,
        "torch": torch.__version__ if torch else None,
        "date": time.strftime("%Y-%m-%d"),
        "command": shlex.join(["utils/bench", *options]),
    }


def main():
    arguments = parse_arguments()
    chosen = choose_cells(arguments)
    if arguments.list:
        print("\n".join(cell.name for cell in chosen))
        return
    if not chosen:
        fail(f"no cell's name matches '{arguments.cells}'")
    bench = Bench(arguments)
    gc.disable()
    start = time.monotonic()
    table = tables.Table(bench.kinds, bool(bench.forced),
                  max(len(cell.name) for cell in chosen))
    records = []
    for cell in chosen:
        try:
            records.append(measure_cell(bench, cell, arguments))
        except bench.kernels.CompileError as error:
            fail(f"{cell.name}: {error}")
        gc.collect()
        table.print_row(records[-1])
    print("\n".join(tables.summarize(records)))
    say(f"{len(records)} cells in {time.monotonic() - start:.0f} s")
    if arguments.json:
        with open(arguments.json, "w", encoding="utf-8") as file:
            json.dump({"machine": describe_machine(bench), "cells": records},
                      file, indent=1)
            file.write("\n")


if __name__ == "__main__":
    main()
