//===- Argument.h - Arguments of the runner ---------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_RUNNER_ARGUMENT_H
#define SEEK_RUNNER_ARGUMENT_H

#include "seek/Runner/Array.h"

namespace mlir::seek {

/// The array that the value of an `--arg` option means: a file if it ends in
/// `.npy` (readNpy()), random data if it starts with `uniform:` or `sorted:`
/// (makeRandom()), else a literal (parseLiteral()).
llvm::Expected<Array> loadArgument(StringRef text, RankedTensorType expected);

} // namespace mlir::seek

#endif // SEEK_RUNNER_ARGUMENT_H
