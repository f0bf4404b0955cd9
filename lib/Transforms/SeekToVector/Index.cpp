//===- Index.cpp - Search by a table of cells -----------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Index.h"

#include "Cells.h"
#include "Prepare.h"
#include "WindowLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::seek;

void seek::createIndexSearch(OpBuilder &builder, ValueLoops &loops,
                             Value table) {
  const SearchContext &context = loops.getContext();
  Location loc = context.loc;
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Slices slices;
  // The length, negative for cells by value.
  Value header = memref::LoadOp::create(builder, loc, table, zero);
  header =
      arith::IndexCastOp::create(builder, loc, builder.getIndexType(), header);
  if (isa<FloatType>(context.keys.getKeyType()))
    slices.takesOtherWay = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::slt, header, zero);
  slices.length = arith::MaxSIOp::create(
      builder, loc, header, arith::SubIOp::create(builder, loc, zero, header));
  slices.getStart = [&](OpBuilder &body, Value cell, Value) -> Value {
    Value one = arith::ConstantIndexOp::create(body, loc, 1);
    Value start = memref::LoadOp::create(
        body, loc, table,
        ValueRange(arith::AddIOp::create(body, loc, cell, one)));
    return arith::IndexCastUIOp::create(body, loc, body.getIndexType(), start);
  };

  Chunks chunks = Chunks::create(builder, context);
  std::optional<Cells> cells;
  slices.find = [&](OpBuilder &body, Value keys, bool isLinear) {
    return cells->getOfValues(body, keys, isLinear);
  };
  loops.forEachRow(
      builder,
      [&](OpBuilder &nested, const Sequence &sequence) {
        Value size = memref::DimOp::create(nested, loc, table, 0);
        cells = Cells::create(nested, context, sequence, size);
      },
      [&](OpBuilder &nested, const Sequence &sequence, ArrayRef<Value> row) {
        searchSlices(nested, loops, chunks, sequence, row, slices);
      });
}
