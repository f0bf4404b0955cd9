//===- Folds.cpp - Canonicalization of the spec ops -----------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/IR/Seek.h"

#include "Shapes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace mlir::seek;

namespace {

/// Makes the declared result type as static as the operands say:
///
///   %r = seek.bucketize %x, %b : (tensor<4xf32>, tensor<3xf32>) ->
///   tensor<?xi64>
///   ->
///   %s = seek.bucketize %x, %b : (tensor<4xf32>, tensor<3xf32>) ->
///   tensor<4xi64> %r = tensor.cast %s : tensor<4xi64> to tensor<?xi64>
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

/// Takes operands from before a `tensor.cast` that only forgets sizes.
template <typename OpTy>
struct AbsorbCasts : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> operands(op->getOperands());
    bool changed = false;
    for (Value &operand : operands) {
      auto cast = operand.getDefiningOp<tensor::CastOp>();
      if (!cast || !tensor::preservesStaticInformation(
                       cast.getType(), cast.getSource().getType()))
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

  static ShapedType getSequenceType(BucketizeOp, ArrayRef<Value> operands) {
    return cast<ShapedType>(operands[1].getType());
  }
  static ShapedType getSequenceType(SearchSortedOp, ArrayRef<Value> operands) {
    return cast<ShapedType>(operands[0].getType());
  }
};

} // namespace

void BucketizeOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                              MLIRContext *context) {
  patterns.add<RefineResultType<BucketizeOp>, AbsorbCasts<BucketizeOp>>(
      context);
}

void SearchSortedOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                                 MLIRContext *context) {
  patterns.add<RefineResultType<SearchSortedOp>, AbsorbCasts<SearchSortedOp>>(
      context);
}
