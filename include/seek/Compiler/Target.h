//===- Target.h - The machine that code is made for -------------*- C++ -*-===//
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
#include "llvm/TargetParser/Triple.h"
#include <memory>
#include <string>

namespace mlir::seek {

/// The triple of this process.
llvm::Triple getHostTriple();

/// The triple of this name. Fails for one that LLVM does not know, that it has
/// no code generator for, or whose pointers have not 64 bits.
llvm::Expected<llvm::Triple> parseTriple(llvm::StringRef name);

/// A machine by LLVM's names: its triple, its CPU (empty: what LLVM takes
/// without one) and the features that this has or lacks ("+avx2,-sse4a").
struct Target {
  llvm::Triple triple;
  std::string cpu;
  std::string features;

  /// The target for a CPU of a triple. "native" is this machine's CPU, and the
  /// generic one of a foreign triple. Fails for a name that LLVM does not know
  /// and, if `mustRunHere`, for a CPU with a feature that this machine lacks.
  static llvm::Expected<Target>
  get(llvm::StringRef cpu, bool mustRunHere,
      const llvm::Triple &triple = getHostTriple());

  /// Whether programs for this triple run on this machine.
  bool isHost() const;

  /// Generates position independent code at O3, for this process if `jit`.
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
  createMachine(bool jit) const;
};

/// Fails for a function of `module` that names a target of its own that
/// `target` does not have or, if `mustRunHere`, on which this machine cannot
/// run.
llvm::Error checkTargets(ModuleOp module, const Target &target,
                         bool mustRunHere);

} // namespace mlir::seek

#endif // SEEK_COMPILER_TARGET_H
