//===- Shape.h - Shapes of OpenVINO models ----------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TARGET_OPENVINO_SHAPE_H
#define SEEK_LIB_TARGET_OPENVINO_SHAPE_H

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/Error.h"
#include <optional>

namespace mlir::seek::openvino {

/// The sizes of dimensions, kDynamic where unknown; nothing where their number
/// is unknown.
using Shape = std::optional<SmallVector<int64_t>>;

/// More dimensions than anything real has.
constexpr unsigned kMaxRank = 64;

/// Reads a shape of a layer: `2,?,1..10`, or `...` for any number of
/// dimensions; the empty text is 0-D.
llvm::Expected<Shape> parseShape(StringRef text);

/// Fails where a tensor of this shape is beyond what can be counted.
llvm::Error checkShape(ArrayRef<int64_t> shape);

TensorType getTensorType(const Shape &shape, Type elementType);

} // namespace mlir::seek::openvino

#endif // SEEK_LIB_TARGET_OPENVINO_SHAPE_H
