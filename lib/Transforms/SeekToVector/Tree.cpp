//===- Tree.cpp - Search down a tree of blocks ----------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tree.h"

#include "Levels.h"
#include "Window.h"
#include "WindowLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::seek;
using arith::CmpIPredicate;

static constexpr int64_t kBlockBits = 4;
static_assert(BlockTree::kBlock == int64_t(1) << kBlockBits);

/// Enough for the longest sequence with no level in registers.
static constexpr int64_t kNumLevels = 7;

Value BlockTree::constant(OpBuilder &builder, int64_t value) const {
  return arith::ConstantIndexOp::create(builder, context.loc, value);
}

BlockTree BlockTree::create(OpBuilder &builder, const SearchContext &context,
                            const Sequence &sequence, Value table) {
  BlockTree tree(context, sequence);
  Location loc = context.loc;
  tree.table = table;
  Value block = tree.constant(builder, kBlock);
  Value one = tree.constant(builder, 1);
  Value entries = sequence.numbers;
  tree.size = tree.constant(builder, 0);
  for (int64_t level = 0; level < kNumLevels; ++level) {
    tree.starts.push_back(tree.size);
    tree.lasts.push_back(arith::SubIOp::create(builder, loc, entries, one));
    entries = arith::CeilDivUIOp::create(builder, loc, entries, block);
    if (level > 0)
      tree.size = arith::AddIOp::create(
          builder, loc, tree.size,
          arith::MulIOp::create(builder, loc, entries, block));
  }
  return tree;
}

/// The index of a key in the table, which is made of i32, after the header.
Value BlockTree::getPlace(OpBuilder &builder, Value entry) const {
  int64_t words = context.keys.getKeyType().getIntOrFloatBitWidth() / 32;
  Value place = arith::MulIOp::create(builder, context.loc, entry,
                                      constant(builder, words));
  return arith::AddIOp::create(builder, context.loc, place,
                               constant(builder, 1));
}

Value BlockTree::createFits(OpBuilder &builder) const {
  Value capacity = memref::DimOp::create(builder, context.loc, table, 0);
  Value hasRoom =
      arith::CmpIOp::create(builder, context.loc, CmpIPredicate::ule,
                            getPlace(builder, size), capacity);
  Value isShort =
      arith::CmpIOp::create(builder, context.loc, CmpIPredicate::ule,
                            sequence.numbers, constant(builder, kLongest));
  return arith::AndIOp::create(builder, context.loc, hasRoom, isShort);
}

void BlockTree::build(OpBuilder &builder) const {
  Location loc = context.loc;
  Type key = context.keys.getKeyType();
  auto words =
      VectorType::get({key.getIntOrFloatBitWidth() / 32}, builder.getI32Type());
  Value zero = constant(builder, 0), one = constant(builder, 1);
  int64_t length = 1;
  for (int64_t level = 1; level < kNumLevels; ++level) {
    length *= kBlock;
    Value start = starts[level], last = lasts[level];
    // Blocks are full: beyond the last entry it is repeated.
    Value size = arith::CeilDivUIOp::create(
        builder, loc, arith::AddIOp::create(builder, loc, last, one),
        constant(builder, kBlock));
    size = arith::MulIOp::create(builder, loc, size, constant(builder, kBlock));
    scf::ForOp::create(
        builder, loc, zero, size, one, ValueRange(),
        [&](OpBuilder &nested, Location, Value iv, ValueRange) {
          Value end = arith::MulIOp::create(
              nested, loc, arith::AddIOp::create(nested, loc, iv, one),
              constant(nested, length));
          end = arith::MinUIOp::create(nested, loc, end, sequence.numbers);
          Value element = sequence.loadElement(
              nested, loc, context.keys,
              arith::SubIOp::create(nested, loc, end, one));
          element = vector::BroadcastOp::create(
              nested, loc, VectorType::get({1}, key), element);
          element = vector::BitCastOp::create(nested, loc, words, element);
          Value place =
              getPlace(nested, arith::AddIOp::create(nested, loc, start, iv));
          vector::StoreOp::create(nested, loc, element, table, place);
          scf::YieldOp::create(nested, loc);
        });
  }
}

Value BlockTree::createHasAtMost(OpBuilder &builder, int64_t level,
                                 int64_t count) const {
  return arith::CmpIOp::create(builder, context.loc, CmpIPredicate::ult,
                               lasts[level], constant(builder, count));
}

