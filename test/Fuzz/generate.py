"""Random programs."""

from data import Source, draw_junk
from elements import ELEMENTS
from program import Operand, Program
from views import Plain, Slice, Transpose, product, random_guard, random_view

INTEGERS = [name for name in ELEMENTS if "i" in name and name != "index"]
FLOATS = ["f16", "bf16", "f32", "f64"]
FLOATS8 = [name for name in ELEMENTS if name.startswith("f8")]
RESULTS = ["i8", "i16", "i32", "i64", "index"]
# Those that an attribute of seek.bound may name.
STRATEGIES = ["scalar", "count", "permute", "gather", "index", "rows"]
# Around what strategies hold in registers, compare at once or look up in a table.
EDGES = [7, 8, 9, 15, 16, 17, 31, 32, 63, 64, 65, 127, 128, 129, 255, 256, 257, 271, 272,
         273, 288, 511, 512]
LONG = [1000, 1023, 1024, 1025, 2047, 4096]
# Values are taken in chunks of so many.
CHUNK = 512


def random_element(rng):
    names = rng.choice([INTEGERS, FLOATS, FLOATS, FLOATS8])
    return ELEMENTS[rng.choice(names)]


def random_length(rng):
    """Of a sequence."""
    kind = rng.random()
    if kind < 0.2:
        return rng.choice([0, 1, 1, 2, 3])
    if kind < 0.65:
        return rng.choice(EDGES)
    if kind < 0.95:
        return rng.randint(0, 300)
    return rng.choice(LONG + [rng.randint(1000, 5000)])


def random_row_length(rng):
    """Of a sequence among others."""
    return rng.choice([10, 16, 200, 300]) if rng.random() < 0.2 else random_length(rng)


def random_size(rng):
    """Of an innermost dimension of values: around whole vectors and blocks of them."""
    kind = rng.random()
    if kind < 0.05:
        return 0
    if kind < 0.5:
        return rng.randint(1, 9)
    if kind < 0.75:
        return max((1 << rng.randint(3, 8)) + rng.choice([-1, 0, 1]), 1)
    if kind < 0.9:
        return 8 * rng.randint(1, 20) + rng.choice([-1, 0, 1])
    if kind < 0.95:
        return (CHUNK * rng.randint(1, 3) +
                rng.choice([-17, -16, -8, -1, 0, 0, 1, 3, 8, 16]))
    return rng.randint(1, 600)


def random_leading(rng, rank):
    """Few rows in all, sometimes none."""
    sizes = []
    for _ in range(rank):
        limit = 8 // max(product(sizes), 1)
        sizes.append(0 if rng.random() < 0.03 else rng.randint(1, max(limit, 1)))
    rng.shuffle(sizes)
    return sizes


class Dim:
    """A dimension of the program, by its size in each call."""

    def __init__(self, rng, calls, draw):
        self.is_fixed = calls == 1 or rng.random() < 0.4
        self.sizes = ([draw(rng)] * calls if self.is_fixed
                      else [draw(rng) for _ in range(calls)])


def make_operand(rng, name, element, dims, share_static, data):
    fixed = tuple(dim.is_fixed for dim in dims)
    static = tuple(flag and rng.random() < share_static for flag in fixed)
    calls = len(data)
    shapes = [[dim.sizes[call] for dim in dims] for call in range(calls)]
    return Operand(name, element, shapes, fixed, static, data)


def set_view(rng, operand, is_memref, is_written=False):
    # Where a dimension is dropped, MLIR mistakes it for another of size 1.
    may_drop = not any(1 in shape for shape in operand.shapes)
    for _ in range(10):
        rank = len(operand.fixed)
        if is_written and rank > 0 and rng.random() < 0.6:
            operand.view = random_guard(rng, rank)
        else:
            operand.view = random_view(rng, rank, may_drop)
        # Of six dimensions, each a bit larger, there is much to fill.
        if all(product(operand.view.outer_shape(shape)) <= 8 * product(shape) + 500
               for shape in operand.shapes):
            break
    else:
        operand.view = Plain()
    fixed = operand.view.outer_fixed(operand.fixed)
    share = rng.choice([0, 0.5, 1])
    # It also has no type for a static memref without elements, transposed.
    if is_memref and isinstance(operand.view, Transpose) and any(
            0 in shape for shape in operand.shapes):
        share = 0
    operand.outer_static = tuple(flag and rng.random() < share for flag in fixed)


def make_junk(rng, operand):
    return [draw_junk(rng, operand.element, product(operand.view.outer_shape(shape)))
            for shape in operand.shapes]


def choose_view(rng, operand, is_memref):
    """Makes the operand a constant, a view, or leaves it."""
    kind = rng.random()
    is_same = all(shape == operand.shapes[0] and data == operand.data[0]
                  for shape, data in zip(operand.shapes, operand.data))
    if kind < 0.2 and is_same and all(operand.fixed) and not is_memref:
        operand.is_constant = True
        operand.outer_static = operand.fixed
        return
    if kind > (0.35 if is_memref else 0.6):
        set_view(rng, operand, is_memref)
        operand.junk = make_junk(rng, operand)
    elif kind > 0.5:
        operand.view = Plain(cast=True)
        operand.outer_static = tuple(flag and rng.random() < 0.5
                                     for flag in operand.fixed)


