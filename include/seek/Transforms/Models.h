//===- Models.h - External interface models ---------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// registerAllSeek() calls all of these.

#ifndef SEEK_TRANSFORMS_MODELS_H
#define SEEK_TRANSFORMS_MODELS_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace mlir::seek {

/// BufferizableOpInterface of `seek.bound`.
void registerBufferizationModels(DialectRegistry &registry);

/// RuntimeVerifiableOpInterface of all ops.
void registerRuntimeVerificationModels(DialectRegistry &registry);

} // namespace mlir::seek

#endif // SEEK_TRANSFORMS_MODELS_H
