//===- CheckFailed.h - A definition of seek_check_failed --------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_COMPILER_CHECKFAILED_H
#define SEEK_LIB_COMPILER_CHECKFAILED_H

#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"

namespace mlir::seek {

/// Where `module` calls `seek_check_failed` and does not define it, adds a weak
/// definition: it prints `error: ` and the message on the standard error and
/// ends the process with exit status 1. It needs the C library only.
llvm::Error defineCheckFailed(llvm::Module &module);

} // namespace mlir::seek

#endif // SEEK_LIB_COMPILER_CHECKFAILED_H
