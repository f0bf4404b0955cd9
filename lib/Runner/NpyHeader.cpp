//===- NpyHeader.cpp - The header of a .npy file --------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NpyHeader.h"
#include "Quote.h"
#include "seek/Runner/Array.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::seek;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;
using llvm::formatv;

//===----------------------------------------------------------------------===//
// The dictionary
//===----------------------------------------------------------------------===//

namespace {
/// Reads the subset of Python's literals that NumPy writes: a dictionary of
/// exactly the keys 'descr' (a string), 'fortran_order' (a bool) and 'shape' (a
/// tuple of integers). White space, the order of the keys, the kind of quotes
/// and a last comma are free.
class DictionaryParser {
public:
  explicit DictionaryParser(StringRef text) : rest(text), size(text.size()) {}

  Expected<NpyHeader> parse();

private:
  /// Fails at the current position, which counts from 1 as columns do.
  Error expected(const Twine &what) {
    return createStringError(
        formatv("expected {0} at byte {1} of the header, got {2}", what,
                size - rest.size() + 1,
                rest.empty() ? "its end" : quote(rest.take_front(8))));
  }

  /// Takes `token` and the white space before it, if it is next.
  bool consume(StringRef token) {
    rest = rest.ltrim();
    return rest.consume_front(token);
  }

  Error parseEntry(NpyHeader &header);
  Error parseString(StringRef &value);
  Error parseDtype(std::string &dtype);
  Error parseBool(bool &value);
  Error parseShape(SmallVectorImpl<int64_t> &shape);
  Error parseDimension(int64_t &dimension);

  StringRef rest;
  size_t size;
  SmallVector<StringRef, 3> seen;
};
} // namespace

Expected<NpyHeader> DictionaryParser::parse() {
  NpyHeader header;
  if (!consume("{"))
    return expected("'{'");
  while (!consume("}")) {
    if (Error error = parseEntry(header))
      return error;
    if (consume(","))
      continue;
    if (!consume("}"))
      return expected("',' or '}'");
    break;
  }
  rest = rest.ltrim();
  if (!rest.empty())
    return expected("nothing after '}'");
  for (StringRef key : {"descr", "fortran_order", "shape"})
    if (!llvm::is_contained(seen, key))
      return createStringError(
          formatv("expected key '{0}' in the header, got none", key));
  return header;
}

Error DictionaryParser::parseEntry(NpyHeader &header) {
  StringRef key;
  if (Error error = parseString(key))
    return error;
  if (llvm::is_contained(seen, key))
    return createStringError(formatv(
        "expected each key once in the header, got two {0}", quote(key)));
  seen.push_back(key);
  if (!consume(":"))
    return expected("':'");
  if (key == "descr")
    return parseDtype(header.dtype);
  if (key == "fortran_order")
    return parseBool(header.fortranOrder);
  if (key == "shape")
    return parseShape(header.shape);
  return createStringError(formatv("expected keys 'descr', 'fortran_order' and "
                                   "'shape' in the header, got {0}",
                                   quote(key)));
}

Error DictionaryParser::parseString(StringRef &value) {
  StringRef mark = consume("'") ? "'" : consume("\"") ? "\"" : "";
  if (mark.empty())
    return expected("a string");
  value = rest.take_until([&](char c) { return c == mark[0] || c == '\\'; });
  rest = rest.drop_front(value.size());
  if (!rest.consume_front(mark))
    return expected("the string to end");
  return Error::success();
}

Error DictionaryParser::parseDtype(std::string &dtype) {
  rest = rest.ltrim();
  if (rest.starts_with("[") || rest.starts_with("("))
    return expected("one element type, not a structured one,");
  StringRef value;
  if (Error error = parseString(value))
    return error;
  dtype = value.str();
  return Error::success();
}

Error DictionaryParser::parseBool(bool &value) {
  value = consume("True");
  if (!value && !consume("False"))
    return expected("True or False");
  return Error::success();
}

