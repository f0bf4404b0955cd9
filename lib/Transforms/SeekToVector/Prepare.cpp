//===- Prepare.cpp - seek.prepare to loops --------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prepare.h"

#include "../FloatBits.h"
#include "Cells.h"
#include "Chunks.h"
#include "Levels.h"
#include "Tree.h"
#include "Window.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::seek;
using arith::CmpIPredicate;

/// Sequences that are shorter get no tree: with 16 keys in a register the hybrid
/// search is faster, up to where its halvings leave the nearest cache.
static int64_t getShortestTree(const SearchContext &context) {
  return context.getLanes() >= 16 && getMostLevels(context) > 0
             ? 8192
             : BlockTree::kBlock;
}

namespace {

class PrepareLowering {
public:
  PrepareLowering(OpBuilder &builder, PrepareOp op)
      : builder(builder), context(op, KeySpace(op)), loc(op.getLoc()),
        table(op.getTable()),
        size(memref::DimOp::create(builder, loc, table, 0)),
        zero(arith::ConstantIndexOp::create(builder, loc, 0)),
        one(arith::ConstantIndexOp::create(builder, loc, 1)),
        window(
            arith::ConstantIndexOp::create(builder, loc, PrepareOp::kWindow)),
        longest(
            arith::ConstantIndexOp::create(builder, loc, PrepareOp::kLongest)),
        sequence(createSequence(
            builder, loc, context.keys,
            KeySpace::castToStored(builder, loc, op.getSequence()), {})) {}

