"""Prints a module that searches a constant sorted sequence: TYPE LENGTH SIDE [clustered].

A clustered sequence has a few numbers, each many times.
"""

import random
import struct
import sys

FORMATS = {"f16": ("e", "H"), "f32": ("f", "I"), "f64": ("d", "Q")}


def main():
    element, length, is_upper = sys.argv[1], int(sys.argv[2]), sys.argv[3] == "upper"
    is_clustered = sys.argv[4:] == ["clustered"]
    rng = random.Random(f"{element} {length}")
    if element in FORMATS:
        # By bits, which are exact; zeros of both signs, and NaNs at the end.
        value, bits = FORMATS[element]
        draw = (lambda: rng.choice([0.125, 0.25, 0.5, 0.875])) if is_clustered else rng.random
        numbers = sorted([draw() for _ in range(length - 5)] + [0.0, -0.0, 0.0])
        numbers += [float("nan"), float("nan")]
        width = 2 * struct.calcsize(bits)
        texts = [f"0x{struct.unpack(bits, struct.pack(value, x))[0]:0{width}X}"
                 for x in numbers]
    else:
        width = int(element.lstrip("ui"))
        low = 0 if element.startswith("u") else -(1 << width - 1)
        numbers = [rng.randrange(low, low + (1 << width)) for _ in range(length)]
        if is_clustered:
            numbers = rng.choices(numbers[:5], k=length)
        texts = map(str, sorted(numbers))
    mode = "true" if is_upper else "false"
    print(f"""func.func @main(%v: tensor<?x{element}>) -> tensor<?xi64> {{
  %s = arith.constant dense<[{", ".join(texts)}]> : tensor<{length}x{element}>
  %r = seek.search_sorted %s, %v {{right_mode = {mode}}}
      : (tensor<{length}x{element}>, tensor<?x{element}>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}}""")


if __name__ == "__main__":
    main()
