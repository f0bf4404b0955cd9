"""Runs random programs and compares their results with exact arithmetic.

A program is one search: bucketize, search_sorted or bound, with random types, shapes,
attributes, views and numbers, compiled once and called one to three times. Python
decodes and orders all numbers itself; nothing here is shared with seek.

A program that fails is made smaller and written as a lit test.
"""

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor

# The source tree stays as it is.
sys.dont_write_bytecode = True

import selftest
from generate import random_program
from module import Module
from runner import Config, Runner, literal, nest, write_npy
from shrink import shrink
from views import product

# Calls per process. With more, LLVM takes more time for each: `main` has as many
# arguments and results.
CALLS = 4
CALLS_IF_POOLED = 10
CPUS = ["native", "x86-64-v3", "x86-64"]
# Failures that are alike are made smaller and written so often.
WRITTEN_PER_GROUP = 3


class Batch:
    """A batch depends on the seed and its number alone."""

    def __init__(self, seed, number, most, strategies, cpus):
        self.name = f"{seed}-{number}"
        rng = random.Random(self.name)
        cpu = cpus[0] if rng.random() < 0.7 else rng.choice(cpus)
        form = rng.random()
        self.config = Config(rng.choice(strategies), cpu, saves=rng.random() < 0.3,
                             inline=form < 0.2, pooled=form > 0.3,
                             literal_share=rng.choice([0, 0.3, 1]))
        self.programs = []
        calls = 0
        limit = CALLS_IF_POOLED if self.config.pooled else CALLS
        while calls < limit and len(self.programs) < most:
            self.programs.append(random_program(rng))
            calls += self.programs[-1].calls()
        self.calls = calls
        self.values = sum(product(shape) for program in self.programs
                          for shape in program.values.shapes)
        if rng.random() < 0.5:
            self.config.verify = all(program.is_clean() for program in self.programs)


# Failures.

def check_lines(runner, programs):
    """What FileCheck finds in the output."""
    lines = []
    for program in programs:
        for _, shape, numbers in runner.expected(program):
            if any(isinstance(number, tuple) for number in numbers):
                lines.append(("", "{{.+}}"))
            else:
                lines.append(("{LITERAL}", str(nest(numbers, shape))))
    return ["// CHECK-NOT: {{.+}}"] + [
        f"// CHECK{'' if i == 0 else '-NEXT'}{literal}: {text}"
        for i, (literal, text) in enumerate(lines)] + ["// CHECK-NOT: {{.+}}"]


def write_test(runner, batch, failure, folder, number):
    """Writes the failure as a lit test and returns its path."""
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, f"{batch.name}-{number}.mlir")
    # A form that is easier to read, if it fails as well. Literals do not tell one NaN
    # from another.
    config = batch.config.changed(literal_share=1, saves=False)
    for form in ({"inline": True, "pooled": False}, {"pooled": False}):
        if runner.run(config.changed(**form), failure.programs):
            config = config.changed(**form)
            break
    module = Module(failure.programs, config.inline, config.pooled)
    as_literals = bool(runner.run(config, failure.programs))
    arguments = []
    for i, array in enumerate(module.arguments):
        if as_literals and 0 not in array.shape[:-1]:
            arguments.append(f"--arg='{literal(array)}'")
        else:
            name = os.path.splitext(os.path.basename(path))[0] + f"-{i}.npy"
            write_npy(os.path.join(folder, name), array)
            arguments.append(f"--arg=%S/{name}")
    lines = [f"// {program.summary()}" for program in failure.programs]
    lines += [f"// {line}" for line in failure.text.splitlines()[:20]]
    options = " ".join(batch.config.options())
    lines += ["", f"// RUN: seek-runner %s {options} \\"]
    lines += [f"// RUN:   {argument} \\" for argument in arguments]
    lines += ["// RUN:   2>&1 | FileCheck %s --match-full-lines", ""]
    lines += check_lines(runner, failure.programs)
    with open(path, "w") as file:
        file.write("\n".join(lines) + "\n\n" + module.text)
    return path


