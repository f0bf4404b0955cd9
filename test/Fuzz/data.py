"""Random numbers that are likely to find mistakes: ties, neighbours, the limits of
both types of a search, what only one of them holds, zeros, infinities and NaN."""

from functools import lru_cache

from elements import INF, ONE


@lru_cache(maxsize=None)
def interesting_keys(*elements):
    """Numbers where some type ends, rounds or wraps around, and those beside."""
    keys = {0, ONE, -ONE, ONE // 2, INF, -INF}
    for exponent in (7, 8, 11, 15, 16, 23, 24, 31, 32, 52, 53, 54, 62, 63, 64):
        for sign in (1, -1):
            number = sign * ONE << exponent
            keys.update(number + shift for shift in
                        (-ONE, -ONE // 2, 0, ONE // 2, ONE))
    for element in elements:
        for index in (0, 1, element.count - 2, element.count - 1):
            key = element.key_at(index)
            keys.add(key)
            if abs(key) < INF:
                keys.update(key + shift for shift in
                            (-ONE, -ONE // 2, ONE // 2, ONE))
        # The numbers around 0, and the first that is not a subnormal.
        zero = element.floor_index(0)
        for index in range(zero - 2, zero + 3):
            keys.add(element.key_at(min(max(index, 0), element.count - 1)))
        if element.kind in "fV" and element.special != "e8m0":
            normal = zero + (1 << element.mantissa_width)
            keys.update(element.key_at(normal + shift) for shift in (-1, 0))
    return sorted(keys)


class Source:
    """Draws the numbers of one search: of its sequence, and of the values that are
    searched there."""

    def __init__(self, rng, sequence, values):
        self.rng = rng
        self.sequence = sequence
        self.values = values
        self.nan_share = rng.choice([0, 0, 0, 0.03, 0.3])
        style = rng.choice(["small", "interesting", "interesting", "anywhere",
                            "cluster", "constant", "even", "even", "limits", "zeros"])
        self.spread = None
        # How many of a sequence's numbers are those of `indices`, which come again
        # and again, where the others are spread out.
        self.run_share = rng.choice([0, 0, 0.1, 0.5, 0.9])
        keys = interesting_keys(sequence, values)
        if style == "small":
            limit = rng.choice([2, 5, 20])
            step = rng.choice([ONE, ONE, ONE // 2])
            self.keys = [i * step for i in range(-limit, limit + 1)]
        elif style == "constant":
            self.keys = [rng.choice(keys)]
        elif style == "interesting":
            self.keys = rng.sample(keys, rng.randint(2, 12))
        elif style == "even":
            # By value, from one of the type's numbers to another.
            ends = [key for key in keys if abs(key) < INF]
            if rng.random() < 0.5:
                ends = [i * ONE for i in (-1000, -3, 0, 1, 2, 1000)]
            low, high = sorted(rng.sample(ends, 2))
            self.keys = [low + (high - low) * i // 300 for i in range(301)]
            self.run_share = 1
        elif style == "limits":
            # The distance of the ends does not fit into the type.
            count = sequence.count
            self.spread = (0, count - 1)
            if rng.random() < 0.5:
                middle = rng.randrange(count)
                self.spread = (max(middle - 300, 0), min(middle + 300, count - 1))
            self.keys = [sequence.key_at(index)
                         for index in (0, 1, count - 2, count - 1)]
            self.run_share = rng.choice([0.1, 0.5])
        elif style == "zeros":
            zero = sequence.floor_index(0)
            width = rng.choice([1, 2, 20, 300])
            self.spread = (max(zero - width, 0), min(zero + width, sequence.count - 1))
            self.keys = [0]
        else:
            # Any number, or any of a window, by its index.
            middle = (sequence.floor_index(rng.choice(keys))
                      if style == "cluster" else sequence.count // 2)
            width = (rng.choice([3, 20, 300, 70000]) if style == "cluster"
                     else sequence.count)
            self.spread = (max(middle - width, 0),
                           min(middle + width, sequence.count - 1))
            self.keys = [sequence.key_at(rng.randint(*self.spread))
                         for _ in range(8)]
        self.indices = [self.near(sequence, key) for key in self.keys]

    def near(self, element, key):
        """The index of a number at `key` or beside it."""
        index = element.floor_index(key) + self.rng.choice([-1, 0, 0, 0, 1, 1])
        return min(max(index, 0), element.count - 1)

    def bits_at(self, element, index):
        bits = element.bits_at(index)
        if (bits == 0 and element.negative_zero is not None and
                self.rng.random() < 0.4):
            return element.negative_zero
        return bits

    def draw_sequence(self, length, is_sorted):
        rng, element = self.rng, self.sequence
        # More of the type's numbers than there are interesting ones.
        indices = [rng.randint(*self.spread)
                   if self.spread and rng.random() >= self.run_share
                   else rng.choice(self.indices) for _ in range(length)]
        row = [self.bits_at(element, index) for index in indices]
        if element.nans and rng.random() < 0.3:
            count = min(rng.choice([1, 2, length // 2, length - 1, length]), length)
            row[length - count:] = rng.choices(element.nans, k=max(count, 0))
        if is_sorted:
            row.sort(key=element.key)
        return row

    def draw_values(self, count, sequence):
        """Values, of which many are in `sequence` or beside one of its numbers."""
        rng, element = self.rng, self.values
        keys = rng.sample(self.keys, min(len(self.keys), 24))
        for bits in rng.sample(sequence, min(len(sequence), 24)):
            key = self.sequence.key(bits)
            if key <= INF:
                keys.append(key)
        if sequence:
            for bits in (sequence[0], sequence[-1]):
                keys.append(min(self.sequence.key(bits), INF))
        pool = [self.near(element, key) for key in keys]
        pool += [rng.randrange(element.count) for _ in range(3)]
        result = []
        for index in rng.choices(pool, k=count):
            if element.nans and rng.random() < self.nan_share:
                result.append(rng.choice(element.nans))
            else:
                result.append(self.bits_at(element, index))
        return result


def draw_junk(rng, element, count):
    """Any bits at all, for what a search must not look at."""
    return [rng.getrandbits(element.width) for _ in range(count)]
