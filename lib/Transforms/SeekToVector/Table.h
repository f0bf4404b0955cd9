//===- Table.h - Results for all values -------------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_TABLE_H
#define SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_TABLE_H

#include "Loops.h"

namespace mlir::seek {

/// For values of 8 bits: the results for all 256 of them on the stack, then one
/// look-up per value.
void createTableSearch(OpBuilder &builder, ValueLoops &loops);

/// The same in registers, for counts of `numBytes` bytes, 1, 2 or 4: a table
/// for each byte, permuted by 64 values at a time. The target has AVX-512 VBMI.
void createByteTableSearch(OpBuilder &builder, ValueLoops &loops,
                           int64_t numBytes);

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_SEEKTOVECTOR_TABLE_H
