//===- Cells.cpp - Cells of a sequence ------------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cells.h"

#include "../FloatBits.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::seek;
using arith::CmpFPredicate;
using arith::CmpIPredicate;

/// More cells than this are not told apart by value: a cell must be an i32.
static constexpr int64_t kMostLinearCells = int64_t(1) << 30;

/// Where a sequence is tried out, and how many elements may share a cell.
static constexpr int64_t kNumSamples = 64;

Cells Cells::create(OpBuilder &builder, const SearchContext &context,
                    const Sequence &sequence, Value size) {
  Location loc = context.loc;
  Cells cells(context);
  Type integer = context.getPositionType().getElementType();
  unsigned width = integer.getIntOrFloatBitWidth();
  auto constant = [&](int64_t value) {
    return createInt(builder, loc, integer, value);
  };
  auto subtract = [&](Value a, Value b) -> Value {
    return arith::SubIOp::create(builder, loc, a, b);
  };
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  auto load = [&](Value index) {
    return sequence.loadElement(builder, loc, context.keys, index);
  };
  Value lowest = load(arith::ConstantIndexOp::create(builder, loc, 0));
  Value highest = load(subtract(sequence.numbers, one));
  cells.count = subtract(size, one);
  cells.lowKey = cells.getOrdered(builder, cells.mergeZeros(builder, lowest));
  cells.highKey = cells.getOrdered(builder, cells.mergeZeros(builder, highest));

  // The bits of the distance less those of a number of cells, if it is more.
  Value distance = subtract(cells.highKey, cells.lowKey);
  Value distanceBits =
      subtract(constant(width),
               math::CountLeadingZerosOp::create(builder, loc, distance));
  Value numCells =
      arith::IndexCastOp::create(builder, loc, integer, cells.count);
  Value cellBits =
      subtract(constant(width - 1),
               math::CountLeadingZerosOp::create(builder, loc, numCells));
  cells.shift = arith::MaxSIOp::create(
      builder, loc, subtract(distanceBits, cellBits), constant(0));

  if (!cells.areFloats())
    return cells;
  cells.lowest = lowest;
  cells.highest = highest;
  cells.linearCount =
      arith::MinUIOp::create(builder, loc, cells.count, sequence.numbers);
  numCells =
      arith::IndexCastOp::create(builder, loc, integer, cells.linearCount);
  cells.scale = arith::DivFOp::create(
      builder, loc,
      arith::SIToFPOp::create(builder, loc, lowest.getType(), numCells),
      arith::SubFOp::create(builder, loc, highest, lowest));
  cells.last = arith::IndexCastOp::create(builder, loc, builder.getI32Type(),
                                          subtract(cells.linearCount, one));
  return cells;
}

Value Cells::createIsLinearBetter(OpBuilder &builder,
                                  const Sequence &sequence) const {
  if (!areFloats())
    return Value();
  Location loc = context.loc;
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  auto compareFloats = [&](CmpFPredicate predicate, Value a,
                           double b) -> Value {
    return arith::CmpFOp::create(builder, loc, predicate, a,
                                 createFloat(builder, loc, a.getType(), b));
  };
  // Possible where all steps of the map are finite.
  Value range = arith::SubFOp::create(builder, loc, highest, lowest);
  double infinity = std::numeric_limits<double>::infinity();
  Value isPossible = arith::CmpIOp::create(builder, loc, CmpIPredicate::ule,
                                           count, constant(kMostLinearCells));
  for (Value isFinite : {compareFloats(CmpFPredicate::OGT, range, 0),
                         compareFloats(CmpFPredicate::OLT, range, infinity),
                         compareFloats(CmpFPredicate::OLT, scale, infinity)})
    isPossible = arith::AndIOp::create(builder, loc, isPossible, isFinite);

  // Samples are equally many elements apart. Where a cell is full, the element
  // a window further on is in the cell of the sample.
  auto choice = scf::IfOp::create(
      builder, loc, isPossible,
      [&](OpBuilder &then, Location) {
        Value zero = constant(0), one = constant(1);
        Value window = constant(PrepareOp::kWindow);
        Value room = arith::SubIOp::create(then, loc, sequence.numbers, window);
        Value none = arith::ConstantIntOp::create(then, loc, 0, 32);
        auto loop = scf::ForOp::create(
            then, loc, zero, constant(kNumSamples), one, ValueRange{none, none},
            [&](OpBuilder &nested, Location, Value iv, ValueRange fullCells) {
              Value at = arith::MulIOp::create(nested, loc, iv, room);
              at = arith::DivUIOp::create(nested, loc, at,
                                          constant(kNumSamples));
              Value beyond = arith::AddIOp::create(nested, loc, at, window);
              beyond = arith::MinUIOp::create(
                  nested, loc, beyond,
                  arith::SubIOp::create(nested, loc, sequence.numbers, one));
              SmallVector<Value> next;
              for (bool isLinear : {false, true}) {
                auto getCell = [&](Value index) {
                  return getOfElements(
                      nested,
                      sequence.loadElement(nested, loc, context.keys, index),
                      isLinear);
                };
                Value isFull =
                    arith::CmpIOp::create(nested, loc, CmpIPredicate::eq,
                                          getCell(at), getCell(beyond));
                isFull = arith::ExtUIOp::create(nested, loc,
                                                nested.getI32Type(), isFull);
                next.push_back(arith::AddIOp::create(
                    nested, loc, fullCells[isLinear], isFull));
              }
              scf::YieldOp::create(nested, loc, next);
            });
        Value isBetter =
            arith::CmpIOp::create(then, loc, CmpIPredicate::ule,
                                  loop.getResult(1), loop.getResult(0));
        scf::YieldOp::create(then, loc, isBetter);
      },
      [&](OpBuilder &otherwise, Location) {
        Value no = arith::ConstantIntOp::create(otherwise, loc, 0, 1);
        scf::YieldOp::create(otherwise, loc, no);
      });
  return choice.getResult(0);
}

