//===- Permute.h - Search in registers --------------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_PERMUTE_H
#define SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_PERMUTE_H

#include "Levels.h"

namespace mlir::seek {

/// Searches the tables alone; they hold the whole sequence.
std::unique_ptr<VectorSearch> createPermuteSearch(const SearchContext &context,
                                                  const Sequence &sequence,
                                                  LevelTables levels);

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_PERMUTE_H