class Fuzzer:
    def __init__(self, options, runner, strategies, cpus, keep):
        self.options = options
        self.runner = runner
        self.strategies = strategies
        self.cpus = cpus
        self.keep = keep
        self.lock = threading.Lock()
        self.groups = {}
        self.written_per_group = WRITTEN_PER_GROUP
        self.programs = self.calls = self.values = self.failures = 0
        self.start = time.monotonic()

    def run_batch(self, number, most):
        batch = Batch(self.options.seed, number, most, self.strategies, self.cpus)
        failures = self.runner.run(batch.config, batch.programs)
        for failure in failures:
            self.report(batch, failure)
        with self.lock:
            self.programs += len(batch.programs)
            self.calls += batch.calls
            self.values += batch.values
        return len(batch.programs)

    def report(self, batch, failure):
        with self.lock:
            self.failures += 1
            number = self.failures
            seen = self.groups.get(failure.group(), 0)
            self.groups[failure.group()] = seen + 1
        if seen >= self.written_per_group:
            return
        kind = failure.kind
        failure = self.runner.confirm(batch.config, failure, batch.programs)
        if len(failure.programs) == 1:
            def still_fails(program):
                found = self.runner.run(batch.config, [program])
                return bool(found) and found[0].kind == kind and (
                    found[0].group() == failure.group())

            small = shrink(failure.programs[0], still_fails)
            again = self.runner.run(batch.config, [small])
            failure = again[0] if again else failure
        path = write_test(self.runner, batch, failure, self.keep, number)
        with self.lock:
            print(f"FAILED {path}: seed {self.options.seed}, batch {batch.name}, "
                  f"{' '.join(batch.config.options())}\n"
                  f"  {failure.programs[0].summary()}\n"
                  f"  {failure.text.strip()[:600]}", flush=True)

    def summary(self):
        seconds = time.monotonic() - self.start
        text = (f"seed {self.options.seed}: {self.programs} programs, {self.calls} "
                f"calls, {self.values} values in {seconds:.0f} s, {self.failures} "
                f"failed")
        if self.failures:
            text += f", tests of them in {self.keep}"
        return text

    def run(self):
        """Runs until the number of programs or the time is reached."""
        options = self.options
        if options.batch is not None:
            self.run_batch(options.batch, CALLS_IF_POOLED)
            return
        end = None
        if options.minutes is not None:
            end = self.start + options.minutes * 60
        numbers = iter(range(1 << 62))
        # Of each batch, as many as are left; a batch alone knows how many it takes.
        remaining = [options.programs if end is None else 1 << 62]

        def work():
            while True:
                with self.lock:
                    if remaining[0] <= 0 or (end and time.monotonic() > end):
                        return
                    number = next(numbers)
                    most = min(CALLS_IF_POOLED, remaining[0])
                    remaining[0] -= most
                taken = self.run_batch(number, most)
                with self.lock:
                    remaining[0] += most - taken

        with ThreadPoolExecutor(options.jobs) as pool:
            for worker in [pool.submit(work) for _ in range(options.jobs)]:
                worker.result()


# Options.

def find_strategies(seek_runner):
    """All that seek-runner has."""
    text = subprocess.run([seek_runner, "--help"], capture_output=True,
                          text=True).stdout
    part = re.search(r"--strategy=<value>.*\n((?:\s+=.*\n)+)", text)
    return re.findall(r"^\s+=(\w+)", part[1], re.MULTILINE) if part else ["auto"]


def find_cpus(seek_runner):
    """Those that this machine can run."""
    return [cpu for cpu in CPUS if subprocess.run(
        [seek_runner, "-", f"--cpu={cpu}"], input="func.func @main() { return }",
        capture_output=True, text=True).returncode == 0]


def parse_options():
    parser = argparse.ArgumentParser(
        description="Runs random programs and compares their results with exact "
                    "arithmetic.")
    parser.add_argument("--seek-runner", default="seek-runner", metavar="FILE")
    parser.add_argument("--seed", type=int, help="default: random")
    amount = parser.add_mutually_exclusive_group()
    amount.add_argument("--programs", type=int, default=1000, metavar="N")
    amount.add_argument("--minutes", type=float, metavar="M")
    amount.add_argument("--batch", type=int, help="this batch of the seed alone")
    parser.add_argument("--keep", metavar="DIR",
                        help="where tests of failures go, default: a new folder")
    parser.add_argument("--jobs", type=int, default=1, metavar="N",
                        help="processes at once")
    parser.add_argument("--strategies", metavar="A,B", help="default: all")
    parser.add_argument("--cpus", metavar="A,B",
                        help=f"default: those of {','.join(CPUS)} that run here")
    parser.add_argument("--self-test", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.seed is None:
        options.seed = random.SystemRandom().randrange(1 << 32)
    return options


def make_fuzzer(options, flip=False):
    strategies = (options.strategies.split(",") if options.strategies
                  else find_strategies(options.seek_runner))
    cpus = (options.cpus.split(",") if options.cpus
            else find_cpus(options.seek_runner))
    if not cpus:
        sys.exit(f"error: {options.seek_runner} does not run")
    keep = options.keep or os.path.join(tempfile.gettempdir(),
                                        f"seek-fuzz-{os.getpid()}")
    return Fuzzer(options, Runner(options.seek_runner, flip), strategies, cpus, keep)


def main():
    options = parse_options()
    if options.self_test:
        return selftest.run(options, make_fuzzer)
    fuzzer = make_fuzzer(options)
    print(f"seed {options.seed}, strategies {','.join(fuzzer.strategies)}, cpus "
          f"{','.join(fuzzer.cpus)}", flush=True)
    fuzzer.run()
    print(fuzzer.summary())
    return 1 if fuzzer.failures else 0


if __name__ == "__main__":
    sys.exit(main())
