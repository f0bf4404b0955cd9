"""How an operand lies in the argument that holds it, and how MLIR says so.

A view is of a function's argument; its shape differs from call to call where a
dimension is not fixed.
"""


def product(sizes):
    result = 1
    for size in sizes:
        result *= size
    return result


def row_major(shape):
    strides = []
    step = 1
    for size in reversed(shape):
        strides.append(step)
        step *= size
    return strides[::-1]


class Plain:
    """All of the argument. `cast` says that its type may know other dimensions."""

    def __init__(self, cast=False):
        self.cast = cast

    def outer_shape(self, shape):
        return list(shape)

    def outer_fixed(self, fixed):
        return list(fixed)

    def layout(self, shape):
        """Offset and strides within the argument."""
        return 0, row_major(shape)


class Transpose:
    """Dimension i is dimension permutation[i] of the argument."""

    def __init__(self, permutation):
        self.permutation = permutation

    def outer_shape(self, shape):
        result = [0] * len(shape)
        for size, dim in zip(shape, self.permutation):
            result[dim] = size
        return result

    outer_fixed = outer_shape

    def layout(self, shape):
        strides = row_major(self.outer_shape(shape))
        return 0, [strides[dim] for dim in self.permutation]


class Slice:
    """`dims` are those of the argument: ("keep", offset, stride, rest) for one of the
    view's, in order, or ("drop", index, size) for one that the view lacks.
    `is_dynamic` says that offsets and strides are arguments, too."""

    def __init__(self, dims, is_dynamic):
        self.dims = dims
        self.is_dynamic = is_dynamic

    def outer_shape(self, shape):
        sizes = iter(shape)
        return [dim[1] + max(next(sizes) - 1, 0) * dim[2] + 1 + dim[3]
                if dim[0] == "keep" else dim[2] for dim in self.dims]

    def outer_fixed(self, fixed):
        flags = iter(fixed)
        return [next(flags) if dim[0] == "keep" else True for dim in self.dims]

    def layout(self, shape):
        offset = 0
        strides = []
        for dim, step in zip(self.dims, row_major(self.outer_shape(shape))):
            offset += dim[1] * step
            if dim[0] == "keep":
                strides.append(dim[2] * step)
        return offset, strides


def positions(view, shape):
    """Where each element lies in the argument, in row-major order."""
    offset, strides = view.layout(shape)
    if 0 in shape:
        return []
    result = [offset]
    for size, stride in zip(shape, strides):
        result = [base + i * stride for base in result for i in range(size)]
    return result


def random_view(rng, rank, may_drop):
    """Any view but a plain one that fits the rank."""
    if rank >= 2 and rng.random() < 0.35:
        permutation = list(range(rank))
        while permutation == list(range(rank)):
            rng.shuffle(permutation)
        return Transpose(permutation)
    dims = []
    for _ in range(rank):
        dims.append(("keep", rng.choice([0, 0, 1, 3]),
                     rng.choice([1, 1, 1, 2, 3]), rng.choice([0, 1, 4])))
    # A column or a row of something larger.
    if may_drop and rank < 6 and (rank == 0 or rng.random() < 0.3):
        size = rng.randint(1, 4)
        dims.insert(rng.randint(0, rank), ("drop", rng.randrange(size), size))
    return Slice(dims, rng.random() < 0.4)


def random_guard(rng, rank):
    """A part of something larger that writing past the end of a row would change."""
    dims = [("keep", rng.choice([0, 1]), 1, rng.choice([0, 1])) for _ in range(rank)]
    dims[-1] = ("keep", rng.choice([0, 1, 3]), 1, rng.choice([1, 4, 20]))
    return Slice(dims, rng.random() < 0.15)
