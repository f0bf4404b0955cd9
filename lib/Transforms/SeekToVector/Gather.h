//===- Gather.h - Lockstep search by gathers --------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_GATHER_H
#define SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_GATHER_H

#include "../ScalarSearch.h"

namespace mlir::seek {

/// Whether `op` can be lowered by gathers: on memrefs, elements of 32 bits that
/// lie next to each other, values and results that do, not 0-D.
bool isGatherable(BoundOp op);

/// For several vectors of keys at once, the number of elements before each, as
/// vectors of i32. A branch-free binary search in lockstep: one length for all
/// lanes, one position per lane, bit_width(numbers) gathers per vector, each
/// lane inside the sequence. The sequence has less than 2^31 elements.
SmallVector<Value> createGatherSearch(OpBuilder &builder, Location loc,
                                      const KeySpace &keys,
                                      const Sequence &sequence,
                                      ArrayRef<Key> vectors);

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_GATHER_H
