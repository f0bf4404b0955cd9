//===- SeekToLinalg.cpp - seek.bound to linalg ----------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Transforms/Passes.h"

#include "ScalarSearch.h"
#include "SeekToVector/Prepare.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/DialectConversion.h"

namespace mlir::seek {
#define GEN_PASS_DEF_CONVERTSEEKTOLINALGPASS
#include "seek/Transforms/Passes.h.inc"
} // namespace mlir::seek

using namespace mlir;
using namespace mlir::seek;

/// i1: the element, converted, comes before the key and is a number. NaNs come
/// last, so this is true of a prefix of the sequence.
static Value isNumberBefore(OpBuilder &builder, Location loc,
                            const KeySpace &keys, Value element, Value key) {
  Value before = keys.isBefore(builder, loc, element, key);
  if (!keys.mayHoldNaN())
    return before;
  return arith::AndIOp::create(builder, loc, before,
                               keys.isNumber(builder, loc, element));
}

/// Element `index` of the row `row` of the sequence, in the key space.
static Value loadElement(OpBuilder &builder, Location loc, const KeySpace &keys,
                         Value sequence, ValueRange row, Value index) {
  SmallVector<Value> indices(row);
  indices.push_back(index);
  Value element =
      isa<TensorType>(sequence.getType())
          ? Value(tensor::ExtractOp::create(builder, loc, sequence, indices))
          : Value(memref::LoadOp::create(builder, loc, sequence, indices));
  element = KeySpace::castScalarToStored(builder, loc, element);
  return keys.convertElement(builder, loc, element);
}

/// i1 as 0 or 1 of the type.
static Value castFlag(OpBuilder &builder, Location loc, Value flag, Type type) {
  if (type.isIndex())
    return arith::IndexCastUIOp::create(builder, loc, type, flag);
  return arith::ExtUIOp::create(builder, loc, type, flag);
}

/// Creates the op that computes the results of `op` into `init`.
static linalg::GenericOp createGeneric(
    OpBuilder &builder, BoundOp op, ValueRange inputs, Value init,
    ArrayRef<AffineMap> maps, ArrayRef<utils::IteratorType> iterators,
    function_ref<void(OpBuilder &, Location, ValueRange)> createBody) {
  SmallVector<Type> results;
  if (op.getResult())
    results.push_back(init.getType());
  return linalg::GenericOp::create(builder, op.getLoc(), results, inputs, init,
                                   maps, iterators, createBody);
}

/// A reduction over the sequence that adds up the elements that come before.
static linalg::GenericOp createCount(OpBuilder &builder, BoundOp op) {
  KeySpace keys(op);
  int64_t rank = op.getValues().getType().getRank();
  MLIRContext *context = op.getContext();
  AffineMap values = AffineMap::get(
      rank + 1, 0, builder.getMultiDimIdentityMap(rank).getResults(), context);
  SmallVector<AffineExpr> exprs;
  if (!op.isSequenceShared())
    llvm::append_range(exprs, values.getResults().drop_back());
  exprs.push_back(builder.getAffineDimExpr(rank));
  AffineMap sequence = AffineMap::get(rank + 1, 0, exprs, context);
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  iterators.push_back(utils::IteratorType::reduction);

  Type type = op.getIndices().getType().getElementType();
  Value zero = arith::ConstantOp::create(builder, op.getLoc(),
                                         builder.getZeroAttr(type));
  auto fill =
      linalg::FillOp::create(builder, op.getLoc(), zero, op.getIndices());
  Value init = op.getResult() ? fill.getResult(0) : Value(op.getIndices());
  return createGeneric(
      builder, op, {op.getSequence(), op.getValues()}, init,
      {sequence, values, values}, iterators,
      [&](OpBuilder &body, Location loc, ValueRange arguments) {
        Value element = KeySpace::castScalarToStored(body, loc, arguments[0]);
        Value value = KeySpace::castScalarToStored(body, loc, arguments[1]);
        Key key = keys.convertValue(body, loc, value);
        Value before = isNumberBefore(
            body, loc, keys, keys.convertElement(body, loc, element), key.key);
        if (key.all)
          before = arith::OrIOp::create(body, loc, before, key.all);
        if (key.none) {
          Value no = arith::ConstantIntOp::create(body, loc, 0, 1);
          before = arith::SelectOp::create(body, loc, key.none, no, before);
        }
        Value count = arith::AddIOp::create(body, loc, arguments[2],
                                            castFlag(body, loc, before, type));
        linalg::YieldOp::create(body, loc, count);
      });
}

