//===- WindowLoops.cpp - Loops around window searches ---------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WindowLoops.h"

#include "Window.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::seek;

namespace {

/// One chunk of a row.
class ChunkSearch {
public:
  ChunkSearch(OpBuilder &builder, const ValueLoops &loops, const Chunks &chunks,
              const Sequence &sequence, ArrayRef<Value> row,
              const Slices &slices, Value start, Value count)
      : builder(builder), loops(loops), context(loops.getContext()),
        loc(context.loc), chunks(chunks), sequence(sequence), row(row),
        slices(slices), start(start), count(count) {}

  void run() {
    findSlices();
    searchSlices();
    if (hasExceptions)
      resolveExceptions();
  }

private:
  SmallVector<Value> getPlace(OpBuilder &nested, Value offset) {
    SmallVector<Value> place(row);
    place.push_back(arith::AddIOp::create(nested, loc, start, offset));
    return place;
  }

  Key loadKeys(OpBuilder &nested, Value offset, Value mask) {
    Value values =
        loops.loadValues(nested, row, getPlace(nested, offset).back(), mask);
    return context.keys.convertValue(nested, loc, values);
  }

  /// `then` if the condition holds, else `otherwise`.
  void choose(Value condition, function_ref<void()> then,
              function_ref<void()> otherwise) {
    auto choice = scf::IfOp::create(builder, loc, condition,
                                    /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(choice.thenBlock());
    then();
    builder.setInsertionPointToStart(choice.elseBlock());
    otherwise();
  }

  void forEachVector(function_ref<void(OpBuilder &, Value, Value)> body) {
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    seek::forEachVector(builder, context, zero, count, body);
  }

  void findSlices() {
    auto find = [&](bool otherWay) {
      forEachVector([&](OpBuilder &body, Value offset, Value mask) {
        Value keys = loadKeys(body, offset, mask).key;
        chunks.storeVector(body, slices.find(body, keys, otherWay), offset);
      });
    };
    if (!slices.takesOtherWay)
      return find(false);
    choose(slices.takesOtherWay, [&] { find(true); }, [&] { find(false); });
  }

  /// One window is enough, or two, or more are halved first.
  void searchSlices() {
    constexpr int64_t window = PrepareOp::kWindow;
    auto isLength = [&](int64_t length) {
      return arith::CmpIOp::create(
          builder, loc, arith::CmpIPredicate::eq, slices.length,
          arith::ConstantIndexOp::create(builder, loc, length));
    };
    choose(
        isLength(window), [&] { searchEach(Value(), window); },
        [&] {
          choose(
              isLength(2 * window), [&] { searchEach(Value(), 2 * window); },
              [&] { searchEach(slices.length, 2 * window); });
        });
  }

  void searchEach(Value length, int64_t window) {
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    Value one = arith::ConstantIndexOp::create(builder, loc, 1);
    Type result =
        cast<MemRefType>(loops.getIndices().getType()).getElementType();
    scf::ForOp::create(
        builder, loc, zero, count, one, ValueRange(),
        [&](OpBuilder &body, Location, Value offset, ValueRange) {
          SmallVector<Value> place = getPlace(body, offset);
          Value value =
              memref::LoadOp::create(body, loc, loops.getValues(), place);
          Key key = context.keys.convertValue(body, loc, value);
          Value first =
              slices.getStart(body, chunks.load(body, offset), key.key);
          Value position = createWindowSearch(body, context, sequence, key.key,
                                              first, length, window);
          hasExceptions = key.all || key.none;
          if (hasExceptions)
            chunks.store(body, position, offset);
          else
            memref::StoreOp::create(body, loc,
                                    castCount(body, loc, position, result),
                                    loops.getIndices(), place);
          scf::YieldOp::create(body, loc);
        });
  }

  /// Stores the results in vectors, after what the keys say of all and none.
  void resolveExceptions() {
    forEachVector([&](OpBuilder &body, Value offset, Value mask) {
      loops.storeCounts(body, sequence, loadKeys(body, offset, mask),
                        chunks.loadVector(body, offset), row,
                        getPlace(body, offset).back(), mask);
    });
  }

  OpBuilder &builder;
  const ValueLoops &loops;
  const SearchContext &context;
  Location loc;
  const Chunks &chunks;
  const Sequence &sequence;
  ArrayRef<Value> row;
  const Slices &slices;
  Value start, count;
  bool hasExceptions = false;
};

} // namespace

void seek::searchSlices(OpBuilder &builder, const ValueLoops &loops,
                        const Chunks &chunks, const Sequence &sequence,
                        ArrayRef<Value> row, const Slices &slices) {
  chunks.forEach(builder, loops.getRowSize(builder),
                 [&](OpBuilder &nested, Value start, Value count) {
                   ChunkSearch(nested, loops, chunks, sequence, row, slices,
                               start, count)
                       .run();
                 });
}
