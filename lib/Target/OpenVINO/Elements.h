//===- Elements.h - Computing with the elements of tensors ------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TARGET_OPENVINO_ELEMENTS_H
#define SEEK_LIB_TARGET_OPENVINO_ELEMENTS_H

#include "ElementType.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::seek::openvino {

/// An element of a tensor as `arith` takes it: without a sign.
Value castToSignless(OpBuilder &builder, Location loc, Value element);

/// An element without a sign as tensors of `type` have it.
Value castFromSignless(OpBuilder &builder, Location loc, Value element,
                       Type type);

/// Makes an element of elements; neither has a sign in its type.
using ElementFn =
    llvm::function_ref<Value(ImplicitLocOpBuilder &builder, ValueRange inputs)>;

/// A tensor of elements that `make` makes of those of `input`.
Value mapElements(ImplicitLocOpBuilder &builder, Value input,
                  Type resultElement, ElementFn make);

/// Constants of elements without a sign.
Value createInt(ImplicitLocOpBuilder &builder, Type type, int64_t value);
Value createInt(ImplicitLocOpBuilder &builder, Type type, APInt value);
Value createFloat(ImplicitLocOpBuilder &builder, Type type, double value);

/// An element of the type `from` as one of the type `to`; see
/// docs/openvino.md for what that is.
Value convertElement(ImplicitLocOpBuilder &builder, Value element,
                     const ElementType &from, const ElementType &to);

/// Integers wrap around at the width of their type, whatever the width that
/// they are stored in. Brings `element` back into its range.
Value wrapElement(ImplicitLocOpBuilder &builder, Value element,
                  const ElementType &type);

/// The elements of a constant, converted as by convertElement().
DenseElementsAttr convertElements(DenseElementsAttr elements,
                                  const ElementType &from,
                                  const ElementType &to);

} // namespace mlir::seek::openvino

#endif // SEEK_LIB_TARGET_OPENVINO_ELEMENTS_H
