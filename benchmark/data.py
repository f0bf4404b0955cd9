"""The data of a cell, and what its results must be."""

import zlib

import numpy as np

import cells

DTYPES = {
    "f16": np.float16, "f32": np.float32, "f64": np.float64,
    "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64,
    "u8": np.uint8,
}

# Calls with few values go through this many different values, more than a
# branch predictor remembers, in at most this many calls.
POOL = 1 << 18
MOST_BUFFERS = 32768


def empty(shape, dtype):
    """An array that starts on a cache line."""
    dtype = np.dtype(dtype)
    size = int(np.prod(shape)) * dtype.itemsize
    memory = np.empty(size + 64, np.uint8)
    start = -memory.ctypes.data % 64
    return memory[start:start + size].view(dtype).reshape(shape)


def draw(rng, data, dtype, shape):
    """Random numbers of a distribution."""
    if np.issubdtype(dtype, np.integer):
        assert data == "uniform"
        limits = np.iinfo(dtype)
        return rng.integers(limits.min, limits.max, shape, dtype, endpoint=True)
    if data == "uniform":
        kind = np.float64 if dtype == np.float64 else np.float32
        numbers = rng.random(shape, kind)
    elif data == "normal":
        numbers = rng.standard_normal(shape)
    elif data == "lognormal":
        numbers = np.exp(3 * rng.standard_normal(shape))
    elif data == "pareto":
        numbers = (rng.random(shape) + 1e-7) ** -2
    elif data == "clustered":
        numbers = (1000 * rng.integers(0, 10, shape)
                   + 0.01 * rng.standard_normal(shape))
    else:
        raise ValueError(data)
    return numbers.astype(dtype)


class Data:
    """Boundaries, values and results of a cell.

    Values are an array of buffers, each for one call, of what a call takes.
    """

    def __init__(self, cell):
        self.cell = cell
        rng = np.random.default_rng(zlib.crc32(cell.name.encode()))
        dtype = np.dtype(DTYPES[cell.type])
        if cell.rows:
            self.num_buffers = 1
            self.num_rows = cells.NUM_ROWS
            boundary_shape = (self.num_rows, cell.n)
            value_shape = (1, self.num_rows, cell.q)
        else:
            self.num_buffers = max(min(POOL // cell.q, MOST_BUFFERS), 1)
            self.num_rows = 1
            boundary_shape = (cell.n,)
            value_shape = (self.num_buffers, cell.q)
        self.boundaries = empty(boundary_shape, dtype)
        self.boundaries[...] = draw(rng, cell.data, dtype, boundary_shape)
        self.boundaries.sort(axis=-1)
        self.values = empty(value_shape, dtype)
        self.values[...] = draw(rng, cell.data, dtype, value_shape)
        if cell.order == "sorted":
            self.values.sort(axis=-1)
        self.results = empty(value_shape, DTYPES[cell.result])
        self.expected = self.find_expected()

    @property
    def values_per_call(self):
        return self.values[0].size

    def find_expected(self):
        if not self.cell.rows:
            return np.searchsorted(self.boundaries, self.values)
        result = np.empty(self.values.shape, np.int64)
        for row, values, to in zip(self.boundaries, self.values[0], result[0]):
            to[...] = row.searchsorted(values)
        return result

    def poison(self):
        self.results.view(np.uint8).fill(0xA5)

    def is_right(self, results, num_calls):
        return np.array_equal(results[:num_calls], self.expected[:num_calls])
