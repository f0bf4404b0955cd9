//===- VectorSearch.h - A search of vectors of keys -------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The strategies that search vectors of values in lockstep differ in one step:
// from vectors of keys to vectors of positions. Each has a file that makes an
// object for this step; the loops around it are in Loops.h.

#ifndef SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_VECTORSEARCH_H
#define SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_VECTORSEARCH_H

#include "../ScalarSearch.h"
#include "VectorTarget.h"

#include "mlir/IR/BuiltinTypes.h"

namespace mlir::seek {

/// What a search of one sequence needs to know.
struct SearchContext {
  SearchContext(Operation *op, const KeySpace &keys);

  /// Vectors of keys, of positions, which are signed integers as wide as a key,
  /// and of what a comparison of keys gives.
  VectorType getKeyType() const { return keyType; }
  VectorType getPositionType() const { return positionType; }
  VectorType getMaskType() const { return maskType; }
  int64_t getLanes() const { return VectorType(keyType).getNumElements(); }

  /// A constant of positions.
  Value createPositions(OpBuilder &builder, int64_t value) const;
  /// An index, the same in all lanes of a vector of positions.
  Value splat(OpBuilder &builder, Value index) const;
  /// `position` plus `step` in the lanes of `mask`.
  Value addWhere(OpBuilder &builder, Value mask, Value position,
                 Value step) const;

  Location loc;
  KeySpace keys;
  VectorTarget target;

private:
  VectorType keyType, positionType, maskType;
};

/// One strategy on one sequence, set up where it was created.
class VectorSearch {
public:
  VectorSearch(const SearchContext &context, const Sequence &sequence)
      : context(context), sequence(sequence) {}
  virtual ~VectorSearch() = default;

  /// How many vectors to search at the same time, to hide the latency of their
  /// steps behind each other.
  virtual int64_t getVectorsInFlight() const = 0;

  /// For each key of each vector the number of elements before it, among the
  /// numbers of the sequence.
  virtual SmallVector<Value> search(OpBuilder &builder,
                                    ArrayRef<Value> keys) const = 0;

  const Sequence &getSequence() const { return sequence; }

protected:
  SearchContext context;
  Sequence sequence;
};

/// Runs over [from, to) in steps of one vector: `body` gets the offset, and in
/// the last step, if it is not full, a mask, which is null before.
void forEachVector(
    OpBuilder &builder, const SearchContext &context, Value from, Value to,
    function_ref<void(OpBuilder &, Value offset, Value mask)> body);

/// A one of type index that LLVM does not see through unless `buffer` is a
/// constant: the address of elements that there are is not zero.
Value createOpaqueOne(OpBuilder &builder, Location loc, Value buffer);

/// What `body` takes from the stack by `memref.alloca` is given back after it,
/// also in a loop. (`memref.alloca_scope` says the same but must go before
/// loops become blocks.)
void withStack(OpBuilder &builder, Location loc, function_ref<void()> body);

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_VECTORSEARCH_H
