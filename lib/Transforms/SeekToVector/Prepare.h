//===- Prepare.h - seek.prepare to loops ------------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_PREPARE_H
#define SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_PREPARE_H

#include "seek/IR/Seek.h"

namespace mlir::seek {

/// Builds what fills the table of `op`, which is on memrefs. Elements that do
/// not lie next to each other get no table.
void lowerPrepare(OpBuilder &builder, PrepareOp op);

/// Says in the table of `op`, which is on memrefs, that it is of no use.
void lowerPrepareToNothing(OpBuilder &builder, PrepareOp op);

/// i1: whether a table on a memref has been filled and is of use.
Value createIsUsable(OpBuilder &builder, Location loc, Value table);

/// `body` for cells by value where `isLinear`, and for cells by key elsewhere;
/// a null means that there are only those.
void chooseMap(OpBuilder &builder, Location loc, Value isLinear,
               function_ref<void(OpBuilder &, bool isLinear)> body);

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_PREPARE_H
