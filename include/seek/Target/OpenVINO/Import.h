//===- Import.h - OpenVINO models as MLIR modules ---------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_TARGET_OPENVINO_IMPORT_H
#define SEEK_TARGET_OPENVINO_IMPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace mlir::seek {

/// Gives the bytes that the constants of a model are taken from. Called once,
/// and only if there is a constant that takes some.
using OpenVINOWeightsLoader =
    llvm::function_ref<llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>()>;

/// Reads a model, in XML, in the format of OpenVINO IR 10 and 11. It becomes
/// one function `main`, whose arguments are the Parameter layers and whose
/// results are the Result layers, each in the order of the file. The locations
/// are the names of layers, and point into the XML, as errors do; those are
/// MLIR diagnostics, at least one if the module is null.
OwningOpRef<ModuleOp> importOpenVINO(llvm::MemoryBufferRef model,
                                     OpenVINOWeightsLoader loadWeights,
                                     MLIRContext *context);

/// As above, with the weights from `weightsFile`, or if that is empty, from the
/// file beside the model whose name ends in `.bin` instead of `.xml`.
OwningOpRef<ModuleOp> importOpenVINO(llvm::MemoryBufferRef model,
                                     StringRef weightsFile,
                                     MLIRContext *context);

/// The dialects that imported modules use.
void registerOpenVINOImportDialects(DialectRegistry &registry);

} // namespace mlir::seek

#endif // SEEK_TARGET_OPENVINO_IMPORT_H
