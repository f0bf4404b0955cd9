//===- Lower.h - A module to LLVM IR ----------------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_COMPILER_LOWER_H
#define SEEK_COMPILER_LOWER_H

#include "seek/Compiler/Target.h"
#include "seek/Transforms/Passes.h"

#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include <memory>

namespace mlir::seek {

/// Lowers what the public functions of `module` reach to the LLVM dialect in
/// place, and drops the rest. Errors are MLIR diagnostics, at least one on
/// failure.
LogicalResult lowerForTarget(ModuleOp module, const Target &target,
                             const SeekToLLVMOptions &options);

/// A lowered module as LLVM IR for `machine`.
llvm::Expected<std::unique_ptr<llvm::Module>>
translate(ModuleOp module, llvm::TargetMachine &machine,
          llvm::LLVMContext &context);

/// Optimizes at O3.
llvm::Error optimize(llvm::Module &module, llvm::TargetMachine &machine);

/// The assembly text or the object file of an optimized module.
llvm::Expected<llvm::SmallString<0>> generateCode(llvm::Module &module,
                                                  llvm::TargetMachine &machine,
                                                  llvm::CodeGenFileType type);

} // namespace mlir::seek

#endif // SEEK_COMPILER_LOWER_H
