//===- Export.h - MLIR modules as OpenVINO models ---------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_TARGET_OPENVINO_EXPORT_H
#define SEEK_TARGET_OPENVINO_EXPORT_H

#include "mlir/IR/BuiltinOps.h"
#include <string>

namespace mlir::seek {

/// A model in the format of OpenVINO IR 11.
struct OpenVINOModel {
  /// The text of the file that ends in `.xml`.
  std::string xml;
  /// The bytes of the file that ends in `.bin`.
  std::string weights;
};

/// Writes a module of one function as a model. The function consists of
/// seek.bucketize, seek.search_sorted, constants, and of what the importer
/// makes of other layers. What comes out is imported once more: a function
/// that is not the same then, up to the order of its operations, equal ones
/// and the names of layers in messages, is an error, like one with something
/// that no layer stands for. Errors are MLIR diagnostics, which name an
/// operation.
FailureOr<OpenVINOModel> exportOpenVINO(ModuleOp module);

} // namespace mlir::seek

#endif // SEEK_TARGET_OPENVINO_EXPORT_H
