"""A program: one search, its operands and how they are written, and the data of one
or more calls of it."""

import oracle
from elements import ELEMENTS
from views import Plain, positions, product


class Array:
    """Numbers, by their bits, and a shape."""

    def __init__(self, element, shape, bits):
        self.element = element
        self.shape = list(shape)
        self.bits = bits


class Operand:
    """An operand and, per call, its shape and its numbers.

    `fixed` says which dimensions are the same in all calls, `static` which the type
    knows, and `outer_static` which the type of the argument knows."""

    def __init__(self, name, element, shapes, fixed, static, data):
        self.name = name
        self.element = element
        self.shapes = shapes
        self.fixed = fixed
        self.static = static
        self.data = data
        self.view = Plain()
        self.outer_static = static
        self.is_constant = False
        # What is around a view in the argument, per call.
        self.junk = None

    def array(self, call):
        """The argument of a call."""
        shape = self.shapes[call]
        outer = self.view.outer_shape(shape)
        if isinstance(self.view, Plain):
            return Array(self.element, outer, self.data[call])
        bits = list(self.junk[call])
        for position, number in zip(positions(self.view, shape), self.data[call]):
            bits[position] = number
        return Array(self.element, outer, bits)


# What a result is made of where a search writes into a view of something new.
FILL = 77


def dims_text(shape, static):
    return "".join(f"{size}x" if known else "?x"
                   for size, known in zip(shape, static))


class Program:
    """See the module. `values` may be the operand that `sequence` is.

    `out` is the destination of seek.bound, whose data are not read; `out_form` says
    what it is: "empty", "argument", "filled" with FILL or, the same tensor, "values".
    `strategy` is an attribute of seek.bound. `is_pair` adds the search of the other
    side, and `returns_values` the values, which must not have changed."""

    def __init__(self):
        self.op = "bucketize"
        self.is_upper = False
        self.is_unsigned = False
        self.is_memref = False
        self.spells_default = False
        self.is_private = False
        self.is_pair = False
        self.returns_values = False
        self.strategy = None
        self.sequence = self.values = self.sorter = self.out = None
        self.out_form = "empty"
        self.result = None
        self.result_static = None

    def calls(self):
        return len(self.values.shapes)

    def operands(self):
        result = [self.sequence]
        if self.values is not self.sequence:
            result.append(self.values)
        return result + [operand for operand in (self.sorter,) if operand]

    def order(self, element):
        """The type by whose order the search goes."""
        if self.is_unsigned:
            return ELEMENTS[f"ui{element.width}"]
        return element

    def rows(self, call):
        """Per sequence of a call: its keys, and the keys of its values."""
        sequence, values = self.sequence, self.values
        length = sequence.shapes[call][-1]
        order = self.order(sequence.element)
        keys = [order.key(bits) for bits in sequence.data[call]]
        order = self.order(values.element)
        value_keys = [order.key(bits) for bits in values.data[call]]
        if len(sequence.shapes[call]) == 1:
            count, width = 1, len(value_keys)
        else:
            count = product(values.shapes[call][:-1])
            width = values.shapes[call][-1]
        result = []
        for i in range(count):
            row = keys[i * length:(i + 1) * length]
            if self.sorter:
                entries = self.sorter.data[call][i * length:(i + 1) * length]
                row = oracle.resolve_sorter(
                    row, [self.sorter.element.value(bits) for bits in entries])
            result.append((row, value_keys[i * width:(i + 1) * width]))
        return result

    def is_clean(self):
        """Whether --verify has nothing to say: all sequences are sorted, and sorters
        in range."""
        for call in range(self.calls()):
            for row, _ in self.rows(call):
                if any(row[i] > row[i + 1] for i in range(len(row) - 1)):
                    return False
            if self.sorter:
                length = self.sequence.shapes[call][-1]
                if not all(0 <= self.sorter.element.value(bits) < length
                           for bits in self.sorter.data[call]):
                    return False
        return True

    def expected(self, call, flip=False):
        """What a call returns: per result the element type, the shape, and numbers or
        their ranges."""
        results = [self.expected_search(call, self.is_upper != flip)]
        if self.is_pair:
            results.append(self.expected_search(call, self.is_upper == flip))
        if self.returns_values:
            element = self.values.element
            results.append((element, list(self.values.shapes[call]),
                            [element.value(bits) for bits in self.values.data[call]]))
        return results

    def expected_search(self, call, is_upper):
        found = []
        for row, keys in self.rows(call):
            found += oracle.search_row(row, keys, is_upper)
        shape = self.values.shapes[call]
        if not self.out or isinstance(self.out.view, Plain):
            return self.result, list(shape), found
        view = self.out.view
        if self.is_memref or self.out_form == "filled":
            whole = [FILL] * product(view.outer_shape(shape))
        else:
            whole = [self.result.value(bits) for bits in self.out.array(call).bits]
        for position, number in zip(positions(view, shape), found):
            whole[position] = number
        return self.result, view.outer_shape(shape), whole

    def summary(self):
        def text(operand):
            return (f"{dims_text(operand.shapes[0], operand.static)}"
                    f"{operand.element.name}")
        side = "upper" if self.is_upper else "lower"
        kind = " unsigned" if self.is_unsigned else ""
        where = " on memrefs" if self.is_memref else ""
        where += " and the other side" if self.is_pair else ""
        where += " in place" if self.out and self.out_form == "values" else ""
        sorter = f", sorter {text(self.sorter)}" if self.sorter else ""
        return (f"{self.op} {side}{kind}{where}, sequence {text(self.sequence)}, "
                f"values {text(self.values)}{sorter}, result {self.result.name}")
