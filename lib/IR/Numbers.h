//===- Numbers.h - Constants as numbers -------------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_IR_NUMBERS_H
#define SEEK_LIB_IR_NUMBERS_H

#include "seek/Reference/Search.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace mlir::seek {

/// The elements of a constant as numbers, one for a splat. With `isUnsigned`,
/// signless integers are unsigned.
SmallVector<reference::Number> getNumbers(DenseElementsAttr constant,
                                          bool isUnsigned = false);

} // namespace mlir::seek

#endif // SEEK_LIB_IR_NUMBERS_H
