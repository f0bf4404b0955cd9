//===- ScalarSearch.h - A branch-free binary search -------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TRANSFORMS_SCALARSEARCH_H
#define SEEK_LIB_TRANSFORMS_SCALARSEARCH_H

#include "KeySpace.h"

namespace mlir::seek {

/// Builds the i1 that says whether the element at the index comes before what
/// is searched for.
using IsBeforeFn = function_ref<Value(OpBuilder &, Location, Value index)>;

/// The number of elements in [0, length) that come before, by a binary search
/// without a branch on data: bit_width(length) probes, each inside the
/// sequence, none for length 0. `length` and the result are of type index.
/// Stops when at most `rest` elements from the result on are left to search.
Value createScalarSearch(OpBuilder &builder, Location loc, Value length,
                         IsBeforeFn isBefore, int64_t rest = 0);

/// One sequence of a `seek.bound` on memrefs: a row of the operand, or the
/// shared one.
struct Sequence {
  /// The buffer, of stored elements, and the leading indices of the row.
  Value buffer;
  SmallVector<Value> row;
  /// Its length, and the number of elements before its first NaN.
  Value length, numbers;

  /// The element at `index`, in the key space.
  Value loadElement(OpBuilder &builder, Location loc, const KeySpace &keys,
                    Value index) const;
};

/// Sets up the row `row` of `buffer`. Looks for NaNs at run time, at the cost
/// of one load where there are none.
Sequence createSequence(OpBuilder &builder, Location loc, const KeySpace &keys,
                        Value buffer, ValueRange row);

/// The result for one stored value, as index.
Value createScalarBound(OpBuilder &builder, Location loc, const KeySpace &keys,
                        const Sequence &sequence, Value value);

/// Casts an index to an element of a result.
Value castCount(OpBuilder &builder, Location loc, Value count, Type type);

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_SCALARSEARCH_H
