//===- Literal.h - Array literals -------------------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_RUNNER_LITERAL_H
#define SEEK_RUNNER_LITERAL_H

#include "seek/Runner/Array.h"

namespace mlir::seek {

/// Reads an array as Python writes it: `[[3, 50], [10, nan]]`, or `2` for rank
/// 0. White space is free between the parts.
///
/// * Integers are exact, and errors outside their type's range. They have no
///   point and no exponent, not even where that makes no fraction (`3.0`).
/// * Floats are decimal, rounded once, to the nearest value of their type, ties
///   to even (in f8E8M0FNU, which has only powers of two, up). One that is too
///   large for its type is an error: infinity is written `inf`. So is one that
///   needs a sign or a zero in a type without.
/// * `nan` and `inf` may have a sign. Types without them reject them.
/// * i1 is `true` or `false`, `True` or `False` as the printer has it, 1 or 0.
/// * `[]` fits a shape with a dimension 0 there. Dimensions that the text does
///   not tell, those inside empty lists, are 0 where `expected` leaves them
///   open.
///
/// Errors give the column, in bytes and from 1, of what is wrong.
llvm::Expected<Array> parseLiteral(StringRef text, RankedTensorType expected);

} // namespace mlir::seek

#endif // SEEK_RUNNER_LITERAL_H
