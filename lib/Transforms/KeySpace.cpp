//===- KeySpace.cpp - How values compare with elements --------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KeySpace.h"

#include "FloatBits.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::seek;
using arith::CmpFPredicate;
using arith::CmpIPredicate;

KeySpace::KeySpace(BoundOp op)
    : KeySpace(
          op.getSide(), op.getSequence().getType().getElementType(),
          op.getValues().getType().getElementType(),
          op.isUnsignedElement(op.getSequence().getType().getElementType()),
          op.isUnsignedElement(op.getValues().getType().getElementType())) {}

KeySpace::KeySpace(PrepareOp op)
    : KeySpace(op.getSide(), op.getSequence().getType().getElementType(),
               op.getSequence().getType().getElementType(),
               op.isUnsignedElement(), op.isUnsignedElement()) {}

KeySpace::KeySpace(Side side, Type sequenceType, Type valueType,
                   bool isKeyUnsigned, bool isValueUnsigned)
    : side(side), sequenceType(sequenceType), valueType(valueType),
      isKeyUnsigned(isKeyUnsigned), isValueUnsigned(isValueUnsigned) {
  keyType = getStoredType(sequenceType);
  if (keyType.getIntOrFloatBitWidth() < 32)
    keyType = isa<FloatType>(sequenceType)
                  ? Type(Float32Type::get(sequenceType.getContext()))
                  : Type(IntegerType::get(sequenceType.getContext(), 32));
}

std::optional<KeySpace> KeySpace::getIn16Bits(BoundOp op) {
  KeySpace keys(op);
  if (keys.sequenceType.getIntOrFloatBitWidth() != 16 ||
      keys.valueType.getIntOrFloatBitWidth() != 16)
    return std::nullopt;
  if ((isa<FloatType>(keys.sequenceType) || isa<FloatType>(keys.valueType)) &&
      keys.sequenceType != keys.valueType)
    return std::nullopt;
  keys.keyType = getStoredType(keys.sequenceType);
  return keys;
}

Type KeySpace::getStoredType(Type type) {
  if (type.getIntOrFloatBitWidth() >= 32 && isa<FloatType>(type))
    return type;
  return IntegerType::get(type.getContext(), type.getIntOrFloatBitWidth());
}

Value KeySpace::castScalarToStored(OpBuilder &builder, Location loc,
                                   Value element) {
  Type type = element.getType();
  Type stored = getStoredType(type);
  if (stored == type)
    return element;
  if (type.isF16() || type.isBF16())
    return arith::BitcastOp::create(builder, loc, stored, element);
  return UnrealizedConversionCastOp::create(builder, loc, stored, element)
      .getResult(0);
}

Value KeySpace::castToStored(OpBuilder &builder, Location loc, Value buffer) {
  auto type = cast<MemRefType>(buffer.getType());
  Type stored = getStoredType(type.getElementType());
  if (stored == type.getElementType())
    return buffer;
  // There is no cast of buffers between element types of one width; both sides
  // are the same once lowered to LLVM.
  return UnrealizedConversionCastOp::create(builder, loc, type.clone(stored),
                                            buffer)
      .getResult(0);
}

Value KeySpace::convertElement(OpBuilder &builder, Location loc,
                               Value element) const {
  if (areFloatsOrdered())
    return orderFloat16(builder, loc, element, cast<FloatType>(sequenceType));
  if (auto type = dyn_cast<FloatType>(sequenceType))
    return widenFloat(builder, loc, element, type);
  if (getElementTypeOrSelf(element) == keyType)
    return element;
  Type type = withElement(element.getType(), keyType);
  return isKeyUnsigned
             ? Value(arith::ExtUIOp::create(builder, loc, type, element))
             : Value(arith::ExtSIOp::create(builder, loc, type, element));
}

Key KeySpace::convertValue(OpBuilder &builder, Location loc,
                           Value value) const {
  if (areFloatsOrdered())
    return orderFloat(builder, loc, value);
  bool fromFloat = isa<FloatType>(valueType);
  if (isa<FloatType>(keyType))
    return fromFloat ? roundFloatToFloat(builder, loc, value)
                     : roundIntToFloat(builder, loc, value);
  return fromFloat ? roundFloatToInt(builder, loc, value)
                   : roundIntToInt(builder, loc, value);
}

