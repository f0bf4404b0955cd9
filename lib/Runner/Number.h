//===- Number.h - Numbers in array literals ---------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_RUNNER_NUMBER_H
#define SEEK_LIB_RUNNER_NUMBER_H

#include "mlir/IR/Types.h"
#include "llvm/Support/Error.h"
#include <cstdint>

namespace mlir::seek {

/// Reads one number of a literal and returns its bits in `elementType`, which
/// must be supported. parseLiteral() documents what is read. `column` is for
/// the message.
llvm::Expected<uint64_t> parseNumber(StringRef word, Type elementType,
                                     size_t column);

} // namespace mlir::seek

#endif // SEEK_LIB_RUNNER_NUMBER_H
