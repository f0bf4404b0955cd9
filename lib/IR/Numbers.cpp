//===- Numbers.cpp - Constants as numbers ---------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Numbers.h"

#include "seek/IR/Seek.h"

#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;
using namespace mlir::seek;

static reference::Number getNumber(const APInt &value, bool isUnsigned) {
  return isUnsigned ? reference::Number(value.getZExtValue())
                    : reference::Number(value.getSExtValue());
}

static reference::Number getNumber(APFloat value) {
  if (value.isNaN())
    return reference::Number(std::nan(""));
  // Every float type that sequences may have is exact as f64.
  bool losesInfo;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return reference::Number(value.convertToDouble());
}

SmallVector<reference::Number> seek::getNumbers(DenseElementsAttr constant,
                                                bool isUnsigned) {
  SmallVector<reference::Number> numbers;
  int64_t count = constant.isSplat() ? 1 : constant.getNumElements();
  numbers.reserve(count);
  if (isa<FloatType>(constant.getElementType())) {
    auto values = constant.value_begin<APFloat>();
    for (int64_t i = 0; i < count; ++i)
      numbers.push_back(getNumber(*values++));
    return numbers;
  }
  isUnsigned |= constant.getElementType().isUnsignedInteger();
  auto values = constant.value_begin<APInt>();
  for (int64_t i = 0; i < count; ++i)
    numbers.push_back(getNumber(*values++, isUnsigned));
  return numbers;
}

/// The bytes of a constant as a DenseElementsAttr, where it has them.
static DenseElementsAttr getDense(Attribute constant) {
  if (auto dense = dyn_cast_or_null<DenseElementsAttr>(constant))
    return dense;
  auto resource = dyn_cast_or_null<DenseResourceElementsAttr>(constant);
  if (!resource || !resource.getRawHandle().getBlob() ||
      !resource.getType().hasStaticShape() ||
      !resource.getType().getElementType().isIntOrFloat())
    return {};
  ArrayRef<char> data = resource.getData();
  bool isSplat = false;
  if (!DenseElementsAttr::isValidRawBuffer(resource.getType(), data, isSplat))
    return {};
  return DenseElementsAttr::getFromRawBuffer(resource.getType(), data);
}

std::optional<bool> seek::ascends(Attribute constant, int64_t length,
                                  bool isUnsigned) {
  DenseElementsAttr dense = getDense(constant);
  if (!dense || !dense.getElementType().isIntOrFloat() ||
      dense.getElementType().getIntOrFloatBitWidth() > 64)
    return std::nullopt;
  SmallVector<reference::Number> numbers = getNumbers(dense, isUnsigned);
  reference::Number nan(std::nan(""));
  for (auto [i, number] : llvm::enumerate(numbers)) {
    if (!(number < nan))
      return false;
    bool isFirst = i % std::max<int64_t>(length, 1) == 0;
    if (!isFirst && number < numbers[i - 1])
      return false;
  }
  return true;
}
