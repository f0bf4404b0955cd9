"""Prints the shell commands of a page, some words replaced.

Usage: commands.py PAGE WORD=REPLACEMENT...
"""

import re
import sys

page, *arguments = sys.argv[1:]
with open(page, encoding="utf-8") as file:
    text = file.read()
commands = "\n".join(re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))
replacements = dict(argument.split("=", 1) for argument in arguments)
for word in replacements:
    if word not in commands:
        sys.exit(f"error: expected '{word}' in the commands of {page}")
# At once, so that no replacement is replaced.
pattern = "|".join(map(re.escape, replacements))
print("set -euo pipefail")
print(re.sub(pattern, lambda match: replacements[match[0]], commands))
