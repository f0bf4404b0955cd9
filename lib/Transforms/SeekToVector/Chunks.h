//===- Chunks.h - From vectors to scalars by way of memory ------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_CHUNKS_H
#define SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_CHUNKS_H

#include "VectorSearch.h"

namespace mlir::seek {

/// A buffer on the stack for one i32 per value of a chunk. Work on vectors
/// fills it, work on scalars goes on from there; taking the lanes out of a
/// register costs more. A chunk is long enough for LLVM not to unroll it and do
/// just that, and short enough for the first level of cache.
class Chunks {
public:
  /// See withStack, which is to be outside all loops.
  static Chunks create(OpBuilder &builder, const SearchContext &context);

  /// Runs over [0, size): `body` gets the start of a chunk and its length.
  void forEach(
      OpBuilder &builder, Value size,
      function_ref<void(OpBuilder &, Value start, Value length)> body) const;

  /// A vector of positions or cells, as i32, at an offset in the chunk; there
  /// is room for a whole vector at the last one.
  void storeVector(OpBuilder &builder, Value numbers, Value offset) const;
  Value loadVector(OpBuilder &builder, Value offset) const;

  /// One of them, as index.
  void store(OpBuilder &builder, Value number, Value offset) const;
  Value load(OpBuilder &builder, Value offset) const;

private:
  Chunks(const SearchContext &context, Value buffer)
      : context(context), buffer(buffer) {}

  SearchContext context;
  Value buffer;
};

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_CHUNKS_H
