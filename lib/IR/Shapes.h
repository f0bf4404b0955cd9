//===- Shapes.h - Shape rules that the ops share ----------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_IR_SHAPES_H
#define SEEK_LIB_IR_SHAPES_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"

namespace mlir::seek {

/// Whether results may have elements of this type: signless i8, i16, i32, i64,
/// or index.
bool isIndexElement(Type type);

/// `type` with the sizes and the rank that `other` knows and `type` does not.
/// The shapes are compatible.
TensorType refineShape(TensorType type, TensorType other);

/// The first dimension but the last on which shapes of equal rank disagree.
std::optional<int64_t> findLeadingMismatch(ArrayRef<int64_t> sequence,
                                           ArrayRef<int64_t> values);

bool haveSameStaticShape(ShapedType a, ShapedType b);

/// Whether two values, tensors or memrefs of that many dimensions, have the
/// same size in dimension `dim` whatever happens at run time: static, or made
/// from one and the same size.
bool haveSameSize(Value a, Value b, int64_t dim);

/// Whether `size` is, in the same sense, that of dimension `dim` of `shaped`.
bool isSize(OpFoldResult size, Value shaped, int64_t dim);

/// Equal ranks, and all dimensions but the last static and equal.
bool haveSameStaticLeadingDims(ShapedType a, ShapedType b);

/// Whether an element of `resultType` counts to the static length of
/// `sequence`; true where that is dynamic.
bool countFits(ShapedType sequence, ShapedType resultType);

/// Reports a sequence whose static length exceeds what an element of
/// `resultType` can count to. `name` is the operand's.
LogicalResult verifyCountFits(Operation *op, ShapedType sequence,
                              StringRef name, ShapedType resultType);

/// Reifies the shape of `result` from its type and, for dimensions dynamic
/// there, from the `sources`: the last dimension from the first source, others
/// from the first source that knows them statically.
LogicalResult reifyShape(OpBuilder &builder, Location loc, Value result,
                         ArrayRef<Value> sources,
                         ReifiedRankedShapedTypeDims &shapes);

/// Fails with an error if some operands of `op` are tensors and some memrefs.
LogicalResult verifyOneKind(Operation *op);

} // namespace mlir::seek

#endif // SEEK_LIB_IR_SHAPES_H
