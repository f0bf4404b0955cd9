//===- ExportCheck.h - Comparing functions ----------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TARGET_OPENVINO_EXPORTCHECK_H
#define SEEK_LIB_TARGET_OPENVINO_EXPORTCHECK_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::seek::openvino {

/// Reports the first operation of `function` that `imported` does not have. The
/// order of operations does not count, nor do equal ones, nor such as nothing
/// needs, nor the names of layers in the messages of checks.
LogicalResult checkSame(func::FuncOp function, func::FuncOp imported);

} // namespace mlir::seek::openvino

#endif // SEEK_LIB_TARGET_OPENVINO_EXPORTCHECK_H