def make_sorter(rng, program, dims, share_static):
    """Permutes the sequences, and gives the program the sorters that undo it."""
    longest = max(shape[-1] for shape in program.sequence.shapes)
    names = [name for name in INTEGERS + ["index"]
             if longest <= 1 << ELEMENTS[name].width - ELEMENTS[name].signed]
    element = ELEMENTS[rng.choice(names)]
    is_hostile = rng.random() < 0.15
    sorters = []
    for call, shape in enumerate(program.sequence.shapes):
        length = shape[-1]
        data, sorter = [], []
        for begin in range(0, len(program.sequence.data[call]), length or 1):
            row = program.sequence.data[call][begin:begin + length]
            places = list(range(length))
            rng.shuffle(places)
            permuted = [0] * length
            for place, number in zip(places, row):
                permuted[place] = number
            data += permuted
            if is_hostile:
                places = [rng.choice([place, place, rng.getrandbits(element.width)])
                          for place in places]
            sorter += [element.bits(place) for place in places]
        program.sequence.data[call] = data
        sorters.append(sorter)
    program.sorter = make_operand(rng, "p", element, dims, share_static, sorters)


def make_out(rng, program, dims, longest, share_static):
    program.result_static = None
    data = [draw_junk(rng, program.result, product(shape))
            for shape in program.values.shapes]
    out = make_operand(rng, "o", program.result, dims, share_static, data)
    program.out = out
    program.out_form = rng.choice(["empty", "argument", "filled"])
    if (not program.is_memref and program.values.element.name in RESULTS and
            program.values.element.count > 2 * longest and rng.random() < 0.5):
        program.out_form = "values"
        program.result = program.values.element
        out.element = program.result
        out.static = out.outer_static = program.values.static
        return
    if program.is_memref:
        # What lies around a view must stay as it was.
        if rng.random() < 0.75:
            set_view(rng, out, True, is_written=True)
    elif program.out_form == "filled" or (program.out_form == "argument" and
                                          rng.random() < 0.75):
        set_view(rng, out, False, is_written=True)
        out.junk = make_junk(rng, out)
        # Nothing but a slice has an inverse.
        if not isinstance(out.view, Slice):
            out.view = Plain()
            out.outer_static = out.static


def random_program(rng):
    program = Program()
    program.op = rng.choice(["bucketize", "search_sorted", "bound", "bound"])
    program.is_upper = rng.random() < 0.5
    program.spells_default = rng.random() < 0.2
    program.is_private = rng.random() < 0.5
    element = random_element(rng)
    values_element = element
    if program.op != "search_sorted" and rng.random() < 0.75:
        values_element = random_element(rng)
    if program.op == "bound":
        program.is_memref = rng.random() < 0.5
        if rng.random() < 0.25:
            program.is_unsigned = True
            element = ELEMENTS[rng.choice(["i8", "i16", "i32", "i64"])]
            values_element = ELEMENTS[rng.choice(["i8", "i16", "i32", "i64"])]

    # Shapes.
    calls = rng.choice([1, 1, 1, 1, 1, 2, 3])
    is_batched = program.op != "bucketize" and rng.random() < 0.45
    length = Dim(rng, calls, random_row_length if is_batched else random_length)
    if is_batched:
        rank = rng.choice([2, 2, 2, 2, 2, 3, 3, 3, 4, 5, 6])
        # A few rows of a long sequence, or several of short ones.
        leading = [Dim(rng, calls, lambda rng: 0) for _ in range(rank - 1)]
        for call in range(calls):
            for dim, size in zip(leading, random_leading(rng, rank - 1)):
                dim.sizes[call] = size
        for dim in leading:
            if dim.is_fixed:
                dim.sizes = [dim.sizes[0]] * calls
        sequence_dims = leading + [length]
    else:
        rank = rng.choice([0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6])
        sequence_dims = [length]
        leading = [Dim(rng, calls, lambda rng: 0 if rng.random() < 0.02
                       else rng.choice([1, 1, 2, 3]))
                   for _ in range(max(rank - 1, 0))]
    own = Dim(rng, calls, random_size)
    values_dims = leading + [own] if rank else []

    # Data.
    source = Source(rng, program.order(element), program.order(values_element))
    is_sorted = rng.random() > 0.05
    sequence_data, values_data = [], []
    same = None
    for call in range(calls):
        n = length.sizes[call]
        rows = product(dim.sizes[call] for dim in sequence_dims[:-1])
        data = [bits for _ in range(rows)
                for bits in source.draw_sequence(n, is_sorted)]
        # The same sequence again where its shape allows, as a constant is.
        if same is not None and len(same) == len(data) and rng.random() < 0.4:
            data = same
        same = data
        sequence_data.append(list(data))
        count = product(dim.sizes[call] for dim in values_dims)
        values_data.append(source.draw_values(count, data))
    share_static = rng.choice([0, 0.5, 1])
    program.sequence = make_operand(rng, "s", element, sequence_dims, share_static,
                                    sequence_data)
    program.values = make_operand(rng, "v", values_element, values_dims, share_static,
                                  values_data)
    # A sequence may be searched for its own elements.
    if (values_element is element and not program.is_unsigned and
            rng.random() < 0.04):
        program.values = program.sequence
        values_dims = sequence_dims
    if program.op == "search_sorted" and rng.random() < 0.3:
        make_sorter(rng, program, sequence_dims, share_static)

    # The result.
    longest = max(length.sizes)
    program.result = ELEMENTS[rng.choice(
        [name for name in RESULTS if longest < 1 << ELEMENTS[name].width - 1])]
    if program.op == "bound":
        make_out(rng, program, values_dims, longest, share_static)
    else:
        program.result_static = tuple(dim.is_fixed and rng.random() < share_static
                                      for dim in values_dims)
    for operand in program.operands():
        choose_view(rng, operand, program.is_memref)

    # What is around it.
    if program.op == "bound" and rng.random() < 0.2:
        program.strategy = rng.choice(STRATEGIES)
    program.is_pair = rng.random() < 0.07
    if not program.is_memref and program.values.element.kind in "iu":
        program.returns_values = rng.random() < (
            0.5 if program.out and program.out_form == "values" else 0.1)
    return program
