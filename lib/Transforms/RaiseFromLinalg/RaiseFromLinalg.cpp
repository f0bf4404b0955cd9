//===- RaiseFromLinalg.cpp - Searches written in linalg to seek.bound -----===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Transforms/Passes.h"

#include "Count.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::seek {
#define GEN_PASS_DEF_SEEKRAISEFROMLINALGPASS
#include "seek/Transforms/Passes.h.inc"
} // namespace mlir::seek

using namespace mlir;
using namespace mlir::seek;

/// The greatest count such that all up to it are exact in the type.
static int64_t getMaxCount(Type type) {
  if (auto floatType = dyn_cast<FloatType>(type))
    return int64_t(1) << APFloat::semanticsPrecision(
               floatType.getFloatSemantics());
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  return APInt::getSignedMaxValue(std::min(width, 64u)).getSExtValue();
}

/// Whether `seek.bound` makes results of the type.
static bool isIndexType(Type type) {
  return type.isIndex() || type.isSignlessInteger(8) ||
         type.isSignlessInteger(16) || type.isSignlessInteger(32) ||
         type.isSignlessInteger(64);
}

/// The tensor with exactly these indices that the element is in.
static Value createTensor(OpBuilder &builder, Location loc,
                          const Element &element,
                          ArrayRef<AffineExpr> indices) {
  if (element.indices.size() == indices.size())
    return element.tensor;
  return tensor::CollapseShapeOp::create(builder, loc, element.tensor,
                                         *matchIndices(element, indices));
}

namespace {

struct RaiseCount : OpInterfaceRewritePattern<linalg::LinalgOp> {
  RaiseCount(MLIRContext *context,
             const SeekRaiseFromLinalgPassOptions &options)
      : OpInterfaceRewritePattern(context), options(options) {}

  LogicalResult matchAndRewrite(linalg::LinalgOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureTensorSemantics() || op->getNumResults() != 1)
      return rewriter.notifyMatchFailure(op, "not one result on tensors");
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    if (type.getEncoding())
      return rewriter.notifyMatchFailure(op, "an encoding");
    Tracer tracer(type);
    std::optional<Count> count = matchCount(tracer, op);
    if (!count)
      return rewriter.notifyMatchFailure(op, "not a count of comparisons");
    if (failed(checkUses(rewriter, tracer, op)) ||
        failed(checkTypes(rewriter, *count, op)))
      return failure();

    const ElementCompare &compare = count->compare;
    FailureOr<Side> side = getSide(rewriter, compare, op);
    if (failed(side))
      return failure();
    AffineExpr index = tracer.getSequenceIndex(count->length);
    const Element *sequence = chooseSequence(compare, index);
    if (!sequence)
      return rewriter.notifyMatchFailure(
          op, "elements not known to ascend without NaN");

    SmallVector<AffineExpr> indices = {index};
    if (!matchIndices(*sequence, indices)) {
      indices = llvm::to_vector(tracer.getResultIndices().drop_back());
      indices.push_back(index);
    }
    Value elements = createTensor(rewriter, op.getLoc(), *sequence, indices);
    Value values = createTensor(rewriter, op.getLoc(), compare.values,
                                tracer.getResultIndices());
    replaceByBound(rewriter, op, *count, *side, elements, values);
    return success();
  }

private:
  /// Where what is compared is needed for something else than its size too, a
  /// search is work in addition.
  static LogicalResult checkUses(PatternRewriter &rewriter,
                                 const Tracer &tracer, Operation *root) {
    ArrayRef<Operation *> visited = tracer.getVisited();
    for (Operation *op : visited)
      for (Operation *user : op->getUsers())
        if (op != root && !isa<tensor::DimOp>(user) &&
            !llvm::is_contained(visited, user))
          return rewriter.notifyMatchFailure(root, "other uses on the way");
    return success();
  }

  /// No sum on the way wraps around or is rounded.
  static LogicalResult checkTypes(PatternRewriter &rewriter, const Count &count,
                                  Operation *root) {
    for (Type type : count.types) {
      if (!isIndexType(type) &&
          !isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(type))
        return rewriter.notifyMatchFailure(root, "counts of another type");
      // More elements than 64 bits can count do not exist.
      if (ShapedType::isDynamic(count.length)
              ? isa<FloatType>(type) || getMaxCount(type) != INT64_MAX
              : count.length > getMaxCount(type))
        return rewriter.notifyMatchFailure(root, "counts may not be exact");
    }
    return success();
  }

