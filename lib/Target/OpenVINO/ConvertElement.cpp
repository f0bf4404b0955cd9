//===- ConvertElement.cpp - Conversions at run time -----------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elements.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include <cmath>

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;
using arith::CmpFPredicate;
using arith::CmpIPredicate;

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

/// An 8-bit float as f32, from a table of all of them.
static Value widenFloat8(ImplicitLocOpBuilder &builder, Value element) {
  auto type = cast<FloatType>(element.getType());
  SmallVector<float> numbers;
  for (unsigned bits = 0; bits < 256; ++bits) {
    APFloat number(type.getFloatSemantics(), APInt(8, bits));
    bool losesInfo;
    number.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                   &losesInfo);
    numbers.push_back(number.convertToFloat());
  }
  Value table = arith::ConstantOp::create(
      builder,
      DenseElementsAttr::get(RankedTensorType::get({256}, builder.getF32Type()),
                             ArrayRef<float>(numbers)));
  Value bits =
      UnrealizedConversionCastOp::create(builder, builder.getI8Type(), element)
          .getResult(0);
  Value index =
      arith::IndexCastUIOp::create(builder, builder.getIndexType(), bits);
  return tensor::ExtractOp::create(builder, table, index);
}

/// A float of 16 bits or less as f32, any other as it is.
static Value widenFloat(ImplicitLocOpBuilder &builder, Value element) {
  unsigned width = element.getType().getIntOrFloatBitWidth();
  if (width == 8)
    return widenFloat8(builder, element);
  if (width == 16)
    return arith::ExtFOp::create(builder, builder.getF32Type(), element);
  return element;
}

/// An f32 rounded to bf16, its upper half. There is code for this on few
/// machines, and a function of libgcc in few versions of it.
static Value roundToBFloat16(ImplicitLocOpBuilder &builder, Value number) {
  Type i32 = builder.getI32Type();
  Value bits = arith::BitcastOp::create(builder, i32, number);
  Value sixteen = createInt(builder, i32, 16);
  Value odd = arith::AndIOp::create(
      builder, arith::ShRUIOp::create(builder, bits, sixteen),
      createInt(builder, i32, 1));
  Value rounded = arith::AddIOp::create(
      builder, bits,
      arith::AddIOp::create(builder, odd, createInt(builder, i32, 0x7FFF)));
  Value quiet =
      arith::OrIOp::create(builder, bits, createInt(builder, i32, 0x400000));
  Value isNaN =
      arith::CmpFOp::create(builder, CmpFPredicate::UNO, number, number);
  Value half = arith::ShRUIOp::create(
      builder, arith::SelectOp::create(builder, isNaN, quiet, rounded),
      sixteen);
  half = arith::TruncIOp::create(builder, builder.getI16Type(), half);
  return arith::BitcastOp::create(builder, builder.getBF16Type(), half);
}

