//===- WindowLoops.h - Loops around window searches -------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_WINDOWLOOPS_H
#define SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_WINDOWLOOPS_H

#include "Chunks.h"
#include "Loops.h"

namespace mlir::seek {

/// How to come to the slice of a sequence that holds the position of a key.
struct Slices {
  /// From a vector of keys to a vector of numbers below 2^31, by one of two
  /// ways.
  std::function<Value(OpBuilder &, Value keys, bool otherWay)> find;
  /// i1: the other way is to be taken. Null where there is one way only.
  Value takesOtherWay;
  /// From such a number, an index, and the scalar key to the first element of
  /// the slice.
  std::function<Value(OpBuilder &, Value number, Value key)> getStart;
  /// The length of all slices, a window times a power of two.
  Value length;
};

/// Searches a row of values, chunk by chunk: the numbers of their slices in
/// vectors; then for each value a window search in its slice.
void searchSlices(OpBuilder &builder, const ValueLoops &loops,
                  const Chunks &chunks, const Sequence &sequence,
                  ArrayRef<Value> row, const Slices &slices);

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_WINDOWLOOPS_H
