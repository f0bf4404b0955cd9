//===- Register.h - Everything of seek, for tools ---------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_REGISTER_H
#define SEEK_REGISTER_H

#include "seek/IR/Seek.h"
#include "seek/Target/LLVMIR/Translation.h"
#include "seek/TransformOps/SeekTransformOps.h"
#include "seek/Transforms/Models.h"
#include "seek/Transforms/Passes.h"

#include "mlir/IR/DialectRegistry.h"

namespace mlir::seek {

/// The dialect with its interface models, its ops for transform scripts and its
/// translation to LLVM IR. Every tool, plugin and embedder calls this and
/// nothing less.
inline void registerAllSeek(DialectRegistry &registry) {
  registry.insert<SeekDialect>();
  registerBufferizationModels(registry);
  registerRuntimeVerificationModels(registry);
  registerTransformDialectExtension(registry);
  registerTranslationToLLVMIR(registry);
}

/// All passes and pipelines, by their names.
inline void registerAllSeekPasses() {
  registerSeekPasses();
  registerSeekPipelines();
}

} // namespace mlir::seek

#endif // SEEK_REGISTER_H
