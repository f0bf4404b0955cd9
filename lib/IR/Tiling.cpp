//===- Tiling.cpp - Tiles of seek.bound -----------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The iteration domain is the dimensions of the values, which are parallel, and
// after them the last dimension of the sequence, a reduction. A tile holds the
// whole sequence: counts in a part of it are no part of the result. Parts whose
// counts are added are in SplitSequence.cpp.

#include "Tiling.h"
#include "Shapes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using namespace mlir::seek;

//===----------------------------------------------------------------------===//
// One tile
//===----------------------------------------------------------------------===//

Value seek::createSlice(OpBuilder &builder, Location loc, Value source,
                        ArrayRef<OpFoldResult> offsets,
                        ArrayRef<OpFoldResult> sizes,
                        SmallVectorImpl<Operation *> &slices) {
  SmallVector<OpFoldResult> strides(offsets.size(), builder.getIndexAttr(1));
  if (isa<TensorType>(source.getType()))
    slices.push_back(tensor::ExtractSliceOp::create(builder, loc, source,
                                                    offsets, sizes, strides));
  else
    slices.push_back(memref::SubViewOp::create(builder, loc, source, offsets,
                                               sizes, strides));
  return slices.back()->getResult(0);
}

TilingResult seek::createTile(OpBuilder &builder, BoundOp op, Value sequence,
                              Value values, Value table, Value indices,
                              SmallVector<Operation *> slices) {
  SmallVector<Value> operands = {sequence, values};
  if (table)
    operands.push_back(table);
  operands.push_back(indices);
  SmallVector<Type> types;
  if (op.getResult())
    types.push_back(indices.getType());
  OperationState state(op.getLoc(), op->getName(), operands, types,
                       op->getAttrs());
  Operation *tile = builder.create(state);
  return {{tile}, SmallVector<Value>(tile->getResults()), std::move(slices)};
}

/// The tile at `offsets` and `sizes` of the values, with the whole sequence.
static TilingResult tileValues(OpBuilder &builder, BoundOp op,
                               ArrayRef<OpFoldResult> offsets,
                               ArrayRef<OpFoldResult> sizes) {
  Location loc = op.getLoc();
  SmallVector<Operation *> slices;
  Value sequence = op.getSequence();
  if (!op.isSequenceShared()) {
    SmallVector<OpFoldResult> rowOffsets(offsets.drop_back());
    SmallVector<OpFoldResult> rowSizes(sizes.drop_back());
    Range whole = op.getIterationDomain(builder).back();
    rowOffsets.push_back(whole.offset);
    rowSizes.push_back(whole.size);
    sequence =
        createSlice(builder, loc, sequence, rowOffsets, rowSizes, slices);
  }
  Value values =
      createSlice(builder, loc, op.getValues(), offsets, sizes, slices);
  Value indices =
      createSlice(builder, loc, op.getIndices(), offsets, sizes, slices);
  // A table is one of the whole sequence, which the tile searches.
  return createTile(builder, op, sequence, values, op.getTable(), indices,
                    std::move(slices));
}

//===----------------------------------------------------------------------===//
// The iteration domain
//===----------------------------------------------------------------------===//

static OpFoldResult getSize(OpBuilder &builder, Location loc, Value shaped,
                            int64_t dim) {
  return isa<TensorType>(shaped.getType())
             ? tensor::getMixedSize(builder, loc, shaped, dim)
             : memref::getMixedSize(builder, loc, shaped, dim);
}

SmallVector<utils::IteratorType> BoundOp::getLoopIteratorTypes() {
  SmallVector<utils::IteratorType> types(getSequenceLoop(*this),
                                         utils::IteratorType::parallel);
  types.push_back(utils::IteratorType::reduction);
  return types;
}

SmallVector<Range> BoundOp::getIterationDomain(OpBuilder &builder) {
  Location loc = getLoc();
  OpFoldResult zero = builder.getIndexAttr(0), one = builder.getIndexAttr(1);
  int64_t last = getSequence().getType().getRank() - 1;
  SmallVector<Range> domain;
  for (int64_t dim = 0; dim < getValues().getType().getRank(); ++dim) {
    // Sizes agree at run time; one that is static somewhere is taken there.
    SmallVector<Value> sources = {getIndices(), getValues()};
    if (!isSequenceShared() && dim < last)
      sources.push_back(getSequence());
    auto *known = llvm::find_if(sources, [&](Value source) {
      return !cast<ShapedType>(source.getType()).isDynamicDim(dim);
    });
    Value source = known == sources.end() ? sources.front() : *known;
    domain.push_back({zero, getSize(builder, loc, source, dim), one});
  }
  domain.push_back({zero, getSize(builder, loc, getSequence(), last), one});
  return domain;
}

