//===- VectorTarget.h - Vectors of the target -------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_VECTORTARGET_H
#define SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_VECTORTARGET_H

#include "mlir/IR/Operation.h"

namespace mlir::seek {

/// What the lowering knows of the vector unit that an op is compiled for. It
/// reads the `target_features` of the enclosing function; where there are none,
/// what every CPU that LLVM has can do is assumed.
struct VectorTarget {
  static VectorTarget get(Operation *op);

  /// The number of elements of `type` that a vector has, at least 2.
  int64_t getLanes(Type type) const;

  /// The width of a vector register.
  int64_t numBits = 128;
  /// Comparisons give masks, and permutes read two registers.
  bool hasAVX512 = false;
  /// Bytes are permuted across registers.
  bool hasVBMI = false;
  bool hasAVX2 = false;
  /// A gather is faster than loads one by one.
  bool hasFastGather = false;
  bool hasPopcount = false;
};

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_VECTORTARGET_H
