//===- Tiling.h - One tile of seek.bound ------------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_IR_TILING_H
#define SEEK_LIB_IR_TILING_H

#include "seek/IR/Seek.h"

namespace mlir::seek {

/// The loop of the iteration domain that goes over the sequence: the last one,
/// after those over the dimensions of the values.
inline unsigned getSequenceLoop(BoundOp op) {
  return op.getValues().getType().getRank();
}

/// The value of `size` if it is one and the same constant in all iterations of
/// the loops around it: it may depend on loops of a single iteration. Looks at
/// so many ops behind each other at most.
std::optional<int64_t> findConstant(OpFoldResult size, int mostOps = 8);

/// A part of `source`, with the op that makes it added to `slices`.
Value createSlice(OpBuilder &builder, Location loc, Value source,
                  ArrayRef<OpFoldResult> offsets, ArrayRef<OpFoldResult> sizes,
                  SmallVectorImpl<Operation *> &slices);

/// `op` on other operands, without a table if `table` is null. Everything else
/// stays, attributes of other dialects too.
TilingResult createTile(OpBuilder &builder, BoundOp op, Value sequence,
                        Value values, Value table, Value indices,
                        SmallVector<Operation *> slices);

/// Whether loops around `block` would compute the tile of `op` again and again,
/// in such an order that code motion cannot help.
bool isRepeatedTile(BoundOp op, Block *block,
                    ArrayRef<OpFoldResult> offsetsAndSizes);

} // namespace mlir::seek

#endif // SEEK_LIB_IR_TILING_H
