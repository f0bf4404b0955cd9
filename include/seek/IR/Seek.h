//===- Seek.h - The seek dialect and its operations -------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The one header for users of the IR.

#ifndef SEEK_IR_SEEK_H
#define SEEK_IR_SEEK_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/TilingInterface.h"

#include "seek/IR/SeekDialect.h.inc"
#include "seek/IR/SeekEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "seek/IR/SeekAttrs.h.inc"

#define GET_OP_CLASSES
#include "seek/IR/SeekOps.h.inc"

namespace mlir::seek {

/// The discardable attribute on `arith.select` that keeps it a conditional
/// move; see the description of the dialect.
constexpr llvm::StringLiteral kUnpredictable = "seek.unpredictable";

/// The discardable attribute on arguments and results of functions that names
/// the tensors of the model which they come from; see there as well.
constexpr llvm::StringLiteral kTensorNames = "seek.tensor_names";

/// The table of `type`, of i32, that `seek.prepare` makes of a constant
/// sequence; null where it is made at run time.
DenseElementsAttr foldTable(Attribute sequence, Side side, bool isUnsigned,
                            ShapedType type);

/// Whether the elements of a constant ascend in each of its rows of `length`,
/// equal ones included, and none is NaN; unknown where the attribute does not
/// tell its elements. With `isUnsigned`, signless integers are unsigned.
std::optional<bool> ascends(Attribute constant, int64_t length,
                            bool isUnsigned);

} // namespace mlir::seek

#endif // SEEK_IR_SEEK_H