/// An f32 or f64 as a float of type `to`, by way of f32 if that is narrower.
static Value narrowFloat(ImplicitLocOpBuilder &builder, Value number, Type to) {
  if (number.getType() == to)
    return number;
  if (to.isF64())
    return arith::ExtFOp::create(builder, to, number);
  if (number.getType().isF64())
    number = arith::TruncFOp::create(builder, builder.getF32Type(), number);
  if (to.isF32())
    return number;
  if (to.isBF16())
    return roundToBFloat16(builder, number);
  return arith::TruncFOp::create(builder, to, number);
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

Value openvino::wrapElement(ImplicitLocOpBuilder &builder, Value element,
                            const ElementType &type) {
  if (!type.isSubByte())
    return element;
  Type stored = element.getType();
  if (type.kind == ElementType::Kind::Unsigned)
    return arith::AndIOp::create(
        builder, element,
        createInt(builder, stored,
                  llvm::maskTrailingOnes<uint64_t>(type.bits)));
  Value unused = createInt(builder, stored, 8 - type.bits);
  return arith::ShRSIOp::create(
      builder, arith::ShLIOp::create(builder, element, unused), unused);
}

/// The integer below a float on the way to zero; the nearest one that there is
/// if it has no such; 0 for NaN.
static Value truncateFloat(ImplicitLocOpBuilder &builder, Value number,
                           const ElementType &to) {
  bool isSigned = to.kind == ElementType::Kind::Signed;
  auto stored = builder.getIntegerType(std::max(to.bits, 8u));
  Type type = number.getType();
  // Both are powers of two or 0, and exact.
  Value low = createFloat(builder, type,
                          isSigned ? -std::ldexp(1.0, to.bits - 1) : 0.0);
  Value high =
      createFloat(builder, type, std::ldexp(1.0, to.bits - (isSigned ? 1 : 0)));
  Value isLow = arith::CmpFOp::create(builder, CmpFPredicate::OLE, number, low);
  Value isHigh =
      arith::CmpFOp::create(builder, CmpFPredicate::OGE, number, high);
  Value isNaN =
      arith::CmpFOp::create(builder, CmpFPredicate::UNO, number, number);
  Value outside = arith::OrIOp::create(
      builder, arith::OrIOp::create(builder, isLow, isHigh), isNaN);
  number = arith::SelectOp::create(builder, outside,
                                   createFloat(builder, type, 0.0), number);
  Value integer = isSigned
                      ? Value(arith::FPToSIOp::create(builder, stored, number))
                      : Value(arith::FPToUIOp::create(builder, stored, number));
  APInt least = isSigned
                    ? APInt::getSignedMinValue(to.bits).sext(stored.getWidth())
                    : APInt::getZero(stored.getWidth());
  APInt most = isSigned
                   ? APInt::getSignedMaxValue(to.bits).sext(stored.getWidth())
                   : APInt::getMaxValue(to.bits).zext(stored.getWidth());
  integer = arith::SelectOp::create(builder, isLow,
                                    createInt(builder, stored, least), integer);
  return arith::SelectOp::create(builder, isHigh,
                                 createInt(builder, stored, most), integer);
}

static Value resizeInteger(ImplicitLocOpBuilder &builder, Value element,
                           const ElementType &from, const ElementType &to) {
  unsigned width = element.getType().getIntOrFloatBitWidth();
  unsigned toWidth = std::max(to.bits, 8u);
  Type type = builder.getIntegerType(toWidth);
  if (width > toWidth)
    element = arith::TruncIOp::create(builder, type, element);
  else if (width < toWidth && from.kind == ElementType::Kind::Signed)
    element = arith::ExtSIOp::create(builder, type, element);
  else if (width < toWidth)
    element = arith::ExtUIOp::create(builder, type, element);
  return wrapElement(builder, element, to);
}

//===----------------------------------------------------------------------===//
// All
//===----------------------------------------------------------------------===//

Value openvino::convertElement(ImplicitLocOpBuilder &builder, Value element,
                               const ElementType &from, const ElementType &to) {
  if (&from == &to)
    return element;
  Type toType = to.getType(builder.getContext());
  if (from.isFloat())
    element = widenFloat(builder, element);
  if (to.isBoolean()) {
    if (from.isFloat())
      return arith::CmpFOp::create(
          builder, CmpFPredicate::UNE, element,
          createFloat(builder, element.getType(), 0.0));
    return arith::CmpIOp::create(builder, CmpIPredicate::ne, element,
                                 createInt(builder, element.getType(), 0));
  }
  if (to.isInteger())
    return from.isFloat() ? truncateFloat(builder, element, to)
                          : resizeInteger(builder, element, from, to);
  if (!from.isFloat()) {
    Type wide = to.bits == 64 ? builder.getF64Type() : builder.getF32Type();
    element = from.kind == ElementType::Kind::Signed
                  ? Value(arith::SIToFPOp::create(builder, wide, element))
                  : Value(arith::UIToFPOp::create(builder, wide, element));
  }
  return narrowFloat(builder, element, toType);
}