Error DictionaryParser::parseShape(SmallVectorImpl<int64_t> &shape) {
  if (!consume("("))
    return expected("a tuple of dimensions");
  bool afterComma = true;
  while (!consume(")")) {
    if (!afterComma)
      return expected("',' or ')'");
    if (Error error = parseDimension(shape.emplace_back()))
      return error;
    afterComma = consume(",");
  }
  // Python's (3) is no tuple.
  if (shape.size() == 1 && !afterComma)
    return createStringError(formatv(
        "expected a tuple of dimensions in the header, got '({0})'", shape[0]));
  return Error::success();
}

Error DictionaryParser::parseDimension(int64_t &dimension) {
  rest = rest.ltrim();
  StringRef digits = rest.take_while(llvm::isDigit);
  bool hasLeadingZero = digits.size() > 1 && digits.front() == '0';
  if (digits.empty() || hasLeadingZero)
    return expected("a dimension of 0 or more");
  if (digits.getAsInteger(10, dimension))
    return expected("a dimension below 2^63");
  rest = rest.drop_front(digits.size());
  // Python 2 wrote long integers so.
  rest.consume_front("L");
  return Error::success();
}

Expected<NpyHeader> seek::parseNpyDictionary(StringRef text) {
  return DictionaryParser(text).parse();
}

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

/// NumPy's letter for the kind of an element type; `V`, raw bytes, for those
/// that NumPy lacks.
static char kindOf(Type type) {
  if (isa<Float16Type, Float32Type, Float64Type>(type))
    return 'f';
  if (isa<FloatType>(type))
    return 'V';
  if (type.isInteger(1))
    return 'b';
  return type.isUnsignedInteger() ? 'u' : 'i';
}

std::string seek::npyDtype(Type elementType) {
  unsigned width = elementByteWidth(elementType);
  char order = width == 1 ? '|' : llvm::sys::IsLittleEndianHost ? '<' : '>';
  return formatv("{0}{1}{2}", order, kindOf(elementType), width);
}

Expected<bool> seek::matchNpyDtype(StringRef dtype, Type elementType) {
  // Without a letter for the order of bytes the order is this machine's.
  bool isBigEndian = llvm::sys::IsBigEndianHost;
  StringRef rest = dtype;
  if (rest.consume_front("<"))
    isBigEndian = false;
  else if (rest.consume_front(">"))
    isBigEndian = true;
  else if (!rest.consume_front("="))
    rest.consume_front("|");

  // The ml_dtypes package writes f8E5M2 as f1, its other floats as we do.
  std::string wanted = npyDtype(elementType);
  if (rest == StringRef(wanted).drop_front() ||
      (isa<BFloat16Type>(elementType) && rest == "u2") ||
      (isa<Float8E5M2Type>(elementType) && rest == "f1"))
    return isBigEndian;
  return createStringError(
      formatv("expected dtype '{0}' for elements of type '{1}', got {2}",
              wanted, elementType, quote(dtype)));
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

Expected<std::string> seek::formatNpyHeader(Type elementType,
                                            ArrayRef<int64_t> shape) {
  std::string header = formatv(
      "{{'descr': '{0}', 'fortran_order': False, 'shape': ({1:$[, ]}{2}), }",
      npyDtype(elementType), llvm::make_range(shape.begin(), shape.end()),
      shape.size() == 1 ? "," : "");
  // NumPy leaves room for the first dimension to grow to 21 digits in place.
  if (!shape.empty())
    header.append(21 - std::to_string(shape.front()).size(), ' ');

  // Magic, version, length; then the data starts at a multiple of 64 bytes.
  constexpr size_t prefixSize = 10, alignment = 64;
  size_t used = prefixSize + header.size() + 1;
  header.append(alignment - used % alignment, ' ');
  header += '\n';
  if (header.size() > UINT16_MAX)
    return createStringError(formatv(
        "expected a shape that a .npy header has room for, got rank {0}",
        shape.size()));

  std::string result("\x93NUMPY\x01\x00", 8);
  char length[2];
  llvm::support::endian::write16le(length, header.size());
  return result.append(length, 2).append(header);
}
