//===- FloatBits.h - Floats by their bits -----------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Builders for scalars and vectors alike, and the conversions that `arith` does
// not have.

#ifndef SEEK_LIB_TRANSFORMS_FLOATBITS_H
#define SEEK_LIB_TRANSFORMS_FLOATBITS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Value.h"

namespace mlir::seek {

/// `element`, or a vector of it in the shape of `type` where that is a vector.
Type withElement(Type type, Type element);

/// A constant of an integer or float type or a vector of it, a splat there.
/// Integers are truncated or sign-extended to the width of `type`.
Value createInt(OpBuilder &builder, Location loc, Type type, int64_t value);
Value createInt(OpBuilder &builder, Location loc, Type type, APInt value);
Value createFloat(OpBuilder &builder, Location loc, Type type, double value);
Value createFloat(OpBuilder &builder, Location loc, Type type, APFloat value);

/// The float of type `type` that is stored in `stored`, as f64 if it is one and
/// as f32 otherwise, exactly. Floats of 8 and 16 bits are stored as integers,
/// and every one of them is an f32.
Value widenFloat(OpBuilder &builder, Location loc, Value stored,
                 FloatType type);

/// The float of type `type`, f16 or bf16, that is stored in `stored`, as an i16
/// in the order of the dialect: -0 is +0, and NaN is the greatest i16.
Value orderFloat16(OpBuilder &builder, Location loc, Value stored,
                   FloatType type);
constexpr int64_t kOrderedNaN16 = 0x7FFF;

/// The f32 or f64 next to `value` on the way up or down. `value` is not NaN,
/// not -0 on the way up, not +0 on the way down, and not the last on that way.
Value nextFloat(OpBuilder &builder, Location loc, Value value, bool up);

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_FLOATBITS_H
