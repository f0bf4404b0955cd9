//===- SeekTransformOps.h - Ops of transform scripts ------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_TRANSFORMOPS_SEEKTRANSFORMOPS_H
#define SEEK_TRANSFORMOPS_SEEKTRANSFORMOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Transform/IR/TransformTypes.h"
#include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.h"
#include "mlir/IR/OpImplementation.h"

#define GET_OP_CLASSES
#include "seek/TransformOps/SeekTransformOps.h.inc"

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace mlir::seek {

/// The ops `transform.apply_patterns.seek.*`. registerAllSeek() calls this.
void registerTransformDialectExtension(DialectRegistry &registry);

} // namespace mlir::seek

#endif // SEEK_TRANSFORMOPS_SEEKTRANSFORMOPS_H
