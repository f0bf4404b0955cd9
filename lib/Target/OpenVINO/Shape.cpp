//===- Shape.cpp - Shapes of OpenVINO models ------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Shape.h"

#include "Xml.h"

#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;
using llvm::createStringError;

/// Reads a bound of a dimension; the empty text gives `missing`.
static llvm::Expected<int64_t> parseBound(StringRef text, int64_t missing) {
  text = text.trim();
  if (text.empty())
    return missing;
  int64_t bound;
  if (text.getAsInteger(10, bound) || bound < 0)
    return createStringError("expected a size from 0 to 2^63-1, got " +
                             quote(text));
  return bound;
}

static llvm::Expected<int64_t> parseDimension(StringRef text) {
  if (text == "?" || text == "-1")
    return ShapedType::kDynamic;
  if (text == "...")
    return createStringError("expected sizes or '...', got both");
  if (!text.contains(".."))
    return text.empty() ? createStringError("expected a size, got ''")
                        : parseBound(text, 0);
  auto [lowerText, upperText] = text.split("..");
  if (lowerText.empty() && upperText.empty())
    return createStringError("expected a bound in '..', got none");
  llvm::Expected<int64_t> lower = parseBound(lowerText, 0);
  if (!lower)
    return lower.takeError();
  llvm::Expected<int64_t> upper = parseBound(upperText, INT64_MAX);
  if (!upper)
    return upper.takeError();
  if (*lower > *upper)
    return createStringError("expected bounds in ascending order, got " +
                             quote(text));
  return *lower == *upper ? *lower : ShapedType::kDynamic;
}

llvm::Expected<Shape> openvino::parseShape(StringRef text) {
  text = text.trim();
  if (text == "...")
    return Shape();
  SmallVector<int64_t> shape;
  if (text.empty())
    return Shape(shape);
  while (true) {
    auto [first, rest] = text.split(',');
    llvm::Expected<int64_t> size = parseDimension(first.trim());
    if (!size)
      return size.takeError();
    shape.push_back(*size);
    if (first.size() == text.size())
      break;
    text = rest;
    // Before there are too many to keep.
    if (shape.size() > kMaxRank)
      break;
  }
  if (llvm::Error error = checkShape(shape))
    return error;
  return Shape(std::move(shape));
}

llvm::Error openvino::checkShape(ArrayRef<int64_t> shape) {
  if (shape.size() > kMaxRank)
    return createStringError("expected at most " + Twine(kMaxRank) +
                             " dimensions, got more");
  // Up to 8 bytes an element; without zeros, which come and go with views.
  std::optional<int64_t> bytes = 8;
  for (int64_t size : shape)
    if (size > 0)
      bytes = bytes ? llvm::checkedMul(*bytes, size) : bytes;
  if (!bytes)
    return createStringError(
        "expected sizes whose product is less than 2^60, got more");
  return llvm::Error::success();
}

TensorType openvino::getTensorType(const Shape &shape, Type elementType) {
  if (!shape)
    return UnrankedTensorType::get(elementType);
  return RankedTensorType::get(*shape, elementType);
}