  void run() {
    Value canBuild = arith::AndIOp::create(
        builder, loc, compare(CmpIPredicate::uge, sequence.numbers, window),
        compare(CmpIPredicate::ule, sequence.length,
                arith::ConstantIndexOp::create(
                    builder, loc, std::numeric_limits<int32_t>::max())));
    auto choice = scf::IfOp::create(builder, loc, canBuild,
                                    /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(choice.elseBlock());
    storeLength(zero);
    builder.setInsertionPointToStart(choice.thenBlock());
    build();
  }

private:
  Value compare(CmpIPredicate predicate, Value a, Value b) {
    return arith::CmpIOp::create(builder, loc, predicate, a, b);
  }

  void storeLength(Value length) {
    length =
        arith::IndexCastOp::create(builder, loc, builder.getI32Type(), length);
    memref::StoreOp::create(builder, loc, length, table, zero);
  }

  static Value getPlace(OpBuilder &nested, Location loc, Value cell) {
    return arith::AddIOp::create(
        nested, loc, cell, arith::ConstantIndexOp::create(nested, loc, 1));
  }

  void build() {
    Cells cells = Cells::create(builder, context, sequence, size);
    Value isLinear = cells.createIsLinearBetter(builder, sequence);
    Value count = cells.createCount(builder, isLinear);
    noteEnds(cells, isLinear, count);
    Value widest = turnEndsIntoStarts(count);

    // The least window times a power of two that the widest cell fits into.
    auto doubled = scf::WhileOp::create(
        builder, loc, builder.getIndexType(), window,
        [&](OpBuilder &nested, Location, ValueRange state) {
          Value isLess = arith::CmpIOp::create(nested, loc, CmpIPredicate::ult,
                                               state.front(), widest);
          scf::ConditionOp::create(nested, loc, isLess, state);
        },
        [&](OpBuilder &nested, Location, ValueRange state) {
          Value twice =
              arith::AddIOp::create(nested, loc, state.front(), state.front());
          scf::YieldOp::create(nested, loc, twice);
        });
    Value length = doubled.getResult(0);
    auto choice =
        scf::IfOp::create(builder, loc,
                          compare(CmpIPredicate::ule, length,
                                  arith::MinUIOp::create(
                                      builder, loc, sequence.numbers, longest)),
                          /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(choice.elseBlock());
    buildTree();
    builder.setInsertionPointToStart(choice.thenBlock());
    if (isLinear)
      storeLength(arith::SelectOp::create(
          builder, loc, isLinear,
          arith::SubIOp::create(builder, loc, zero, length), length));
    else
      storeLength(length);
    moveInside(count, length);
  }

  void buildTree() {
    Value shortest =
        arith::ConstantIndexOp::create(builder, loc, getShortestTree(context));
    BlockTree tree = BlockTree::create(builder, context, sequence, table);
    Value canBuild = arith::AndIOp::create(
        builder, loc, tree.createFits(builder),
        compare(CmpIPredicate::uge, sequence.numbers, shortest));
    auto choice = scf::IfOp::create(builder, loc, canBuild,
                                    /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(choice.elseBlock());
    storeLength(zero);
    builder.setInsertionPointToStart(choice.thenBlock());
    storeLength(
        arith::ConstantIndexOp::create(builder, loc, BlockTree::kHeader));
    tree.build(builder);
  }

  /// table[1 + c] = one past the last element of cell c, 0 for an empty one.
  void noteEnds(const Cells &cells, Value isLinear, Value count) {
    Value none = arith::ConstantIntOp::create(builder, loc, 0, 32);
    scf::ForOp::create(
        builder, loc, zero, count, one, ValueRange(),
        [&](OpBuilder &nested, Location, Value cell, ValueRange) {
          memref::StoreOp::create(nested, loc, none, table,
                                  getPlace(nested, loc, cell));
          scf::YieldOp::create(nested, loc);
        });
    Chunks chunks = Chunks::create(builder, context);
    chunks.forEach(
        builder, sequence.numbers,
        [&](OpBuilder &nested, Value start, Value length) {
          chooseMap(nested, loc, isLinear, [&](OpBuilder &map, bool isLinear) {
            forEachVector(
                map, context, zero, length,
                [&](OpBuilder &body, Value offset, Value mask) {
                  Value at = arith::AddIOp::create(body, loc, start, offset);
                  Value elements = loadElements(body, at, mask);
                  chunks.storeVector(
                      body, cells.getOfElements(body, elements, isLinear),
                      offset);
                });
          });
          // In order, so that the last element of a cell stays.
          scf::ForOp::create(
              nested, loc, zero, length, one, ValueRange(),
              [&](OpBuilder &body, Location, Value offset, ValueRange) {
                Value cell = chunks.load(body, offset);
                Value end = getPlace(
                    body, loc, arith::AddIOp::create(body, loc, start, offset));
                end = arith::IndexCastOp::create(body, loc, body.getI32Type(),
                                                 end);
                memref::StoreOp::create(body, loc, end, table,
                                        getPlace(body, loc, cell));
                scf::YieldOp::create(body, loc);
              });
        });
  }

  Value loadElements(OpBuilder &nested, Value at, Value mask) {
    if (!mask)
      return loadWindow(nested, context, sequence, at, context.getLanes());
    auto buffer = cast<MemRefType>(sequence.buffer.getType());
    auto type = VectorType::get({context.getLanes()}, buffer.getElementType());
    Value zeros =
        arith::ConstantOp::create(nested, loc, nested.getZeroAttr(type));
    Value elements = vector::MaskedLoadOp::create(
        nested, loc, type, sequence.buffer, at, mask, zeros);
    return context.keys.convertElement(nested, loc, elements);
  }

  /// table[1 + c] = number of elements in cells before c, by a running maximum
  /// of the ends. Returns how many elements the fullest cell has.
  Value turnEndsIntoStarts(Value count) {
    // In vectors: whether a cell is empty is not to be guessed by a branch.
    Type i32 = builder.getI32Type();
    int64_t lanes = context.target.getLanes(i32);
    auto vector = VectorType::get({lanes}, i32);
    Value rest = arith::RemUIOp::create(
        builder, loc, count,
        arith::ConstantIndexOp::create(builder, loc, lanes));
    Value full = arith::SubIOp::create(builder, loc, count, rest);
    Value zeros = createInt(builder, loc, vector, 0);
    auto vectors = scf::ForOp::create(
        builder, loc, zero, full,
        arith::ConstantIndexOp::create(builder, loc, lanes),
        ValueRange{zeros, zeros},
        [&](OpBuilder &nested, Location, Value cell, ValueRange state) {
          Value place = getPlace(nested, loc, cell);
          // The vector that begins `by` lanes before `b`, which follows `a`.
          auto slide = [&](Value a, Value b, int64_t by) -> Value {
            SmallVector<int64_t> lanesOfBoth =
                llvm::to_vector(llvm::seq<int64_t>(lanes - by, 2 * lanes - by));
            return vector::ShuffleOp::create(nested, loc, a, b, lanesOfBoth);
          };
          auto max = [&](Value a, Value b) -> Value {
            return arith::MaxUIOp::create(nested, loc, a, b);
          };
          Value before = state[0];
          Value ends =
              vector::LoadOp::create(nested, loc, vector, table, place);
          for (int64_t by = 1; by < lanes; by *= 2)
            ends = max(ends, slide(zeros, ends, by));
          ends = max(ends, before);
          Value starts = slide(before, ends, 1);
          vector::StoreOp::create(nested, loc, starts, table, place);
          Value widest =
              max(state[1], arith::SubIOp::create(nested, loc, ends, starts));
          SmallVector<int64_t> last(lanes, lanes - 1);
          Value run = vector::ShuffleOp::create(nested, loc, ends, ends, last);
          scf::YieldOp::create(nested, loc, ValueRange{run, widest});
        });
    Value run =
        vector::ExtractOp::create(builder, loc, vectors.getResult(0), 0);
    Value widest = vector::ReductionOp::create(
        builder, loc, vector::CombiningKind::MAXUI, vectors.getResult(1));
    auto scalars = scf::ForOp::create(
        builder, loc, full, count, one, ValueRange{run, widest},
        [&](OpBuilder &nested, Location, Value cell, ValueRange state) {
          Value start = state[0];
          Value place = getPlace(nested, loc, cell);
          Value end = memref::LoadOp::create(nested, loc, table, place);
          memref::StoreOp::create(nested, loc, start, table, place);
          end = arith::MaxUIOp::create(nested, loc, end, start);
          Value width = arith::SubIOp::create(nested, loc, end, start);
          scf::YieldOp::create(
              nested, loc,
              ValueRange{end,
                         arith::MaxUIOp::create(nested, loc, state[1], width)});
        });
    return arith::IndexCastUIOp::create(builder, loc, builder.getIndexType(),
                                        scalars.getResult(1));
  }

  /// Moves starts to the left so that `length` elements follow each.
  void moveInside(Value count, Value length) {
    Value last = arith::SubIOp::create(builder, loc, sequence.numbers, length);
    last = arith::IndexCastOp::create(builder, loc, builder.getI32Type(), last);
    scf::ForOp::create(
        builder, loc, zero, count, one, ValueRange(),
        [&](OpBuilder &nested, Location, Value cell, ValueRange) {
          Value place = getPlace(nested, loc, cell);
          Value start = memref::LoadOp::create(nested, loc, table, place);
          start = arith::MinUIOp::create(nested, loc, start, last);
          memref::StoreOp::create(nested, loc, start, table, place);
          scf::YieldOp::create(nested, loc);
        });
  }

  OpBuilder &builder;
  SearchContext context;
  Location loc;
  Value table, size, zero, one, window, longest;
  Sequence sequence;
};

} // namespace

/// Less than this many elements of a table hold no cells to tell apart.
static Value createHasRoom(OpBuilder &builder, Location loc, Value table) {
  Value size = memref::DimOp::create(builder, loc, table, 0);
  Value least = arith::ConstantIndexOp::create(builder, loc, 3);
  return arith::CmpIOp::create(builder, loc, CmpIPredicate::uge, size, least);
}

void seek::chooseMap(OpBuilder &builder, Location loc, Value isLinear,
                     function_ref<void(OpBuilder &, bool)> body) {
  if (!isLinear)
    return body(builder, false);
  auto version = [&](bool linear) {
    return [=](OpBuilder &nested, Location) {
      body(nested, linear);
      scf::YieldOp::create(nested, loc);
    };
  };
  scf::IfOp::create(builder, loc, isLinear, version(true), version(false));
}

/// Builds what fills a table where it has room for cells.
static void fill(OpBuilder &builder, PrepareOp op,
                 function_ref<void()> buildTable) {
  Location loc = op.getLoc();
  auto hasRoom = scf::IfOp::create(builder, loc,
                                   createHasRoom(builder, loc, op.getTable()),
                                   /*withElseRegion=*/false);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(hasRoom.thenBlock());
  buildTable();
}

void seek::lowerPrepareToNothing(OpBuilder &builder, PrepareOp op) {
  Location loc = op.getLoc();
  fill(builder, op, [&] {
    Value none = arith::ConstantIntOp::create(builder, loc, 0, 32);
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    memref::StoreOp::create(builder, loc, none, op.getTable(), zero);
  });
}

void seek::lowerPrepare(OpBuilder &builder, PrepareOp op) {
  if (!cast<MemRefType>(op.getSequence().getType()).isLastDimUnitStride())
    return lowerPrepareToNothing(builder, op);
  fill(builder, op, [&] {
    withStack(builder, op.getLoc(),
              [&] { PrepareLowering(builder, op).run(); });
  });
}

Value seek::createIsUsable(OpBuilder &builder, Location loc, Value table) {
  auto choice = scf::IfOp::create(
      builder, loc, createHasRoom(builder, loc, table),
      [&](OpBuilder &nested, Location) {
        Value zero = arith::ConstantIndexOp::create(nested, loc, 0);
        Value length = memref::LoadOp::create(nested, loc, table, zero);
        Value none = arith::ConstantIntOp::create(nested, loc, 0, 32);
        Value isUsable =
            arith::CmpIOp::create(nested, loc, CmpIPredicate::ne, length, none);
        scf::YieldOp::create(nested, loc, isUsable);
      },
      [&](OpBuilder &nested, Location) {
        Value no = arith::ConstantIntOp::create(nested, loc, 0, 1);
        scf::YieldOp::create(nested, loc, no);
      });
  return choice.getResult(0);
}
