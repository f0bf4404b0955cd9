"""Writes bytecode with another version of the dialect.

  set-version.py IN VERSION OUT

A version is a section of its own: its number 7, its length 1 and the version, the
latter two in a format that keeps small numbers n in one byte as 2 n + 1.
"""

import sys

source, version, target = sys.argv[1:]
data = open(source, "rb").read()
before = bytes([7, 3, 3])
if data.count(before) != 1:
    sys.exit(f"expected one version in {source}, got {data.count(before)}")
after = bytes([7, 3, 2 * int(version) + 1])
open(target, "wb").write(data.replace(before, after))
