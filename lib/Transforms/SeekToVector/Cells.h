//===- Cells.h - Cells of a sequence ----------------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What `seek.prepare` and a search by its table share: from a key to the number
// of its cell, by one of the two maps that the description of the op states.

#ifndef SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_CELLS_H
#define SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_CELLS_H

#include "VectorSearch.h"

namespace mlir::seek {

class Cells {
public:
  /// For a sequence with at least one number, and a table of `size` >= 3.
  static Cells create(OpBuilder &builder, const SearchContext &context,
                      const Sequence &sequence, Value size);

  /// i1: cells of equal width in value separate the sequence better than cells
  /// of equal width in key. Null if there are only the latter.
  Value createIsLinearBetter(OpBuilder &builder,
                             const Sequence &sequence) const;

  /// The number of cells that the chosen map makes, as index.
  Value createCount(OpBuilder &builder, Value isLinear) const;

  /// The cells of elements, scalar or vector, as signed integers of any width.
  Value getOfElements(OpBuilder &builder, Value elements, bool isLinear) const;

  /// The cells where values, scalar or vector, are to be looked for.
  Value getOfValues(OpBuilder &builder, Value values, bool isLinear) const;

private:
  Cells(const SearchContext &context) : context(context) {}
  bool areFloats() const { return isa<FloatType>(context.keys.getKeyType()); }
  Value getOrdered(OpBuilder &builder, Value keys) const;
  Value mergeZeros(OpBuilder &builder, Value elements) const;
  Value getOfOrdered(OpBuilder &builder, Value ordered) const;
  Value getLinear(OpBuilder &builder, Value keys) const;
  Value splat(OpBuilder &builder, Value scalar, Type like) const;

  SearchContext context;
  /// Room for cells, as index, and how many there are by value: at most one per
  /// number is enough.
  Value count, linearCount;
  /// By key, integers as wide as one: the least and the greatest, and how far
  /// their distance is shifted.
  Value lowKey, highKey, shift;
  /// By value, where keys are floats: the least and the greatest, cells per
  /// unit; and the last cell, an i32.
  Value lowest, highest, scale, last;
};

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_CELLS_H
