//===- AheadOfTime.h - Modules for other people's programs ------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_COMPILER_AHEADOFTIME_H
#define SEEK_COMPILER_AHEADOFTIME_H

#include "seek/Compiler/CFunction.h"
#include "seek/Compiler/Target.h"
#include "seek/Transforms/Passes.h"

#include "llvm/ADT/SmallString.h"

namespace mlir::seek {

/// Fails unless `module` has a public function with a body, and all of these
/// are on ranked tensors, ranked memrefs and scalars.
llvm::Error checkPublicFunctions(ModuleOp module);

struct AheadOfTimeOptions {
  StrategyChoice strategy = StrategyChoice::Auto;
  RuntimeChecks checks = RuntimeChecks::Shapes;
  /// Whether memory may be allocated; else what needs some is an error.
  bool allocate = true;
  /// What to export in the place of functions on descriptors; see below.
  std::optional<std::vector<CFunction>> functions;
};

/// Lowers `module` to the LLVM dialect in place. Of each public function `f`
/// with a body, the result exports the C function that the options have of it,
/// or else `_mlir_ciface_f`, with pointers to memref descriptors in the place
/// of buffers and results in buffers of the caller; all other functions are
/// internal. Errors are MLIR diagnostics, at least one on failure.
LogicalResult lowerAheadOfTime(ModuleOp module, const Target &target,
                               const AheadOfTimeOptions &options);

enum class OutputKind { LLVMIR, Assembly, Object };

/// The code of a lowered module, which needs nothing but the C library.
llvm::Expected<llvm::SmallString<0>>
compileAheadOfTime(ModuleOp module, const Target &target, OutputKind kind);

} // namespace mlir::seek

#endif // SEEK_COMPILER_AHEADOFTIME_H
