//===- FloatBits.cpp - Floats by their bits -------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FloatBits.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::seek;
using arith::CmpIPredicate;

Type seek::withElement(Type type, Type element) {
  if (auto vector = dyn_cast<VectorType>(type))
    return vector.clone(element);
  return element;
}

static Value createSplat(OpBuilder &builder, Location loc, Type type,
                         TypedAttr element) {
  if (auto vector = dyn_cast<VectorType>(type))
    return arith::ConstantOp::create(
        builder, loc, DenseElementsAttr::get(vector, Attribute(element)));
  return arith::ConstantOp::create(builder, loc, element);
}

Value seek::createInt(OpBuilder &builder, Location loc, Type type,
                      int64_t value) {
  return createInt(builder, loc, type, APInt(64, value, /*isSigned=*/true));
}

Value seek::createInt(OpBuilder &builder, Location loc, Type type,
                      APInt value) {
  Type element = getElementTypeOrSelf(type);
  unsigned width = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  return createSplat(builder, loc, type,
                     builder.getIntegerAttr(element, value.sextOrTrunc(width)));
}

Value seek::createFloat(OpBuilder &builder, Location loc, Type type,
                        double value) {
  return createSplat(builder, loc, type,
                     builder.getFloatAttr(getElementTypeOrSelf(type), value));
}

Value seek::createFloat(OpBuilder &builder, Location loc, Type type,
                        APFloat value) {
  return createSplat(builder, loc, type,
                     builder.getFloatAttr(getElementTypeOrSelf(type), value));
}

/// An 8-bit float as f32. Its exponent and mantissa, moved to the place where
/// f32 has them, are a number that is too small by a power of two, which a
/// multiplication restores: subnormals included.
static Value widenFloat8(OpBuilder &builder, Location loc, Value stored,
                         FloatType type) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  Type i32 = withElement(stored.getType(), builder.getI32Type());
  Type f32 = withElement(stored.getType(), builder.getF32Type());
  auto constant = [&](int64_t value) {
    return createInt(builder, loc, i32, value);
  };
  auto equals = [&](Value bits, const APFloat &number) -> Value {
    return arith::CmpIOp::create(
        builder, loc, CmpIPredicate::eq, bits,
        constant(number.bitcastToAPInt().getZExtValue()));
  };

  bool hasSign = APFloat::semanticsHasSignedRepr(semantics);
  // Without a mantissa the encoding has no zero, and its least exponent is that
  // of the first subnormal of f32, which needs no multiplication.
  int mantissaBits = APFloat::semanticsPrecision(semantics) - 1;
  int bias = 1 - APFloat::semanticsMinExponent(semantics);

  Value bits = arith::ExtUIOp::create(builder, loc, i32, stored);
  Value magnitude = bits;
  if (hasSign)
    magnitude = arith::AndIOp::create(builder, loc, bits, constant(0x7F));
  Value number = arith::ShLIOp::create(builder, loc, magnitude,
                                       constant(23 - mantissaBits));
  if (!APFloat::semanticsHasZero(semantics)) {
    // The code 0 is 2^-127: a subnormal of f32, one bit below its place.
    number = arith::SelectOp::create(builder, loc,
                                     arith::CmpIOp::create(builder, loc,
                                                           CmpIPredicate::eq,
                                                           bits, constant(0)),
                                     constant(0x00400000), number);
  } else {
    number = arith::BitcastOp::create(builder, loc, f32, number);
    number = arith::MulFOp::create(
        builder, loc, number,
        createFloat(builder, loc, f32, std::ldexp(1.0, 127 - bias)));
    number = arith::BitcastOp::create(builder, loc, i32, number);
  }

  auto replace = [&](Value condition, int64_t f32Bits) {
    number = arith::SelectOp::create(builder, loc, condition, constant(f32Bits),
                                     number);
  };
  constexpr int64_t kNaN = 0x7FC00000, kInf = 0x7F800000;
  APFloat nan = APFloat::getNaN(semantics);
  if (APFloat::semanticsHasInf(semantics)) {
    // As in IEEE 754, everything beyond infinity is NaN.
    APFloat inf = APFloat::getInf(semantics);
    replace(equals(magnitude, inf), kInf);
    replace(
        arith::CmpIOp::create(builder, loc, CmpIPredicate::ugt, magnitude,
                              constant(inf.bitcastToAPInt().getZExtValue())),
        kNaN);
  } else if (nan.bitcastToAPInt() == 0x80) {
    // NaN has the code of -0.
    replace(equals(bits, nan), kNaN);
  } else {
    // NaN is the greatest magnitude.
    replace(arith::CmpIOp::create(builder, loc, CmpIPredicate::eq, magnitude,
                                  constant(hasSign ? 0x7F : 0xFF)),
            kNaN);
  }
  if (hasSign) {
    Value sign = arith::AndIOp::create(builder, loc, bits, constant(0x80));
    sign = arith::ShLIOp::create(builder, loc, sign, constant(24));
    number = arith::OrIOp::create(builder, loc, number, sign);
  }
  return arith::BitcastOp::create(builder, loc, f32, number);
}

