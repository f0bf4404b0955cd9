//===- Link.h - Shared libraries --------------------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_COMPILER_LINK_H
#define SEEK_COMPILER_LINK_H

#include "seek/Compiler/Target.h"

namespace mlir::seek {

/// Writes the shared library `output` from the object file `object`: for this
/// machine with its compiler, or else with lld; for another one with lld, where
/// that makes its kind of files. Nothing but the C library is linked to it.
/// What the linker prints is in the error; if it has none, it is printed to
/// stderr.
llvm::Error linkSharedLibrary(llvm::StringRef object, llvm::StringRef output,
                              const Target &target);

} // namespace mlir::seek

#endif // SEEK_COMPILER_LINK_H
