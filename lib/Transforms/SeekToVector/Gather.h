//===- Gather.h - Lockstep search by gathers --------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_GATHER_H
#define SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_GATHER_H

#include "Levels.h"
#include "VectorSearch.h"

namespace mlir::seek {

/// A branch-free binary search in lockstep: one length for all lanes, one
/// position per lane, bit_width(numbers) gathers per vector, each lane inside
/// the sequence, whose elements are as wide as keys. With `levels`, the first
/// levels of the search are in registers (*hybrid*) and the rest gathers in the
/// slice of the sequence that they lead to.
std::unique_ptr<VectorSearch>
createGatherSearch(const SearchContext &context, const Sequence &sequence,
                   std::optional<LevelTables> levels = std::nullopt);

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_GATHER_H
