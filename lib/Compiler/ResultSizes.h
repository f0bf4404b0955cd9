//===- ResultSizes.h - Sizes of results before a call -----------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_COMPILER_RESULTSIZES_H
#define SEEK_LIB_COMPILER_RESULTSIZES_H

#include "seek/Compiler/CFunction.h"

namespace mlir::seek {

/// Says for each result in terms of the arguments how large it is, as far as
/// that is plain. `module` is not changed.
void findResultSizes(ModuleOp module, std::vector<CFunction> &functions);

} // namespace mlir::seek

#endif // SEEK_LIB_COMPILER_RESULTSIZES_H
