//===- NpyHeader.h - The header of a .npy file ------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_RUNNER_NPYHEADER_H
#define SEEK_LIB_RUNNER_NPYHEADER_H

#include "mlir/IR/Types.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <string>

namespace mlir::seek {

/// What the dictionary in a `.npy` file says.
struct NpyHeader {
  /// NumPy's name of the element type, such as `<f4`.
  std::string dtype;
  bool fortranOrder = false;
  SmallVector<int64_t> shape;
};

/// Reads the dictionary, a Python literal, and checks nothing beyond it.
llvm::Expected<NpyHeader> parseNpyDictionary(StringRef text);

/// NumPy's name of an element type as writeNpy() writes it.
std::string npyDtype(Type elementType);

/// Fails unless a file of this dtype can be read as `elementType`; else tells
/// whether its elements are big-endian.
llvm::Expected<bool> matchNpyDtype(StringRef dtype, Type elementType);

/// All that precedes the data in a file of format 1.0, byte for byte what NumPy
/// writes for an array in C order. Fails if that is too long for the format.
llvm::Expected<std::string> formatNpyHeader(Type elementType,
                                            ArrayRef<int64_t> shape);

} // namespace mlir::seek

#endif // SEEK_LIB_RUNNER_NPYHEADER_H
