//===- Number.cpp - Numbers in array literals -----------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Number.h"
#include "Quote.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::seek;
using llvm::APFloat;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;
using llvm::formatv;

/// Fails with "expected WHAT at column N, got WORD".
static Error expected(const Twine &what, size_t column, StringRef word) {
  return createStringError(formatv("expected {0} at column {1}, got {2}", what,
                                   column, quote(word)));
}

/// Takes a sign if there is one, and tells whether it is a minus.
static bool consumeSign(StringRef &word) {
  if (word.consume_front("-"))
    return true;
  word.consume_front("+");
  return false;
}

//===----------------------------------------------------------------------===//
// Decimal numbers
//===----------------------------------------------------------------------===//

namespace {
/// An unsigned number 0.DIGITS * 10^exponent.
struct Decimal {
  /// Without leading zeros, so that 0 has none. If there are very many, a last
  /// 1 stands for those beyond the limit.
  SmallString<32> digits;
  int64_t exponent = 0;
  /// Whether it was written without a point and without an exponent.
  bool isInteger = true;
};
} // namespace

/// Reads a number such as 12, 1.5, .5, 1. or 1e-5; nothing if it is none.
static std::optional<Decimal> parseDecimal(StringRef word) {
  // No midpoint of two f64 has more than 767 digits: what follows the limit
  // matters only by not being 0.
  constexpr size_t digitLimit = 800;
  Decimal decimal;
  bool anyDigit = false, isCut = false;
  auto readDigits = [&](bool isFraction) {
    StringRef digits = word.take_while(llvm::isDigit);
    word = word.drop_front(digits.size());
    anyDigit |= !digits.empty();
    for (char digit : digits) {
      bool isLeadingZero = decimal.digits.empty() && digit == '0';
      if (isLeadingZero && isFraction)
        --decimal.exponent;
      if (!isLeadingZero && !isFraction)
        ++decimal.exponent;
      if (isLeadingZero)
        continue;
      if (decimal.digits.size() < digitLimit)
        decimal.digits.push_back(digit);
      else
        isCut |= digit != '0';
    }
  };

  readDigits(/*isFraction=*/false);
  if (word.consume_front(".")) {
    decimal.isInteger = false;
    readDigits(/*isFraction=*/true);
  }
  if (!anyDigit)
    return std::nullopt;
  if (isCut)
    decimal.digits.push_back('1');

  if (word.consume_front("e") || word.consume_front("E")) {
    decimal.isInteger = false;
    bool isNegative = consumeSign(word);
    StringRef digits = word.take_while(llvm::isDigit);
    if (digits.empty())
      return std::nullopt;
    word = word.drop_front(digits.size());
    // Stands for all that are beyond what the digits can make up for.
    constexpr int64_t exponentLimit = int64_t(1) << 48;
    int64_t exponent;
    if (digits.getAsInteger(10, exponent))
      exponent = exponentLimit;
    exponent = std::min(exponent, exponentLimit);
    decimal.exponent += isNegative ? -exponent : exponent;
  }
  if (!word.empty())
    return std::nullopt;
  return decimal;
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

static Expected<uint64_t> parseInteger(StringRef word, Type type,
                                       size_t column) {
  unsigned width = isa<IndexType>(type) ? 64 : type.getIntOrFloatBitWidth();
  bool isUnsigned = type.isUnsignedInteger() || width == 1;
  StringRef digits = word;
  bool isNegative = consumeSign(digits);
  std::optional<Decimal> decimal = parseDecimal(digits);
  if (!decimal)
    return expected(width == 1 ? "true, false, 1 or 0" : "an integer", column,
                    word);
  if (!decimal->isInteger)
    return expected("an integer, without point and exponent,", column, word);

  uint64_t max = llvm::maxUIntN(isUnsigned ? width : width - 1);
  uint64_t limit = !isNegative ? max : isUnsigned ? 0 : max + 1;
  uint64_t magnitude;
  if (digits.getAsInteger(10, magnitude) || magnitude > limit)
    return expected(formatv("{0} to {1} for '{2}'",
                            isUnsigned ? 0 : llvm::minIntN(width), max, type),
                    column, word);
  return isNegative ? -magnitude : magnitude;
}

static Expected<uint64_t> parseBool(StringRef word, Type type, size_t column) {
  if (word == "true" || word == "True")
    return 1;
  if (word == "false" || word == "False")
    return 0;
  return parseInteger(word, type, column);
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

/// The nearest value; infinity or NaN if that would be too large.
static APFloat roundDecimal(const Decimal &decimal,
                            const llvm::fltSemantics &semantics) {
  // Outside these powers of ten every type overflows or underflows. Inside,
  // APFloat can handle all exponents: it has a limit that it does not check.
  constexpr int64_t minExponent = -400, maxExponent = 400;
  if (decimal.digits.empty())
    return APFloat::getZero(semantics);
  int64_t exponent = std::clamp(decimal.exponent, minExponent, maxExponent) -
                     static_cast<int64_t>(decimal.digits.size());
  APFloat value(semantics);
  llvm::cantFail(
      value.convertFromString((decimal.digits + "e" + Twine(exponent)).str(),
                              APFloat::rmNearestTiesToEven));
  return value;
}

static Expected<uint64_t> parseFloat(StringRef word, FloatType type,
                                     size_t column) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  StringRef rest = word;
  bool isNegative = consumeSign(rest);
  auto reject = [&](StringRef reason) {
    return expected(
        formatv("a value of '{0}', which has no {1},", type, reason), column,
        word);
  };
  if (isNegative && !APFloat::semanticsHasSignedRepr(semantics))
    return reject("sign");

  APFloat value(semantics);
  if (rest == "inf") {
    if (!APFloat::semanticsHasInf(semantics))
      return reject("infinity");
    value = APFloat::getInf(semantics, isNegative);
  } else if (rest == "nan") {
    if (!APFloat::semanticsHasNaN(semantics))
      return reject("NaN");
    value = APFloat::getQNaN(semantics, isNegative);
  } else {
    std::optional<Decimal> decimal = parseDecimal(rest);
    if (!decimal)
      return expected("a number", column, word);
    if (decimal->digits.empty() && !APFloat::semanticsHasZero(semantics))
      return reject("zero");
    value = roundDecimal(*decimal, semantics);
    if (!value.isFinite()) {
      SmallString<32> largest;
      APFloat::getLargest(semantics).toString(largest);
      return expected(
          formatv("a magnitude of at most {0} for '{1}'", largest, type),
          column, word);
    }
    // Leaves a zero alone where -0 would be NaN.
    if (isNegative)
      value.changeSign();
  }
  return value.bitcastToAPInt().getZExtValue();
}

Expected<uint64_t> seek::parseNumber(StringRef word, Type elementType,
                                     size_t column) {
  if (auto floatType = dyn_cast<FloatType>(elementType))
    return parseFloat(word, floatType, column);
  if (elementType.isInteger(1))
    return parseBool(word, elementType, column);
  return parseInteger(word, elementType, column);
}
