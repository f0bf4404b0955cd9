//===- Folds.cpp - Folding and canonicalization ---------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/IR/Seek.h"

#include "Numbers.h"
#include "Shapes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace mlir::seek;

//===----------------------------------------------------------------------===//
// Constant operands
//===----------------------------------------------------------------------===//

/// The most comparisons that folding makes, and the most elements that it
/// creates: constants fold as they come, and large ones make a module slow to
/// print, parse and compile.
static constexpr int64_t kMostComparisons = 1 << 16;
static constexpr int64_t kMostElements = 1 << 12;

/// The product of sizes, which a splat need not keep small.
static int64_t countElements(ArrayRef<int64_t> shape) {
  int64_t count = 1;
  for (int64_t size : shape)
    if (llvm::MulOverflow(count, size, count))
      return std::numeric_limits<int64_t>::max();
  return count;
}

/// A search of constants in constants, where that is cheap.
static DenseElementsAttr foldSearch(Side side, Attribute sequenceAttr,
                                    Attribute valuesAttr, Type resultType) {
  auto sequence = dyn_cast_if_present<DenseElementsAttr>(sequenceAttr);
  auto values = dyn_cast_if_present<DenseElementsAttr>(valuesAttr);
  auto type = dyn_cast<RankedTensorType>(resultType);
  if (!sequence || !values || !type || !type.hasStaticShape() ||
      type.getShape() != values.getType().getShape() ||
      sequence.getType().getRank() == 0)
    return {};
  int64_t length = sequence.getType().getShape().back();
  bool isShared = sequence.getType().getRank() == 1;
  // A splat of results: one value for all, and one sequence or equal elements.
  bool isSplat = values.isSplat() && (isShared || sequence.isSplat());
  int64_t numResults = isSplat ? 1 : countElements(type.getShape());
  int64_t comparisonsPerResult = sequence.isSplat() ? 1 : length;
  if (numResults == 0 || numResults > kMostElements ||
      comparisonsPerResult > kMostComparisons / numResults ||
      (!sequence.isSplat() && sequence.getNumElements() > kMostComparisons))
    return {};

  SmallVector<reference::Number> elements = getNumbers(sequence);
  SmallVector<reference::Number> numbers = getNumbers(values);
  Type indexType = type.getElementType();
  unsigned width = indexType.isIndex() ? 64 : indexType.getIntOrFloatBitWidth();
  int64_t valuesPerRow = isShared ? numResults : type.getShape().back();
  SmallVector<APInt> results;
  for (int64_t i = 0; i < numResults; ++i) {
    const reference::Number &value = numbers[values.isSplat() ? 0 : i];
    ArrayRef<reference::Number> row(elements);
    if (!sequence.isSplat())
      row = row.slice(isShared ? 0 : i / valuesPerRow * length, length);
    int64_t count = reference::countBefore(row, value, side == Side::Upper);
    if (sequence.isSplat())
      count *= length;
    results.push_back(APInt(width, count));
  }
  return DenseElementsAttr::get(type, results);
}

/// Whether sequences of the type are known to have no elements.
static bool isEmptySequence(Type type) {
  auto sequence = dyn_cast<RankedTensorType>(type);
  return sequence && sequence.getRank() > 0 && sequence.getShape().back() == 0;
}

/// The result where there is nothing to search, or nothing to search for.
static DenseElementsAttr foldEmpty(Type sequenceType, Type resultType) {
  auto type = dyn_cast<RankedTensorType>(resultType);
  if (!type || !type.hasStaticShape())
    return {};
  if (!isEmptySequence(sequenceType) && !llvm::is_contained(type.getShape(), 0))
    return {};
  return DenseElementsAttr::get(
      type, Attribute(IntegerAttr::get(type.getElementType(), 0)));
}

OpFoldResult BucketizeOp::fold(FoldAdaptor adaptor) {
  Type type = getResult().getType();
  if (DenseElementsAttr zeros = foldEmpty(getBuckets().getType(), type))
    return zeros;
  return foldSearch(getSide(), adaptor.getBuckets(), adaptor.getData(), type);
}