std::optional<int64_t> seek::findConstant(OpFoldResult size, int mostOps) {
  if (std::optional<int64_t> constant = getConstantIntValue(size))
    return constant;
  if (mostOps == 0)
    return std::nullopt;
  auto value = cast<Value>(size);
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto loop = dyn_cast_if_present<LoopLikeOpInterface>(
        argument.getOwner()->getParentOp());
    if (!loop)
      return std::nullopt;
    std::optional<SmallVector<Value>> ivs = loop.getLoopInductionVars();
    std::optional<SmallVector<OpFoldResult>> from = loop.getLoopLowerBounds();
    std::optional<SmallVector<OpFoldResult>> to = loop.getLoopUpperBounds();
    std::optional<SmallVector<OpFoldResult>> steps = loop.getLoopSteps();
    if (!ivs || !from || !to || !steps)
      return std::nullopt;
    for (auto [iv, first, end, step] : llvm::zip(*ivs, *from, *to, *steps)) {
      if (iv != value)
        continue;
      std::optional<int64_t> firstValue = getConstantIntValue(first);
      std::optional<int64_t> endValue = getConstantIntValue(end);
      std::optional<int64_t> stepValue = getConstantIntValue(step);
      int64_t distance;
      if (firstValue && endValue && stepValue &&
          !llvm::SubOverflow(*endValue, *firstValue, distance) &&
          distance <= *stepValue)
        return firstValue;
    }
    return std::nullopt;
  }
  Operation *op = value.getDefiningOp();
  if (!isa<affine::AffineApplyOp, affine::AffineMinOp, affine::AffineMaxOp>(op))
    return std::nullopt;
  SmallVector<Attribute> operands;
  for (Value operand : op->getOperands()) {
    std::optional<int64_t> constant = findConstant(operand, mostOps - 1);
    if (!constant)
      return std::nullopt;
    operands.push_back(IntegerAttr::get(operand.getType(), *constant));
  }
  SmallVector<OpFoldResult> results;
  if (failed(op->fold(operands, results)) || results.size() != 1)
    return std::nullopt;
  return getConstantIntValue(results.front());
}

/// Whether `size` elements are known to be the whole sequence.
static bool isWholeSequence(BoundOp op, OpFoldResult size) {
  ShapedType type = op.getSequence().getType();
  int64_t last = type.getRank() - 1;
  if (!type.isDynamicDim(last))
    return findConstant(size) == type.getDimSize(last);
  return isSize(size, op.getSequence(), last);
}

//===----------------------------------------------------------------------===//
// Tiles of the iteration domain and of the result
//===----------------------------------------------------------------------===//

FailureOr<TilingResult>
BoundOp::getTiledImplementation(OpBuilder &builder,
                                ArrayRef<OpFoldResult> offsets,
                                ArrayRef<OpFoldResult> sizes) {
  if (!isWholeSequence(*this, sizes.back())) {
    InFlightDiagnostic diagnostic =
        emitOpError("expected tiles with the whole sequence, got ");
    if (std::optional<int64_t> size = getConstantIntValue(sizes.back()))
      diagnostic << *size << " of its elements";
    else
      diagnostic << "a part that is not known to be all of it";
    return diagnostic << "; loop " << getSequenceLoop(*this)
                      << " needs the tile size 0, or a partial reduction "
                         "with outer parallel loops, which adds counts";
  }
  return tileValues(builder, *this, offsets.drop_back(), sizes.drop_back());
}

LogicalResult BoundOp::getResultTilePosition(
    OpBuilder &, unsigned, ArrayRef<OpFoldResult> offsets,
    ArrayRef<OpFoldResult> sizes, SmallVector<OpFoldResult> &resultOffsets,
    SmallVector<OpFoldResult> &resultSizes) {
  resultOffsets.assign(offsets.drop_back().begin(), offsets.drop_back().end());
  resultSizes.assign(sizes.drop_back().begin(), sizes.drop_back().end());
  return success();
}

LogicalResult BoundOp::getIterationDomainTileFromResultTile(
    OpBuilder &builder, unsigned, ArrayRef<OpFoldResult> offsets,
    ArrayRef<OpFoldResult> sizes, SmallVectorImpl<OpFoldResult> &domainOffsets,
    SmallVectorImpl<OpFoldResult> &domainSizes) {
  Range whole = getIterationDomain(builder).back();
  domainOffsets.assign(offsets.begin(), offsets.end());
  domainOffsets.push_back(whole.offset);
  domainSizes.assign(sizes.begin(), sizes.end());
  domainSizes.push_back(whole.size);
  return success();
}

