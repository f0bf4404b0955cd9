"""Feeds mutated modules to seek-opt and seek-runner.

  mutate.py SEEK_OPT SEEK_RUNNER FILE... [--seed=N] [--count=N] [--keep=DIR]

Each FILE is a corpus of modules, split at `// -----`. A tool may accept or refuse
what it gets, but not crash, abort, hang, or fail without a word. What it does wrong
is written to DIR.
"""

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile

OPT_PIPELINES = [
    [],
    ["--canonicalize", "--cse"],
    ["--seek-lower-to-bound"],
    ["--seek-lower-to-bound", "--seek-bufferize", "--convert-seek-to-scf"],
    ["--convert-seek-to-scf"],
    ["--convert-seek-to-vector", "--canonicalize"],
    ["--seek-select-strategy", "--seek-generate-checks=data"],
    ["--generate-runtime-verification"],
    ["--resolve-ranked-shaped-type-result-dims", "--loop-invariant-code-motion"],
    ["--seek-to-llvm"],
    ["--seek-to-llvm=checks=all allocator=provided strategy=gather"],
    ["--mlir-print-op-generic", "--verify-roundtrip"],
]

# Replacements within a kind keep the text parsable and get past the parser.
KINDS = [
    re.compile(r"\b(?:[su]?i(?:1|4|8|16|32|64|128)|index|f(?:16|32|64|80|128)|bf16|f8E\w+)\b"),
    re.compile(r"(?<=[<x])(?:\?|\d+)(?=x)"),
    re.compile(r"\b(?:true|false)\b"),
    re.compile(r"\b(?:lower|upper)\b"),
    re.compile(r"\b(?:tensor|memref|vector)(?=<)"),
    re.compile(r"%\w+"),
    re.compile(r"\bseek\.\w+\b"),
]
CHOICES = [
    ["i1", "i4", "i8", "i16", "i32", "i64", "i128", "si8", "si64", "ui8", "ui64", "index",
     "f16", "bf16", "f32", "f64", "f80", "f128", "f8E4M3FN", "f8E8M0FNU", "f4E2M1FN",
     "complex<f32>", "none"],
    ["?", "0", "1", "2", "7", "9223372036854775807", "4294967296", "*"],
    ["true", "false", "1 : i32", "unit"],
    ["lower", "upper", "lower unsigned"],
    ["tensor", "memref", "vector"],
    None,
    ["seek.bucketize", "seek.search_sorted", "seek.bound", "seek.nothing"],
]
TOKEN = re.compile(r"\s+|[%@#]?[\w.$-]+|\"[^\"]*\"|->|.", re.S)


def mutate_text(text, rng):
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        how = rng.random()
        if how < 0.65:
            i = rng.randrange(len(KINDS))
            places = list(KINDS[i].finditer(text))
            if not places:
                continue
            place = rng.choice(places)
            new = rng.choice(CHOICES[i] or [p.group() for p in places])
            text = text[: place.start()] + new + text[place.end():]
        elif how < 0.75:
            text = text[: rng.randrange(len(text) + 1)]
        else:
            tokens = TOKEN.findall(text) or [""]
            i, j = rng.randrange(len(tokens)), rng.randrange(len(tokens))
            if how < 0.85:
                del tokens[i]
            elif how < 0.95:
                tokens[i], tokens[j] = tokens[j], tokens[i]
            else:
                tokens.insert(i, tokens[j])
            text = "".join(tokens)
    return text.encode()


def truncate(data, rng):
    return data[: rng.randrange(len(data) + 1)]


def mutate_bytes(data, rng):
    data = bytearray(data)
    for _ in range(rng.choice([1, 2, 4])):
        data[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(data)


def run(command, data, allow_crash=False):
    """What was wrong with the run, or None. A crash that is reported and ends with
    status 1 can be allowed."""
    try:
        result = subprocess.run(command, input=data, capture_output=True, timeout=30)
    except subprocess.TimeoutExpired:
        return "hangs"
    if result.returncode not in (0, 1):
        return f"ends with status {result.returncode}: {result.stderr[:2000]!r}"
    if result.returncode == 1 and b"error" not in result.stderr:
        return f"fails without an error: {result.stderr[:500]!r}"
    if re.search(rb"LLVM ERROR|Sanitizer" + (b"" if allow_crash else b"|crashed"), result.stderr):
        return f"complains: {result.stderr[:2000]!r}"
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("opt")
    parser.add_argument("runner")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--keep", default=None)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    keep = options.keep or tempfile.mkdtemp(prefix="seek-hostile-")
    os.makedirs(keep, exist_ok=True)

    texts = []
    for name in options.files:
        for module in open(name).read().split("// -----"):
            texts.append(re.sub(r"^\s*//.*\n", "", module, flags=re.M))
    opt = options.opt.split()
    generic, bytecode = {}, {}

    def convert(text, flag, cache):
        if text not in cache:
            result = subprocess.run(
                [*opt, flag], input=text.encode(), capture_output=True)
            cache[text] = result.stdout if result.returncode == 0 else b""
        return cache[text]

    wrong = 0
    for i in range(options.count):
        text = rng.choice(texts)
        form = rng.random()
        if form < 0.4:
            data = mutate_text(text, rng)
        elif form < 0.75:
            data = mutate_text(convert(text, "--mlir-print-op-generic", generic).decode(), rng)
        else:
            data = convert(text, "--emit-bytecode", bytecode) or b"\0"
        # MLIR's reader of bytecode takes wrong bytes on trust, and crashes; the
        # runner reports that.
        flip = form >= 0.9
        if form >= 0.75:
            data = mutate_bytes(data, rng) if flip else truncate(data, rng)
        if flip or rng.random() < 0.2:
            command = [options.runner, "-", "--emit=llvm"]
        else:
            command = [*opt, *rng.choice(OPT_PIPELINES)]
        complaint = run(command, data, allow_crash=flip)
        if complaint:
            wrong += 1
            path = os.path.join(keep, f"seed{options.seed}-{i}.mlir")
            open(path, "wb").write(data)
            print(f"{' '.join(command)} {path}\n  {complaint}")
    print(f"{options.count} mutants, {wrong} wrong")
    sys.exit(1 if wrong else 0)


main()
