//===- Entry.h - The function that is run -----------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_RUNNER_ENTRY_H
#define SEEK_RUNNER_ENTRY_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

namespace mlir::seek {

/// The arguments and results of an entry as arrays: scalars are 0-D.
struct Signature {
  SmallVector<RankedTensorType> arguments, results;
};

/// The entry `name` of `module`, a public function with a body whose arguments
/// and results are ranked tensors or scalars; for an empty name, `main` or else
/// the only public function with a body.
llvm::Expected<func::FuncOp> findEntry(ModuleOp module, StringRef name);

/// Fails for arguments and results that are neither ranked tensors nor scalars,
/// or that have elements which arrays do not have.
llvm::Expected<Signature> getSignature(func::FuncOp entry);

/// Makes `entry` the only public function, on tensors only, with a C interface.
/// Scalars become 0-D tensors.
void isolateEntry(func::FuncOp entry);

} // namespace mlir::seek

#endif // SEEK_RUNNER_ENTRY_H