FailureOr<TilingResult>
BoundOp::generateResultTileValue(OpBuilder &builder, unsigned,
                                 ArrayRef<OpFoldResult> offsets,
                                 ArrayRef<OpFoldResult> sizes) {
  // What fuses all producers, as `structured.fuse`, clones each into the loops
  // first; one that is not fused stays before them. Where one search and one
  // loop are named, the search is outside and there is no choice.
  if (getOperation()->getBlock() == builder.getInsertionBlock() &&
      isRepeatedTile(
          *this, builder.getInsertionBlock(),
          llvm::to_vector(llvm::concat<const OpFoldResult>(offsets, sizes)))) {
    remark::missed(getLoc(),
                   remark::RemarkOpts::name("fusion").category("seek-tiling"))
        << "not fused: a loop outside of those that the tile depends on would "
           "repeat the search";
    return failure();
  }
  return tileValues(builder, *this, offsets, sizes);
}

bool BoundOp::isOpFusableWithConsumerSlice(unsigned, ArrayRef<OpFoldResult>,
                                           ArrayRef<OpFoldResult>) {
  return true;
}

//===----------------------------------------------------------------------===//
// Tiles of operands
//===----------------------------------------------------------------------===//

namespace {

/// A tile of the values; a dimension of which nothing is known has null.
struct ValuesTile {
  SmallVector<OpFoldResult> offsets, sizes;
};

} // namespace

/// The tile of the values that uses tiles of operands. If there is none, says
/// why in `reason`.
static std::optional<ValuesTile>
joinTiles(BoundOp op, ArrayRef<unsigned> operandNumbers,
          ArrayRef<SmallVector<OpFoldResult>> allOffsets,
          ArrayRef<SmallVector<OpFoldResult>> allSizes, std::string &reason) {
  unsigned rank = getSequenceLoop(op);
  ValuesTile tile{SmallVector<OpFoldResult>(rank),
                  SmallVector<OpFoldResult>(rank)};
  for (auto [number, tileOffsets, tileSizes] :
       llvm::zip_equal(operandNumbers, allOffsets, allSizes)) {
    ArrayRef<OpFoldResult> offsets(tileOffsets), sizes(tileSizes);
    if (number == op.getSequenceMutable().getOperandNumber()) {
      if (!isWholeSequence(op, sizes.back())) {
        reason = "a tile of 'sequence' is not known to hold all of it";
        return std::nullopt;
      }
      offsets = offsets.drop_back();
      sizes = sizes.drop_back();
    } else if (number != op.getValuesMutable().getOperandNumber() &&
               number != op.getIndicesMutable().getOperandNumber()) {
      reason = "'table' has no tiles";
      return std::nullopt;
    }
    for (auto [dim, offset, size] : llvm::enumerate(offsets, sizes)) {
      if (tile.sizes[dim] &&
          (!isEqualConstantIntOrValue(tile.offsets[dim], offset) ||
           !isEqualConstantIntOrValue(tile.sizes[dim], size))) {
        reason = "tiles of operands are not known to agree in dimension " +
                 std::to_string(dim);
        return std::nullopt;
      }
      tile.offsets[dim] = offset;
      tile.sizes[dim] = size;
    }
  }
  return tile;
}

bool BoundOp::isOpFusableWithProducerSlices(
    ArrayRef<unsigned> operandNumbers,
    ArrayRef<SmallVector<OpFoldResult>> allOffsets,
    ArrayRef<SmallVector<OpFoldResult>> allSizes) {
  std::string reason;
  return joinTiles(*this, operandNumbers, allOffsets, allSizes, reason)
      .has_value();
}

LogicalResult BoundOp::getIterationDomainTileFromOperandTiles(
    OpBuilder &builder, ArrayRef<unsigned> operandNumbers,
    ArrayRef<SmallVector<OpFoldResult>> allOffsets,
    ArrayRef<SmallVector<OpFoldResult>> allSizes,
    SmallVectorImpl<OpFoldResult> &domainOffsets,
    SmallVectorImpl<OpFoldResult> &domainSizes) {
  std::string reason;
  std::optional<ValuesTile> tile =
      joinTiles(*this, operandNumbers, allOffsets, allSizes, reason);
  if (!tile)
    return emitOpError("cannot be fused into the loop of a producer: ")
           << reason;
  domainOffsets.clear();
  domainSizes.clear();
  for (auto [dim, range] : llvm::enumerate(getIterationDomain(builder))) {
    bool isGiven = dim < tile->sizes.size() && tile->sizes[dim];
    domainOffsets.push_back(isGiven ? tile->offsets[dim] : range.offset);
    domainSizes.push_back(isGiven ? tile->sizes[dim] : range.size);
  }
  return success();
}

FailureOr<TilingResult> BoundOp::getTiledImplementationFromOperandTiles(
    OpBuilder &builder, ArrayRef<unsigned> operandNumbers,
    ArrayRef<SmallVector<OpFoldResult>> allOffsets,
    ArrayRef<SmallVector<OpFoldResult>> allSizes) {
  SmallVector<OpFoldResult> offsets, sizes;
  if (failed(getIterationDomainTileFromOperandTiles(
          builder, operandNumbers, allOffsets, allSizes, offsets, sizes)))
    return failure();
  return getTiledImplementation(builder, offsets, sizes);
}
