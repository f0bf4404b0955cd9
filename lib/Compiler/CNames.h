//===- CNames.h - Names that C and C++ allow --------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_COMPILER_CNAMES_H
#define SEEK_LIB_COMPILER_CNAMES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"
#include "llvm/TargetParser/Triple.h"
#include <string>

namespace mlir::seek {

/// Fails unless a function that is called from C and from C++ may have `name`.
llvm::Error checkCName(llvm::StringRef name, const llvm::Triple &triple);

/// A name for a parameter, as near to `wanted` as may be and not in `taken`,
/// to which it is added.
std::string makeParameterName(llvm::StringRef wanted, llvm::StringSet<> &taken);

} // namespace mlir::seek

#endif // SEEK_LIB_COMPILER_CNAMES_H
