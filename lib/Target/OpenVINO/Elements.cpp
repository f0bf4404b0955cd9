//===- Elements.cpp - Computing with the elements of tensors --------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elements.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;

static Value castTo(OpBuilder &builder, Location loc, Value value, Type type) {
  if (value.getType() == type)
    return value;
  return UnrealizedConversionCastOp::create(builder, loc, type, value)
      .getResult(0);
}

Value openvino::castToSignless(OpBuilder &builder, Location loc,
                               Value element) {
  Type type = element.getType();
  if (type.isUnsignedInteger())
    type = builder.getIntegerType(type.getIntOrFloatBitWidth());
  return castTo(builder, loc, element, type);
}

Value openvino::castFromSignless(OpBuilder &builder, Location loc,
                                 Value element, Type type) {
  return castTo(builder, loc, element, type);
}

Value openvino::mapElements(ImplicitLocOpBuilder &builder, Value input,
                            Type resultElement, ElementFn make) {
  auto type = cast<RankedTensorType>(input.getType());
  Value init = tensor::EmptyOp::create(
      builder, tensor::getMixedSizes(builder, builder.getLoc(), input),
      resultElement);
  SmallVector<AffineMap> maps(2,
                              builder.getMultiDimIdentityMap(type.getRank()));
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             builder, init.getType(), input, init, maps, iterators,
             [&](OpBuilder &nested, Location loc, ValueRange elements) {
               ImplicitLocOpBuilder body(loc, nested);
               Value element =
                   make(body, castToSignless(body, loc, elements.front()));
               linalg::YieldOp::create(
                   body, castFromSignless(body, loc, element, resultElement));
             })
      .getResult(0);
}

Value openvino::createInt(ImplicitLocOpBuilder &builder, Type type,
                          int64_t value) {
  return createInt(builder, type,
                   APInt(64, value, /*isSigned=*/true)
                       .sextOrTrunc(type.getIntOrFloatBitWidth()));
}

Value openvino::createInt(ImplicitLocOpBuilder &builder, Type type,
                          APInt value) {
  return arith::ConstantOp::create(builder,
                                   builder.getIntegerAttr(type, value));
}

Value openvino::createFloat(ImplicitLocOpBuilder &builder, Type type,
                            double value) {
  return arith::ConstantOp::create(builder, builder.getFloatAttr(type, value));
}
