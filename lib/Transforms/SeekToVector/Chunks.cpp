//===- Chunks.cpp - From vectors to scalars by way of memory --------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Chunks.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::seek;

static constexpr int64_t kChunk = 512;

Chunks Chunks::create(OpBuilder &builder, const SearchContext &context) {
  // The last vector of a chunk may reach beyond it.
  auto type =
      MemRefType::get({kChunk + context.getLanes()}, builder.getI32Type());
  return Chunks(context,
                memref::AllocaOp::create(builder, context.loc, type,
                                         builder.getI64IntegerAttr(64)));
}

void Chunks::forEach(OpBuilder &builder, Value size,
                     function_ref<void(OpBuilder &, Value, Value)> body) const {
  Location loc = context.loc;
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value step = arith::ConstantIndexOp::create(builder, loc, kChunk);
  scf::ForOp::create(
      builder, loc, zero, size, step, ValueRange(),
      [&](OpBuilder &nested, Location, Value iv, ValueRange) {
        Value left = arith::SubIOp::create(nested, loc, size, iv);
        body(nested, iv, arith::MinUIOp::create(nested, loc, left, step));
        scf::YieldOp::create(nested, loc);
      });
}

void Chunks::storeVector(OpBuilder &builder, Value numbers,
                         Value offset) const {
  Type type = VectorType::get({context.getLanes()}, builder.getI32Type());
  if (numbers.getType() != type)
    numbers = arith::TruncIOp::create(builder, context.loc, type, numbers);
  vector::StoreOp::create(builder, context.loc, numbers, buffer, offset);
}

Value Chunks::loadVector(OpBuilder &builder, Value offset) const {
  auto type = VectorType::get({context.getLanes()}, builder.getI32Type());
  return vector::LoadOp::create(builder, context.loc, type, buffer, offset);
}

void Chunks::store(OpBuilder &builder, Value number, Value offset) const {
  number = arith::IndexCastOp::create(builder, context.loc,
                                      builder.getI32Type(), number);
  memref::StoreOp::create(builder, context.loc, number, buffer, offset);
}

Value Chunks::load(OpBuilder &builder, Value offset) const {
  Value number = memref::LoadOp::create(builder, context.loc, buffer, offset);
  return arith::IndexCastUIOp::create(builder, context.loc,
                                      builder.getIndexType(), number);
}
