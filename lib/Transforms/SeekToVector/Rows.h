//===- Rows.h - Many sequences with few values each -------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_ROWS_H
#define SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_ROWS_H

#include "Loops.h"

namespace mlir::seek {

/// The longest sequence that two comparisons search.
constexpr int64_t kLongestRow = 16 * 17;

/// Searches each value by two comparisons of 16 elements with it: the last
/// elements of blocks of 16, then the block that they point to. While a row is
/// searched, one further on is fetched from memory. Rows longer than
/// kLongestRow are halved first.
void createRowsSearch(OpBuilder &builder, BoundOp op, ValueLoops &loops);

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_ROWS_H
