//===- Print.h - Printing arrays --------------------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_RUNNER_PRINT_H
#define SEEK_RUNNER_PRINT_H

#include "seek/Runner/Array.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::seek {

/// Prints an array as Python prints what NumPy's `tolist` returns, on one line
/// without its end: `[[1, 3], [2, 0]]`; `2` for rank 0, `[[], []]` for 2x0 and
/// `[]` for 0x3.
void printArray(llvm::raw_ostream &os, const Array &array);

/// Prints one element of an array, given its bits.
///
/// * Unsigned integers are unsigned, signless and signed ones and index signed.
/// * i1 is `True` or `False`.
/// * Floats are the shortest decimal that reads back in their type, and the
///   nearest of these, in Python's format: `1.0`, `0.1`, `1e-05`, `1e+20`,
///   `-0.0`, `nan`, `inf`, `-inf`.
void printElement(llvm::raw_ostream &os, Type elementType, uint64_t bits);

} // namespace mlir::seek

#endif // SEEK_RUNNER_PRINT_H
