//===- Print.cpp - Printing arrays ----------------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Runner/Print.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/MathExtras.h"

#include <charconv>

using namespace mlir;
using namespace mlir::seek;
using llvm::APFloat;
using llvm::raw_ostream;

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

namespace {
/// A positive number D.DDD * 10^exponent, by its digits.
struct Decimal {
  SmallString<24> digits;
  int exponent = 0;
};
} // namespace

/// Splits the form `d.ddde-dd`.
static Decimal parseScientific(StringRef text) {
  Decimal result;
  auto [mantissa, exponent] = text.split('e');
  result.digits = {mantissa.take_front(1), mantissa.drop_front(1).ltrim('.')};
  exponent.consume_front("+");
  exponent.getAsInteger(10, result.exponent);
  return result;
}

/// The shortest decimal that reads back as f32 or f64; or, given a precision,
/// the nearest one with so many digits behind the first.
template <typename T, typename... PrecisionTy>
static Decimal toDecimal(T value, PrecisionTy... precision) {
  char text[32];
  char *end = std::to_chars(text, std::end(text), value,
                            std::chars_format::scientific, precision...)
                  .ptr;
  return parseScientific({text, static_cast<size_t>(end - text)});
}

/// The nearest f64.
static double toDouble(const Decimal &decimal) {
  int exponent = decimal.exponent + 1 - static_cast<int>(decimal.digits.size());
  std::string text = (decimal.digits + "e" + Twine(exponent)).str();
  double result = 0;
  std::from_chars(text.data(), text.data() + text.size(), result);
  return result;
}

/// Adds 1 to the last digit.
static void increment(Decimal &decimal) {
  size_t last = decimal.digits.str().find_last_not_of('9');
  if (last == StringRef::npos) {
    decimal.digits = "1";
    ++decimal.exponent;
    return;
  }
  ++decimal.digits[last];
  decimal.digits.truncate(last + 1);
}

/// The shortest decimal that reads back in a type of 8 or 16 bits, of a
/// positive and finite value. f64 has the value and the two midpoints to its
/// neighbours exactly, and distinguishes a decimal this short from a midpoint.
static Decimal shortestDecimal(const llvm::fltSemantics &semantics,
                               uint64_t magnitude) {
  unsigned width = APFloat::semanticsSizeInBits(semantics);
  auto valueOf = [&](uint64_t bits) {
    APFloat value(semantics, APInt(width, bits));
    return value.isFinite() ? value.convertToDouble() : 0;
  };
  // The next value may not exist; what reads back is then as far up as down.
  double value = valueOf(magnitude);
  double below = magnitude == 0 ? 0 : valueOf(magnitude - 1);
  double above = valueOf(magnitude + 1);
  double low = (value + below) / 2;
  double high = value + ((above == 0 ? 2 * value - below : above) - value) / 2;
  auto readsBack = [&](const Decimal &decimal) {
    double read = toDouble(decimal);
    return (low < read && read < high) ||
           (magnitude % 2 == 0 && (read == low || read == high));
  };

  for (int precision = 0;; ++precision) {
    Decimal decimal = toDecimal(value, precision);
    if (readsBack(decimal))
      return decimal;
    // At a power of two there is more room above than below.
    increment(decimal);
    if (readsBack(decimal))
      return decimal;
  }
}

/// Prints a decimal as Python does: with an exponent only where that is below
/// -4 or above 15, and always with a point or an exponent.
static void printLikePython(raw_ostream &os, const Decimal &decimal) {
  StringRef digits = decimal.digits;
  int exponent = decimal.exponent;
  if (exponent < -4 || exponent > 15) {
    os << digits.take_front(1) << (digits.size() > 1 ? "." : "")
       << digits.drop_front(1) << (exponent < 0 ? "e-" : "e+")
       << (std::abs(exponent) < 10 ? "0" : "") << std::abs(exponent);
    return;
  }
  SmallString<32> text;
  text.append(std::max(-exponent, 0), '0');
  text += digits;
  size_t point = std::max(exponent, 0) + 1;
  if (text.size() <= point)
    text.append(point + 1 - text.size(), '0');
  os << text.str().take_front(point) << '.' << text.str().drop_front(point);
}

static void printFloat(raw_ostream &os, const llvm::fltSemantics &semantics,
                       uint64_t bits) {
  unsigned width = APFloat::semanticsSizeInBits(semantics);
  APFloat value(semantics, APInt(width, bits));
  if (value.isNaN()) {
    os << "nan";
    return;
  }
  if (value.isNegative()) {
    os << '-';
    value.changeSign();
  }
  if (value.isInfinity())
    os << "inf";
  else if (value.isZero())
    os << "0.0";
  else if (width == 64)
    printLikePython(os, toDecimal(value.convertToDouble()));
  else if (width == 32)
    printLikePython(os, toDecimal(value.convertToFloat()));
  else
    printLikePython(
        os, shortestDecimal(semantics, value.bitcastToAPInt().getZExtValue()));
}

//===----------------------------------------------------------------------===//
// Elements and arrays
//===----------------------------------------------------------------------===//

void seek::printElement(raw_ostream &os, Type elementType, uint64_t bits) {
  if (auto floatType = dyn_cast<FloatType>(elementType))
    return printFloat(os, floatType.getFloatSemantics(), bits);
  if (elementType.isInteger(1))
    os << (bits != 0 ? "True" : "False");
  else if (elementType.isUnsignedInteger())
    os << bits;
  else
    os << llvm::SignExtend64(bits, elementByteWidth(elementType) * 8);
}

namespace {
/// Prints elements of an array. The text of a float of 8 or 16 bits takes long
/// to find, but there are few of them.
class ElementPrinter {
public:
  ElementPrinter(raw_ostream &os, Type type)
      : os(os), type(type),
        isCaching(isa<FloatType>(type) && elementByteWidth(type) <= 2) {}

  void print(uint64_t bits) {
    if (!isCaching)
      return printElement(os, type, bits);
    auto [text, isNew] = cache.try_emplace(bits);
    if (isNew) {
      llvm::raw_string_ostream textStream(text->second);
      printElement(textStream, type, bits);
    }
    os << text->second;
  }

private:
  raw_ostream &os;
  Type type;
  bool isCaching;
  llvm::DenseMap<unsigned, std::string> cache;
};
} // namespace

void seek::printArray(raw_ostream &os, const Array &array) {
  // Lists that end at a dimension of 0 are leaves as elements are.
  ArrayRef<int64_t> shape = array.getShape();
  shape = shape.take_until([](int64_t size) { return size == 0; });
  bool isEmpty = shape.size() != array.getShape().size();
  ElementPrinter printer(os, array.getElementType());
  auto repeat = [&](char c, size_t count) {
    for (; count != 0; --count)
      os << c;
  };

  // The position of the leaf; `closing` lists end behind it.
  SmallVector<int64_t> position(shape.size(), 0);
  repeat('[', shape.size());
  for (int64_t leaf = 0;; ++leaf) {
    if (isEmpty)
      os << "[]";
    else
      printer.print(array.getBits(leaf));
    size_t closing = 0;
    for (; closing != shape.size(); ++closing) {
      size_t dimension = shape.size() - 1 - closing;
      if (++position[dimension] != shape[dimension])
        break;
      position[dimension] = 0;
    }
    repeat(']', closing);
    if (closing == shape.size())
      return;
    os << ", ";
    repeat('[', closing);
  }
}
