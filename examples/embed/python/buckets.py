"""Calls the functions of buckets.mlir on NumPy arrays.

seek-compile examples/embed/buckets.mlir -o buckets.so --header=buckets.h
python3 examples/embed/python/buckets.py ./buckets.so
"""

import ctypes
import sys

import numpy as np

ERROR_SIZE = 512  # SEEK_ERROR_SIZE of the header
library = ctypes.CDLL(sys.argv[1])


def check(array, dtype):
    """The functions want numbers of this machine's kind at aligned addresses."""
    if array.dtype != dtype or not array.dtype.isnative or not array.flags.aligned:
        raise TypeError(f"expected aligned numbers of type {np.dtype(dtype)}")
    return array.ctypes.data_as(ctypes.c_void_p)


def sizes(array):
    return array.ctypes.shape_as(ctypes.c_int64)


def strides(array):
    """In elements; NumPy counts bytes."""
    if any(stride % array.itemsize for stride in array.strides):
        raise TypeError("expected strides of whole elements")
    elements = [stride // array.itemsize for stride in array.strides]
    return (ctypes.c_int64 * array.ndim)(*elements)


def find_buckets(values, boundaries):
    """The bucket of each value of a vector."""
    if values.ndim != 1 or boundaries.ndim != 1:
        raise TypeError("expected vectors")
    boundaries = np.ascontiguousarray(boundaries)
    result = np.empty(values.shape, np.int64)
    arguments = [check(values, np.float32), sizes(values)]
    if values.flags.c_contiguous:
        function = library.buckets
    else:
        function = library.buckets_strided
        arguments.append(strides(values))
    arguments += [check(boundaries, np.float32), sizes(boundaries)]
    arguments += [check(result, np.int64), sizes(result)]
    error = ctypes.create_string_buffer(ERROR_SIZE)
    if function(*arguments, error):
        raise ValueError(error.value.decode())
    return result


boundaries = np.array([0, 10, 20, 30], np.float32)
days = np.array([[-3.5, 12], [30, 21.5], [9, 10]], np.float32)
print("first row:", find_buckets(days[0], boundaries))
print("columns, in place:", find_buckets(days[:, 0], boundaries), find_buckets(days[::-1, 1], boundaries))
try:
    find_buckets(days[0].astype(np.float64), boundaries)
except TypeError as error:
    print("refused:", error)
