//===- Gather.cpp - Lockstep search by gathers ----------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gather.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::seek;
using arith::CmpIPredicate;

namespace {

class GatherSearch : public VectorSearch {
public:
  GatherSearch(const SearchContext &context, const Sequence &sequence,
               std::optional<LevelTables> levels)
      : VectorSearch(context, sequence), levels(std::move(levels)) {}

  int64_t getVectorsInFlight() const override { return 8; }

  SmallVector<Value> search(OpBuilder &builder,
                            ArrayRef<Value> vectors) const override {
    if (!levels) {
      SmallVector<Value> starts(vectors.size(),
                                context.createPositions(builder, 0));
      return searchSlices(builder, vectors, starts, sequence.numbers);
    }
    // The slice of `stride` elements that the levels lead to; the last one is
    // moved to the left to lie inside the sequence.
    Location loc = context.loc;
    Value stride = context.splat(builder, levels->stride);
    Value last = context.splat(
        builder,
        arith::SubIOp::create(builder, loc, sequence.numbers, levels->stride));
    SmallVector<Value> starts = levels->walk(builder, context, vectors);
    for (Value &start : starts)
      start = arith::MinUIOp::create(
          builder, loc, arith::MulIOp::create(builder, loc, start, stride),
          last);
    return searchSlices(builder, vectors, starts, levels->stride);
  }

private:
  /// Searches `length` elements from a start in each lane on.
  SmallVector<Value> searchSlices(OpBuilder &builder, ArrayRef<Value> vectors,
                                  ArrayRef<Value> starts, Value length) const {
    Location loc = context.loc;
    VectorType keyType = context.getKeyType();
    Type index = builder.getIndexType();
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    Value one = arith::ConstantIndexOp::create(builder, loc, 1);
    // The mask is a constant: a gather is one instruction only without a mask
    // of its own on some targets, and every lane of every probe is in bounds.
    Value everyLane = arith::ConstantOp::create(
        builder, loc, DenseElementsAttr::get(context.getMaskType(), true));
    Value passThrough =
        arith::ConstantOp::create(builder, loc, builder.getZeroAttr(keyType));

    SmallVector<Value> state = {length};
    llvm::append_range(state, starts);
    SmallVector<Type> types = {index};
    types.append(vectors.size(), context.getPositionType());
    // See createScalarSearch. The length is the same in all lanes, so the
    // probe's distance from the position goes into the gather's scalar offset.
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
          Value step = context.splat(nested, half);
          SmallVector<Value> next = {
              arith::ShRUIOp::create(nested, loc, left, one)};
          SmallVector<Value> elements;
          for (Value position : state.drop_front())
            elements.push_back(vector::GatherOp::create(
                nested, loc, keyType, sequence.buffer, offsets, position,
                everyLane, passThrough));
          for (auto [element, vector, position] :
               llvm::zip_equal(elements, vectors, state.drop_front())) {
            Value before = context.keys.isBefore(
                nested, loc, context.keys.convertElement(nested, loc, element),
                vector);
            next.push_back(context.addWhere(nested, before, position, step));
          }
          scf::YieldOp::create(nested, loc, next);
        });
    return llvm::to_vector_of<Value>(loop.getResults().drop_front());
  }

  std::optional<LevelTables> levels;
};

} // namespace

std::unique_ptr<VectorSearch>
seek::createGatherSearch(const SearchContext &context, const Sequence &sequence,
                         std::optional<LevelTables> levels) {
  return std::make_unique<GatherSearch>(context, sequence, std::move(levels));
}
