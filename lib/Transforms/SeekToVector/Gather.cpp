//===- Gather.cpp - Lockstep search by gathers ----------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gather.h"

#include "../FloatBits.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::seek;
using arith::CmpIPredicate;

bool seek::isGatherable(BoundOp op) {
  if (!op.hasPureBufferSemantics())
    return false;
  auto sequence = cast<MemRefType>(op.getSequence().getType());
  auto values = cast<MemRefType>(op.getValues().getType());
  auto indices = cast<MemRefType>(op.getIndices().getType());
  return sequence.getElementTypeBitWidth() == 32 && values.getRank() > 0 &&
         sequence.isLastDimUnitStride() && values.isLastDimUnitStride() &&
         indices.isLastDimUnitStride();
}

SmallVector<Value> seek::createGatherSearch(OpBuilder &builder, Location loc,
                                            const KeySpace &keys,
                                            const Sequence &sequence,
                                            ArrayRef<Key> vectors) {
  auto keyType = cast<VectorType>(vectors.front().key.getType());
  auto positionType = cast<VectorType>(keyType.clone(builder.getI32Type()));
  Type index = builder.getIndexType();
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value start = createInt(builder, loc, positionType, 0);
  // The mask is a constant: a gather is one instruction only without a mask of
  // its own on some targets, and every lane of every probe is in bounds.
  Value everyLane = arith::ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(keyType.clone(builder.getI1Type()), true));
  Value passThrough =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(keyType));

  SmallVector<Value> state = {sequence.numbers};
  state.append(vectors.size(), start);
  SmallVector<Type> types = {index};
  types.append(vectors.size(), positionType);
  // See createScalarSearch. The length is the same in all lanes, so the probe's
  // distance from the position goes into the gather's scalar offset.
  auto loop = scf::WhileOp::create(
      builder, loc, types, state,
      [&](OpBuilder &nested, Location, ValueRange state) {
        Value more = arith::CmpIOp::create(nested, loc, CmpIPredicate::ne,
                                           state.front(), zero);
        scf::ConditionOp::create(nested, loc, more, state);
      },
      [&](OpBuilder &nested, Location, ValueRange state) {
        Value left = state.front();
        Value half = arith::ShRUIOp::create(
            nested, loc, arith::AddIOp::create(nested, loc, left, one), one);
        SmallVector<Value> offsets(sequence.row);
        offsets.push_back(arith::SubIOp::create(nested, loc, half, one));
        Value step =
            arith::IndexCastOp::create(nested, loc, nested.getI32Type(), half);
        step = vector::BroadcastOp::create(nested, loc, positionType, step);
        SmallVector<Value> next = {
            arith::ShRUIOp::create(nested, loc, left, one)};
        SmallVector<Value> elements;
        for (Value position : state.drop_front())
          elements.push_back(vector::GatherOp::create(
              nested, loc, keyType, sequence.buffer, offsets, position,
              everyLane, passThrough));
        for (auto [element, vector, position] :
             llvm::zip_equal(elements, vectors, state.drop_front())) {
          Value before = keys.isBefore(
              nested, loc, keys.convertElement(nested, loc, element),
              vector.key);
          Value moved = arith::AddIOp::create(nested, loc, position, step);
          next.push_back(
              arith::SelectOp::create(nested, loc, before, moved, position));
        }
        scf::YieldOp::create(nested, loc, next);
      });
  return llvm::to_vector_of<Value>(loop.getResults().drop_front());
}