/// A search per value.
static linalg::GenericOp createSearch(OpBuilder &builder, BoundOp op) {
  KeySpace keys(op);
  int64_t rank = op.getValues().getType().getRank();
  SmallVector<AffineMap> maps(2, builder.getMultiDimIdentityMap(rank));
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  Value sequence = op.getSequence();
  int64_t last = op.getSequence().getType().getRank() - 1;
  Value length =
      isa<TensorType>(sequence.getType())
          ? builder.createOrFold<tensor::DimOp>(op.getLoc(), sequence, last)
          : builder.createOrFold<memref::DimOp>(op.getLoc(), sequence, last);
  return createGeneric(
      builder, op, op.getValues(), op.getIndices(), maps, iterators,
      [&](OpBuilder &body, Location loc, ValueRange arguments) {
        Value value = KeySpace::castScalarToStored(body, loc, arguments[0]);
        Key key = keys.convertValue(body, loc, value);
        SmallVector<Value> row;
        for (int64_t dim = 0; dim < last; ++dim)
          row.push_back(linalg::IndexOp::create(body, loc, dim));
        Value position = createScalarSearch(
            body, loc, length, [&](OpBuilder &nested, Location, Value index) {
              Value element =
                  loadElement(nested, loc, keys, sequence, row, index);
              return isNumberBefore(nested, loc, keys, element, key.key);
            });
        Value count = keys.resolve(body, loc, key, position, length);
        count = castCount(body, loc, count,
                          op.getIndices().getType().getElementType());
        linalg::YieldOp::create(body, loc, count);
      });
}

namespace {

struct BoundToLinalg : OpRewritePattern<BoundOp> {
  BoundToLinalg(MLIRContext *context, int64_t countUpTo)
      : OpRewritePattern(context), countUpTo(countUpTo) {}

  LogicalResult matchAndRewrite(BoundOp op,
                                PatternRewriter &rewriter) const override {
    linalg::GenericOp generic =
        counts(op) ? createCount(rewriter, op) : createSearch(rewriter, op);
    // Nothing of the dialect is left for pipelines that do not know it.
    generic.walk([](Operation *inner) { inner->removeAttr(kUnpredictable); });
    rewriter.replaceOp(op, generic);
    return success();
  }

  /// Whether every element is to be compared.
  bool counts(BoundOp op) const {
    if (std::optional<Strategy> strategy = op.getStrategy())
      return *strategy == Strategy::Count;
    int64_t length = op.getSequence().getType().getShape().back();
    return !ShapedType::isDynamic(length) && length <= countUpTo;
  }

  int64_t countUpTo;
};

/// Searches in linalg use no table: one that says so.
struct PrepareToLinalg : OpRewritePattern<PrepareOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(PrepareOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getResult()) {
      lowerPrepareToNothing(rewriter, op);
      rewriter.eraseOp(op);
      return success();
    }
    Value zero = arith::ConstantIntOp::create(rewriter, op.getLoc(), 0, 32);
    rewriter.replaceOpWithNewOp<linalg::FillOp>(op, zero, op.getTable());
    return success();
  }
};

struct ConvertSeekToLinalgPass
    : seek::impl::ConvertSeekToLinalgPassBase<ConvertSeekToLinalgPass> {
  using ConvertSeekToLinalgPassBase::ConvertSeekToLinalgPassBase;

  void runOnOperation() override {
    ConversionTarget target(getContext());
    target.addIllegalOp<BoundOp, PrepareOp>();
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    RewritePatternSet patterns(&getContext());
    populateSeekToLinalgPatterns(patterns, countUpToElements);
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void seek::populateSeekToLinalgPatterns(RewritePatternSet &patterns,
                                        int64_t countUpToElements) {
  patterns.add<BoundToLinalg>(patterns.getContext(), countUpToElements);
  patterns.add<PrepareToLinalg>(patterns.getContext());
}
