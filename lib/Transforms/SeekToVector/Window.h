//===- Window.h - Comparison of a few elements at once ----------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_WINDOW_H
#define SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_WINDOW_H

#include "VectorSearch.h"

namespace mlir::seek {

/// For a vector of elements next to each other, converted to keys, how many
/// come before the scalar `key`, as index.
Value createCountBefore(OpBuilder &builder, const SearchContext &context,
                        Value elements, Value key);

/// The elements of the sequence from `start` on, as a vector of `count` keys.
Value loadWindow(OpBuilder &builder, const SearchContext &context,
                 const Sequence &sequence, Value start, int64_t count);

/// The position of a scalar key among the `length` elements from `start` on,
/// which lie in the sequence: halvings without a branch on data until `window`
/// elements are left, which are compared at once. The length is a power of two
/// times the window, or null for the window alone. All are of type index.
Value createWindowSearch(OpBuilder &builder, const SearchContext &context,
                         const Sequence &sequence, Value key, Value start,
                         Value length, int64_t window);

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_WINDOW_H
