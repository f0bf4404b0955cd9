//===- CFunction.h - Functions as plain C has them --------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_COMPILER_CFUNCTION_H
#define SEEK_COMPILER_CFUNCTION_H

#include "seek/Compiler/Target.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <vector>

namespace mlir::seek {

/// A type of C for numbers.
struct CType {
  llvm::StringRef name;
  /// What its bits are, where C does not know such numbers.
  llvm::StringRef meaning;
};

/// An argument or a result.
struct CValue {
  std::string name;
  CType type;
  /// Whether it is a buffer; else a scalar.
  bool isBuffer = false;
  bool isConst = false;
  /// Of a buffer; may be dynamic.
  SmallVector<int64_t> sizes, strides;
  int64_t offset = 0;
  /// For a result, each size as text in C; empty where it is not known before
  /// the call.
  std::vector<std::string> sizeTexts;

  /// Whether the caller passes its sizes and strides.
  bool hasSizes() const { return ShapedType::isDynamicShape(sizes); }
  bool hasStrides() const { return ShapedType::isDynamicShape(strides); }
};

/// A public function of a module. Its C function takes the arguments, pointers
/// for the results and a buffer for the text of an error, and returns a status.
struct CFunction {
  std::string symbol, name;
  std::vector<CValue> arguments, results;
  std::string errorName;
};

/// The public functions of `module`, which is not lowered yet, with names that
/// begin with `prefix`. Arguments are named as in the text of the module, which
/// `getText` gives from a location on. Fails for what has no place in C.
llvm::Expected<std::vector<CFunction>>
getCFunctions(ModuleOp module, llvm::StringRef prefix, const Target &target,
              llvm::function_ref<llvm::StringRef(Location)> getText);

/// Adds the C functions to a lowered module that `seek-return-failures` ran on,
/// in the place of the functions that they call, which get other names.
LogicalResult createCFunctions(ModuleOp module, ArrayRef<CFunction> functions);

} // namespace mlir::seek

#endif // SEEK_COMPILER_CFUNCTION_H
