//===- CallState.h - What calls of C functions need at run time -*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_COMPILER_CALLSTATE_H
#define SEEK_LIB_COMPILER_CALLSTATE_H

#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"

namespace mlir::seek {

/// Ends a call: frees what a failure left allocated, returns the status.
constexpr llvm::StringLiteral kCallFinish = "seek_call_finish";

/// Defines the functions that `seek-return-failures` has called, and
/// `seek_call_finish(state) -> i32`, where `module` calls them. The state is a
/// struct of an i32, the status; a pointer, null at first; and the caller's
/// buffer for the text of an error, or null. They need the C library only.
llvm::Error defineCallState(llvm::Module &module);

} // namespace mlir::seek

#endif // SEEK_LIB_COMPILER_CALLSTATE_H
