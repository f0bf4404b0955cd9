//===- Loops.cpp - Loops over the values of a search ----------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Loops.h"

#include "../FloatBits.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::seek;

bool seek::hasVectorLoops(BoundOp op) {
  if (!op.hasPureBufferSemantics())
    return false;
  auto values = cast<MemRefType>(op.getValues().getType());
  auto indices = cast<MemRefType>(op.getIndices().getType());
  int64_t length = op.getSequence().getType().getShape().back();
  return values.getRank() > 0 && values.isLastDimUnitStride() &&
         indices.isLastDimUnitStride() &&
         (ShapedType::isDynamic(length) ||
          length <= std::numeric_limits<int32_t>::max());
}

ValueLoops::ValueLoops(BoundOp op, OpBuilder &builder,
                       const SearchContext &context)
    : context(context), loc(op.getLoc()), shared(op.isSequenceShared()),
      sequenceBuffer(KeySpace::castToStored(builder, loc, op.getSequence())),
      values(KeySpace::castToStored(builder, loc, op.getValues())),
      indices(op.getIndices()) {
  flatten(builder);
}

/// Whether all elements lie in one piece, and their number is a type's
/// dimension too.
static bool isOnePiece(Value buffer) {
  auto type = cast<MemRefType>(buffer.getType());
  int64_t count = 1;
  for (int64_t size : type.getShape())
    if (size == 0 ||
        (!ShapedType::isDynamic(size) && llvm::MulOverflow(count, size, count)))
      return false;
  return type.getLayout().isIdentity();
}

void ValueLoops::flatten(OpBuilder &builder) {
  int64_t rank = getRank();
  // Rows with a sequence of their own stay rows.
  int64_t numMerged = shared ? rank : rank - 1;
  if (numMerged < 2 || !isOnePiece(values) || !isOnePiece(indices) ||
      (!shared && !isOnePiece(sequenceBuffer)))
    return;
  SmallVector<ReassociationIndices> groups = {
      llvm::to_vector_of<int64_t>(llvm::seq<int64_t>(0, numMerged))};
  if (!shared)
    groups.push_back({rank - 1});
  auto collapse = [&](Value &buffer) {
    buffer = memref::CollapseShapeOp::create(builder, loc, buffer, groups);
  };
  collapse(values);
  collapse(indices);
  if (!shared)
    collapse(sequenceBuffer);
}

VectorType ValueLoops::getVectorOf(Value buffer) const {
  return VectorType::get(context.getKeyType().getShape(),
                         cast<MemRefType>(buffer.getType()).getElementType());
}

Value ValueLoops::createHiddenOne(OpBuilder &builder) const {
  if (!context.target.hasAVX512)
    return context.createPositions(builder, 1);
  return context.splat(builder, createOpaqueOne(builder, loc, values));
}

Value ValueLoops::getRowSize(OpBuilder &builder) const {
  return memref::DimOp::create(builder, loc, values, getRank() - 1);
}

void ValueLoops::forEachRow(
    OpBuilder &builder, function_ref<void(OpBuilder &, const Sequence &)> setUp,
    RowFn body) {
  std::optional<Sequence> sequence;
  if (shared) {
    sequence = createSequence(builder, loc, context.keys, sequenceBuffer, {});
    setUp(builder, *sequence);
  }
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Value> row;
  for (int64_t dim = 0; dim + 1 < getRank(); ++dim) {
    Value size = memref::DimOp::create(builder, loc, values, dim);
    auto loop = scf::ForOp::create(builder, loc, zero, size, one);
    row.push_back(loop.getInductionVar());
    builder.setInsertionPointToStart(loop.getBody());
  }
  if (!sequence) {
    sequence = createSequence(builder, loc, context.keys, sequenceBuffer, row);
    setUp(builder, *sequence);
  }
  body(builder, *sequence, row);
}

void ValueLoops::search(OpBuilder &builder, CreateFn create) {
  std::unique_ptr<VectorSearch> search;
  forEachRow(
      builder,
      [&](OpBuilder &nested, const Sequence &sequence) {
        search = create(nested, sequence);
      },
      [&](OpBuilder &nested, const Sequence &, ArrayRef<Value> row) {
        searchRow(nested, *search, row);
      });
}

void ValueLoops::searchRow(OpBuilder &builder, const VectorSearch &search,
                           ArrayRef<Value> row) const {
  int64_t lanes = context.getLanes();
  int64_t inFlight = search.getVectorsInFlight();
  Value size = getRowSize(builder);
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value block = arith::ConstantIndexOp::create(builder, loc, lanes * inFlight);
  Value rest = arith::RemUIOp::create(builder, loc, size, block);
  Value full = arith::SubIOp::create(builder, loc, size, rest);
  scf::ForOp::create(
      builder, loc, zero, full, block, ValueRange(),
      [&](OpBuilder &nested, Location, Value iv, ValueRange) {
        SmallVector<Value> offsets;
        for (int64_t i = 0; i < inFlight; ++i)
          offsets.push_back(arith::AddIOp::create(
              nested, loc, iv,
              arith::ConstantIndexOp::create(nested, loc, i * lanes)));
        searchVectors(nested, search, row, offsets, Value());
        scf::YieldOp::create(nested, loc);
      });
  // In the tail only the values' load and the results' store are masked. The
  // lanes that are off hold zeros and search like the others.
  Value step = arith::ConstantIndexOp::create(builder, loc, lanes);
  scf::ForOp::create(builder, loc, full, size, step, ValueRange(),
                     [&](OpBuilder &nested, Location, Value iv, ValueRange) {
                       Value left =
                           arith::SubIOp::create(nested, loc, size, iv);
                       Value mask = vector::CreateMaskOp::create(
                           nested, loc, context.getMaskType(), left);
                       searchVectors(nested, search, row, iv, mask);
                       scf::YieldOp::create(nested, loc);
                     });
}

