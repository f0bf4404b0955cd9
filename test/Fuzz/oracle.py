"""What a search must return, by exact arithmetic in Python."""

from bisect import bisect_left, bisect_right


def count_before(row, key, is_upper):
    """How many keys of `row` come before `key`: the definition."""
    if is_upper:
        return sum(other <= key for other in row)
    return sum(other < key for other in row)


def search_row(row, keys, is_upper):
    """The results for `keys` in one sequence: numbers, or where it is not sorted the
    range (0, N) of each."""
    length = len(row)
    if any(row[i] > row[i + 1] for i in range(length - 1)):
        return [(0, length)] * len(keys)
    if length <= 8:
        return [count_before(row, key, is_upper) for key in keys]
    bisect = bisect_right if is_upper else bisect_left
    return [bisect(row, key) for key in keys]


def resolve_sorter(row, sorter):
    """The sequence that a sorter makes of `row`. An entry out of range stands for
    the last element."""
    last = len(row) - 1
    return [row[entry if 0 <= entry <= last else last] for entry in sorter]


def agrees(result, expected):
    if isinstance(expected, tuple):
        return expected[0] <= result <= expected[1]
    return result == expected
