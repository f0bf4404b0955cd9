//===- Levels.cpp - A search tree in vector registers ---------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Levels.h"

#include "../FloatBits.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::seek;
using arith::CmpIPredicate;

// The portable form of a permute at run-time positions is one extraction per
// lane, which LLVM recognizes for some types. The intrinsics say the same in
// one op; they are made only for targets that have them.

/// The intrinsic that permutes one register, empty if there is none.
static StringRef getPermute(const SearchContext &context) {
  Type key = context.keys.getKeyType();
  bool isWide = key.getIntOrFloatBitWidth() == 64;
  if (context.target.hasAVX512) {
    if (key.isInteger(16))
      return "llvm.x86.avx512.permvar.hi.512";
    if (isWide)
      return isa<FloatType>(key) ? "llvm.x86.avx512.permvar.df.512"
                                 : "llvm.x86.avx512.permvar.di.512";
    return isa<FloatType>(key) ? "llvm.x86.avx512.permvar.sf.512"
                               : "llvm.x86.avx512.permvar.si.512";
  }
  if (context.target.hasAVX2 && key.getIntOrFloatBitWidth() == 32)
    return isa<FloatType>(key) ? "llvm.x86.avx2.permps" : "llvm.x86.avx2.permd";
  return "";
}

/// The intrinsic that permutes two registers, empty if there is none.
static StringRef getPermuteOfTwo(const SearchContext &context) {
  if (!context.target.hasAVX512)
    return "";
  Type key = context.keys.getKeyType();
  if (key.isInteger(16))
    return "llvm.x86.avx512.vpermi2var.hi.512";
  if (key.getIntOrFloatBitWidth() == 64)
    return isa<FloatType>(key) ? "llvm.x86.avx512.vpermi2var.pd.512"
                               : "llvm.x86.avx512.vpermi2var.q.512";
  return isa<FloatType>(key) ? "llvm.x86.avx512.vpermi2var.ps.512"
                             : "llvm.x86.avx512.vpermi2var.d.512";
}

int64_t seek::getMostLevels(const SearchContext &context) {
  if (getPermute(context).empty())
    return 0;
  // The registers of the last level: 8 of 32, or 4 of 16.
  int64_t numRegisters = context.target.hasAVX512 ? 8 : 4;
  return llvm::Log2_64(context.getLanes()) + llvm::Log2_64(numRegisters) + 1;
}

/// The key that no other comes after.
static TypedAttr getGreatestKey(OpBuilder &builder, const KeySpace &keys) {
  if (auto type = dyn_cast<FloatType>(keys.getKeyType()))
    return builder.getFloatAttr(type,
                                APFloat::getInf(type.getFloatSemantics()));
  unsigned width = keys.getKeyType().getIntOrFloatBitWidth();
  return builder.getIntegerAttr(
      keys.getKeyType(), keys.isUnsigned() ? APInt::getMaxValue(width)
                                           : APInt::getSignedMaxValue(width));
}

template <typename OpTy>
static Value combine(OpBuilder &builder, Location loc, Value a, Value b) {
  return OpTy::create(builder, loc, a, b);
}

/// The number of entries of each table.
static SmallVector<int64_t> getSizes(const SearchContext &context,
                                     int64_t numLevels) {
  SmallVector<int64_t> sizes;
  for (int64_t level = 0; level < numLevels; ++level)
    sizes.push_back(std::max(context.getLanes(), int64_t(1) << level));
  return sizes;
}

Value LevelTables::createBuffer(OpBuilder &builder,
                                const SearchContext &context,
                                int64_t numLevels) {
  SmallVector<int64_t> sizes = getSizes(context, numLevels);
  int64_t total = std::accumulate(sizes.begin(), sizes.end(), int64_t(0));
  return memref::AllocaOp::create(
      builder, context.loc, MemRefType::get({total}, context.keys.getKeyType()),
      builder.getI64IntegerAttr(64));
}

