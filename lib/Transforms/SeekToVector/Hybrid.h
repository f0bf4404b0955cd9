//===- Hybrid.h - Registers first, then windows -----------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_HYBRID_H
#define SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_HYBRID_H

#include "Loops.h"

namespace mlir::seek {

/// Searches long sequences without gathers: `numLevels` levels of the search
/// tree in registers lead to a slice of the sequence, which a window search
/// ends. Nothing is built but the registers, and the distribution of the
/// elements does not matter.
void createHybridSearch(OpBuilder &builder, ValueLoops &loops,
                        int64_t numLevels);

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_HYBRID_H
