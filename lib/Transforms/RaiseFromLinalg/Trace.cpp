//===- Trace.cpp - Where elements of tensors come from --------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Trace.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::seek;

Tracer::Tracer(RankedTensorType type) : context(type.getContext()) {
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    resultIndices.push_back(size == 1 ? getAffineConstantExpr(0, context)
                                      : getAffineDimExpr(dim, context));
}

static bool isZero(AffineExpr expr) {
  auto constant = dyn_cast<AffineConstantExpr>(expr);
  return constant && constant.getValue() == 0;
}

AffineExpr Tracer::getSequenceIndex(int64_t size) const {
  return size == 1 ? getAffineConstantExpr(0, context)
                   : getAffineDimExpr(resultIndices.size(), context);
}

//===----------------------------------------------------------------------===//
// Structured ops
//===----------------------------------------------------------------------===//

/// The iteration of `op` that makes the element of a result, whose loops but
/// `reduced` are all parallel.
std::optional<SmallVector<AffineExpr>>
Tracer::getIteration(linalg::LinalgOp op, unsigned result,
                     ArrayRef<AffineExpr> indices,
                     std::optional<unsigned> reduced) {
  AffineMap map = op.getIndexingMapMatchingResult(op->getResult(result));
  if (!map.isProjectedPermutation(/*allowZeroInResults=*/true))
    return std::nullopt;
  SmallVector<AffineExpr> iteration(map.getNumDims());
  unsigned numKnown = 0;
  for (auto [expr, index] : llvm::zip_equal(map.getResults(), indices)) {
    auto loop = dyn_cast<AffineDimExpr>(expr);
    // A dimension that a reduction keeps, of size 1.
    if (!loop && isZero(index))
      continue;
    if (!loop || loop.getPosition() == reduced)
      return std::nullopt;
    iteration[loop.getPosition()] = index;
    ++numKnown;
  }
  if (numKnown + (reduced ? 1 : 0) != map.getNumDims())
    return std::nullopt;
  if (reduced)
    iteration[*reduced] = getSequenceIndex(op.getStaticLoopRanges()[*reduced]);
  return iteration;
}

/// Whether all that `op` does is to make its results.
static bool isPureOnTensors(linalg::LinalgOp op) {
  return op.hasPureTensorSemantics() && isMemoryEffectFree(op);
}

std::optional<Scalar> Tracer::enter(linalg::LinalgOp op, unsigned result,
                                    ArrayRef<AffineExpr> indices) {
  if (!isPureOnTensors(op) || op.getNumParallelLoops() != op.getNumLoops())
    return std::nullopt;
  std::optional<SmallVector<AffineExpr>> iteration =
      getIteration(op, result, indices, std::nullopt);
  if (!iteration)
    return std::nullopt;
  visited.insert(op);
  return Scalar{op.getBlock()->getTerminator()->getOperand(result), op,
                std::move(*iteration)};
}

