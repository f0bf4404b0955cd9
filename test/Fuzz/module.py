"""Writes programs as a module with a `main` that runs all their calls."""

from emit import Emitter
from program import Array
from views import product


class Module:
    """`text`, and the arguments of `main`, which returns the results of all calls in
    order.

    Programs of one call stand in `main` itself if `inline`. If `pooled`, calls take
    their operands from one argument per element type: LLVM takes long for functions of
    many arguments."""

    def __init__(self, programs, inline=False, pooled=False):
        self.pooled = pooled
        self.functions, self.body = [], []
        self.parameters, self.arguments = [], []
        self.results, self.types = [], []
        self.pools = {}
        for number, program in enumerate(programs):
            if inline and program.calls() == 1:
                self.add_inline(program, f"p{number}_" if len(programs) > 1 else "")
            else:
                self.add_function(program, f"p{number}")
        for name, array in self.pools.items():
            array.shape = [len(array.bits)]
            self.parameters.append(f"%{name}: tensor<?x{array.element.name}>")
            self.arguments.append(array)
        body = "".join(f"  {line}\n" for line in self.body)
        types = ", ".join(self.types)
        self.text = (f"{''.join(self.functions)}"
                     f"func.func @main({', '.join(self.parameters)}) -> ({types}) "
                     f"{{\n{body}  return {', '.join(self.results)} : {types}\n}}\n")

    def add_inline(self, program, prefix):
        emitter = Emitter(program, prefix)
        results = emitter.emit()
        for name, parameter_type, arrays in emitter.parameters:
            self.parameters.append(f"{name}: {parameter_type}")
            self.arguments.append(arrays[0])
        self.body += emitter.lines
        self.results += [name for name, _ in results]
        self.types += [type for _, type in results]

    def add_function(self, program, name):
        emitter = Emitter(program, "")
        results = emitter.emit()
        signature = ", ".join(f"{parameter}: {parameter_type}"
                              for parameter, parameter_type, _ in emitter.parameters)
        private = "private " if program.is_private else ""
        text = "".join(f"  {line}\n" for line in emitter.lines)
        result_types = ", ".join(type for _, type in results)
        self.functions.append(
            f"func.func {private}@{name}({signature}) -> ({result_types}) {{\n{text}"
            f"  return {', '.join(result for result, _ in results)} : "
            f"{result_types}\n}}\n")
        types = ", ".join(parameter_type
                          for _, parameter_type, _ in emitter.parameters)
        for call in range(program.calls()):
            operands = [self.operand(f"{name}_{call}_{parameter[1:]}", parameter_type,
                                     arrays[call])
                        for parameter, parameter_type, arrays in emitter.parameters]
            names = [f"%{name}_{call}_r{i}" for i in range(len(results))]
            self.results += names
            self.types += [type for _, type in results]
            self.body.append(f"{', '.join(names)} = call @{name}"
                             f"({', '.join(operands)}) : ({types}) -> "
                             f"({result_types})")

    def operand(self, name, type, array):
        """What a call passes for the array."""
        if not self.pooled:
            self.parameters.append(f"%{name}: {type}")
            self.arguments.append(array)
            return f"%{name}"
        element = array.element
        pool = self.pools.setdefault(f"pool_{element.name}", Array(element, [], []))
        offset, count = len(pool.bits), product(array.shape)
        pool.bits += array.bits
        flat = f"tensor<{count}x{element.name}>"
        shaped = "".join(f"{size}x" for size in array.shape)
        shaped = f"tensor<{shaped}{element.name}>"
        value = f"%{name}_flat"
        self.body.append(f"{value} = tensor.extract_slice %pool_{element.name}"
                         f"[{offset}][{count}][1] : tensor<?x{element.name}> to {flat}")
        if not array.shape:
            self.body.append(f"%{name}_shaped = tensor.collapse_shape {value} [] : "
                             f"{flat} into {shaped}")
            value = f"%{name}_shaped"
        elif len(array.shape) > 1:
            groups = ", ".join(str(dim) for dim in range(len(array.shape)))
            self.body.append(f"%{name}_shaped = tensor.expand_shape {value} "
                             f"[[{groups}]] output_shape {array.shape} : {flat} into "
                             f"{shaped}")
            value = f"%{name}_shaped"
        if shaped != type:
            self.body.append(f"%{name} = tensor.cast {value} : {shaped} to {type}")
            value = f"%{name}"
        return value
