"""Writes numbers as little-endian bytes without padding.

  bytes.py FILE [FORMAT:NUMBER,NUMBER,...]...

FORMAT is a letter of Python's struct (e is f16, f is f32, q is i64), or x for
bytes in hexadecimal."""

import struct
import sys

with open(sys.argv[1], "wb") as file:
    for group in sys.argv[2:]:
        form, _, numbers = group.partition(":")
        for number in numbers.split(","):
            if form == "x":
                file.write(bytes.fromhex(number))
            elif form in "efd":
                file.write(struct.pack("<" + form, float(number)))
            else:
                file.write(struct.pack("<" + form, int(number)))
