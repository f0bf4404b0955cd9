//===- Compare.h - Comparisons of values and elements -----------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TRANSFORMS_RAISEFROMLINALG_COMPARE_H
#define SEEK_LIB_TRANSFORMS_RAISEFROMLINALG_COMPARE_H

#include "Trace.h"

#include "seek/IR/Seek.h"

namespace mlir::seek {

/// For which outcomes of a comparison of two numbers something holds.
enum Outcome : unsigned {
  kLess = 1,
  kEqual = 2,
  kGreater = 4,
  /// One of the two is NaN.
  kUnordered = 8,
  kAllOutcomes = 15
};

/// A condition on two numbers, `holds` for (left ? right).
struct Compare {
  unsigned holds;
  bool isFloat;
  /// Of integers: whether they are compared as unsigned.
  bool isUnsigned = false;
  /// Whether a NaN makes the program undefined.
  bool excludesNaN = false;
  /// What the two numbers are elements of, the nearest first.
  SmallVector<Element> left, right;

  Compare negated() const {
    Compare result = *this;
    result.holds ^= kAllOutcomes;
    return result;
  }
};

/// A scalar that is 1 where the condition holds and 0 elsewhere, whatever its
/// type; for i1, the condition itself.
std::optional<Compare> matchCondition(Tracer &tracer, const Scalar &scalar,
                                      bool mayBePart = false);

/// A condition on a value and an element of its sequence. `holds` is for
/// (element ? value).
struct ElementCompare {
  unsigned holds;
  bool isFloat, isUnsigned, excludesNaN;
  /// The values, at the indices of the result.
  Element values;
  /// What sequence the element is in; the nearest first.
  SmallVector<Element> sequences;
};

/// A condition as one on a value and the element of its sequence at `index`.
std::optional<ElementCompare> matchElementCompare(const Tracer &tracer,
                                                  const Compare &compare,
                                                  AffineExpr index);

/// How the tensor of an element becomes a tensor with exactly these indices, by
/// removing dimensions of size 1: the dimensions that go together.
std::optional<SmallVector<ReassociationIndices>>
matchIndices(const Element &element, ArrayRef<AffineExpr> indices);

/// The constant that an integer or float is.
bool isConstantInt(TypedAttr constant, int64_t value);
/// Whether it is zero; a float without a sign.
bool isConstantZero(TypedAttr constant);
bool isConstantOne(TypedAttr constant);

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_RAISEFROMLINALG_COMPARE_H