std::optional<Reduction> Tracer::enterReduction(linalg::LinalgOp op,
                                                unsigned result,
                                                ArrayRef<AffineExpr> indices) {
  SmallVector<unsigned> loops;
  op.getReductionDims(loops);
  if (!isPureOnTensors(op) || loops.size() != 1 ||
      op.getNumParallelLoops() + 1 != op.getNumLoops())
    return std::nullopt;
  std::optional<SmallVector<AffineExpr>> iteration =
      getIteration(op, result, indices, loops.front());
  if (!iteration)
    return std::nullopt;
  visited.insert(op);
  return Reduction{op, loops.front(), op.getStaticLoopRanges()[loops.front()],
                   std::move(*iteration)};
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

/// The indices in the short shape of a reshape that adds or removes dimensions
/// of size 1 only.
static std::optional<SmallVector<AffineExpr>>
collapseIndices(RankedTensorType longType, ArrayRef<AffineExpr> indices,
                ArrayRef<ReassociationIndices> groups, MLIRContext *context) {
  SmallVector<AffineExpr> result;
  for (const ReassociationIndices &group : groups) {
    AffineExpr index = getAffineConstantExpr(0, context);
    int64_t dims = 0;
    for (int64_t dim : group) {
      if (longType.getDimSize(dim) == 1)
        continue;
      index = indices[dim];
      ++dims;
    }
    if (dims > 1)
      return std::nullopt;
    result.push_back(index);
  }
  return result;
}

/// The inverse of collapseIndices.
static std::optional<SmallVector<AffineExpr>>
expandIndices(RankedTensorType longType, ArrayRef<AffineExpr> indices,
              ArrayRef<ReassociationIndices> groups, MLIRContext *context) {
  SmallVector<AffineExpr> result(longType.getRank(),
                                 getAffineConstantExpr(0, context));
  for (auto [group, index] : llvm::zip_equal(groups, indices)) {
    int64_t dims = 0;
    for (int64_t dim : group) {
      if (longType.getDimSize(dim) == 1)
        continue;
      result[dim] = index;
      ++dims;
    }
    if (dims > 1 || (dims == 0 && !isZero(index)))
      return std::nullopt;
  }
  return result;
}

/// The indices in the source of a slice.
static std::optional<SmallVector<AffineExpr>>
sliceIndices(tensor::ExtractSliceOp op, ArrayRef<AffineExpr> indices,
             bool mayBePart, MLIRContext *context) {
  llvm::SmallBitVector dropped = op.getDroppedDims();
  ArrayRef<int64_t> offsets = op.getStaticOffsets();
  ArrayRef<int64_t> strides = op.getStaticStrides();
  ArrayRef<int64_t> sizes = op.getStaticSizes();
  SmallVector<AffineExpr> result;
  for (int64_t dim = 0, kept = 0; dim < op.getSourceType().getRank(); ++dim) {
    AffineExpr index =
        dropped.test(dim) ? getAffineConstantExpr(0, context) : indices[kept++];
    if (ShapedType::isDynamic(offsets[dim]) ||
        ShapedType::isDynamic(strides[dim]))
      return std::nullopt;
    if (auto constant = dyn_cast<AffineConstantExpr>(index)) {
      result.push_back(getAffineConstantExpr(
          offsets[dim] + constant.getValue() * strides[dim], context));
      continue;
    }
    bool isWhole = !ShapedType::isDynamic(sizes[dim]) &&
                   sizes[dim] == op.getSourceType().getDimSize(dim);
    if (offsets[dim] != 0 || strides[dim] != 1 || !(isWhole || mayBePart))
      return std::nullopt;
    result.push_back(index);
  }
  return result;
}

/// The element of another tensor that this one is a copy of.
std::optional<Element> Tracer::stepBack(const Element &element,
                                        bool mayBePart) {
  Operation *op = element.tensor.getDefiningOp();
  std::optional<SmallVector<AffineExpr>> indices;
  Value source;
  if (auto cast = dyn_cast_or_null<tensor::CastOp>(op)) {
    source = cast.getSource();
    if (isa<RankedTensorType>(source.getType()))
      indices = element.indices;
  } else if (auto expand = dyn_cast_or_null<tensor::ExpandShapeOp>(op)) {
    source = expand.getSrc();
    indices = collapseIndices(expand.getResultType(), element.indices,
                              expand.getReassociationIndices(), context);
  } else if (auto collapse = dyn_cast_or_null<tensor::CollapseShapeOp>(op)) {
    source = collapse.getSrc();
    indices = expandIndices(collapse.getSrcType(), element.indices,
                            collapse.getReassociationIndices(), context);
  } else if (auto slice = dyn_cast_or_null<tensor::ExtractSliceOp>(op)) {
    source = slice.getSource();
    indices = sliceIndices(slice, element.indices, mayBePart, context);
  }
  if (!indices)
    return std::nullopt;
  visited.insert(op);
  return Element{source, std::move(*indices)};
}

//===----------------------------------------------------------------------===//
// Walking back
//===----------------------------------------------------------------------===//

/// Whether the argument changes from one iteration to the next.
static bool isAccumulator(linalg::LinalgOp op, BlockArgument argument) {
  return op.getNumReductionLoops() > 0 &&
         op.isDpsInit(op.getMatchingOpOperand(argument));
}

Origin Tracer::trace(Scalar scalar, bool mayBePart) {
  Origin origin;
  while (true) {
    // Of an operand of a structured op, an element; any other value is computed
    // where it stands.
    Element element;
    auto argument = dyn_cast<BlockArgument>(scalar.value);
    if (isa<RankedTensorType>(scalar.value.getType())) {
      element = {scalar.value, scalar.iteration};
    } else if (argument && scalar.scope &&
               argument.getOwner() == scalar.scope.getBlock() &&
               !isAccumulator(scalar.scope, argument)) {
      OpOperand *operand = scalar.scope.getMatchingOpOperand(argument);
      if (!isa<RankedTensorType>(operand->get().getType())) {
        scalar = {operand->get(), linalg::LinalgOp(), {}};
        continue;
      }
      element.tensor = operand->get();
      for (AffineExpr expr :
           scalar.scope.getMatchingIndexingMap(operand).getResults())
        element.indices.push_back(
            simplifyAffineExpr(expr.replaceDims(scalar.iteration),
                               resultIndices.size() + 1, /*numSymbols=*/0));
    } else {
      origin.computed = std::move(scalar);
      return origin;
    }

    origin.elements.push_back(element);
    while (std::optional<Element> source = stepBack(element, mayBePart)) {
      element = std::move(*source);
      origin.elements.push_back(element);
    }
    Operation *op = element.tensor.getDefiningOp();
    auto result = dyn_cast<OpResult>(element.tensor);
    if (op && OpTrait::hasElementwiseMappableTraits(op)) {
      visited.insert(op);
      origin.computed =
          Scalar{element.tensor, linalg::LinalgOp(), element.indices};
      return origin;
    }
    auto structured = dyn_cast_or_null<linalg::LinalgOp>(op);
    if (!structured)
      return origin;
    std::optional<Scalar> inner =
        enter(structured, result.getResultNumber(), element.indices);
    if (!inner)
      return origin;
    scalar = std::move(*inner);
  }
}

TypedAttr Tracer::getConstant(Scalar scalar) {
  // That a constant has other users does not matter.
  size_t numVisited = visited.size();
  Origin origin = trace(std::move(scalar));
  forgetVisited(numVisited);
  Value value =
      origin.computed ? origin.computed->value : origin.elements.back().tensor;
  if (auto elements = value.getDefiningOp<tensor::FromElementsOp>()) {
    if (elements.getElements().size() != 1)
      return {};
    value = elements.getElements().front();
  } else if (auto splat = value.getDefiningOp<tensor::SplatOp>()) {
    value = splat.getInput();
  }
  Attribute attribute;
  if (!matchPattern(value, m_Constant(&attribute)))
    return {};
  if (auto dense = dyn_cast<DenseElementsAttr>(attribute)) {
    if (!dense.isSplat())
      return {};
    attribute = dense.getSplatValue<Attribute>();
  }
  return dyn_cast<TypedAttr>(attribute);
}
