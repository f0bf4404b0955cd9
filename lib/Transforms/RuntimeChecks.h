//===- RuntimeChecks.h - What is checked at run time ------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What the verifiers cannot know: sizes that are dynamic, and data.

#ifndef SEEK_LIB_TRANSFORMS_RUNTIMECHECKS_H
#define SEEK_LIB_TRANSFORMS_RUNTIMECHECKS_H

#include "mlir/IR/Builders.h"

namespace mlir::seek {

/// Builds a report of `expected` and `got` that is made unless `ok`. In `got`,
/// {0} and {1} stand for the numbers `first` and `second`, of type index.
using ReportFn =
    function_ref<void(Value ok, const Twine &expected, const Twine &got,
                      Value first, Value second)>;

/// Before an op of the dialect, on tensors or memrefs: checks that sizes agree
/// and that counts fit their type, where that is not known. Operands of unknown
/// rank are not checked.
void generateShapeChecks(OpBuilder &builder, Operation *op, ReportFn report);

/// Checks that sequences are sorted and that sorters are in range.
void generateDataChecks(OpBuilder &builder, Operation *op, ReportFn report);

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_RUNTIMECHECKS_H
