//===- Literal.cpp - Array literals ---------------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two passes over the text: the first reads the brackets and commas and finds
// the shape, the second reads the numbers into an array of that shape. Neither
// recurses, so depth and length cost no stack.
//
//===----------------------------------------------------------------------===//

#include "seek/Runner/Literal.h"
#include "Number.h"
#include "Quote.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::seek;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;
using llvm::formatv;

namespace {
/// Splits a literal into brackets, commas and words.
class Lexer {
public:
  explicit Lexer(StringRef text) : text(text) { next(); }

  /// The current token: empty at the end of the text.
  StringRef token() const { return current; }
  bool is(StringRef punctuation) const { return current == punctuation; }
  bool isWord() const { return !current.empty() && !isPunctuation(current[0]); }

  /// Where it starts, in bytes and from 1.
  size_t column() const { return start + 1; }

  void next() {
    start = std::min(text.find_if_not(llvm::isSpace, start + current.size()),
                     text.size());
    StringRef rest = text.drop_front(start);
    current = rest.take_until(
        [](char c) { return isPunctuation(c) || llvm::isSpace(c); });
    if (current.empty())
      current = rest.take_front(1);
  }

private:
  static bool isPunctuation(char c) { return c == '[' || c == ']' || c == ','; }

  StringRef text, current;
  size_t start = 0;
};

/// Finds the shape of a literal, which is the first pass.
class ShapeReader {
public:
  ShapeReader(StringRef text, RankedTensorType type)
      : lexer(text), type(type), shape(type.getShape()),
        counts(type.getRank(), 0) {}

  Expected<SmallVector<int64_t>> read();

private:
  Error expected(StringRef what, const Twine &reason = "") {
    return createStringError(formatv(
        "expected {0} at column {1}{2}, got {3}", what, lexer.column(), reason,
        lexer.token().empty() ? "the end of the text" : quote(lexer.token())));
  }

  /// Why there must be just so many brackets.
  std::string rankReason() {
    return formatv(", as '{0}' has rank {1}", type, type.getRank());
  }

  Error readValue();
  Error closeList();

  Lexer lexer;
  RankedTensorType type;
  /// The dimensions that the type or the lists closed so far have told.
  SmallVector<int64_t> shape;
  /// The lists that are open, and how many values each has so far.
  size_t depth = 0;
  SmallVector<int64_t> counts;
};
} // namespace

Expected<SmallVector<int64_t>> ShapeReader::read() {
  do {
    if (Error error = readValue())
      return error;
    while (depth != 0 && lexer.is("]"))
      if (Error error = closeList())
        return error;
    if (depth == 0)
      break;
    if (!lexer.is(","))
      return expected("',' or ']'");
    lexer.next();
  } while (true);
  if (!lexer.token().empty())
    return expected("the end of the text");
  for (int64_t &size : shape)
    size = ShapedType::isDynamic(size) ? 0 : size;
  return shape;
}

/// Opens lists and reads the number inside, or stops before the `]` of an empty
/// list.
Error ShapeReader::readValue() {
  for (bool isOpening = false;; isOpening = true) {
    if (isOpening && lexer.is("]"))
      return Error::success();
    if (depth == counts.size())
      break;
    if (!lexer.is("["))
      return expected("'['", rankReason());
    lexer.next();
    counts[depth++] = 0;
  }
  if (lexer.is("["))
    return expected("a number", rankReason());
  if (!lexer.isWord())
    return expected("a number");
  lexer.next();
  if (depth != 0)
    ++counts[depth - 1];
  return Error::success();
}

Error ShapeReader::closeList() {
  --depth;
  int64_t count = counts[depth], &size = shape[depth];
  if (ShapedType::isDynamic(size))
    size = count;
  if (count != size) {
    bool isStatic = !type.isDynamicDim(depth);
    return createStringError(formatv(
        "expected length {0}, as in {1}, of the list that ends at column {2}, "
        "got {3}",
        size, isStatic ? formatv("'{0}'", type).str() : "the lists before it",
        lexer.column(), count));
  }
  lexer.next();
  if (depth != 0)
    ++counts[depth - 1];
  return Error::success();
}

Expected<Array> seek::parseLiteral(StringRef text, RankedTensorType expected) {
  Type elementType = expected.getElementType();
  if (Error error = checkElementType(elementType))
    return error;
  Expected<SmallVector<int64_t>> shape = ShapeReader(text, expected).read();
  if (!shape)
    return shape.takeError();
  Expected<Array> array = Array::allocate(elementType, *shape);
  if (!array)
    return array;

  Lexer lexer(text);
  for (int64_t i = 0, e = array->getNumElements(); i != e; ++i) {
    while (!lexer.isWord())
      lexer.next();
    Expected<uint64_t> bits =
        parseNumber(lexer.token(), elementType, lexer.column());
    if (!bits)
      return bits.takeError();
    array->setBits(i, *bits);
    lexer.next();
  }
  return array;
}
