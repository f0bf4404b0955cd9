//===- ConvertConstant.cpp - Conversions of constants ---------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elements.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/APSInt.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;

static APFloat round(APFloat number, const llvm::fltSemantics &semantics) {
  bool losesInfo;
  number.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  return number;
}

/// The bits of a float as they are stored, by way of f32 if that is narrower
/// than f64.
static APInt storeFloat(APFloat number, Type type) {
  if (!type.isF64())
    number = round(std::move(number), APFloat::IEEEsingle());
  return round(std::move(number), cast<FloatType>(type).getFloatSemantics())
      .bitcastToAPInt();
}

/// The bits of an integer of `type`, in those that it is stored in.
static APInt storeInteger(const APInt &value, const ElementType &type) {
  APInt bits = value.trunc(type.bits);
  unsigned width = std::max(type.bits, 8u);
  return type.kind == ElementType::Kind::Signed ? bits.sext(width)
                                                : bits.zext(width);
}

static APInt convert(const APFloat &number, const ElementType &to, Type type) {
  if (to.isBoolean())
    return APInt(1, !number.isZero());
  if (to.isFloat())
    return storeFloat(number, type);
  llvm::APSInt integer(to.bits,
                       /*isUnsigned=*/to.kind != ElementType::Kind::Signed);
  bool isExact;
  // Gives the nearest integer of the type, and 0 for NaN.
  number.convertToInteger(integer, APFloat::rmTowardZero, &isExact);
  return storeInteger(integer, to);
}

static APInt convert(const llvm::APSInt &number, const ElementType &to,
                     Type type) {
  if (to.isBoolean())
    return APInt(1, !number.isZero());
  if (!to.isFloat())
    return storeInteger(number.extend(128), to);
  APFloat result(type.isF64() ? APFloat::IEEEdouble() : APFloat::IEEEsingle());
  result.convertFromAPInt(number, number.isSigned(),
                          APFloat::rmNearestTiesToEven);
  return storeFloat(std::move(result), type);
}

DenseElementsAttr openvino::convertElements(DenseElementsAttr elements,
                                            const ElementType &from,
                                            const ElementType &to) {
  if (&from == &to)
    return elements;
  Type type = to.getType(elements.getContext());
  ShapedType result = elements.getType().clone(type);
  SmallVector<bool> booleans;
  SmallVector<char> bytes;
  auto add = [&](const APInt &bits) {
    if (to.isBoolean())
      return booleans.push_back(!bits.isZero());
    uint64_t word = bits.getZExtValue();
    for (unsigned i = 0; i < bits.getBitWidth(); i += 8)
      bytes.push_back(static_cast<char>(word >> i));
  };
  size_t count = elements.isSplat() ? 1 : elements.getNumElements();
  if (from.isFloat()) {
    auto values = elements.getValues<APFloat>();
    for (size_t i = 0; i < count; ++i)
      add(convert(values[i], to, type));
  } else {
    bool isUnsigned = from.kind != ElementType::Kind::Signed;
    auto values = elements.getValues<APInt>();
    for (size_t i = 0; i < count; ++i)
      add(convert(llvm::APSInt(values[i], isUnsigned), to, type));
  }
  if (to.isBoolean())
    return DenseElementsAttr::get(result, booleans);
  return DenseElementsAttr::getFromRawBuffer(result, bytes);
}
