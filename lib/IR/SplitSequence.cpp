//===- SplitSequence.cpp - Counts in parts of a sequence ------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Each part of a sorted sequence is sorted, and the elements before a value in
// the whole are those before it in the parts: for every value, NaN too, the
// counts in the parts add up to the result, and an empty part adds nothing.
//
// Partial counts are a tensor with a dimension for the parts in front of those
// of the values, so that the counts in one part lie next to each other.

#include "Tiling.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::seek;

static Value createZero(OpBuilder &builder, BoundOp op) {
  Type type = op.getIndices().getType().getElementType();
  return arith::ConstantOp::create(builder, op.getLoc(),
                                   builder.getZeroAttr(type));
}

/// `value` for the parts in front of `ofValues`.
static SmallVector<OpFoldResult> prepend(OpFoldResult value,
                                         ArrayRef<OpFoldResult> ofValues) {
  SmallVector<OpFoldResult> result = {value};
  llvm::append_range(result, ofValues);
  return result;
}

static LogicalResult verifySplit(BoundOp op,
                                 const SetVector<unsigned> &reductionDims) {
  unsigned loop = getSequenceLoop(op);
  if (reductionDims.size() != 1 || reductionDims.front() != loop)
    return op.emitOpError("expected the reduction over the sequence, loop ")
           << loop << ", to be split, got "
           << (reductionDims.empty() ? "no loop" : "other loops");
  if (!op.hasPureTensorSemantics())
    return op.emitOpError(
        "expected tensors where the sequence is split, got memrefs");
  return success();
}

FailureOr<SmallVector<Value>> BoundOp::generateInitialTensorForPartialReduction(
    OpBuilder &builder, Location loc, ArrayRef<OpFoldResult> sizes,
    const SetVector<unsigned> &reductionDims) {
  if (failed(verifySplit(*this, reductionDims)))
    return failure();
  // Of the values' dimensions, as much is static as in 'indices': the merge
  // reduces one type to the other.
  SmallVector<int64_t> shape = {ShapedType::kDynamic};
  // An empty sequence has one part, which is never searched: zero.
  if (std::optional<int64_t> numParts = getConstantIntValue(sizes.back()))
    shape.front() = std::max<int64_t>(*numParts, 1);
  llvm::append_range(shape, getIndices().getType().getShape());
  SmallVector<OpFoldResult> allSizes = prepend(sizes.back(), sizes.drop_back());
  SmallVector<Value> dynamicSizes;
  for (auto [size, known] : llvm::zip_equal(allSizes, shape))
    if (ShapedType::isDynamic(known))
      dynamicSizes.push_back(
          getValueOrCreateConstantIndexOp(builder, loc, size));
  Value empty = tensor::EmptyOp::create(
      builder, loc,
      RankedTensorType::get(shape, getIndices().getType().getElementType()),
      dynamicSizes);
  Value zero = createZero(builder, *this);
  auto fill = linalg::FillOp::create(builder, loc, zero, empty);
  return SmallVector<Value>{fill.getResult(0)};
}

FailureOr<TilingResult> BoundOp::tileToPartialReduction(
    OpBuilder &builder, Location loc, ReductionTilingStrategy strategy,
    ValueRange init, ArrayRef<OpFoldResult> offsets,
    ArrayRef<OpFoldResult> sizes, const SetVector<unsigned> &reductionDims,
    ArrayRef<OpFoldResult> parts) {
  if (failed(verifySplit(*this, reductionDims)))
    return failure();
  if (strategy != ReductionTilingStrategy::PartialReductionOuterParallel)
    return emitOpError("expected the sequence to be split by outer parallel "
                       "loops (tile_reduction_using_forall), got an outer "
                       "reduction: a count in a part is not accumulated");

  SmallVector<Operation *> slices;
  ArrayRef<OpFoldResult> valueOffsets = offsets.drop_back();
  ArrayRef<OpFoldResult> valueSizes = sizes.drop_back();
  // Of rows, also where they are tiled.
  SmallVector<OpFoldResult> rowOffsets, rowSizes;
  if (!isSequenceShared()) {
    llvm::append_range(rowOffsets, valueOffsets.drop_back());
    llvm::append_range(rowSizes, valueSizes.drop_back());
  }
  rowOffsets.push_back(offsets.back());
  rowSizes.push_back(sizes.back());
  Value sequence =
      createSlice(builder, loc, getSequence(), rowOffsets, rowSizes, slices);
  Value values =
      createSlice(builder, loc, getValues(), valueOffsets, valueSizes, slices);

  auto partial = cast<RankedTensorType>(init.front().getType());
  OpFoldResult one = builder.getIndexAttr(1);
  SmallVector<OpFoldResult> strides(partial.getRank(), one);
  auto indices = tensor::ExtractSliceOp::create(
      builder, loc,
      cast<RankedTensorType>(values.getType()).clone(partial.getElementType()),
      init.front(), prepend(parts.front(), valueOffsets),
      prepend(one, valueSizes), strides);
  slices.push_back(indices);
  // A table is one of the whole sequence: useless for a part.
  return createTile(builder, *this, sequence, values, /*table=*/Value(),
                    indices, std::move(slices));
}

LogicalResult BoundOp::getPartialResultTilePosition(
    OpBuilder &builder, unsigned, ReductionTilingStrategy,
    ArrayRef<OpFoldResult> offsets, ArrayRef<OpFoldResult> sizes,
    const SetVector<unsigned> &, ArrayRef<OpFoldResult> parts,
    SmallVector<OpFoldResult> &resultOffsets,
    SmallVector<OpFoldResult> &resultSizes) {
  resultOffsets = prepend(parts.front(), offsets.drop_back());
  resultSizes = prepend(builder.getIndexAttr(1), sizes.drop_back());
  return success();
}

FailureOr<MergeResult> BoundOp::mergeReductions(OpBuilder &builder,
                                                Location loc,
                                                ValueRange partials,
                                                const SetVector<unsigned> &) {
  Value zero = createZero(builder, *this);
  auto fill = linalg::FillOp::create(builder, loc, zero, getIndices());
  auto sum = linalg::ReduceOp::create(
      builder, loc, partials, fill.getResult(0), /*dimensions=*/{0},
      [](OpBuilder &nested, Location nestedLoc, ValueRange counts) {
        Value both =
            arith::AddIOp::create(nested, nestedLoc, counts[0], counts[1]);
        linalg::YieldOp::create(nested, nestedLoc, both);
      });
  return MergeResult{{sum}, {sum->getResult(0)}};
}
