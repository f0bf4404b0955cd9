//===- Count.h - Comparison with every element ------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_COUNT_H
#define SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_COUNT_H

#include "VectorSearch.h"

namespace mlir::seek {

/// Compares each vector with every element in turn and counts. `one` is a
/// vector of ones; see createHiddenOne.
std::unique_ptr<VectorSearch> createCountSearch(const SearchContext &context,
                                                const Sequence &sequence,
                                                Value one);

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_COUNT_H
