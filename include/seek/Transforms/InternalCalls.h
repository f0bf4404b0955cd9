//===- InternalCalls.h - Calls inside a module ------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_TRANSFORMS_INTERNALCALLS_H
#define SEEK_TRANSFORMS_INTERNALCALLS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::seek {

/// Makes all uses of `function` in its module those of a private copy, so that
/// only callers outside the module are left to the function itself. Does
/// nothing where there are no uses.
void redirectInternalCalls(func::FuncOp function);

} // namespace mlir::seek

#endif // SEEK_TRANSFORMS_INTERNALCALLS_H
