//===- ScalarSearch.cpp - A branch-free binary search ---------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScalarSearch.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::seek;
using arith::CmpIPredicate;

Value seek::createScalarSearch(OpBuilder &builder, Location loc, Value length,
                               IsBeforeFn isBefore, int64_t rest) {
  Type index = builder.getIndexType();
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  // The answer lies in [base, base + length]. A probe of the middle element
  // leaves at most length / 2 elements on either side.
  auto loop = scf::WhileOp::create(
      builder, loc, TypeRange{index, index}, ValueRange{zero, length},
      [&](OpBuilder &nested, Location, ValueRange state) {
        Value more =
            rest == 0 ? arith::CmpIOp::create(nested, loc, CmpIPredicate::ne,
                                              state[1], zero)
                      : arith::CmpIOp::create(
                            nested, loc, CmpIPredicate::ugt, state[1],
                            arith::ConstantIndexOp::create(nested, loc, rest));
        scf::ConditionOp::create(nested, loc, more, state);
      },
      [&](OpBuilder &nested, Location, ValueRange state) {
        Value base = state[0], left = state[1];
        Value half = arith::ShRUIOp::create(
            nested, loc, arith::AddIOp::create(nested, loc, left, one), one);
        Value next = arith::AddIOp::create(nested, loc, base, half);
        Value probe = arith::SubIOp::create(nested, loc, next, one);
        Value before = isBefore(nested, loc, probe);
        auto select = arith::SelectOp::create(nested, loc, before, next, base);
        select->setAttr(kUnpredictable, nested.getUnitAttr());
        Value rest = arith::ShRUIOp::create(nested, loc, left, one);
        scf::YieldOp::create(nested, loc, ValueRange{select, rest});
      });
  return loop.getResult(0);
}

Value Sequence::loadElement(OpBuilder &builder, Location loc,
                            const KeySpace &keys, Value index) const {
  SmallVector<Value> indices(row);
  indices.push_back(index);
  Value element = memref::LoadOp::create(builder, loc, buffer, indices);
  return keys.convertElement(builder, loc, element);
}

Sequence seek::createSequence(OpBuilder &builder, Location loc,
                              const KeySpace &keys, Value buffer,
                              ValueRange row) {
  Sequence sequence;
  sequence.buffer = buffer;
  sequence.row = llvm::to_vector(row);
  sequence.length = memref::DimOp::create(builder, loc, buffer, row.size());
  sequence.numbers = sequence.length;
  if (!keys.mayHoldNaN())
    return sequence;

  // NaNs come last. Only where the last element is one, search for the first.
  auto isNumberAt = [&](OpBuilder &nested, Location, Value index) {
    return keys.isNumber(nested, loc,
                         sequence.loadElement(nested, loc, keys, index));
  };
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value isEmpty = arith::CmpIOp::create(builder, loc, CmpIPredicate::eq,
                                        sequence.length, zero);
  auto yield = [&](OpBuilder &nested, Value value) {
    scf::YieldOp::create(nested, loc, value);
  };
  auto outer = scf::IfOp::create(
      builder, loc, isEmpty,
      [&](OpBuilder &nested, Location) { yield(nested, zero); },
      [&](OpBuilder &nested, Location) {
        Value one = arith::ConstantIndexOp::create(nested, loc, 1);
        Value last = arith::SubIOp::create(nested, loc, sequence.length, one);
        auto inner = scf::IfOp::create(
            nested, loc, isNumberAt(nested, loc, last),
            [&](OpBuilder &then, Location) { yield(then, sequence.length); },
            [&](OpBuilder &otherwise, Location) {
              yield(otherwise,
                    createScalarSearch(otherwise, loc, last, isNumberAt));
            });
        yield(nested, inner.getResult(0));
      });
  sequence.numbers = outer.getResult(0);
  return sequence;
}

Value seek::createScalarBound(OpBuilder &builder, Location loc,
                              const KeySpace &keys, const Sequence &sequence,
                              Value value) {
  Key key = keys.convertValue(builder, loc, value);
  Value position =
      createScalarSearch(builder, loc, sequence.numbers,
                         [&](OpBuilder &nested, Location, Value index) {
                           Value element =
                               sequence.loadElement(nested, loc, keys, index);
                           return keys.isBefore(nested, loc, element, key.key);
                         });
  return keys.resolve(builder, loc, key, position, sequence.length);
}

Value seek::castCount(OpBuilder &builder, Location loc, Value count,
                      Type type) {
  if (type.isIndex())
    return count;
  return arith::IndexCastOp::create(builder, loc, type, count);
}