void ValueLoops::searchVectors(OpBuilder &builder, const VectorSearch &search,
                               ArrayRef<Value> row, ArrayRef<Value> offsets,
                               Value mask) const {
  SmallVector<Key> keys;
  for (Value offset : offsets)
    keys.push_back(context.keys.convertValue(
        builder, loc, loadValues(builder, row, offset, mask)));
  SmallVector<Value> positions = search.search(
      builder,
      llvm::map_to_vector(keys, [](const Key &key) { return key.key; }));
  for (auto [position, key, offset] : llvm::zip_equal(positions, keys, offsets))
    storeCounts(builder, search.getSequence(), key, position, row, offset,
                mask);
}

void ValueLoops::searchScalars(OpBuilder &builder, const Sequence &sequence,
                               ArrayRef<Value> row) const {
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Type result = cast<MemRefType>(indices.getType()).getElementType();
  scf::ForOp::create(
      builder, loc, zero, getRowSize(builder), one, ValueRange(),
      [&](OpBuilder &nested, Location, Value iv, ValueRange) {
        SmallVector<Value> place(row);
        place.push_back(iv);
        Value value = memref::LoadOp::create(nested, loc, values, place);
        Value count =
            createScalarBound(nested, loc, context.keys, sequence, value);
        memref::StoreOp::create(
            nested, loc, castCount(nested, loc, count, result), indices, place);
        scf::YieldOp::create(nested, loc);
      });
}

/// `offset` in the row `row`.
static SmallVector<Value> getPlace(ArrayRef<Value> row, Value offset) {
  SmallVector<Value> place(row);
  place.push_back(offset);
  return place;
}

Value ValueLoops::loadValues(OpBuilder &builder, ArrayRef<Value> row,
                             Value offset, Value mask) const {
  VectorType type = getVectorOf(values);
  SmallVector<Value> place = getPlace(row, offset);
  if (!mask)
    return vector::LoadOp::create(builder, loc, type, values, place);
  Value zeros =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  return vector::MaskedLoadOp::create(builder, loc, type, values, place, mask,
                                      zeros);
}

void ValueLoops::storeCounts(OpBuilder &builder, const Sequence &sequence,
                             const Key &key, Value positions,
                             ArrayRef<Value> row, Value offset,
                             Value mask) const {
  if (key.all || key.none) {
    auto type = cast<VectorType>(positions.getType());
    Value length = arith::IndexCastOp::create(
        builder, loc, type.getElementType(), sequence.length);
    length = vector::BroadcastOp::create(builder, loc, type, length);
    positions = context.keys.resolve(builder, loc, key, positions, length);
  }
  Value counts = castCounts(builder, positions);
  if (!mask)
    vector::StoreOp::create(builder, loc, counts, indices,
                            getPlace(row, offset));
  else
    storeLanes(builder, counts, row, offset, mask);
}

/// Casts a vector of positions to elements of the results.
Value ValueLoops::castCounts(OpBuilder &builder, Value counts) const {
  VectorType type = getVectorOf(indices);
  if (type == counts.getType())
    return counts;
  Type element = type.getElementType();
  if (element.isIndex())
    return arith::IndexCastOp::create(builder, loc, type, counts);
  if (element.getIntOrFloatBitWidth() <
      cast<VectorType>(counts.getType()).getElementTypeBitWidth())
    return arith::TruncIOp::create(builder, loc, type, counts);
  return arith::ExtSIOp::create(builder, loc, type, counts);
}

/// Stores the lanes of `counts` where `mask` is on, which are the first ones.
/// LLVM 22 writes four bytes for the one lane of a masked store that truncates
/// to i8 or i16, where it knows the mask; lanes of those are stored one by one.
void ValueLoops::storeLanes(OpBuilder &builder, Value counts,
                            ArrayRef<Value> row, Value offset,
                            Value mask) const {
  Type element = getVectorOf(indices).getElementType();
  if (element.isIndex() || element.getIntOrFloatBitWidth() >= 32) {
    vector::MaskedStoreOp::create(builder, loc, indices, getPlace(row, offset),
                                  mask, counts);
    return;
  }
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value lanes =
      arith::ConstantIndexOp::create(builder, loc, context.getLanes());
  Value left = arith::SubIOp::create(builder, loc, getRowSize(builder), offset);
  Value end = arith::MinUIOp::create(builder, loc, left, lanes);
  scf::ForOp::create(
      builder, loc, zero, end, one, ValueRange(),
      [&](OpBuilder &nested, Location, Value lane, ValueRange) {
        Value count =
            vector::ExtractOp::create(nested, loc, counts, OpFoldResult(lane));
        Value at = arith::AddIOp::create(nested, loc, offset, lane);
        memref::StoreOp::create(nested, loc, count, indices, getPlace(row, at));
        scf::YieldOp::create(nested, loc);
      });
}
