//===- Layers.h - The types of layers that seek knows -----------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TARGET_OPENVINO_LAYERS_H
#define SEEK_LIB_TARGET_OPENVINO_LAYERS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::seek::openvino {

/// Later sets of operations are not known: what they mean may differ.
constexpr unsigned kLastOpset = 16;

enum class LayerKind {
  Add,
  Broadcast,
  Bucketize,
  Clamp,
  Concat,
  Const,
  Convert,
  Divide,
  Gather,
  Maximum,
  Minimum,
  Multiply,
  Parameter,
  Reshape,
  Result,
  SearchSorted,
  ShapeOf,
  Squeeze,
  Subtract,
  Transpose,
  Unsqueeze,
};

/// What the format says about the layers of a type.
struct LayerInfo {
  LayerKind kind;
  llvm::StringLiteral type;
  /// The first set of operations that has it.
  unsigned firstOpset;
  unsigned minInputs, maxInputs;
  unsigned numOutputs;
  /// The names that `<data>` may have.
  llvm::ArrayRef<llvm::StringLiteral> attributes;

  /// The type of that name, in any case, or null.
  static const LayerInfo *find(llvm::StringRef type);
  static const LayerInfo &get(LayerKind kind);
};

// Attributes.
constexpr llvm::StringLiteral kAutoBroadcast = "auto_broadcast";
constexpr llvm::StringLiteral kAxis = "axis";
constexpr llvm::StringLiteral kBatchDims = "batch_dims";
constexpr llvm::StringLiteral kDestinationType = "destination_type";
constexpr llvm::StringLiteral kElementType = "element_type";
constexpr llvm::StringLiteral kMax = "max";
constexpr llvm::StringLiteral kMin = "min";
constexpr llvm::StringLiteral kMode = "mode";
constexpr llvm::StringLiteral kOffset = "offset";
constexpr llvm::StringLiteral kOutputType = "output_type";
constexpr llvm::StringLiteral kPythonDiv = "m_pythondiv";
constexpr llvm::StringLiteral kRightMode = "right_mode";
constexpr llvm::StringLiteral kShape = "shape";
constexpr llvm::StringLiteral kSize = "size";
constexpr llvm::StringLiteral kSpecialZero = "special_zero";
constexpr llvm::StringLiteral kAllowAxisSkip = "allow_axis_skip";
constexpr llvm::StringLiteral kWithRightBound = "with_right_bound";

} // namespace mlir::seek::openvino

#endif // SEEK_LIB_TARGET_OPENVINO_LAYERS_H
