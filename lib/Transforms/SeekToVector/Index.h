//===- Index.h - Search by a table of cells ---------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_INDEX_H
#define SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_INDEX_H

#include "Loops.h"

namespace mlir::seek {

/// Searches by a table of `seek.prepare` that is usable: the cells of a chunk
/// of values in vectors; then for each value a look into the table and a window
/// search from there; then the results in vectors.
void createIndexSearch(OpBuilder &builder, ValueLoops &loops, Value table);

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_INDEX_H
