//===- Levels.h - A search tree in vector registers -------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A binary search of 2^L - 1 elements takes L steps; the step on level l reads
// one of 2^l elements. Each level has a table of its own in registers, and is
// looked up by a permute at the position found so far.

#ifndef SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_LEVELS_H
#define SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_LEVELS_H

#include "VectorSearch.h"

namespace mlir::seek {

/// The most levels that registers of the target hold, 0 if it has no permute of
/// keys at positions.
int64_t getMostLevels(const SearchContext &context);

/// The tables of the elements at stride - 1, 2 * stride - 1, ... of a sequence;
/// beyond its numbers they go on with the greatest key.
class LevelTables {
public:
  /// Memory to build tables in, on the stack, before all loops.
  static Value createBuffer(OpBuilder &builder, const SearchContext &context,
                            int64_t numLevels);

  /// Builds the tables. `one` is a vector of ones; see createHiddenOne.
  static LevelTables create(OpBuilder &builder, const SearchContext &context,
                            const Sequence &sequence, Value buffer,
                            int64_t numLevels, Value stride, Value one);

  /// For each key of each vector, the number of elements of the tables before
  /// it, 2^L - 1 at most. Keys like the greatest may count elements that do not
  /// exist.
  SmallVector<Value> walk(OpBuilder &builder, const SearchContext &context,
                          ArrayRef<Value> vectors) const;

  /// The distance between elements of the tables in the sequence.
  Value stride;

private:
  Value lookUp(OpBuilder &builder, const SearchContext &context,
               ArrayRef<Value> table, Value position) const;

  /// The registers of each level.
  SmallVector<SmallVector<Value>> tables;
  /// Levels whose table has one register and is indexed by the position shifted
  /// to the left, so that no step is needed between them.
  int64_t numLow;
  Value one;
};

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_LEVELS_H
