//===- Rows.cpp - Many sequences with few values each ---------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rows.h"

#include "Window.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::seek;
using arith::CmpIPredicate;

/// Elements compared at once: one vector of the widest, some of the others.
static constexpr int64_t kBlock = 16;

/// How many rows ahead memory is fetched, and the bytes that come at once.
static constexpr int64_t kRowsAhead = 16;
static constexpr int64_t kCacheLine = 64;

namespace {

class RowsLowering {
public:
  RowsLowering(BoundOp op, ValueLoops &loops)
      : context(loops.getContext()), loc(context.loc), loops(loops),
        staticLength(op.getSequence().getType().getShape().back()) {}

  void run(OpBuilder &builder) {
    loops.forEachRow(
        builder, [](OpBuilder &, const Sequence &) {},
        [&](OpBuilder &nested, const Sequence &sequence, ArrayRef<Value> row) {
          searchRow(nested, sequence, row);
        });
  }

private:
  Value constant(OpBuilder &builder, int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  Value minimum(OpBuilder &builder, Value a, Value b) {
    return arith::MinUIOp::create(builder, loc, a, b);
  }
  Value subtract(OpBuilder &builder, Value a, Value b) {
    return arith::SubIOp::create(builder, loc, a, b);
  }
  bool isAlwaysAtMost(int64_t length) {
    return !ShapedType::isDynamic(staticLength) && staticLength <= length;
  }

  void searchRow(OpBuilder &builder, const Sequence &sequence,
                 ArrayRef<Value> row) {
    auto isLess = [&](int64_t length) -> Value {
      return arith::CmpIOp::create(builder, loc, CmpIPredicate::ult,
                                   sequence.numbers, constant(builder, length));
    };
    auto yieldAfter = [&](auto body) {
      return [=](OpBuilder &nested, Location) {
        body(nested);
        scf::YieldOp::create(nested, loc);
      };
    };
    auto shortRow = [&](OpBuilder &nested) {
      loops.searchScalars(nested, sequence, row);
    };
    auto row16 = [&](OpBuilder &nested) {
      searchBlocks(nested, sequence, row);
    };
    auto longRow = [&](OpBuilder &nested) { halve(nested, sequence, row); };
    scf::IfOp::create(builder, loc, isLess(kBlock), yieldAfter(shortRow),
                      yieldAfter([&](OpBuilder &nested) {
                        if (isAlwaysAtMost(kLongestRow))
                          return row16(nested);
                        Value isMedium = arith::CmpIOp::create(
                            nested, loc, CmpIPredicate::ule, sequence.numbers,
                            constant(nested, kLongestRow));
                        scf::IfOp::create(nested, loc, isMedium,
                                          yieldAfter(row16),
                                          yieldAfter(longRow));
                      }));
  }

  /// `find` builds the position of a key.
  void forEachValue(OpBuilder &builder, const Sequence &sequence,
                    ArrayRef<Value> row,
                    function_ref<Value(OpBuilder &, Value key)> find) {
    auto indices = cast<MemRefType>(loops.getIndices().getType());
    scf::ForOp::create(
        builder, loc, constant(builder, 0), loops.getRowSize(builder),
        constant(builder, 1), ValueRange(),
        [&](OpBuilder &body, Location, Value iv, ValueRange) {
          SmallVector<Value> place(row);
          place.push_back(iv);
          Value value =
              memref::LoadOp::create(body, loc, loops.getValues(), place);
          Key key = context.keys.convertValue(body, loc, value);
          Value position = context.keys.resolve(
              body, loc, key, find(body, key.key), sequence.length);
          position = castCount(body, loc, position, indices.getElementType());
          memref::StoreOp::create(body, loc, position, loops.getIndices(),
                                  place);
          scf::YieldOp::create(body, loc);
        });
  }

  /// The answer among the `kBlock` elements from `start` on, or the nearest
  /// that there are.
  Value searchBlock(OpBuilder &builder, const Sequence &sequence, Value key,
                    Value start) {
    Value last = subtract(builder, sequence.numbers, constant(builder, kBlock));
    start = minimum(builder, start, last);
    return createWindowSearch(builder, context, sequence, key, start,
                              /*length=*/Value(), kBlock);
  }

  void searchBlocks(OpBuilder &builder, const Sequence &sequence,
                    ArrayRef<Value> row) {
    prefetch(builder, sequence);
    Value ends = gatherEnds(builder, sequence);
    forEachValue(builder, sequence, row, [&](OpBuilder &body, Value key) {
      Value block = createCountBefore(body, context, ends, key);
      Value start =
          arith::MulIOp::create(body, loc, block, constant(body, kBlock));
      return searchBlock(body, sequence, key, start);
    });
  }

  /// The last element of each block; the last of all stands for what is beyond.
  Value gatherEnds(OpBuilder &builder, const Sequence &sequence) {
    SmallVector<int32_t> places;
    for (int64_t i = 0; i < kBlock; ++i)
      places.push_back(kBlock * i + kBlock - 1);
    auto buffer = cast<MemRefType>(sequence.buffer.getType());
    auto placeType = VectorType::get({kBlock}, builder.getI32Type());
    auto type = VectorType::get({kBlock}, buffer.getElementType());
    auto maskType = VectorType::get({kBlock}, builder.getI1Type());
    Value last = arith::IndexCastOp::create(
        builder, loc, builder.getI32Type(),
        subtract(builder, sequence.numbers, constant(builder, 1)));
    last = vector::BroadcastOp::create(builder, loc, placeType, last);
    Value place = minimum(builder,
                          arith::ConstantOp::create(
                              builder, loc, builder.getI32VectorAttr(places)),
                          last);
    Value mask = arith::ConstantOp::create(
        builder, loc, DenseElementsAttr::get(maskType, true));
    Value zeros =
        arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
    SmallVector<Value> offsets(sequence.row);
    offsets.push_back(constant(builder, 0));
    Value ends = vector::GatherOp::create(builder, loc, type, sequence.buffer,
                                          offsets, place, mask, zeros);
    return context.keys.convertElement(builder, loc, ends);
  }

  /// Asks for a row that comes later.
  void prefetch(OpBuilder &builder, const Sequence &sequence) {
    if (sequence.row.size() != 1)
      return;
    Value numRows =
        memref::DimOp::create(builder, loc, loops.getValues(), int64_t(0));
    Value later = arith::AddIOp::create(builder, loc, sequence.row.front(),
                                        constant(builder, kRowsAhead));
    later = minimum(builder, later,
                    subtract(builder, numRows, constant(builder, 1)));
    int64_t bits =
        cast<MemRefType>(sequence.buffer.getType()).getElementTypeBitWidth();
    scf::ForOp::create(builder, loc, constant(builder, 0), sequence.length,
                       constant(builder, kCacheLine * 8 / bits), ValueRange(),
                       [&](OpBuilder &body, Location, Value iv, ValueRange) {
                         memref::PrefetchOp::create(
                             body, loc, sequence.buffer, ValueRange{later, iv},
                             /*isWrite=*/false,
                             /*localityHint=*/3, /*isDataCache=*/true);
                         scf::YieldOp::create(body, loc);
                       });
  }

  /// For long rows: halvings without a branch on data until a block is left.
  void halve(OpBuilder &builder, const Sequence &sequence,
             ArrayRef<Value> row) {
    forEachValue(builder, sequence, row, [&](OpBuilder &body, Value key) {
      Value start = createScalarSearch(
          body, loc, sequence.numbers,
          [&](OpBuilder &probe, Location, Value index) {
            Value element =
                sequence.loadElement(probe, loc, context.keys, index);
            return context.keys.isBefore(probe, loc, element, key);
          },
          kBlock);
      return searchBlock(body, sequence, key, start);
    });
  }

  SearchContext context;
  Location loc;
  ValueLoops &loops;
  int64_t staticLength;
};

} // namespace

void seek::createRowsSearch(OpBuilder &builder, BoundOp op, ValueLoops &loops) {
  RowsLowering(op, loops).run(builder);
}
