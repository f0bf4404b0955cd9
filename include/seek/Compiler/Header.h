//===- Header.h - C headers -------------------------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_COMPILER_HEADER_H
#define SEEK_COMPILER_HEADER_H

#include "seek/Compiler/CFunction.h"

namespace mlir::seek {

/// What the text of a header says of all functions.
struct HeaderDescription {
  /// The file that the header will be.
  llvm::StringRef file;
  llvm::StringRef version;
  /// Whether the functions may allocate memory.
  bool allocates;
  /// Whether sequences and sorters are checked.
  bool checksData;
};

/// Writes a header for C99 and C++ that declares `functions` and says how to
/// call them.
void printHeader(llvm::raw_ostream &os, ArrayRef<CFunction> functions,
                 const Target &target, const HeaderDescription &description);

} // namespace mlir::seek

#endif // SEEK_COMPILER_HEADER_H
