//===- Loops.h - Loops over the values of a search --------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_LOOPS_H
#define SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_LOOPS_H

#include "VectorSearch.h"

namespace mlir::seek {

/// Whether the values of `op` can be loaded and its results stored in vectors:
/// memrefs, not 0-D, whose last dimension has a unit stride, a sequence of less
/// than 2^31 elements if its length is static.
bool hasVectorLoops(BoundOp op);

/// The loops over the values of one `seek.bound` on memrefs. Where operands lie
/// in one piece, values that share their sequence are one row, and rows with a
/// sequence of their own have one dimension of rows.
class ValueLoops {
public:
  ValueLoops(BoundOp op, OpBuilder &builder, const SearchContext &context);

  const SearchContext &getContext() const { return context; }
  Value getValues() const { return values; }
  Value getIndices() const { return indices; }

  /// A vector of ones that LLVM does not see through. It makes a masked add of
  /// a constant 1 three instructions on AVX-512; elsewhere a plain constant is
  /// better, and given.
  Value createHiddenOne(OpBuilder &builder) const;

  /// What is done for each row of values, with the leading indices of the row.
  using RowFn =
      function_ref<void(OpBuilder &, const Sequence &, ArrayRef<Value> row)>;
  /// One loop per dimension of the values but the last. The sequence, if it is
  /// shared, is set up before the first, and `setUp` called.
  void forEachRow(OpBuilder &builder,
                  function_ref<void(OpBuilder &, const Sequence &)> setUp,
                  RowFn body);

  /// Vectors of positions in each row of values, by the search that `create`
  /// sets up for a sequence: full blocks of vectors, then a masked loop.
  using CreateFn = function_ref<std::unique_ptr<VectorSearch>(
      OpBuilder &, const Sequence &)>;
  void search(OpBuilder &builder, CreateFn create);

  /// Searches the values of a row one by one.
  void searchScalars(OpBuilder &builder, const Sequence &sequence,
                     ArrayRef<Value> row) const;

  /// The number of values in a row.
  Value getRowSize(OpBuilder &builder) const;

  /// Values, as they are stored, at `offset` of a row, zero where `mask` is
  /// off.
  Value loadValues(OpBuilder &builder, ArrayRef<Value> row, Value offset,
                   Value mask) const;

  /// Stores the counts for what `loadValues` gave, after what the keys say of
  /// all and none; `positions` are signed integers of any width.
  void storeCounts(OpBuilder &builder, const Sequence &sequence, const Key &key,
                   Value positions, ArrayRef<Value> row, Value offset,
                   Value mask) const;

private:
  int64_t getRank() const {
    return cast<MemRefType>(values.getType()).getRank();
  }
  VectorType getVectorOf(Value buffer) const;
  void flatten(OpBuilder &builder);
  Value castCounts(OpBuilder &builder, Value counts) const;
  void storeLanes(OpBuilder &builder, Value counts, ArrayRef<Value> row,
                  Value offset, Value mask) const;
  void searchRow(OpBuilder &builder, const VectorSearch &search,
                 ArrayRef<Value> row) const;
  void searchVectors(OpBuilder &builder, const VectorSearch &search,
                     ArrayRef<Value> row, ArrayRef<Value> offsets,
                     Value mask) const;

  SearchContext context;
  Location loc;
  bool shared;
  Value sequenceBuffer, values, indices;
};

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_LOOPS_H
