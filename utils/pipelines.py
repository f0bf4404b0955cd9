"""Prints the reference of the pipelines, in Markdown.

  pipelines.py SEEK_OPT

The names, descriptions and options are those of `seek-opt --help`, the steps those
that a pipeline without options has.
"""

import re
import subprocess
import sys

tool = sys.argv[1]


def run(*arguments):
    result = subprocess.run([tool, *arguments], capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"{tool} {' '.join(arguments)} failed:\n{result.stderr}")
    return result


def read_help():
    """Name, description and options, a list of (name, description, values), of
    each pipeline of ours."""
    text = run("--help").stdout
    lines = text.split("Pass Pipelines:", 1)[1].splitlines()[1:]
    indent = len(lines[0]) - len(lines[0].lstrip())
    pipelines = []
    for line in lines:
        depth = len(line) - len(line.lstrip())
        name, _, description = (part.strip() for part in line.partition(" - "))
        if name.startswith("="):
            pipelines[-1][2][-1][2].append((name[1:], description))
        elif depth < indent:
            break
        elif depth == indent:
            pipelines.append((name[2:], description, []))
        else:
            pipelines[-1][2].append((name[2:].split("=")[0], description, []))
    return [p for p in pipelines if p[0].startswith("seek-")]


def list_steps(name):
    """The passes of a pipeline, with what they are nested in. Those of ours have
    their options, of which upstream's have too many."""
    result = run(f"--pass-pipeline=builtin.module({name})", "--dump-pass-pipeline")
    text = result.stderr.split("Pass Manager with", 1)[1]
    steps, nest = [], []
    body = re.search(r"builtin\.module\((.*)\)", text, flags=re.S).group(1)
    # Options are in braces, and have no parentheses but in values.
    for token in re.findall(r"[\w.-]+\(|\)|[\w.-]+(?:\{[^{}]*\})?", body):
        if token.endswith("("):
            nest.append(token[:-1])
        elif token == ")":
            nest.pop()
        else:
            step = token if token.startswith("seek-") else token.split("{")[0]
            steps.append((re.sub(r"\s+(?=})", "", step), list(nest)))
    return steps


print("<!-- Made by utils/docs. -->\n")
for name, description, options in read_help():
    print(f"### `-{name}`\n\n_{description}_\n")
    print("#### Options\n\n```")
    for option, text, values in options:
        print(f"-{option} : {text}")
        for value, meaning in values:
            print(f"    {value}: {meaning}")
    print("```\n\n#### Passes without options\n")
    for step, nest in list_steps(name):
        print(f"1. `{step}`" + "".join(f" on `{op}`" for op in nest))
    print()
