"""Element types, and the exact order of their numbers.

A number is its bits, an unsigned integer. Its key is a Python integer that orders
it among the numbers of all types: its value times 2^1074, which is whole even for
the smallest f64.
"""

ONE = 1 << 1074
# Beyond all finite numbers, which are below 2^1024.
INF = ONE << 1100
NAN = ONE << 1200


class Element:
    """What integers and floats share: indices 0, 1, ... `count` - 1 stand for the
    numbers in ascending order, NaN and the second zero left out."""

    def bits_at(self, index):
        raise NotImplementedError

    def key(self, bits):
        raise NotImplementedError

    def key_at(self, index):
        return self.key(self.bits_at(index))

    def floor_index(self, key):
        """The index of the last number up to `key`; of the first if none is."""
        low, high = 0, self.count
        while high - low > 1:
            middle = (low + high) // 2
            if self.key_at(middle) <= key:
                low = middle
            else:
                high = middle
        return low

    def dtype(self):
        """As .npy files name the type."""
        size = self.width // 8
        return f"{'|' if size == 1 else '<'}{self.kind}{size}"


class Integer(Element):
    def __init__(self, name, width, signed):
        self.name = name
        self.width = width
        self.signed = signed
        self.kind = "i" if signed else "u"
        self.first = -(1 << width - 1) if signed else 0
        self.count = 1 << width
        self.nans = []
        self.negative_zero = None

    def value(self, bits):
        sign = bits >> self.width - 1
        return bits - (1 << self.width) if self.signed and sign else bits

    def bits(self, value):
        return value & (1 << self.width) - 1

    def bits_at(self, index):
        return self.bits(self.first + index)

    def key(self, bits):
        return self.value(bits) * ONE

    def text(self, bits):
        return str(self.value(bits))


class Float(Element):
    """Sign, exponent, mantissa. `special` says what the last codes mean:
    "ieee"  an exponent of all ones is infinity, or NaN with a mantissa
    "fn"    no infinity, all ones is NaN
    "fnuz"  no infinity, the code of -0 is NaN
    "e8m0"  an exponent alone, all ones is NaN; no sign and no 0
    """

    def __init__(self, name, exponent_width, mantissa_width, bias, special):
        self.name = name
        self.mantissa_width = mantissa_width
        self.bias = bias
        self.special = special
        self.signed = special != "e8m0"
        self.width = exponent_width + mantissa_width + self.signed
        self.kind = "V" if self.width == 8 or name == "bf16" else "f"
        self.sign = 1 << self.width - 1 if self.signed else 0
        top = (1 << self.width - self.signed) - 1
        infinity = top - ((1 << mantissa_width) - 1)
        # The largest code that is a number, without its sign.
        self.last = {"ieee": infinity, "fn": top - 1, "fnuz": top,
                     "e8m0": top - 1}[special]
        self.infinity = infinity if special == "ieee" else None
        self.count = 2 * self.last + 1 if self.signed else self.last + 1
        self.negative_zero = self.sign if special in ("ieee", "fn") else None
        if special == "fnuz":
            self.nans = [self.sign]
        elif special == "e8m0":
            self.nans = [top]
        else:
            # All of 8 bits, some of the others.
            payloads = range(self.last + 1, top + 1)
            if len(payloads) > 8:
                payloads = [payloads[0], payloads[1], payloads[len(payloads) // 2],
                            payloads[-1]]
            self.nans = [sign | code for code in payloads
                         for sign in (0, self.sign)]
        self.cache = {}

    def bits_at(self, index):
        if not self.signed:
            return index
        magnitude = index - self.last
        return magnitude if magnitude >= 0 else self.sign | -magnitude

    def key(self, bits):
        key = self.cache.get(bits)
        if key is None:
            key = self.decode(bits)
            if self.width <= 16:
                self.cache[bits] = key
        return key

    def decode(self, bits):
        magnitude = bits & ~self.sign
        if magnitude > self.last or (self.special == "fnuz" and bits == self.sign):
            return NAN
        sign = -1 if bits & self.sign else 1
        if magnitude == self.infinity:
            return sign * INF
        exponent = magnitude >> self.mantissa_width
        mantissa = magnitude & (1 << self.mantissa_width) - 1
        if exponent != 0 or self.special == "e8m0":
            mantissa += 1 << self.mantissa_width
        else:
            exponent = 1
        return sign * mantissa << 1074 + exponent - self.bias - self.mantissa_width

    def text(self, bits):
        """A decimal that reads back, NaN without its sign and payload."""
        key = self.key(bits)
        if key == NAN:
            return "nan"
        if abs(key) == INF:
            return "inf" if key > 0 else "-inf"
        if key == 0:
            return "-0.0" if bits else "0.0"
        # Each of our numbers is an f64, so the division is exact.
        return repr(key / ONE)


ELEMENTS = {element.name: element for element in
            [Integer(prefix + str(width), width, prefix != "ui")
             for width in (8, 16, 32, 64) for prefix in ("i", "si", "ui")] +
            [Float("f16", 5, 10, 15, "ieee"),
             Float("bf16", 8, 7, 127, "ieee"),
             Float("f32", 8, 23, 127, "ieee"),
             Float("f64", 11, 52, 1023, "ieee"),
             Float("f8E5M2", 5, 2, 15, "ieee"),
             Float("f8E4M3", 4, 3, 7, "ieee"),
             Float("f8E3M4", 3, 4, 3, "ieee"),
             Float("f8E4M3FN", 4, 3, 7, "fn"),
             Float("f8E5M2FNUZ", 5, 2, 16, "fnuz"),
             Float("f8E4M3FNUZ", 4, 3, 8, "fnuz"),
             Float("f8E4M3B11FNUZ", 4, 3, 11, "fnuz"),
             Float("f8E8M0FNU", 8, 0, 127, "e8m0")]}
ELEMENTS["index"] = Integer("index", 64, True)
