//===- Tree.h - Search down a tree of blocks --------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A table of `seek.prepare` for sequences that no cells tell apart, such as
// clusters of equal elements: the last element of every block of 16, of every
// 16 of those blocks, and so on, one level after the other. A search compares
// 16 elements at once on each level, whatever their distribution.

#ifndef SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_TREE_H
#define SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_TREE_H

#include "Loops.h"

namespace mlir::seek {

/// The tree of a sequence of at least one block of numbers.
class BlockTree {
public:
  static constexpr int64_t kBlock = 16;
  /// Longer sequences get no tree.
  static constexpr int64_t kLongest = int64_t(1) << 24;
  /// What a table begins with if a tree follows.
  static constexpr int64_t kHeader = 1;

  static BlockTree create(OpBuilder &builder, const SearchContext &context,
                          const Sequence &sequence, Value table);

  /// i1: the table has room, and the sequence is not too long.
  Value createFits(OpBuilder &builder) const;

  /// Fills the table but for its header.
  void build(OpBuilder &builder) const;

  /// i1: level `level` has at most `count` blocks.
  Value createHasAtMost(OpBuilder &builder, int64_t level, int64_t count) const;

  /// From a block of a level to the one of 16 elements to compare with the key:
  /// its first element.
  Value descend(OpBuilder &builder, int64_t level, Value block,
                Value key) const;

private:
  BlockTree(const SearchContext &context, const Sequence &sequence)
      : context(context), sequence(sequence) {}
  Value constant(OpBuilder &builder, int64_t value) const;
  Value getPlace(OpBuilder &builder, Value entry) const;

  SearchContext context;
  Sequence sequence;
  Value table;
  /// For each level where it begins, in keys, and the last of its entries that
  /// stands for elements. Level 0 is the sequence.
  SmallVector<Value> starts, lasts;
  /// The keys of all levels.
  Value size;
};

/// Searches by a table that has a tree, with the highest levels in registers.
void createTreeSearch(OpBuilder &builder, ValueLoops &loops, Value table,
                      int64_t levelsInRegisters);

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_TREE_H
