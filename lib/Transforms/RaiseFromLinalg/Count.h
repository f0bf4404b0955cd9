//===- Count.h - Structured ops that count elements before values -*- C++ -*-=//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TRANSFORMS_RAISEFROMLINALG_COUNT_H
#define SEEK_LIB_TRANSFORMS_RAISEFROMLINALG_COUNT_H

#include "Compare.h"

namespace mlir::seek {

/// A result that is the number of elements of a sequence for which a condition
/// holds. For a sequence in ascending order without NaN, that is.
struct Count {
  ElementCompare compare;
  /// The number of elements compared, dynamic or not.
  int64_t length;
  /// The element types that the count has on the way; the last is that of the
  /// result.
  SmallVector<Type> types;
};

/// The only result of `op` as a count, in one of these forms:
///
/// * the sum over the sequence of 1 where the condition holds and of 0
///   elsewhere,
/// * select(not condition(last element), first element for which the condition
///   does not hold, length), the first by arg-max,
///
/// and casts of them to other integers.
std::optional<Count> matchCount(Tracer &tracer, linalg::LinalgOp op);

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_RAISEFROMLINALG_COUNT_H
