//===- Bytecode.h - The version of the dialect in bytecode ------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_IR_BYTECODE_H
#define SEEK_LIB_IR_BYTECODE_H

#include "seek/IR/Seek.h"

namespace mlir::seek {

/// Has the dialect write its version to bytecode, and refuse newer ones.
void addBytecodeVersion(SeekDialect &dialect);

} // namespace mlir::seek

#endif // SEEK_LIB_IR_BYTECODE_H