Value KeySpace::isBefore(OpBuilder &builder, Location loc, Value element,
                         Value key) const {
  bool lower = side == Side::Lower;
  if (isa<FloatType>(keyType)) {
    // Elements are numbers; the unordered predicates are true for a NaN key.
    return lower ? arith::CmpFOp::create(builder, loc, CmpFPredicate::ULT,
                                         element, key)
                 : arith::CmpFOp::create(builder, loc, CmpFPredicate::UGE, key,
                                         element);
  }
  if (lower)
    return arith::CmpIOp::create(
        builder, loc, isKeyUnsigned ? CmpIPredicate::ult : CmpIPredicate::slt,
        element, key);
  return arith::CmpIOp::create(
      builder, loc, isKeyUnsigned ? CmpIPredicate::uge : CmpIPredicate::sge,
      key, element);
}

Value KeySpace::isNumber(OpBuilder &builder, Location loc,
                         Value element) const {
  if (areFloatsOrdered())
    return arith::CmpIOp::create(
        builder, loc, CmpIPredicate::ne, element,
        createInt(builder, loc, element.getType(), kOrderedNaN16));
  return arith::CmpFOp::create(builder, loc, CmpFPredicate::ORD, element,
                               element);
}

Value KeySpace::resolve(OpBuilder &builder, Location loc, const Key &key,
                        Value position, Value length) const {
  if (key.all)
    position = arith::SelectOp::create(builder, loc, key.all, length, position);
  if (key.none) {
    Value zero = arith::ConstantOp::create(
        builder, loc, builder.getZeroAttr(position.getType()));
    position = arith::SelectOp::create(builder, loc, key.none, zero, position);
  }
  return position;
}

Value seek::castEntryToIndex(OpBuilder &builder, Location loc, Value entry) {
  Type type = entry.getType(), index = builder.getIndexType();
  if (type.isIndex())
    return entry;
  entry = KeySpace::castScalarToStored(builder, loc, entry);
  if (type.isUnsignedInteger())
    return arith::IndexCastUIOp::create(builder, loc, index, entry);
  return arith::IndexCastOp::create(builder, loc, index, entry);
}

//===----------------------------------------------------------------------===//
// Rounding into a space of floats
//===----------------------------------------------------------------------===//

/// Rounds an f64 to f32, up for `lower` and down for `upper`. NaN stays NaN.
static Value narrowDirected(OpBuilder &builder, Location loc, Value value,
                            Side side) {
  Value nearest = arith::TruncFOp::create(
      builder, loc, withElement(value.getType(), builder.getF32Type()), value);
  Value back = arith::ExtFOp::create(builder, loc, value.getType(), nearest);
  bool up = side == Side::Lower;
  Value missed = arith::CmpFOp::create(
      builder, loc, up ? CmpFPredicate::OLT : CmpFPredicate::OGT, back, value);
  return arith::SelectOp::create(builder, loc, missed,
                                 nextFloat(builder, loc, nearest, up), nearest);
}

/// A NaN value comes after all numbers as a key, too.
Key KeySpace::orderFloat(OpBuilder &builder, Location loc, Value value) const {
  Key key;
  key.key = orderFloat16(builder, loc, value, cast<FloatType>(valueType));
  if (side == Side::Upper)
    key.all = arith::CmpIOp::create(
        builder, loc, CmpIPredicate::eq, key.key,
        createInt(builder, loc, key.key.getType(), kOrderedNaN16));
  return key;
}

Key KeySpace::roundFloatToFloat(OpBuilder &builder, Location loc,
                                Value value) const {
  Key key;
  value = widenFloat(builder, loc, value, cast<FloatType>(valueType));
  if (keyType.isF64() && !getElementTypeOrSelf(value).isF64())
    value = arith::ExtFOp::create(builder, loc,
                                  withElement(value.getType(), keyType), value);
  key.key = keyType.isF32() && getElementTypeOrSelf(value).isF64()
                ? narrowDirected(builder, loc, value, side)
                : value;
  if (side == Side::Upper)
    key.all =
        arith::CmpFOp::create(builder, loc, CmpFPredicate::UNO, value, value);
  return key;
}

