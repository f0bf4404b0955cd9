"""Writes a program as MLIR."""

from elements import ELEMENTS
from program import FILL, Array, dims_text
from views import Plain, Slice, Transpose


def dense(element, bits):
    if not bits:
        return "dense<>"
    size = element.width // 8
    raw = b"".join(number.to_bytes(size, "little") for number in bits)
    if len(set(bits)) == 1:
        raw = raw[:size]
    return f'dense<"0x{raw.hex().upper()}">'


class Emitter:
    """Writes the body of a program. Names begin with `prefix`."""

    def __init__(self, program, prefix):
        self.program = program
        self.prefix = prefix
        self.lines = []
        # Name, type, and the array of each call.
        self.parameters = []
        # The values of each call of all arguments of type index.
        self.indices = []
        self.counter = 0

    def name(self, text):
        return f"%{self.prefix}{text}"

    def fresh(self):
        self.counter += 1
        return self.name(str(self.counter - 1))

    def add(self, text):
        result = self.fresh()
        self.lines.append(f"{result} = {text}")
        return result

    def index(self, values):
        """A number that only the call knows. One argument holds them all."""
        self.indices.append(values)
        place = self.constant_index(len(self.indices) - 1)
        return self.add(f"tensor.extract {self.name('n')}[{place}] : INDICES")

    def add_indices(self):
        if self.indices:
            type = f"tensor<{len(self.indices)}xindex>"
            self.lines = [line.replace("INDICES", type) for line in self.lines]
            self.parameters.append((self.name("n"), type, [
                Array(ELEMENTS["index"], [len(self.indices)], list(values))
                for values in zip(*self.indices)]))

    def constant_index(self, value):
        return self.add(f"arith.constant {value} : index")

    # Types.

    def tensor(self, element, shape, static):
        return f"tensor<{dims_text(shape, static)}{element.name}>"

    def memref(self, element, shape, static, layout=None):
        dims = dims_text(shape, static)
        if layout is None:
            return f"memref<{dims}{element.name}>"
        offset, strides = layout
        steps = ", ".join("?" if step is None else str(step) for step in strides)
        text = f"strided<[{steps}]"
        if offset != 0:
            text += f", offset: {'?' if offset is None else offset}"
        return f"memref<{dims}{element.name}, {text}>>"

    # Layouts of memrefs: None for what the type does not know.

    def identity_layout(self, shape, static):
        strides = []
        step = 1
        for size, known in zip(reversed(shape), reversed(static)):
            strides.append(step)
            step = step * size if known and step is not None else None
        return 0, strides[::-1]

    def view_layout(self, view, outer_shape, outer_static):
        offset, strides = self.identity_layout(outer_shape, outer_static)
        if isinstance(view, Transpose):
            return offset, [strides[dim] for dim in view.permutation]
        kept = []
        for dim, step in zip(view.dims, strides):
            is_known = step is not None
            if view.is_dynamic:
                offset = None
                kept += [None] if dim[0] == "keep" else []
                continue
            moved = dim[1] * step if is_known else (0 if dim[1] == 0 else None)
            # An offset of 0 is 0 whatever the stride.
            offset = None if offset is None or moved is None else offset + moved
            if dim[0] == "keep":
                kept.append(dim[2] * step if is_known else None)
        return offset, kept

    # Operands.

    def slice_lists(self, operand):
        """Offsets, sizes and strides, as MLIR writes them."""
        view = operand.view
        offsets, sizes, strides = [], [], []
        kept = 0
        for i, dim in enumerate(view.dims):
            if view.is_dynamic:
                offsets.append(self.index([dim[1]] * len(operand.shapes)))
            else:
                offsets.append(str(dim[1]))
            if dim[0] == "drop":
                sizes.append("1")
                strides.append("1")
                continue
            if operand.static[kept]:
                sizes.append(str(operand.shapes[0][kept]))
            else:
                sizes.append(self.index([shape[kept] for shape in operand.shapes]))
            if view.is_dynamic:
                strides.append(self.index([dim[2]] * len(operand.shapes)))
            else:
                strides.append(str(dim[2]))
            kept += 1
        return "".join(f"[{', '.join(part)}]" for part in (offsets, sizes, strides))

    def dynamic_sizes(self, value, type, shape, static, kind="tensor"):
        sizes = []
        for dim, known in enumerate(static):
            if not known:
                index = self.constant_index(dim)
                sizes.append(self.add(f"{kind}.dim {value}, {index} : {type}"))
        return sizes

    def argument(self, operand):
        """The operand's tensor before its view, and its type."""
        outer = operand.view.outer_shape(operand.shapes[0])
        type = self.tensor(operand.element, outer, operand.outer_static)
        if operand.is_constant:
            array = operand.array(0)
            return self.add(f"arith.constant {dense(array.element, array.bits)} : "
                            f"{type}"), type
        name = self.name(operand.name)
        if name not in [parameter for parameter, _, _ in self.parameters]:
            self.parameters.append((name, type, [
                operand.array(call) for call in range(len(operand.shapes))]))
        return name, type

    def operand(self, operand):
        if self.program.is_memref:
            return self.memref_operand(operand)
        value, type = self.argument(operand)
        view = operand.view
        wanted = self.tensor(operand.element, operand.shapes[0], operand.static)
        if isinstance(view, Slice):
            value = self.add(f"tensor.extract_slice {value}"
                             f"{self.slice_lists(operand)} : {type} to {wanted}")
        elif isinstance(view, Transpose):
            # The result has the dynamic dimensions of the argument.
            static = [operand.outer_static[dim] for dim in view.permutation]
            turned = self.tensor(operand.element, operand.shapes[0], static)
            sizes = self.dynamic_sizes(value, type, None, operand.outer_static)
            by_dim = iter(sizes)
            sizes = [None if known else next(by_dim)
                     for known in operand.outer_static]
            ordered = [sizes[dim] for dim in view.permutation
                       if sizes[dim] is not None]
            empty = self.add(f"tensor.empty({', '.join(ordered)}) : {turned}")
            value = self.add(f"linalg.transpose ins({value} : {type}) "
                             f"outs({empty} : {turned}) "
                             f"permutation = {view.permutation}")
            if turned != wanted:
                value = self.add(f"tensor.cast {value} : {turned} to {wanted}")
        elif type != wanted:
            value = self.add(f"tensor.cast {value} : {type} to {wanted}")
        return value, wanted

    def memref_operand(self, operand):
        value, type = self.argument(operand)
        element, shape = operand.element, operand.shapes[0]
        outer = operand.view.outer_shape(shape)
        source = self.memref(element, outer, operand.outer_static)
        value = self.add(f"bufferization.to_buffer {value} read_only : {type} to "
                         f"{source}")
        return self.memref_view(operand, value, source, outer)

    def memref_view(self, operand, value, source, outer):
        element, shape, view = operand.element, operand.shapes[0], operand.view
        if isinstance(view, Plain):
            wanted = self.memref(element, shape, operand.static)
            if source != wanted:
                value = self.add(f"memref.cast {value} : {source} to {wanted}")
            return value, wanted
        layout = self.view_layout(view, outer, operand.outer_static)
        if isinstance(view, Slice):
            wanted = self.memref(element, shape, operand.static, layout)
            return self.add(f"memref.subview {value}{self.slice_lists(operand)} : "
                            f"{source} to {wanted}"), wanted
        static = [operand.outer_static[dim] for dim in view.permutation]
        wanted = self.memref(element, shape, static, layout)
        before = ", ".join(f"d{i}" for i in range(len(shape)))
        after = ", ".join(f"d{dim}" for dim in view.permutation)
        return self.add(f"memref.transpose {value} ({before}) -> ({after}) : "
                        f"{source} to {wanted}"), wanted

    # The search.

    def emit(self):
        """The names and the types of the results."""
        program = self.program
        operands = {operand.name: self.operand(operand)
                    for operand in program.operands()}
        sequence = operands["s"]
        values = sequence if program.values is program.sequence else operands["v"]
        sides = [program.is_upper]
        if program.is_pair:
            sides.append(not program.is_upper)
        if program.op == "bound":
            results = [self.bound(side, *sequence, *values) for side in sides]
        else:
            results = [self.spec_op(side, sequence, values, operands.get("p"))
                       for side in sides]
        if program.returns_values:
            results.append(values)
        self.add_indices()
        return results

    def spec_op(self, is_upper, sequence, values, sorter):
        program = self.program
        if program.op == "bucketize":
            operands = [values, sequence]
            attribute, setting = "with_right_bound", not is_upper
        else:
            operands = [sequence, values] + ([sorter] if sorter else [])
            attribute, setting = "right_mode", is_upper
        result_type = self.tensor(program.result, program.values.shapes[0],
                                  program.result_static)
        attributes = ""
        if is_upper or program.spells_default:
            attributes = f" {{{attribute} = {str(setting).lower()}}}"
        result = self.add(
            f"seek.{program.op} {', '.join(name for name, _ in operands)}{attributes} "
            f": ({', '.join(type for _, type in operands)}) -> {result_type}")
        return result, result_type

    def bound(self, is_upper, sequence, sequence_type, values, values_type):
        program = self.program
        side = "upper" if is_upper else "lower"
        if program.is_unsigned:
            side += " unsigned"
        head = (f"seek.bound {side} ins({sequence}, {values} : {sequence_type}, "
                f"{values_type})")
        attributes = ""
        if program.strategy:
            attributes = f" {{strategy = #seek.strategy<{program.strategy}>}}"
        if program.is_memref:
            return self.bound_on_memref(head, attributes)
        out = program.out
        out_type = self.tensor(program.result, out.shapes[0], out.static)
        whole = None
        if program.out_form == "empty":
            sizes = self.dynamic_sizes(values, values_type, None,
                                       program.values.static)
            by_dim = iter(sizes)
            known_sizes = [None if known else next(by_dim)
                           for known in program.values.static]
            ordered = [size if size else self.constant_index(out.shapes[0][dim])
                       for dim, size in enumerate(known_sizes)
                       if not out.static[dim]]
            target = self.add(f"tensor.empty({', '.join(ordered)}) : {out_type}")
        elif program.out_form == "values":
            target = values
        else:
            whole, whole_type = (self.filled(out) if program.out_form == "filled"
                                 else self.argument(out))
            target = whole
            if isinstance(out.view, Slice):
                lists = self.slice_lists(out)
                target = self.add(f"tensor.extract_slice {whole}{lists} : "
                                  f"{whole_type} to {out_type}")
            elif whole_type != out_type:
                target = self.add(f"tensor.cast {whole} : {whole_type} to "
                                  f"{out_type}")
        result = self.add(f"{head} outs({target} : {out_type}){attributes} -> "
                          f"{out_type}")
        if whole is None or not isinstance(out.view, Slice):
            return result, out_type
        return self.add(f"tensor.insert_slice {result} into {whole}{lists} : "
                        f"{out_type} into {whole_type}"), whole_type

    def filled(self, out):
        """A new tensor of FILL. Unlike an argument it is known to be contiguous."""
        outer = out.view.outer_shape(out.shapes[0])
        type = self.tensor(out.element, outer, out.outer_static)
        sizes = self.outer_sizes(out)
        empty = self.add(f"tensor.empty({', '.join(sizes)}) : {type}")
        fill = self.add(f"arith.constant {FILL} : {out.element.name}")
        return self.add(f"linalg.fill ins({fill} : {out.element.name}) "
                        f"outs({empty} : {type}) -> {type}"), type

    def outer_sizes(self, out):
        return [self.index([out.view.outer_shape(shape)[dim] for shape in out.shapes])
                for dim, known in enumerate(out.outer_static) if not known]

    def bound_on_memref(self, head, attributes):
        out = self.program.out
        outer = out.view.outer_shape(out.shapes[0])
        source = self.memref(out.element, outer, out.outer_static)
        sizes = self.outer_sizes(out)
        buffer = self.add(f"memref.alloc({', '.join(sizes)}) : {source}")
        if not isinstance(out.view, Plain):
            fill = self.add(f"arith.constant {FILL} : {out.element.name}")
            self.lines.append(f"linalg.fill ins({fill} : {out.element.name}) "
                              f"outs({buffer} : {source})")
        target, type = self.memref_view(out, buffer, source, outer)
        self.lines.append(f"{head} outs({target} : {type}){attributes}")
        result_type = self.tensor(out.element, outer, out.outer_static)
        return self.add(f"bufferization.to_tensor {buffer} restrict : {source} to "
                        f"{result_type}"), result_type
