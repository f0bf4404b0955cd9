//===- LowerToBound.cpp - Spec ops to seek.bound --------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Transforms/Passes.h"

#include "KeySpace.h"
#include "seek/IR/Seek.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/DialectConversion.h"

namespace mlir::seek {
#define GEN_PASS_DEF_SEEKLOWERTOBOUNDPASS
#include "seek/Transforms/Passes.h.inc"
} // namespace mlir::seek

using namespace mlir;
using namespace mlir::seek;

/// The first type of an operand or result that has no rank, or an encoding, and
/// cannot be lowered; or null.
static Type findUnsupported(Operation *op) {
  for (Type type :
       llvm::concat<const Type>(llvm::to_vector(op->getOperandTypes()),
                                llvm::to_vector(op->getResultTypes()))) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || tensor.getEncoding())
      return type;
  }
  return Type();
}

/// sequence[r, min(sorter[r, j], N - 1)] for all r, j; the minimum is unsigned,
/// so that no entry reads outside the sequence.
static Value applySorter(OpBuilder &builder, Location loc, Value sequence,
                         Value sorter) {
  auto type = cast<RankedTensorType>(sequence.getType());
  int64_t rank = type.getRank();
  Value init = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, sequence),
      type.getElementType());
  Value length = tensor::DimOp::create(builder, loc, sequence, rank - 1);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value last = arith::SubIOp::create(builder, loc, length, one);
  SmallVector<AffineMap> maps(2, builder.getMultiDimIdentityMap(rank));
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             builder, loc, init.getType(), sorter, init, maps, iterators,
             [&](OpBuilder &nested, Location, ValueRange args) {
               Value entry = castEntryToIndex(nested, loc, args.front());
               entry = arith::MinUIOp::create(nested, loc, entry, last);
               SmallVector<Value> indices;
               for (int64_t dim = 0; dim + 1 < rank; ++dim)
                 indices.push_back(linalg::IndexOp::create(nested, loc, dim));
               indices.push_back(entry);
               Value element =
                   tensor::ExtractOp::create(nested, loc, sequence, indices);
               linalg::YieldOp::create(nested, loc, element);
             })
      .getResult(0);
}

/// Replaces `op` by a seek.bound into a new tensor.
static LogicalResult replaceByBound(PatternRewriter &rewriter, Operation *op,
                                    Side side, Value sequence, Value values,
                                    Value sorter) {
  if (findUnsupported(op))
    return rewriter.notifyMatchFailure(op, "no rank, or an encoding");
  auto resultType = cast<RankedTensorType>(op->getResult(0).getType());

  Location loc = op->getLoc();
  if (sorter)
    sequence = applySorter(rewriter, loc, sequence, sorter);
  // The result has the size of the values in every dimension; where its type
  // knows one that theirs does not, the two agree at run time.
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(rewriter, loc, values);
  for (auto [size, known] : llvm::zip_equal(sizes, resultType.getShape()))
    if (!ShapedType::isDynamic(known))
      size = rewriter.getIndexAttr(known);
  Value init = tensor::EmptyOp::create(rewriter, loc, sizes,
                                       resultType.getElementType());
  Value bound =
      BoundOp::create(rewriter, loc, side, sequence, values, init).getResult();
  if (bound.getType() != resultType)
    bound = tensor::CastOp::create(rewriter, loc, resultType, bound);
  rewriter.replaceOp(op, bound);
  return success();
}

namespace {

struct LowerBucketize : OpRewritePattern<BucketizeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(BucketizeOp op,
                                PatternRewriter &rewriter) const override {
    return replaceByBound(rewriter, op, op.getSide(), op.getBuckets(),
                          op.getData(), /*sorter=*/Value());
  }
};

struct LowerSearchSorted : OpRewritePattern<SearchSortedOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(SearchSortedOp op,
                                PatternRewriter &rewriter) const override {
    return replaceByBound(rewriter, op, op.getSide(), op.getSortedSequence(),
                          op.getValues(), op.getSorter());
  }
};

struct SeekLowerToBoundPass
    : seek::impl::SeekLowerToBoundPassBase<SeekLowerToBoundPass> {
  void runOnOperation() override {
    // Said here, once, and not by the conversion, which adds an error of its
    // own.
    WalkResult supported = getOperation()->walk([](Operation *op) {
      if (!isa<BucketizeOp, SearchSortedOp>(op))
        return WalkResult::advance();
      Type type = findUnsupported(op);
      if (!type)
        return WalkResult::advance();
      op->emitOpError(isa<UnrankedTensorType>(type)
                          ? "expected tensors of known rank when lowered, got "
                          : "expected tensors without an encoding when "
                            "lowered, got ")
          << type;
      return WalkResult::interrupt();
    });
    if (supported.wasInterrupted())
      return signalPassFailure();

    ConversionTarget target(getContext());
    target.addIllegalOp<BucketizeOp, SearchSortedOp>();
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    RewritePatternSet patterns(&getContext());
    populateSeekLowerToBoundPatterns(patterns);
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void seek::populateSeekLowerToBoundPatterns(RewritePatternSet &patterns) {
  patterns.add<LowerBucketize, LowerSearchSorted>(patterns.getContext());
}
