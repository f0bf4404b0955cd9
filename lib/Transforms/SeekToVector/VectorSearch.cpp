//===- VectorSearch.cpp - A search of vectors of keys ---------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorSearch.h"

#include "../FloatBits.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::seek;

SearchContext::SearchContext(Operation *op, const KeySpace &keys)
    : loc(op->getLoc()), keys(keys), target(VectorTarget::get(op)) {
  Type key = keys.getKeyType();
  int64_t lanes = target.getLanes(key);
  keyType = VectorType::get(lanes, key);
  positionType = VectorType::get(
      lanes, IntegerType::get(op->getContext(), key.getIntOrFloatBitWidth()));
  maskType = VectorType::get(lanes, IntegerType::get(op->getContext(), 1));
}

Value SearchContext::createPositions(OpBuilder &builder, int64_t value) const {
  return createInt(builder, loc, positionType, value);
}

Value SearchContext::splat(OpBuilder &builder, Value index) const {
  Value scalar = arith::IndexCastOp::create(
      builder, loc, VectorType(positionType).getElementType(), index);
  return vector::BroadcastOp::create(builder, loc, positionType, scalar);
}

Value SearchContext::addWhere(OpBuilder &builder, Value mask, Value position,
                              Value step) const {
  Value moved = arith::AddIOp::create(builder, loc, position, step);
  return arith::SelectOp::create(builder, loc, mask, moved, position);
}

void seek::forEachVector(OpBuilder &builder, const SearchContext &context,
                         Value from, Value to,
                         function_ref<void(OpBuilder &, Value, Value)> body) {
  Location loc = context.loc;
  Value step = arith::ConstantIndexOp::create(builder, loc, context.getLanes());
  Value size = arith::SubIOp::create(builder, loc, to, from);
  Value rest = arith::RemUIOp::create(builder, loc, size, step);
  Value full = arith::SubIOp::create(builder, loc, to, rest);
  scf::ForOp::create(builder, loc, from, full, step, ValueRange(),
                     [&](OpBuilder &nested, Location, Value iv, ValueRange) {
                       body(nested, iv, Value());
                       scf::YieldOp::create(nested, loc);
                     });
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value hasRest =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, rest, zero);
  scf::IfOp::create(builder, loc, hasRest, [&](OpBuilder &then, Location) {
    Value mask =
        vector::CreateMaskOp::create(then, loc, context.getMaskType(), rest);
    body(then, full, mask);
    scf::YieldOp::create(then, loc);
  });
}

Value seek::createOpaqueOne(OpBuilder &builder, Location loc, Value buffer) {
  Value address =
      memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, buffer);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  return arith::MinUIOp::create(builder, loc, address, one);
}

void seek::withStack(OpBuilder &builder, Location loc,
                     function_ref<void()> body) {
  Value top = LLVM::StackSaveOp::create(
      builder, loc, LLVM::LLVMPointerType::get(builder.getContext()));
  body();
  LLVM::StackRestoreOp::create(builder, loc, top);
}
