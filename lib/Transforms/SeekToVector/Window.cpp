//===- Window.cpp - Comparison of a few elements at once ------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Window.h"

#include "../FloatBits.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::seek;
using arith::CmpIPredicate;

Value seek::createCountBefore(OpBuilder &builder, const SearchContext &context,
                              Value elements, Value key) {
  Location loc = context.loc;
  auto type = cast<VectorType>(elements.getType());
  Value keys = vector::BroadcastOp::create(builder, loc, type, key);
  Value before = context.keys.isBefore(builder, loc, elements, keys);
  int64_t count = type.getNumElements();
  Type bits = builder.getIntegerType(count);
  Value mask = vector::BitCastOp::create(builder, loc,
                                         VectorType::get({1}, bits), before);
  mask = vector::ExtractOp::create(builder, loc, mask, 0);
  Type i32 = builder.getI32Type();
  mask = arith::ExtUIOp::create(builder, loc, i32, mask);
  Value number;
  if (context.target.hasPopcount) {
    number = math::CtPopOp::create(builder, loc, mask);
  } else {
    // In a sorted sequence the ones are the first bits.
    Value zeros = arith::XOrIOp::create(builder, loc, mask,
                                        createInt(builder, loc, i32, -1));
    number = math::CountTrailingZerosOp::create(builder, loc, zeros);
  }
  return arith::IndexCastUIOp::create(builder, loc, builder.getIndexType(),
                                      number);
}

Value seek::loadWindow(OpBuilder &builder, const SearchContext &context,
                       const Sequence &sequence, Value start, int64_t count) {
  SmallVector<Value> place(sequence.row);
  place.push_back(start);
  auto buffer = cast<MemRefType>(sequence.buffer.getType());
  Value elements = vector::LoadOp::create(
      builder, context.loc, VectorType::get({count}, buffer.getElementType()),
      sequence.buffer, place);
  return context.keys.convertElement(builder, context.loc, elements);
}

/// Halves the length until it is `window`, and moves the start to the half that
/// has the position.
static Value narrow(OpBuilder &builder, const SearchContext &context,
                    const Sequence &sequence, Value key, Value start,
                    Value length, int64_t window) {
  Location loc = context.loc;
  Type index = builder.getIndexType();
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value last = arith::ConstantIndexOp::create(builder, loc, window);
  auto loop = scf::WhileOp::create(
      builder, loc, TypeRange{index, index}, ValueRange{start, length},
      [&](OpBuilder &nested, Location, ValueRange state) {
        Value more = arith::CmpIOp::create(nested, loc, CmpIPredicate::ugt,
                                           state[1], last);
        scf::ConditionOp::create(nested, loc, more, state);
      },
      [&](OpBuilder &nested, Location, ValueRange state) {
        Value base = state[0];
        Value half = arith::ShRUIOp::create(nested, loc, state[1], one);
        Value next = arith::AddIOp::create(nested, loc, base, half);
        Value probe = arith::SubIOp::create(nested, loc, next, one);
        Value element = sequence.loadElement(nested, loc, context.keys, probe);
        Value before = context.keys.isBefore(nested, loc, element, key);
        auto select = arith::SelectOp::create(nested, loc, before, next, base);
        select->setAttr(kUnpredictable, nested.getUnitAttr());
        scf::YieldOp::create(nested, loc, ValueRange{select, half});
      });
  return loop.getResult(0);
}

Value seek::createWindowSearch(OpBuilder &builder, const SearchContext &context,
                               const Sequence &sequence, Value key, Value start,
                               Value length, int64_t window) {
  if (length)
    start = narrow(builder, context, sequence, key, start, length, window);
  Value elements = loadWindow(builder, context, sequence, start, window);
  Value count = createCountBefore(builder, context, elements, key);
  return arith::AddIOp::create(builder, context.loc, start, count);
}