  /// Elements are no NaNs. A NaN among the values comes after all of them.
  FailureOr<Side> getSide(PatternRewriter &rewriter,
                          const ElementCompare &compare,
                          Operation *root) const {
    bool isNaNCounted = compare.holds & kUnordered;
    if (compare.isFloat && !isNaNCounted && !compare.excludesNaN &&
        !options.assumeNoNaNs)
      return rewriter.notifyMatchFailure(root, "NaN comes before elements");
    switch (compare.holds & ~kUnordered) {
    case kLess:
      return Side::Lower;
    case kLess | kEqual:
      return Side::Upper;
    default:
      return rewriter.notifyMatchFailure(root, "counts no elements before");
    }
  }

  /// The sequence that is known to be in order.
  const Element *chooseSequence(const ElementCompare &compare,
                                AffineExpr index) const {
    for (const Element &sequence : compare.sequences) {
      Attribute constant;
      if (!matchPattern(sequence.tensor, m_Constant(&constant)))
        continue;
      auto type = cast<RankedTensorType>(sequence.tensor.getType());
      int64_t length = 1;
      for (auto [size, sizeIndex] :
           llvm::zip_equal(type.getShape(), sequence.indices))
        if (sizeIndex == index)
          length *= size;
      std::optional<bool> isInOrder =
          ascends(constant, length, compare.isUnsigned);
      if (isInOrder)
        return *isInOrder ? &sequence : nullptr;
    }
    return options.assumeSorted ? &compare.sequences.front() : nullptr;
  }

  static void replaceByBound(PatternRewriter &rewriter, linalg::LinalgOp op,
                             const Count &count, Side side, Value sequence,
                             Value values) {
    Location loc = op.getLoc();
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    // Where results go, but for what a reduction starts from.
    Value init = op.getDpsInits().front();
    while (auto fill = init.getDefiningOp<linalg::FillOp>())
      init = fill.getDpsInits().front();
    if (isIndexType(type.getElementType())) {
      auto bound = BoundOp::create(rewriter, loc, side, sequence, values, init,
                                   count.compare.isUnsigned);
      rewriter.replaceOp(op, bound.getResult());
      return;
    }

    Type countType = count.length <= getMaxCount(rewriter.getI32Type())
                         ? rewriter.getI32Type()
                         : rewriter.getI64Type();
    Value counts = tensor::EmptyOp::create(
        rewriter, loc, tensor::getMixedSizes(rewriter, loc, init), countType);
    counts = BoundOp::create(rewriter, loc, side, sequence, values, counts,
                             count.compare.isUnsigned)
                 .getResult();
    SmallVector<AffineMap> maps(
        2, rewriter.getMultiDimIdentityMap(type.getRank()));
    SmallVector<utils::IteratorType> iterators(type.getRank(),
                                               utils::IteratorType::parallel);
    rewriter.replaceOpWithNewOp<linalg::GenericOp>(
        op, TypeRange(type), ValueRange(counts), ValueRange(init), maps,
        iterators,
        [&](OpBuilder &body, Location bodyLoc, ValueRange arguments) {
          Value number = arith::SIToFPOp::create(
              body, bodyLoc, type.getElementType(), arguments.front());
          linalg::YieldOp::create(body, bodyLoc, number);
        });
  }

  SeekRaiseFromLinalgPassOptions options;
};

struct SeekRaiseFromLinalgPass
    : seek::impl::SeekRaiseFromLinalgPassBase<SeekRaiseFromLinalgPass> {
  using SeekRaiseFromLinalgPassBase::SeekRaiseFromLinalgPassBase;

  void runOnOperation() override {
    SeekRaiseFromLinalgPassOptions options;
    options.assumeSorted = assumeSorted;
    options.assumeNoNaNs = assumeNoNaNs;
    RewritePatternSet patterns(&getContext());
    populateSeekRaiseFromLinalgPatterns(patterns, options);
    // The last op of a search stands for all of it. From the bottom up, it is
    // met first.
    GreedyRewriteConfig config;
    config.setUseTopDownTraversal(false)
        .enableFolding(false)
        .enableConstantCSE(false)
        .setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    if (failed(
            applyPatternsGreedily(getOperation(), std::move(patterns), config)))
      signalPassFailure();
  }
};

} // namespace

void seek::populateSeekRaiseFromLinalgPatterns(
    RewritePatternSet &patterns,
    const SeekRaiseFromLinalgPassOptions &options) {
  patterns.add<RaiseCount>(patterns.getContext(), options);
}
