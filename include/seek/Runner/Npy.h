//===- Npy.h - NumPy's .npy files -------------------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_RUNNER_NPY_H
#define SEEK_RUNNER_NPY_H

#include "seek/Runner/Array.h"

namespace mlir::seek {

/// Reads a `.npy` file of format 1.0, 2.0 or 3.0, in C or Fortran order and
/// either byte order. Its element type must be that of `expected` and is never
/// converted: `iN` for signless and signed integers, `uN` for unsigned ones,
/// `fN`, `b1` for i1, `i8` for index, `V2` or `u2` for bf16, `V1` for floats of
/// 8 bits (`f1` too for f8E5M2, as Python's ml_dtypes writes it). Its shape
/// must fit `expected`, and its data be complete, with nothing behind. Nothing
/// is allocated before the file's size has confirmed its header.
llvm::Expected<Array> readNpy(StringRef path, RankedTensorType expected);

/// Writes each array to the file of its number as NumPy itself does
/// (format 1.0, C order), in the types that readNpy() names first. Files grow
/// beside their names and get them when all are complete; until then any
/// failure leaves everything as it was.
llvm::Error writeNpy(ArrayRef<std::string> paths, ArrayRef<Array> arrays);

} // namespace mlir::seek

#endif // SEEK_RUNNER_NPY_H
