"""What is measured in a cell: seek and its peers, all called in one way."""

import ctypes
import os
import time

import numpy as np

import cells

try:
    import torch
    torch.set_num_threads(1)
except ImportError:
    torch = None

# A sample may call this often, also where there is only one buffer of values.
MOST_REPEATS = 16


class Candidate:
    """`kind` is seek, aot, numpy, torch, std, hand or limit.

    Calls are numbered; call i takes buffer i % num_buffers.
    """

    def __init__(self, kind, name, data):
        self.kind, self.name, self.data = kind, name, data
        # The array that results go to.
        self.results = data.results

    def time(self, first, num_calls):
        """Nanoseconds of some calls, None if this candidate cannot do them."""
        raise NotImplementedError


def pointer_table(data, row):
    """Makes an array with a row of words for each call, from those of a buffer."""
    numbers = np.arange(max(data.num_buffers, 2 * MOST_REPEATS))
    return row(numbers % data.num_buffers).astype(np.int64)


class Library:
    """libSeekPeers."""

    def __init__(self, folder):
        self.library = ctypes.CDLL(os.path.join(folder, "libSeekPeers.so"))
        self.library.seekPeerCount.restype = ctypes.c_int64
        self.library.seekPeerGet.restype = ctypes.c_void_p
        self.library.seekPeerGet.argtypes = [ctypes.c_int64]
        for name in ("Name", "Kind", "Type", "Result"):
            function = getattr(self.library, f"seekPeer{name}")
            function.restype = ctypes.c_char_p
            function.argtypes = [ctypes.c_void_p]
        self.library.seekPeerTime.restype = ctypes.c_double
        self.library.seekPeerTime.argtypes = [
            ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int]
        self.library.seekKernelTime.restype = ctypes.c_double
        self.library.seekKernelTime.argtypes = [
            ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64]
        self.peers = [self.library.seekPeerGet(i)
                      for i in range(self.library.seekPeerCount())]

    def describe(self, peer, what):
        return getattr(self.library, f"seekPeer{what}")(peer).decode()

    def candidates(self, data):
        """The peers for the types of a cell."""
        for peer in self.peers:
            if (self.describe(peer, "Type") == data.cell.type
                    and self.describe(peer, "Result") == data.cell.result):
                yield Peer(self, peer, data)


class Peer(Candidate):
    """A peer of libSeekPeers."""

    def __init__(self, library, peer, data):
        kind = library.describe(peer, "Kind")
        super().__init__(kind, library.describe(peer, "Name"), data)
        self.library, self.peer = library.library, peer
        # The limit of rows is to read them.
        self.applies = kind != "limit" or data.cell.rows == self.name.startswith("read")

        def row(buffers):
            words = np.empty((len(buffers), 6), np.int64)
            words[:, 0] = data.boundaries.ctypes.data
            words[:, 1] = data.cell.n
            words[:, 2] = data.values.ctypes.data + buffers * data.values[0].nbytes
            words[:, 3] = data.cell.q
            words[:, 4] = (data.results.ctypes.data
                           + buffers * data.results[0].nbytes)
            words[:, 5] = data.num_rows
            return words

        self.searches = pointer_table(data, row)

    def time(self, first, num_calls):
        if not self.applies:
            return None
        elapsed = self.library.seekPeerTime(
            self.peer, self.searches[first].ctypes.data, num_calls,
            self.data.cell.boundaries == "constant")
        return elapsed if elapsed >= 0 else None


def descriptor_words(address, shape):
    """The words of descriptors of dense arrays at some addresses."""
    strides = [int(np.prod(shape[i + 1:])) for i in range(len(shape))]
    words = np.zeros((len(address), 3 + 2 * len(shape)), np.int64)
    words[:, 0] = words[:, 1] = address
    words[:, 3:] = list(shape) + strides
    return words


class Kernel(Candidate):
    """A function that seek made: its address, and what keeps it alive."""

    def __init__(self, kind, name, data, library, function, alive):
        super().__init__(kind, name, data)
        self.library, self.function = library.library, function
        self.alive = [alive]
        cell = data.cell
        prefix = cells.ROWS_SHAPE if cell.rows else ()

        def addresses(array):
            return lambda buffers: array.ctypes.data + buffers * array[0].nbytes

        arguments = [(addresses(data.values), (*prefix, cell.q))]
        if cell.boundaries != "constant":
            arguments.append((
                lambda buffers: np.full(len(buffers), data.boundaries.ctypes.data),
                (*prefix, cell.n)))
        arguments.append((addresses(data.results), (*prefix, cell.q)))
        columns = []
        for address, shape in arguments:
            words = pointer_table(
                data, lambda buffers, a=address, s=shape:
                descriptor_words(a(buffers), s))
            self.alive.append(words)
            columns.append(words.ctypes.data + np.arange(len(words)) * words[0].nbytes)
        self.pointers = np.ascontiguousarray(np.stack(columns, axis=1))

    def time(self, first, num_calls):
        return self.library.seekKernelTime(
            self.function, self.pointers.shape[1],
            self.pointers[first].ctypes.data, num_calls)


class Call(Candidate):
    """A function of Python: `call(buffer number)`."""

    def __init__(self, kind, name, data, call):
        super().__init__(kind, name, data)
        self.call = call

    def time(self, first, num_calls):
        call, size = self.call, self.data.num_buffers
        numbers = [i % size for i in range(first, first + num_calls)]
        start = time.perf_counter_ns()
        for i in numbers:
            call(i)
        return time.perf_counter_ns() - start


class NumPyCall(Call):
    """NumPy allocates its results; they are copied where they are checked."""

    def __init__(self, name, data, function):
        boundaries, values = data.boundaries, list(data.values)
        self.last = None

        def call(i):
            self.last = function(boundaries, values[i])

        super().__init__("numpy", name, data, call)

    def run_into_results(self, num_calls):
        for i in range(num_calls):
            self.call(i)
            self.results[i] = self.last


def numpy_candidates(data):
    if data.cell.rows:
        return  # NumPy has no search with a sequence for each row.
    yield NumPyCall("searchsorted", data, lambda b, v: b.searchsorted(v))
    if data.cell.n > 1:
        yield NumPyCall("digitize", data,
                        lambda b, v: np.digitize(v, b, right=True))


def torch_candidates(data):
    if torch is None:
        return
    narrow = data.cell.result != "i64"
    boundaries = torch.from_numpy(data.boundaries)
    values = [torch.from_numpy(buffer) for buffer in data.values]
    results = data.results
    if data.cell.result not in ("i32", "i64"):
        results = np.empty(data.results.shape, np.int32)
    outs = [torch.from_numpy(buffer) for buffer in results]

    def searchsorted(i):
        torch.searchsorted(boundaries, values[i], out_int32=narrow, out=outs[i])

    def bucketize(i):
        torch.bucketize(values[i], boundaries, out_int32=narrow, out=outs[i])

    calls = {"searchsorted": searchsorted}
    if not data.cell.rows:
        calls["bucketize"] = bucketize
    for name, call in calls.items():
        try:
            call(0)
        except RuntimeError:
            continue  # torch lacks the type
        candidate = Call("torch", name, data, call)
        candidate.results = results
        yield candidate