Value BlockTree::descend(OpBuilder &builder, int64_t level, Value block,
                         Value key) const {
  Location loc = context.loc;
  Type keyType = context.keys.getKeyType();
  int64_t words = keyType.getIntOrFloatBitWidth() / 32;
  auto blockOfWords = VectorType::get({kBlock * words}, builder.getI32Type());
  auto blockOfKeys = VectorType::get({kBlock}, keyType);
  // What comes after all elements ends in the last entry of each level.
  auto clamp = [&](Value entry, int64_t level) -> Value {
    return arith::MinUIOp::create(builder, loc, entry, lasts[level]);
  };
  Value entry = clamp(block, level);
  for (int64_t below = level - 1; below > 0; --below) {
    Value first =
        arith::MulIOp::create(builder, loc, entry, constant(builder, kBlock));
    Value place = getPlace(
        builder, arith::AddIOp::create(builder, loc, starts[below], first));
    Value elements =
        vector::LoadOp::create(builder, loc, blockOfWords, table, place);
    elements = vector::BitCastOp::create(builder, loc, blockOfKeys, elements);
    Value count = createCountBefore(builder, context, elements, key);
    entry = clamp(arith::AddIOp::create(builder, loc, first, count), below);
  }
  Value start =
      arith::MulIOp::create(builder, loc, entry, constant(builder, kBlock));
  Value last = arith::SubIOp::create(builder, loc, sequence.numbers,
                                     constant(builder, kBlock));
  return arith::MinUIOp::create(builder, loc, start, last);
}

/// A search that begins on a level of the tree.
static void searchFrom(OpBuilder &builder, const ValueLoops &loops,
                       const Chunks &chunks, const BlockTree &tree,
                       const Sequence &sequence, ArrayRef<Value> row,
                       int64_t level, const std::optional<LevelTables> &top) {
  const SearchContext &context = loops.getContext();
  Slices slices;
  slices.find = [&](OpBuilder &body, Value keys, bool) {
    return top ? top->walk(body, context, keys).front()
               : context.createPositions(body, 0);
  };
  slices.getStart = [&](OpBuilder &body, Value block, Value key) {
    return tree.descend(body, level, block, key);
  };
  slices.length =
      arith::ConstantIndexOp::create(builder, context.loc, BlockTree::kBlock);
  searchSlices(builder, loops, chunks, sequence, row, slices);
}

void seek::createTreeSearch(OpBuilder &builder, ValueLoops &loops, Value table,
                            int64_t levelsInRegisters) {
  const SearchContext &context = loops.getContext();
  Location loc = context.loc;
  Value hiddenOne = loops.createHiddenOne(builder);
  Value buffer;
  if (levelsInRegisters > 0)
    buffer = LevelTables::createBuffer(builder, context, levelsInRegisters);
  Chunks chunks = Chunks::create(builder, context);
  loops.forEachRow(
      builder, [](OpBuilder &, const Sequence &) {},
      [&](OpBuilder &nested, const Sequence &sequence, ArrayRef<Value> row) {
        BlockTree tree = BlockTree::create(nested, context, sequence, table);
        // Two versions: sequences that the lower level to begin on is high
        // enough for, and longer ones.
        auto searchFrom = [&](OpBuilder &version, int64_t level) {
          std::optional<LevelTables> top;
          if (levelsInRegisters > 0)
            top = LevelTables::create(
                version, context, sequence, buffer, levelsInRegisters,
                arith::ConstantIndexOp::create(
                    version, loc, int64_t(1) << (kBlockBits * level)),
                hiddenOne);
          ::searchFrom(version, loops, chunks, tree, sequence, row, level, top);
          scf::YieldOp::create(version, loc);
        };
        int64_t low = levelsInRegisters > 0 ? 2 : 4, high = low;
        while (levelsInRegisters + kBlockBits * high <
               llvm::Log2_64(BlockTree::kLongest))
          ++high;
        Value isShort =
            tree.createHasAtMost(nested, low, int64_t(1) << levelsInRegisters);
        scf::IfOp::create(
            nested, loc, isShort,
            [&](OpBuilder &then, Location) { searchFrom(then, low); },
            [&](OpBuilder &otherwise, Location) {
              searchFrom(otherwise, high);
            });
      });
}
