//===- Trace.h - Where elements of tensors come from ------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A search may be spread over several ops on tensors: broadcasts, comparisons,
// casts, reductions. What one element of the last of them is made of is found
// by walking back from it, element by element.
//
// Indices are affine expressions over the *domain*: for a result of rank r, the
// dimensions d0 to d(r-1) are an element of the result, and d(r) is the element
// of the sequence that it is compared with. Where a dimension of the result, or
// the sequence, is known to have size 1, its index is 0.

#ifndef SEEK_LIB_TRANSFORMS_RAISEFROMLINALG_TRACE_H
#define SEEK_LIB_TRANSFORMS_RAISEFROMLINALG_TRACE_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/AffineExpr.h"

namespace mlir::seek {

/// `tensor[indices]`.
struct Element {
  Value tensor;
  SmallVector<AffineExpr> indices;
};

/// A value in the body of a structured op at an iteration, or, where it is a
/// tensor, the element of it at these indices.
struct Scalar {
  Value value;
  linalg::LinalgOp scope;
  SmallVector<AffineExpr> iteration;
};

/// Where a scalar comes from.
struct Origin {
  /// What it is computed as; null where it is the last of `elements`.
  std::optional<Scalar> computed;
  /// The elements of tensors that it was on the way, the nearest first.
  SmallVector<Element> elements;
};

/// The one reduction of a structured op, entered at an element of a result.
struct Reduction {
  linalg::LinalgOp op;
  /// The loop that reduces and its size, dynamic or not.
  unsigned loop;
  int64_t size;
  SmallVector<AffineExpr> iteration;
};

class Tracer {
public:
  /// For results of the type.
  explicit Tracer(RankedTensorType type);

  /// The indices of an element of the result.
  ArrayRef<AffineExpr> getResultIndices() const { return resultIndices; }
  /// The index of an element of a sequence of `size` elements.
  AffineExpr getSequenceIndex(int64_t size) const;

  /// What the structured op with loops that are all parallel yields for an
  /// element of a result.
  std::optional<Scalar> enter(linalg::LinalgOp op, unsigned result,
                              ArrayRef<AffineExpr> indices);
  /// The same for a structured op with one reduction. The elements reduced are
  /// those of the sequence.
  std::optional<Reduction> enterReduction(linalg::LinalgOp op, unsigned result,
                                          ArrayRef<AffineExpr> indices);

  /// Walks back through everything that moves elements and computes nothing.
  /// With `mayBePart`, elements of the result may be a part of those of a
  /// tensor on the way, its first along each dimension.
  Origin trace(Scalar scalar, bool mayBePart = false);

  /// An operand of what is computed in the origin's scope.
  static Scalar getOperand(const Scalar &scalar, Value operand) {
    return {operand, scalar.scope, scalar.iteration};
  }

  /// The constant that a scalar is, or null.
  TypedAttr getConstant(Scalar scalar);

  /// The ops walked back through since the tracer was made or told to forget.
  ArrayRef<Operation *> getVisited() const { return visited.getArrayRef(); }
  void forgetVisited(size_t count) {
    while (visited.size() > count)
      visited.pop_back();
  }

private:
  std::optional<SmallVector<AffineExpr>>
  getIteration(linalg::LinalgOp op, unsigned result,
               ArrayRef<AffineExpr> indices, std::optional<unsigned> reduced);
  std::optional<Element> stepBack(const Element &element, bool mayBePart);

  MLIRContext *context;
  SmallVector<AffineExpr> resultIndices;
  SetVector<Operation *> visited;
};

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_RAISEFROMLINALG_TRACE_H
