//===- Kernel.h - A module as machine code ----------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_RUNNER_KERNEL_H
#define SEEK_RUNNER_KERNEL_H

#include "seek/Compiler/Target.h"
#include "seek/Runner/Array.h"
#include "seek/Runner/Entry.h"
#include "seek/Runner/Session.h"
#include "seek/Transforms/Passes.h"

#include <chrono>
#include <memory>

namespace mlir {
class ExecutionEngine;
} // namespace mlir

namespace mlir::seek {

/// Lowers `module`, with `entry` as its only public function, to the LLVM
/// dialect in place. Errors are MLIR diagnostics, at least one on failure.
LogicalResult lowerForRunner(ModuleOp module, func::FuncOp entry,
                             const Target &target, StrategyChoice strategy,
                             RuntimeChecks checks);

/// An entry compiled to machine code in this process.
class Kernel {
public:
  /// Compiles a lowered module. Symbols are those of Session and of this
  /// process; one that neither has is an error.
  static llvm::Expected<Kernel> compile(ModuleOp module, const Target &target,
                                        StringRef entry, Signature signature);
  Kernel(Kernel &&);
  ~Kernel();

  /// Runs the kernel on arrays of the signature's types and copies its results
  /// out.
  llvm::Expected<SmallVector<Array>> run(MutableArrayRef<Array> arguments);

  /// One call without copies: the time in which the kernel ran and allocated
  /// its results, which are released.
  llvm::Expected<std::chrono::nanoseconds>
  time(MutableArrayRef<Array> arguments);

  /// What the runs so far allocated and did not free.
  const Session &getSession() const { return *session; }

private:
  Kernel(std::unique_ptr<ExecutionEngine> engine, void (*function)(void **),
         Signature signature);

  /// The words of the results' descriptors, one after the other.
  llvm::Expected<SmallVector<int64_t>> call(MutableArrayRef<Array> arguments,
                                            std::chrono::nanoseconds &elapsed);
  llvm::Expected<SmallVector<Array>> copyResults(ArrayRef<int64_t> words);
  void releaseResults(ArrayRef<int64_t> words);

  std::unique_ptr<ExecutionEngine> engine;
  void (*function)(void **);
  Signature signature;
  std::unique_ptr<Session> session;
};

} // namespace mlir::seek

#endif // SEEK_RUNNER_KERNEL_H
