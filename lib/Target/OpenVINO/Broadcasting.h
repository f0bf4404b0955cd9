//===- Broadcasting.h - Tensors of different sizes together -----*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TARGET_OPENVINO_BROADCASTING_H
#define SEEK_LIB_TARGET_OPENVINO_BROADCASTING_H

#include "Elements.h"
#include "Sizes.h"

namespace mlir::seek::openvino {

/// A tensor that is repeated along some dimensions of another one.
struct BroadcastInput {
  Value tensor;
  /// The sizes of `tensor`; those that are 1 are repeated.
  SmallVector<Value> sizes;
  /// For each dimension of `tensor`, the one of the result.
  SmallVector<int64_t> dims;
};

/// The sizes of two tensors that are broadcast to each other by NumPy's rule:
/// aligned at the last dimension, and each equal or 1. Reports and checks that
/// they are.
FailureOr<SmallVector<Value>>
broadcastSizes(SizeBuilder &sizes, ArrayRef<Value> a, ArrayRef<Value> b);

/// `count` dimensions at the end of `rank`.
SmallVector<int64_t> getLastDims(int64_t count, int64_t rank);

/// A tensor of `sizes`, with elements made of those of the inputs.
Value mapBroadcast(ImplicitLocOpBuilder &builder,
                   ArrayRef<BroadcastInput> inputs, ArrayRef<Value> sizes,
                   Type resultElement, ElementFn make);

} // namespace mlir::seek::openvino

#endif // SEEK_LIB_TARGET_OPENVINO_BROADCASTING_H
