"""Runs a command that has to fail: with status 1, nothing on stdout, and on stderr
one error, which comes first and says something. Prints that error's line."""

import subprocess
import sys

result = subprocess.run(sys.argv[1:], capture_output=True, text=True)
lines = result.stderr.splitlines()

wrong = []
if result.returncode != 1:
    wrong.append("status %d, expected 1" % result.returncode)
if result.stdout:
    wrong.append("on stdout: %r" % result.stdout)
if result.stderr.lower().count("error:") != 1:
    wrong.append("expected one error on stderr")
elif not lines[0].partition("error: ")[2]:
    wrong.append("the first line on stderr is no error with a text")
for line in lines:
    if "LLVM ERROR" in line or "Stack dump" in line or "PLEASE submit" in line:
        wrong.append("on stderr: %r" % line)

if wrong:
    print(*wrong, "stderr:", result.stderr, sep="\n", file=sys.stderr)
    sys.exit(1)
print(lines[0])