OpFoldResult SearchSortedOp::fold(FoldAdaptor adaptor) {
  Type type = getResult().getType();
  if (DenseElementsAttr zeros = foldEmpty(getSortedSequence().getType(), type))
    return zeros;
  if (getSorter())
    return {};
  return foldSearch(getSide(), adaptor.getSortedSequence(), adaptor.getValues(),
                    type);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

namespace {

/// Makes the declared result type as static as the operands say:
///
///   %r = seek.bucketize %x, %b : (tensor<4xf32>, ...) -> tensor<?xi64>
///   ->
///   %s = seek.bucketize %x, %b : (tensor<4xf32>, ...) -> tensor<4xi64>
///   %r = tensor.cast %s : tensor<4xi64> to tensor<?xi64>
template <typename OpTy>
struct RefineResultType : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Type> types = {op.getResult().getType()};
    if (failed(OpTy::refineReturnTypes(
            op.getContext(), std::nullopt, op->getOperands(),
            op->getDiscardableAttrDictionary(), op->getPropertiesStorage(),
            op->getRegions(), types)) ||
        types.front() == op.getResult().getType())
      return rewriter.notifyMatchFailure(op, "no more is known of the shape");
    Type declared = op.getResult().getType();
    rewriter.setInsertionPointAfter(op);
    rewriter.modifyOpInPlace(
        op, [&] { op.getResult().setType(cast<TensorType>(types.front())); });
    auto cast =
        tensor::CastOp::create(rewriter, op.getLoc(), declared, op.getResult());
    rewriter.replaceAllUsesExcept(op.getResult(), cast, cast);
    return success();
  }
};

/// Takes operands from before a `tensor.cast` that only forgets sizes or the
/// rank.
template <typename OpTy>
struct AbsorbCasts : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> operands(op->getOperands());
    bool changed = false;
    for (Value &operand : operands) {
      auto cast = operand.getDefiningOp<tensor::CastOp>();
      if (!cast || !forgets(cast))
        continue;
      operand = cast.getSource();
      changed = true;
    }
    if (!changed)
      return rewriter.notifyMatchFailure(op, "no cast that forgets sizes");
    // A program whose shapes disagree at run time is valid IR and stays so.
    SmallVector<Type> inferred;
    if (failed(OpTy::inferReturnTypes(op.getContext(), std::nullopt, operands,
                                      op->getDiscardableAttrDictionary(),
                                      op->getPropertiesStorage(),
                                      op->getRegions(), inferred)) ||
        !OpTy::isCompatibleReturnTypes(inferred, op->getResultTypes()) ||
        !countFits(getSequenceType(op, operands), op.getResult().getType()))
      return rewriter.notifyMatchFailure(op, "the sizes disagree");
    rewriter.modifyOpInPlace(op, [&] { op->setOperands(operands); });
    return success();
  }

  /// Whether the source knows all that the result does.
  static bool forgets(tensor::CastOp cast) {
    auto source = dyn_cast<RankedTensorType>(cast.getSource().getType());
    auto result = dyn_cast<RankedTensorType>(cast.getType());
    return source &&
           (!result || tensor::preservesStaticInformation(result, source));
  }

  static ShapedType getSequenceType(BucketizeOp, ArrayRef<Value> operands) {
    return cast<ShapedType>(operands[1].getType());
  }
  static ShapedType getSequenceType(SearchSortedOp, ArrayRef<Value> operands) {
    return cast<ShapedType>(operands[0].getType());
  }
};

/// Where there is nothing to search or to search for and sizes are dynamic: the
/// folder has no constant for that.
template <typename OpTy>
struct ReplaceEmpty : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<RankedTensorType>(op.getResult().getType());
    if (!type || type.hasStaticShape())
      return rewriter.notifyMatchFailure(op, "left to the folder");
    bool isEmptyResult = llvm::is_contained(type.getShape(), 0);
    if (!isEmptyResult && !isEmptySequence(AbsorbCasts<OpTy>::getSequenceType(
                              op, llvm::to_vector(op->getOperands()))))
      return rewriter.notifyMatchFailure(op, "not known to be empty");
    ReifiedRankedShapedTypeDims shapes;
    if (failed(op.reifyResultShapes(rewriter, shapes)))
      return rewriter.notifyMatchFailure(op, "an operand of unknown rank");
    SmallVector<Value> sizes;
    for (auto [size, known] : llvm::zip_equal(shapes.front(), type.getShape()))
      if (ShapedType::isDynamic(known))
        sizes.push_back(
            getValueOrCreateConstantIndexOp(rewriter, op.getLoc(), size));
    if (isEmptyResult) {
      rewriter.replaceOpWithNewOp<tensor::EmptyOp>(op, type, sizes);
      return success();
    }
    Value zero = arith::ConstantOp::create(
        rewriter, op.getLoc(), rewriter.getZeroAttr(type.getElementType()));
    rewriter.replaceOpWithNewOp<tensor::SplatOp>(op, zero, type, sizes);
    return success();
  }
};

} // namespace

void BucketizeOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                              MLIRContext *context) {
  patterns.add<RefineResultType<BucketizeOp>, AbsorbCasts<BucketizeOp>,
               ReplaceEmpty<BucketizeOp>>(context);
}

void SearchSortedOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                                 MLIRContext *context) {
  patterns.add<RefineResultType<SearchSortedOp>, AbsorbCasts<SearchSortedOp>,
               ReplaceEmpty<SearchSortedOp>>(context);
}
