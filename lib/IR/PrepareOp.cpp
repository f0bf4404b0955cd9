//===- PrepareOp.cpp - seek.prepare ---------------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/IR/Seek.h"

#include "Shapes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::seek;

void PrepareOp::build(OpBuilder &builder, OperationState &state, Side side,
                      Value sequence, Value table, bool isUnsigned) {
  SmallVector<Type> results;
  if (isa<TensorType>(table.getType()))
    results.push_back(table.getType());
  build(builder, state, results, side, isUnsigned, sequence, table);
}

LogicalResult PrepareOp::verify() {
  ShapedType sequence = getSequence().getType();
  ShapedType table = getTable().getType();
  // prepare_c4
  if (failed(verifyOneKind(*this)))
    return failure();
  // prepare_c5: the type of the result is checked by
  // DestinationStyleOpInterface.
  bool onTensors = isa<TensorType>(sequence);
  if (onTensors != static_cast<bool>(getResult()))
    return emitOpError(onTensors ? "expected a result on tensors, got none"
                                 : "expected no result on memrefs, got one");
  // prepare_c1
  if (sequence.getRank() != 1)
    return emitOpError("expected 'sequence' to have rank 1, got ") << sequence;
  // prepare_c2
  if (table.getRank() != 1)
    return emitOpError("expected 'table' to have rank 1, got ") << table;
  // prepare_c3
  if (getIsUnsigned() && !sequence.getElementType().isSignlessInteger())
    return emitOpError("expected signless integers in 'sequence' with "
                       "'unsigned', got ")
           << sequence.getElementType();
  return success();
}

LogicalResult
PrepareOp::reifyResultShapes(OpBuilder &builder,
                             ReifiedRankedShapedTypeDims &shapes) {
  if (!getResult())
    return failure();
  shapes.push_back(tensor::getMixedSizes(builder, getLoc(), getTable()));
  return success();
}

void PrepareOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (getResult())
    return;
  SideEffects::Resource *resource = SideEffects::DefaultResource::get();
  effects.emplace_back(MemoryEffects::Read::get(), &getSequenceMutable(),
                       resource);
  effects.emplace_back(MemoryEffects::Write::get(), &getTableMutable(),
                       resource);
}
