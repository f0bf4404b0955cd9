//===- Random.cpp - Random arrays -----------------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Runner/Random.h"
#include "Quote.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace mlir;
using namespace mlir::seek;
using llvm::APFloat;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;
using llvm::formatv;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

namespace {
/// SplitMix64 (Steele, Lea and Flood, OOPSLA 2014). Not one of the standard
/// library's: what its distributions make of a generator is not portable.
class Generator {
public:
  explicit Generator(uint64_t seed) : state(seed) {}

  uint64_t operator()() {
    state += 0x9e3779b97f4a7c15;
    uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

private:
  uint64_t state;
};

/// Turns 64 random bits into an element of an integer type.
class IntegerMaker {
public:
  explicit IntegerMaker(Type type)
      : shift(isa<IndexType>(type) ? 1 : 64 - type.getIntOrFloatBitWidth()) {}

  uint64_t operator()(uint64_t random) const { return random >> shift; }

private:
  unsigned shift;
};

/// Turns 64 random bits into an element of a float type.
class FloatMaker {
public:
  explicit FloatMaker(const llvm::fltSemantics &semantics)
      : minExponent(APFloat::semanticsMinExponent(semantics)),
        mantissaBits(APFloat::semanticsPrecision(semantics) - 1),
        hasZero(APFloat::semanticsHasZero(semantics)) {}

  /// Builds sign, exponent and mantissa of 53 of the bits times 2^-53, cutting
  /// off what the mantissa has no room for.
  uint64_t operator()(uint64_t random) const {
    uint64_t fraction = random >> 11;
    if (!hasZero)
      fraction = std::max<uint64_t>(fraction, 1);
    if (fraction == 0)
      return 0;
    int top = llvm::Log2_64(fraction), exponent = top - 53;
    // Below the smallest normal number the mantissa's unit is constant.
    if (exponent < minExponent)
      return shiftRight(fraction, 53 + minExponent - mantissaBits);
    uint64_t mantissa = shiftRight(fraction, top - mantissaBits) &
                        llvm::maskTrailingOnes<uint64_t>(mantissaBits);
    // The exponent field of 0 is for zero and what is below that number.
    uint64_t field = exponent - minExponent + (hasZero ? 1 : 0);
    return field << mantissaBits | mantissa;
  }

private:
  static uint64_t shiftRight(uint64_t bits, int count) {
    return count < 0 ? bits << -count : bits >> count;
  }

  int minExponent;
  int mantissaBits;
  bool hasZero;
};
} // namespace

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

/// Fills the array, whose elements are of the width of `T`. They are ordered as
/// numbers of type `T` are: no float is negative.
template <typename T, typename MakerTy>
static void fill(Array &array, uint64_t seed, bool isSorted,
                 const MakerTy &make) {
  Generator generator(seed);
  MutableArrayRef<T> elements = array.getElements<T>();
  for (T &element : elements)
    element = static_cast<T>(make(generator()));
  if (!isSorted || array.getRank() == 0 || elements.empty())
    return;
  size_t rowSize = array.getShape().back();
  for (; !elements.empty(); elements = elements.drop_front(rowSize))
    std::sort(elements.begin(), elements.begin() + rowSize);
}

template <typename SignedT, typename UnsignedT>
static void fill(Array &array, uint64_t seed, bool isSorted) {
  Type type = array.getElementType();
  if (auto floatType = dyn_cast<FloatType>(type))
    fill<UnsignedT>(array, seed, isSorted,
                    FloatMaker(floatType.getFloatSemantics()));
  else if (type.isUnsignedInteger())
    fill<UnsignedT>(array, seed, isSorted, IntegerMaker(type));
  else
    fill<SignedT>(array, seed, isSorted, IntegerMaker(type));
}

static void fill(Array &array, uint64_t seed, bool isSorted) {
  switch (array.getElementByteWidth()) {
  case 1:
    return fill<int8_t, uint8_t>(array, seed, isSorted);
  case 2:
    return fill<int16_t, uint16_t>(array, seed, isSorted);
  case 4:
    return fill<int32_t, uint32_t>(array, seed, isSorted);
  default:
    return fill<int64_t, uint64_t>(array, seed, isSorted);
  }
}

/// Reads a shape such as `10x20`.
static std::optional<SmallVector<int64_t>> parseShape(StringRef text) {
  SmallVector<int64_t> shape;
  do {
    int64_t &size = shape.emplace_back();
    if (text.consumeInteger(10, size) || size < 0)
      return std::nullopt;
  } while (text.consume_front("x"));
  if (!text.empty())
    return std::nullopt;
  return shape;
}

bool seek::isRandomSpec(StringRef text) {
  return text.starts_with("uniform:") || text.starts_with("sorted:");
}

Expected<Array> seek::makeRandom(StringRef spec, RankedTensorType expected) {
  if (!isRandomSpec(spec))
    return createStringError(formatv(
        "expected 'uniform:SEED' or 'sorted:SEED', got {0}", quote(spec)));
  auto [order, rest] = spec.split(':');
  auto [seedText, shapeText] = rest.split(':');
  uint64_t seed;
  if (seedText.getAsInteger(10, seed))
    return createStringError(
        formatv("expected a seed from 0 to {0} after '{1}:', got {2}",
                UINT64_MAX, order, quote(seedText)));

  SmallVector<int64_t> shape(expected.getShape());
  if (rest.contains(':')) {
    std::optional<SmallVector<int64_t>> given = parseShape(shapeText);
    if (!given)
      return createStringError(
          formatv("expected a shape such as '10x20' after '{0}:{1}:', got {2}",
                  order, seedText, quote(shapeText)));
    shape = std::move(*given);
    if (Error error = checkShape(shape, expected))
      return error;
  } else if (!expected.hasStaticShape()) {
    return createStringError(formatv(
        "expected a shape, such as '{0}:{1}:10x20', for '{2}', got none", order,
        seedText, expected));
  }
  Expected<Array> array = Array::allocate(expected.getElementType(), shape);
  if (array)
    fill(*array, seed, order == "sorted");
  return array;
}
