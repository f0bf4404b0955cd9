//===- LinkText.h - Functions that are written as LLVM IR -------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_COMPILER_LINKTEXT_H
#define SEEK_LIB_COMPILER_LINKTEXT_H

#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/Error.h"

namespace mlir::seek {

/// Links the definitions in `text`, LLVM IR without a target, into `module`,
/// for its target. `conflict` is the error where it has others of these names.
llvm::Error linkText(llvm::Module &module, llvm::StringRef text,
                     const llvm::Twine &conflict,
                     llvm::Linker::Flags flags = llvm::Linker::None);

} // namespace mlir::seek

#endif // SEEK_LIB_COMPILER_LINKTEXT_H