/// Rounds a 64-bit integer to f64, up for `lower` and down for `upper`. Both
/// halves are exact as f64; the error of their sum is exact too, because the
/// high half is zero or greater than the low half in magnitude.
static Value convertDirected(OpBuilder &builder, Location loc, Value value,
                             bool isUnsigned, Side side) {
  Type intType = value.getType();
  Type f64 = withElement(intType, builder.getF64Type());
  Value half = createInt(builder, loc, intType, 32);
  Value high = isUnsigned
                   ? Value(arith::ShRUIOp::create(builder, loc, value, half))
                   : Value(arith::ShRSIOp::create(builder, loc, value, half));
  Value low = arith::AndIOp::create(
      builder, loc, value, createInt(builder, loc, intType, 0xFFFFFFFF));
  // The high half has 32 bits of either sign, so it converts as signed.
  high = arith::SIToFPOp::create(builder, loc, f64, high);
  high = arith::MulFOp::create(builder, loc, high,
                               createFloat(builder, loc, f64, 4294967296.0));
  low = arith::SIToFPOp::create(builder, loc, f64, low);
  Value sum = arith::AddFOp::create(builder, loc, high, low);
  Value carried = arith::SubFOp::create(builder, loc, sum, high);
  bool up = side == Side::Lower;
  // sum < value, exactly, if less was carried than there was in the low half.
  Value missed = arith::CmpFOp::create(
      builder, loc, up ? CmpFPredicate::OLT : CmpFPredicate::OGT, carried, low);
  return arith::SelectOp::create(builder, loc, missed,
                                 nextFloat(builder, loc, sum, up), sum);
}

Key KeySpace::roundIntToFloat(OpBuilder &builder, Location loc,
                              Value value) const {
  Type type = value.getType();
  unsigned width = valueType.getIntOrFloatBitWidth();
  Type f64 = withElement(type, builder.getF64Type());
  auto convert = [&](Type to) -> Value {
    return isValueUnsigned
               ? Value(arith::UIToFPOp::create(builder, loc, to, value))
               : Value(arith::SIToFPOp::create(builder, loc, to, value));
  };
  Key key;
  if (width <= 16) {
    key.key = convert(withElement(type, keyType));
    return key;
  }
  Value wide =
      width == 32 ? convert(f64)
                  : convertDirected(builder, loc, value, isValueUnsigned, side);
  // Rounding up twice rounds up, since every f32 is an f64.
  key.key = keyType.isF32() ? narrowDirected(builder, loc, wide, side) : wide;
  return key;
}

//===----------------------------------------------------------------------===//
// Rounding into a space of integers
//===----------------------------------------------------------------------===//

/// The least and the greatest integer of a width and signedness, with room for
/// those of every other.
static APInt getLeast(unsigned width, bool isUnsigned) {
  return isUnsigned ? APInt::getZero(72)
                    : APInt::getSignedMinValue(width).sext(72);
}
static APInt getGreatest(unsigned width, bool isUnsigned) {
  return isUnsigned ? APInt::getMaxValue(width).zext(72)
                    : APInt::getSignedMaxValue(width).zext(72);
}

