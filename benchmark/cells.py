"""The cells of the benchmark: what is searched for in what."""

import dataclasses

# 1 M and 16 M are powers of two, as are the large lengths of sequences.
COUNTS = {"1": 1, "100": 100, "10k": 10_000, "1M": 1 << 20, "16M": 1 << 24}

# The SearchSorted example: this many rows of 200, 10 values each.
ROWS_SHAPE = (7, 256, 200)
NUM_ROWS = 7 * 256 * 200

# How boundaries are known: "constant" when the kernel is compiled, "static" is
# their number, "runtime" not even that.
BOUNDARIES = ("constant", "static", "runtime")


@dataclasses.dataclass(frozen=True)
class Cell:
    """One search, or many alike with few values each."""

    type: str  # of values and boundaries: f32, u8, ...
    n: int  # the length of the sequence
    count: str  # of values, one of COUNTS
    result: str = "i64"
    boundaries: str = "runtime"
    data: str = "uniform"
    order: str = "random"  # of the values, or "sorted"
    rows: bool = False  # the SearchSorted example

    @property
    def q(self):
        """The number of values; of each row."""
        return 10 if self.rows else COUNTS[self.count]

    @property
    def name(self):
        if self.rows:
            parts = [self.type, "rows", f"n{self.n}", self.result]
        else:
            parts = [self.type, f"n{self.n}", f"q{self.count}", self.result]
        parts += [self.boundaries, self.data]
        if self.order != "random":
            parts.append(self.order)
        return "/".join(parts)


LENGTHS = (1, 7, 15, 63, 255, 1023, 4095, 65535, 1 << 20, 1 << 24)
MOST_CONSTANT = 65535
SKEWED = ("normal", "lognormal", "pareto", "clustered")

EXAMPLE = Cell("f32", 200, "10", boundaries="static", rows=True)


def quick_cells():
    """What the README shows."""
    cells = []
    for n in (15, 63, 255, 4095, 65535, 1 << 20):
        if n <= MOST_CONSTANT:
            cells.append(Cell("f32", n, "1M", boundaries="constant"))
        cells.append(Cell("f32", n, "1M"))
    for data in ("lognormal", "pareto", "clustered"):
        cells.append(Cell("f32", 65535, "1M", data=data))
    cells.append(Cell("f32", 65535, "1M", order="sorted"))
    cells += [
        Cell("i8", 63, "1M", boundaries="constant"),
        Cell("u8", 255, "1M"),
        Cell("f16", 255, "1M"),
        Cell("i16", 4095, "1M"),
        EXAMPLE,
    ]
    return cells


def all_cells():
    """The cells of a full run; those of a quick one come first."""
    cells = quick_cells()

    def add(*args, **kwargs):
        cells.append(Cell(*args, **kwargs))

    # Every length.
    for n in LENGTHS:
        add("f32", n, "1M")
        if n <= MOST_CONSTANT:
            add("f32", n, "1M", boundaries="constant")
    for n in (15, 255, 4095):
        add("f32", n, "1M", boundaries="static")
    # Narrower results.
    for n in (15, 63, 255, 4095, 65535, 1 << 20):
        add("f32", n, "1M", "i32")
        if n <= MOST_CONSTANT:
            add("f32", n, "1M", "i32", boundaries="constant")
    for n, result in ((63, "i8"), (255, "i16"), (4095, "i16")):
        add("f32", n, "1M", result)
        add("f32", n, "1M", result, boundaries="constant")
    # Few and many values.
    for count in ("1", "100", "10k"):
        for n in (15, 255, 4095, 65535):
            add("f32", n, count)
        for n in (15, 4095):
            add("f32", n, count, boundaries="constant")
    add("f32", 1 << 20, "10k")
    for n in (15, 4095):  # more would take minutes each
        add("f32", n, "16M")
    # Other types.
    for kind in ("f64", "i32", "i64"):
        for n in (15, 255, 4095, 65535):
            add(kind, n, "1M")
        add(kind, 255, "1M", boundaries="constant")
        add(kind, 4095, "1M", boundaries="constant")
    add("f64", 1 << 20, "1M")
    for n in (255, 4095):
        add("i32", n, "1M", "i32")
    for kind in ("i16", "f16"):
        for n in (15, 255, 4095):
            add(kind, n, "1M")
        add(kind, 255, "1M", boundaries="constant")
        add(kind, 255, "1M", "i32", boundaries="constant")
    for kind in ("i8", "u8"):
        for n in (15, 63, 255):
            add(kind, n, "1M")
        add(kind, 63, "1M", "i8", boundaries="constant")
        add(kind, 255, "1M", "i16", boundaries="constant")
    # Other data.
    for data in SKEWED:
        for n in (255, 4095, 65535, 1 << 20):
            add("f32", n, "1M", data=data)
        add("f32", 65535, "1M", boundaries="constant", data=data)
    for n in (255, 4095, 65535, 1 << 20):
        add("f32", n, "1M", order="sorted")
    return list(dict.fromkeys(cells))
