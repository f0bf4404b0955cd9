//===- CheckReporter.h - Calls that report failed checks --------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TRANSFORMS_CHECKREPORTER_H
#define SEEK_LIB_TRANSFORMS_CHECKREPORTER_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"

namespace mlir::seek {

/// Reports checks that fail by calls of `seek_check_failed`; see Passes.h. Adds
/// the messages and the declaration of that function to the symbol table around
/// each check.
class CheckReporter {
public:
  /// Fails where the name of that function means something else.
  static LogicalResult verifyName(Operation *root);

  /// At the insertion point of `builder`: unless `ok`, reports `text` with the
  /// location of `op`, with {0} and {1} in the place of two numbers of type
  /// index.
  void report(OpBuilder &builder, Operation *op, Value ok, const Twine &text,
              Value first, Value second);

private:
  StringRef getMessage(Operation *op, StringRef text);
  StringRef getFunction(Operation *op);

  SymbolTableCollection tables;
};

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_CHECKREPORTER_H
