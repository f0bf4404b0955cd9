//===- SinkTables.h - Tables where they are used ----------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_SINKTABLES_H
#define SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_SINKTABLES_H

#include "mlir/IR/Operation.h"

namespace mlir::seek {

/// Moves each `memref.alloc` of a table, its `seek.prepare` and its
/// `memref.dealloc` into the one branch of an `scf.if` after them that reads
/// the table, so that few values, which are searched without, do not pay for
/// it.
void sinkTables(Operation *root);

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_SINKTABLES_H