Key KeySpace::roundIntToInt(OpBuilder &builder, Location loc,
                            Value value) const {
  unsigned from = valueType.getIntOrFloatBitWidth();
  unsigned to = keyType.getIntOrFloatBitWidth();
  Type type = value.getType();
  Type resultType = withElement(type, keyType);

  Value key = value;
  if (from > to)
    key = arith::TruncIOp::create(builder, loc, resultType, value);
  else if (from < to)
    key = isValueUnsigned
              ? Value(arith::ExtUIOp::create(builder, loc, resultType, value))
              : Value(arith::ExtSIOp::create(builder, loc, resultType, value));

  APInt least = getLeast(to, isKeyUnsigned);
  APInt greatest = getGreatest(to, isKeyUnsigned);
  // Null where no value is so small or so great.
  Value tooSmall, tooGreat;
  if (getLeast(from, isValueUnsigned).slt(least))
    tooSmall = arith::CmpIOp::create(builder, loc, CmpIPredicate::slt, value,
                                     createInt(builder, loc, type, least));
  if (getGreatest(from, isValueUnsigned).sgt(greatest))
    tooGreat = arith::CmpIOp::create(
        builder, loc, isValueUnsigned ? CmpIPredicate::ugt : CmpIPredicate::sgt,
        value, createInt(builder, loc, type, greatest));
  return clampKey(builder, loc, key, tooSmall, tooGreat);
}

Key KeySpace::roundFloatToInt(OpBuilder &builder, Location loc,
                              Value value) const {
  value = widenFloat(builder, loc, value, cast<FloatType>(valueType));
  Type type = value.getType();
  Type resultType = withElement(type, keyType);
  const llvm::fltSemantics &semantics =
      cast<FloatType>(getElementTypeOrSelf(value)).getFloatSemantics();
  unsigned width = keyType.getIntOrFloatBitWidth();

  // A float above the greatest integer is above the float at or next below it.
  APFloat least(semantics), greatest(semantics);
  least.convertFromAPInt(getLeast(width, isKeyUnsigned), /*IsSigned=*/true,
                         APFloat::rmTowardPositive);
  greatest.convertFromAPInt(getGreatest(width, isKeyUnsigned),
                            /*IsSigned=*/true, APFloat::rmTowardNegative);
  Value tooSmall =
      arith::CmpFOp::create(builder, loc, CmpFPredicate::OLT, value,
                            createFloat(builder, loc, type, least));
  // Unordered: NaN comes after every integer.
  Value tooGreat =
      arith::CmpFOp::create(builder, loc, CmpFPredicate::UGT, value,
                            createFloat(builder, loc, type, greatest));

  // Converting what is out of range is poison, so it is replaced first.
  Value zero = createFloat(builder, loc, type, APFloat::getZero(semantics));
  Value safe = arith::SelectOp::create(builder, loc, tooSmall, zero, value);
  safe = arith::SelectOp::create(builder, loc, tooGreat, zero, safe);
  Value key =
      isKeyUnsigned
          ? Value(arith::FPToUIOp::create(builder, loc, resultType, safe))
          : Value(arith::FPToSIOp::create(builder, loc, resultType, safe));
  // The conversion rounds to zero; it is exact on the way back.
  Value back = isKeyUnsigned
                   ? Value(arith::UIToFPOp::create(builder, loc, type, key))
                   : Value(arith::SIToFPOp::create(builder, loc, type, key));
  bool up = side == Side::Lower;
  Value missed = arith::CmpFOp::create(
      builder, loc, up ? CmpFPredicate::OLT : CmpFPredicate::OGT, back, safe);
  Value next = arith::AddIOp::create(
      builder, loc, key, createInt(builder, loc, resultType, up ? 1 : -1));
  key = arith::SelectOp::create(builder, loc, missed, next, key);
  return clampKey(builder, loc, key, tooSmall, tooGreat);
}

Key KeySpace::clampKey(OpBuilder &builder, Location loc, Value key,
                       Value tooSmall, Value tooGreat) const {
  unsigned width = keyType.getIntOrFloatBitWidth();
  auto replace = [&](Value condition, const APInt &constant) {
    if (condition)
      key = arith::SelectOp::create(
          builder, loc, condition,
          createInt(builder, loc, key.getType(), constant), key);
  };
  // up() of what is too small is the least key, down() of what is too great the
  // greatest; the other two do not exist.
  if (side == Side::Lower) {
    replace(tooSmall, getLeast(width, isKeyUnsigned));
    return {key, /*all=*/tooGreat, /*none=*/Value()};
  }
  replace(tooGreat, getGreatest(width, isKeyUnsigned));
  return {key, /*all=*/Value(), /*none=*/tooSmall};
}