Value Cells::createCount(OpBuilder &builder, Value isLinear) const {
  Location loc = context.loc;
  // Up to the cell of the greatest key.
  Value distance = arith::SubIOp::create(builder, loc, highKey, lowKey);
  Value byKey = arith::IndexCastUIOp::create(
      builder, loc, builder.getIndexType(),
      arith::ShRUIOp::create(builder, loc, distance, shift));
  byKey = arith::AddIOp::create(
      builder, loc, byKey, arith::ConstantIndexOp::create(builder, loc, 1));
  return isLinear ? Value(arith::SelectOp::create(builder, loc, isLinear,
                                                  linearCount, byKey))
                  : byKey;
}

Value Cells::splat(OpBuilder &builder, Value scalar, Type like) const {
  if (!isa<VectorType>(like))
    return scalar;
  return vector::BroadcastOp::create(
      builder, context.loc, withElement(like, scalar.getType()), scalar);
}

//===----------------------------------------------------------------------===//
// By key
//===----------------------------------------------------------------------===//

/// Integers in the order of the keys, by signed comparison.
Value Cells::getOrdered(OpBuilder &builder, Value keys) const {
  Location loc = context.loc;
  Type type =
      withElement(keys.getType(), context.getPositionType().getElementType());
  unsigned width = context.keys.getKeyType().getIntOrFloatBitWidth();
  if (areFloats()) {
    Value bits = arith::BitcastOp::create(builder, loc, type, keys);
    Value isNegative = arith::ShRSIOp::create(
        builder, loc, bits, createInt(builder, loc, type, width - 1));
    Value inverted = arith::AndIOp::create(
        builder, loc, isNegative,
        createInt(builder, loc, type, APInt::getSignedMaxValue(width)));
    return arith::XOrIOp::create(builder, loc, bits, inverted);
  }
  if (context.keys.isUnsigned())
    return arith::XOrIOp::create(
        builder, loc, keys,
        createInt(builder, loc, type, APInt::getSignedMinValue(width)));
  return keys;
}

/// Elements that are zero get one key, that of +0 for `lower` and of -0 for
/// `upper`, so that a value of either zero finds them on the right side of the
/// start of its cell. Values are left alone.
Value Cells::mergeZeros(OpBuilder &builder, Value elements) const {
  auto type = dyn_cast<FloatType>(context.keys.getKeyType());
  if (!type)
    return elements;
  Location loc = context.loc;
  Value zero =
      createFloat(builder, loc, elements.getType(),
                  APFloat::getZero(type.getFloatSemantics(),
                                   context.keys.getSide() == Side::Upper));
  Value isZero =
      arith::CmpFOp::create(builder, loc, CmpFPredicate::OEQ, elements, zero);
  return arith::SelectOp::create(builder, loc, isZero, zero, elements);
}

Value Cells::getOfOrdered(OpBuilder &builder, Value ordered) const {
  Location loc = context.loc;
  Type type = ordered.getType();
  Value low = splat(builder, lowKey, type);
  ordered = arith::MaxSIOp::create(builder, loc, ordered, low);
  ordered = arith::MinSIOp::create(builder, loc, ordered,
                                   splat(builder, highKey, type));
  ordered = arith::SubIOp::create(builder, loc, ordered, low);
  return arith::ShRUIOp::create(builder, loc, ordered,
                                splat(builder, shift, type));
}

//===----------------------------------------------------------------------===//
// By value
//===----------------------------------------------------------------------===//

/// Every step keeps the order, rounding included. NaN is in the last cell.
Value Cells::getLinear(OpBuilder &builder, Value keys) const {
  Location loc = context.loc;
  Type type = keys.getType();
  Value low = splat(builder, lowest, type);
  Value high = splat(builder, highest, type);
  Value isLess =
      arith::CmpFOp::create(builder, loc, CmpFPredicate::OLT, keys, high);
  keys = arith::SelectOp::create(builder, loc, isLess, keys, high);
  Value isMore =
      arith::CmpFOp::create(builder, loc, CmpFPredicate::OGT, keys, low);
  keys = arith::SelectOp::create(builder, loc, isMore, keys, low);
  keys = arith::SubFOp::create(builder, loc, keys, low);
  keys = arith::MulFOp::create(builder, loc, keys, splat(builder, scale, type));
  Type i32 = withElement(type, builder.getI32Type());
  Value cell = arith::FPToSIOp::create(builder, loc, i32, keys);
  return arith::MinSIOp::create(builder, loc, cell, splat(builder, last, i32));
}

Value Cells::getOfElements(OpBuilder &builder, Value elements,
                           bool isLinear) const {
  if (isLinear)
    return getLinear(builder, elements);
  return getOfOrdered(builder,
                      getOrdered(builder, mergeZeros(builder, elements)));
}

Value Cells::getOfValues(OpBuilder &builder, Value values,
                         bool isLinear) const {
  if (isLinear)
    return getLinear(builder, values);
  Value ordered = getOrdered(builder, values);
  if (!areFloats())
    return getOfOrdered(builder, ordered);
  // NaN comes after all, whatever its sign bit.
  Location loc = context.loc;
  Value isNaN =
      arith::CmpFOp::create(builder, loc, CmpFPredicate::UNO, values, values);
  unsigned width = context.keys.getKeyType().getIntOrFloatBitWidth();
  Value last = createInt(builder, loc, ordered.getType(),
                         APInt::getSignedMaxValue(width));
  ordered = arith::SelectOp::create(builder, loc, isNaN, last, ordered);
  return getOfOrdered(builder, ordered);
}
