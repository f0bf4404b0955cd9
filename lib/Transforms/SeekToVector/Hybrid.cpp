//===- Hybrid.cpp - Registers first, then windows -------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Hybrid.h"

#include "Levels.h"
#include "WindowLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::seek;
using arith::CmpIPredicate;

/// The shortest slices: two windows, which are compared as fast as one.
static constexpr int64_t kShortest = 2 * PrepareOp::kWindow;

/// The least length, a power of two times the shortest, with less than
/// 2^numLevels slices in the sequence.
static Value createSliceLength(OpBuilder &builder, Location loc, Value numbers,
                               int64_t numLevels) {
  Value levels = arith::ConstantIndexOp::create(builder, loc, numLevels);
  Value shortest = arith::ConstantIndexOp::create(builder, loc, kShortest);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  auto loop = scf::WhileOp::create(
      builder, loc, builder.getIndexType(), shortest,
      [&](OpBuilder &nested, Location, ValueRange state) {
        Value covered =
            arith::ShLIOp::create(nested, loc, state.front(), levels);
        Value isShort = arith::CmpIOp::create(nested, loc, CmpIPredicate::ule,
                                              covered, numbers);
        scf::ConditionOp::create(nested, loc, isShort, state);
      },
      [&](OpBuilder &nested, Location, ValueRange state) {
        Value twice = arith::ShLIOp::create(nested, loc, state.front(), one);
        scf::YieldOp::create(nested, loc, twice);
      });
  return loop.getResult(0);
}

void seek::createHybridSearch(OpBuilder &builder, ValueLoops &loops,
                              int64_t numLevels) {
  const SearchContext &context = loops.getContext();
  Location loc = context.loc;
  Value hiddenOne = loops.createHiddenOne(builder);
  Value buffer = LevelTables::createBuffer(builder, context, numLevels);
  Chunks chunks = Chunks::create(builder, context);
  std::optional<LevelTables> levels;
  Slices slices;
  slices.find = [&](OpBuilder &body, Value keys, bool) {
    return levels->walk(body, context, keys).front();
  };
  Value last;
  // The last slice is moved to the left to lie inside the sequence.
  slices.getStart = [&](OpBuilder &body, Value number, Value) -> Value {
    Value start = arith::MulIOp::create(body, loc, number, slices.length);
    return arith::MinUIOp::create(body, loc, start, last);
  };
  loops.forEachRow(
      builder,
      [&](OpBuilder &nested, const Sequence &sequence) {
        slices.length =
            createSliceLength(nested, loc, sequence.numbers, numLevels);
        levels = LevelTables::create(nested, context, sequence, buffer,
                                     numLevels, slices.length, hiddenOne);
        last =
            arith::SubIOp::create(nested, loc, sequence.numbers, slices.length);
      },
      [&](OpBuilder &nested, const Sequence &sequence, ArrayRef<Value> row) {
        Value hasSlice = arith::CmpIOp::create(nested, loc, CmpIPredicate::uge,
                                               sequence.numbers, slices.length);
        auto yieldAfter = [&](auto body) {
          return [=](OpBuilder &version, Location) {
            body(version);
            scf::YieldOp::create(version, loc);
          };
        };
        scf::IfOp::create(
            nested, loc, hasSlice, yieldAfter([&](OpBuilder &then) {
              searchSlices(then, loops, chunks, sequence, row, slices);
            }),
            yieldAfter([&](OpBuilder &otherwise) {
              loops.searchScalars(otherwise, sequence, row);
            }));
      });
}