/// A 16-bit float as f32. A bf16 is the upper half of an f32.
static Value widenFloat16(OpBuilder &builder, Location loc, Value stored,
                          FloatType type) {
  Type f32 = withElement(stored.getType(), builder.getF32Type());
  if (type.isF16()) {
    Value half = arith::BitcastOp::create(
        builder, loc, withElement(stored.getType(), type), stored);
    return arith::ExtFOp::create(builder, loc, f32, half);
  }
  Type i32 = withElement(stored.getType(), builder.getI32Type());
  Value bits = arith::ExtUIOp::create(builder, loc, i32, stored);
  bits = arith::ShLIOp::create(builder, loc, bits,
                               createInt(builder, loc, i32, 16));
  return arith::BitcastOp::create(builder, loc, f32, bits);
}

Value seek::widenFloat(OpBuilder &builder, Location loc, Value stored,
                       FloatType type) {
  switch (type.getWidth()) {
  case 8:
    return widenFloat8(builder, loc, stored, type);
  case 16:
    return widenFloat16(builder, loc, stored, type);
  default:
    return stored;
  }
}

Value seek::orderFloat16(OpBuilder &builder, Location loc, Value stored,
                         FloatType type) {
  Type i16 = stored.getType();
  auto constant = [&](int64_t value) {
    return createInt(builder, loc, i16, value);
  };
  Value magnitude =
      arith::AndIOp::create(builder, loc, stored, constant(0x7FFF));
  // All ones for what is negative, which negates.
  Value sign = arith::ShRSIOp::create(builder, loc, stored, constant(15));
  Value ordered = arith::XOrIOp::create(builder, loc, magnitude, sign);
  ordered = arith::SubIOp::create(builder, loc, ordered, sign);
  APInt inf = APFloat::getInf(type.getFloatSemantics()).bitcastToAPInt();
  Value isNaN = arith::CmpIOp::create(builder, loc, CmpIPredicate::ugt,
                                      magnitude, constant(inf.getZExtValue()));
  return arith::SelectOp::create(builder, loc, isNaN, constant(kOrderedNaN16),
                                 ordered);
}

Value seek::nextFloat(OpBuilder &builder, Location loc, Value value, bool up) {
  Type type = value.getType();
  Type bitsType = withElement(
      type, builder.getIntegerType(
                getElementTypeOrSelf(type).getIntOrFloatBitWidth()));
  Value bits = arith::BitcastOp::create(builder, loc, bitsType, value);
  // The bits of a positive float grow with it, those of a negative one shrink.
  Value isNegative =
      arith::CmpIOp::create(builder, loc, CmpIPredicate::slt, bits,
                            createInt(builder, loc, bitsType, 0));
  Value step = arith::SelectOp::create(
      builder, loc, isNegative, createInt(builder, loc, bitsType, up ? -1 : 1),
      createInt(builder, loc, bitsType, up ? 1 : -1));
  bits = arith::AddIOp::create(builder, loc, bits, step);
  return arith::BitcastOp::create(builder, loc, type, bits);
}
