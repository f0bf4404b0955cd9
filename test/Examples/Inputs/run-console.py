"""Runs the commands of a document as they stand.

  run-console.py DOCUMENT HEADING TOOLS EXAMPLES CC CXX PYTHON

Each block "console" under the heading has commands, lines that begin with "$ ",
and what they print. They run in the current folder, where build/bin and examples
are those of the arguments; cc, c++ and python3 are, too.
"""

import os
import re
import subprocess
import sys

document, heading, tools, examples, cc, cxx, python = sys.argv[1:]
text = open(document).read()
section = re.search(
    rf"^(#+) {re.escape(heading)}$(.*?)(?=^\1 |\Z)", text, flags=re.M | re.S
)
if not section:
    sys.exit(f"no heading '{heading}' in {document}")

os.makedirs("build")
os.makedirs("path")
os.symlink(tools, "build/bin")
os.symlink(examples, "examples")
for name, target in (("cc", cc), ("c++", cxx), ("python3", python)):
    with open(f"path/{name}", "w") as script:
        script.write(f'#!/bin/sh\nexec "{target}" "$@"\n')
    os.chmod(f"path/{name}", 0o755)
environment = dict(os.environ, PATH=os.path.abspath("path") + ":" + os.environ["PATH"])

count = 0
for block in re.findall(r"^```console\n(.*?)^```", section.group(2), flags=re.M | re.S):
    for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
        command, expected = part.split("\n", 1)
        result = subprocess.run(
            command,
            shell=True,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if result.returncode or result.stdout != expected:
            sys.exit(
                f"$ {command}\nstatus {result.returncode}, expected:\n{expected}"
                f"got:\n{result.stdout}"
            )
        count += 1
print(f"{count} commands did what {os.path.basename(document)} says")
