//===- Random.h - Random arrays ---------------------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_RUNNER_RANDOM_H
#define SEEK_RUNNER_RANDOM_H

#include "seek/Runner/Array.h"

namespace mlir::seek {

/// Whether `text` names random data: it starts with `uniform:` or `sorted:`.
bool isRandomSpec(StringRef text);

/// Random data after a text such as `uniform:SEED` or `sorted:SEED:10x20`. The
/// seed is an unsigned 64-bit number. The shape may be left out where
/// `expected` is static. The same text and type give the same data on every
/// machine.
///
/// * Floats are multiples of 2^-53 in [0, 1), rounded down in their type, so
///   that none has 1. In f8E8M0FNU, which has no zero, they are at least 2^-53.
/// * Integers are uniform over their whole range, index over [0, 2^63).
/// * `sorted` is `uniform` of the same seed with each row, the elements along
///   the last dimension, in ascending order.
llvm::Expected<Array> makeRandom(StringRef spec, RankedTensorType expected);

} // namespace mlir::seek

#endif // SEEK_RUNNER_RANDOM_H