LevelTables LevelTables::create(OpBuilder &builder,
                                const SearchContext &context,
                                const Sequence &sequence, Value buffer,
                                int64_t numLevels, Value stride, Value one) {
  Location loc = context.loc;
  int64_t lanes = context.getLanes();
  LevelTables result;
  result.stride = stride;
  result.one = one;
  result.numLow = std::min<int64_t>(numLevels, llvm::Log2_64(lanes));
  SmallVector<int64_t> sizes = getSizes(context, numLevels);
  // One loop for all, to keep the code small. Entry k of a level is the middle
  // of the k-th of 2^level equal parts; on low levels, which have an entry for
  // each lane, it is k times a distance after the first. The first level has
  // one element only.
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value step = constant(1);
  Value greatest = arith::ConstantOp::create(
      builder, loc, getGreatestKey(builder, context.keys));
  int64_t laneBits = llvm::Log2_64(lanes);
  int64_t total = std::accumulate(sizes.begin(), sizes.end(), int64_t(0));
  // LLVM would unroll a loop whose end it sees.
  Value end =
      combine<arith::MulIOp>(builder, loc, constant(total),
                             createOpaqueOne(builder, loc, sequence.buffer));
  scf::ForOp::create(
      builder, loc, constant(0), end, step, ValueRange(),
      [&](OpBuilder &nested, Location, Value iv, ValueRange) {
        auto select = [&](Value condition, Value a, Value b) -> Value {
          return arith::SelectOp::create(nested, loc, condition, a, b);
        };
        auto isLess = [&](Value a, int64_t b) -> Value {
          return arith::CmpIOp::create(nested, loc, CmpIPredicate::ult, a,
                                       constant(b));
        };
        // Entries of the levels that are not low begin with their number.
        Value number = combine<arith::SubIOp>(
            nested, loc, iv, constant(lanes * (result.numLow - 1)));
        Value isLow = isLess(iv, lanes * result.numLow);
        Value i64 = arith::IndexCastOp::create(nested, loc, nested.getI64Type(),
                                               number);
        Value zeros = math::CountLeadingZerosOp::create(nested, loc, i64);
        zeros = arith::IndexCastOp::create(nested, loc, nested.getIndexType(),
                                           zeros);
        Value level = select(
            isLow, combine<arith::ShRUIOp>(nested, loc, iv, constant(laneBits)),
            combine<arith::SubIOp>(nested, loc, constant(63), zeros));
        Value numParts = combine<arith::ShLIOp>(nested, loc, step, level);
        Value middle = combine<arith::ShRUIOp>(
            nested, loc, constant(int64_t(1) << (numLevels - 1)), level);
        Value k = select(
            isLow, combine<arith::AndIOp>(nested, loc, iv, constant(lanes - 1)),
            combine<arith::SubIOp>(nested, loc, number, numParts));
        Value distance =
            select(isLow, constant(int64_t(1) << (numLevels - result.numLow)),
                   combine<arith::AddIOp>(nested, loc, middle, middle));
        distance = select(isLess(iv, lanes), constant(0), distance);
        Value count = combine<arith::AddIOp>(
            nested, loc, combine<arith::MulIOp>(nested, loc, k, distance),
            middle);
        Value index = combine<arith::SubIOp>(
            nested, loc, combine<arith::MulIOp>(nested, loc, count, stride),
            step);
        Value exists = arith::CmpIOp::create(nested, loc, CmpIPredicate::ult,
                                             index, sequence.numbers);
        auto element = scf::IfOp::create(
            nested, loc, exists,
            [&](OpBuilder &then, Location) {
              scf::YieldOp::create(
                  then, loc,
                  sequence.loadElement(then, loc, context.keys, index));
            },
            [&](OpBuilder &otherwise, Location) {
              scf::YieldOp::create(otherwise, loc, greatest);
            });
        memref::StoreOp::create(nested, loc, element.getResult(0), buffer, iv);
        scf::YieldOp::create(nested, loc);
      });
  int64_t offset = 0;
  for (int64_t size : sizes) {
    SmallVector<Value> &table = result.tables.emplace_back();
    for (int64_t next = offset + size; offset < next; offset += lanes) {
      Value at = arith::ConstantIndexOp::create(builder, loc, offset);
      table.push_back(vector::LoadOp::create(builder, loc, context.getKeyType(),
                                             buffer, at));
    }
  }
  return result;
}

Value LevelTables::lookUp(OpBuilder &builder, const SearchContext &context,
                          ArrayRef<Value> table, Value position) const {
  Location loc = context.loc;
  auto call = [&](StringRef intrinsic, ValueRange operands) -> Value {
    return LLVM::CallIntrinsicOp::create(builder, loc, context.getKeyType(),
                                         builder.getStringAttr(intrinsic),
                                         operands)
        .getResult(0);
  };
  int64_t lanes = context.getLanes();
  SmallVector<Value> parts;
  int64_t bit = lanes;
  StringRef permuteOfTwo = getPermuteOfTwo(context);
  if (table.size() > 1 && !permuteOfTwo.empty()) {
    for (size_t i = 0; i < table.size(); i += 2)
      parts.push_back(call(permuteOfTwo, {table[i], position, table[i + 1]}));
    bit *= 2;
  } else {
    // Only the low bits of a position count.
    for (Value part : table)
      parts.push_back(call(getPermute(context), {part, position}));
  }
  // The bits above pick one.
  for (; parts.size() > 1; bit *= 2) {
    Value isSet = arith::AndIOp::create(builder, loc, position,
                                        context.createPositions(builder, bit));
    isSet = arith::CmpIOp::create(builder, loc, CmpIPredicate::ne, isSet,
                                  context.createPositions(builder, 0));
    SmallVector<Value> next;
    for (size_t i = 0; i < parts.size(); i += 2)
      next.push_back(
          arith::SelectOp::create(builder, loc, isSet, parts[i + 1], parts[i]));
    parts = next;
  }
  return parts.front();
}

SmallVector<Value> LevelTables::walk(OpBuilder &builder,
                                     const SearchContext &context,
                                     ArrayRef<Value> vectors) const {
  Location loc = context.loc;
  SmallVector<Value> positions(vectors.size(),
                               context.createPositions(builder, 0));
  for (auto [level, table] : llvm::enumerate(tables)) {
    int64_t shift = numLow - 1 - static_cast<int64_t>(level);
    Value step =
        shift > 0 ? context.createPositions(builder, int64_t(1) << shift) : one;
    for (auto [position, vector] : llvm::zip_equal(positions, vectors)) {
      Value element = level == 0 ? table.front()
                                 : lookUp(builder, context, table, position);
      if (shift < 0)
        position = arith::AddIOp::create(builder, loc, position, position);
      position = context.addWhere(
          builder, context.keys.isBefore(builder, loc, element, vector),
          position, step);
    }
  }
  return positions;
}
