"""Prints a C++ file that includes every header below a folder, twice."""

import pathlib
import sys

root = pathlib.Path(sys.argv[1])
for _ in range(2):
    for header in sorted(root.rglob("*.h")):
        print(f'#include "{header.relative_to(root)}"')
