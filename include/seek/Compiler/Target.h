//===- Target.h - The CPU that code is made for -----------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_COMPILER_TARGET_H
#define SEEK_COMPILER_TARGET_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include "llvm/Target/TargetMachine.h"
#include <memory>
#include <string>

namespace mlir::seek {

/// A CPU by LLVM's name and its features as LLVM writes them ("+avx2,-sse4a").
struct Target {
  std::string cpu;
  std::string features;

  /// The target for `cpu`, "native" for this machine. Fails for a name that
  /// LLVM does not know and, if `mustRunHere`, for a CPU with a feature that
  /// this machine lacks.
  static llvm::Expected<Target> get(llvm::StringRef cpu, bool mustRunHere);

  /// A machine that generates code at O3 for this process's triple.
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> createMachine() const;
};

/// Fails for a function of `module` that names a target of its own on which
/// this machine cannot run.
llvm::Error checkTargets(ModuleOp module);

} // namespace mlir::seek

#endif // SEEK_COMPILER_TARGET_H
