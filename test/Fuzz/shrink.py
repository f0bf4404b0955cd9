"""Makes a failing program smaller while it fails."""

import copy
import time

from program import Operand
from views import Plain, product

# Seconds for one program.
LIMIT = 30


def keep_call(program, call):
    for operand in program.operands() + ([program.out] if program.out else []):
        operand.shapes = [operand.shapes[call]]
        operand.data = [operand.data[call]]
        operand.fixed = tuple(True for _ in operand.fixed)
        if operand.junk:
            operand.junk = [operand.junk[call]]


def make_plain(operand):
    operand.view = Plain()
    operand.outer_static = operand.static
    operand.is_constant = False


def set_static(program, known):
    for operand in program.operands() + ([program.out] if program.out else []):
        operand.static = tuple(known for _ in operand.static)
        if isinstance(operand.view, Plain) and not operand.is_constant:
            operand.outer_static = operand.static
    program.result_static = tuple(known for _ in program.values.static)


def simplifications(program):
    """Functions that change a program in place, coarse ones first."""
    if program.calls() > 1:
        for call in range(program.calls()):
            yield lambda p, call=call: keep_call(p, call)
        return
    if program.is_memref:
        yield lambda p: (setattr(p, "is_memref", False),
                         setattr(p, "out_form", "empty"), make_plain(p.out))
    for operand in program.operands() + ([program.out] if program.out else []):
        if not isinstance(operand.view, Plain) or operand.is_constant:
            yield lambda p, name=operand.name: make_plain(
                next(other for other in p.operands() + [p.out]
                     if other and other.name == name))
    if program.out and program.out_form != "empty":
        yield lambda p: (setattr(p, "out_form", "empty"), make_plain(p.out))
    known = [flag for operand in program.operands() for flag in operand.static]
    if not all(known):
        yield lambda p: set_static(p, True)
        if any(known):
            yield lambda p: set_static(p, False)


def with_data(program, row, values):
    """The program on one sequence and a list of values."""
    result = copy.deepcopy(program)
    known = all(program.sequence.static) and all(program.values.static)

    def flat(old, data):
        return Operand(old.name, old.element, [[len(data)]], (True,), (known,), [data])

    result.sequence = flat(program.sequence, row)
    result.values = flat(program.values, values)
    result.sorter = None
    result.result_static = (known,)
    if program.out:
        result.out = flat(program.out, [0] * len(values))
        result.out_form = "empty"
        result.is_memref = False
    return result


def split_rows(program):
    """The sequences with their values, by their bits."""
    sequence, values = program.sequence, program.values
    length = sequence.shapes[0][-1]
    is_shared = len(sequence.shapes[0]) == 1
    count = 1 if is_shared else product(values.shapes[0][:-1])
    width = len(values.data[0]) if is_shared else values.shapes[0][-1]
    for i in range(count):
        row = sequence.data[0][i * length:(i + 1) * length]
        if program.sorter:
            entries = program.sorter.data[0][i * length:(i + 1) * length]
            numbers = [program.sorter.element.value(bits) for bits in entries]
            row = [row[number if 0 <= number < length else length - 1]
                   for number in numbers]
        yield row, values.data[0][i * width:(i + 1) * width]


def halves(data):
    """The data without some of it, coarse cuts first."""
    size = (len(data) + 1) // 2
    while size >= 1:
        for begin in range(0, len(data), size):
            rest = data[:begin] + data[begin + size:]
            if len(rest) < len(data):
                yield rest
        if size == 1:
            return
        size = (size + 1) // 2


def shrink(program, still_fails):
    """The smallest program found for which `still_fails`."""
    deadline = time.monotonic() + LIMIT

    def accept(candidate):
        return time.monotonic() < deadline and still_fails(candidate)

    changed = True
    while changed and time.monotonic() < deadline:
        changed = False
        for change in list(simplifications(program)):
            candidate = copy.deepcopy(program)
            change(candidate)
            if summary_of_form(candidate) != summary_of_form(program) and (
                    accept(candidate)):
                program = candidate
                changed = True
                break
    if program.calls() > 1:
        return program

    for row, values in split_rows(program):
        candidate = with_data(program, row, values)
        if accept(candidate):
            program = candidate
            break
    else:
        return program
    for part in ("values", "sequence"):
        progress = True
        while progress and time.monotonic() < deadline:
            progress = False
            row, values = program.sequence.data[0], program.values.data[0]
            for rest in halves(values if part == "values" else row):
                candidate = (with_data(program, row, rest) if part == "values"
                             else with_data(program, rest, values))
                if accept(candidate):
                    program = candidate
                    progress = True
                    break
    return program


def summary_of_form(program):
    """What simplifications change."""
    return [(type(operand.view), operand.is_constant, operand.static,
             len(operand.shapes))
            for operand in program.operands() + ([program.out] if program.out else [])
            ] + [program.is_memref, program.out_form]
