//===- SeekToSCF.cpp - seek.bound to loops --------------------------------===//
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
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/DialectConversion.h"

namespace mlir::seek {
#define GEN_PASS_DEF_CONVERTSEEKTOSCFPASS
#include "seek/Transforms/Passes.h.inc"
} // namespace mlir::seek

using namespace mlir;
using namespace mlir::seek;

namespace {

/// One loop per dimension of the values, a binary search in the innermost.
struct BoundToSCF : OpRewritePattern<BoundOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(BoundOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureBufferSemantics())
      return rewriter.notifyMatchFailure(op, "not on memrefs");
    Location loc = op.getLoc();
    KeySpace keys(op);
    Value buffer = KeySpace::castToStored(rewriter, loc, op.getSequence());
    Value values = KeySpace::castToStored(rewriter, loc, op.getValues());
    Value indices = op.getIndices();
    auto indicesType = cast<MemRefType>(indices.getType());

    // What all values share is set up before the first loop.
    std::optional<Sequence> sequence;
    if (op.isSequenceShared())
      sequence = createSequence(rewriter, loc, keys, buffer, {});

    Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
    Value one = arith::ConstantIndexOp::create(rewriter, loc, 1);
    SmallVector<Value> ivs;
    int64_t rank = indicesType.getRank();
    for (int64_t dim = 0; dim < rank; ++dim) {
      if (!sequence && dim + 1 == rank)
        sequence = createSequence(rewriter, loc, keys, buffer, ivs);
      Value size = memref::DimOp::create(rewriter, loc, values, dim);
      auto loop = scf::ForOp::create(rewriter, loc, zero, size, one);
      ivs.push_back(loop.getInductionVar());
      rewriter.setInsertionPointToStart(loop.getBody());
    }
    Value value = memref::LoadOp::create(rewriter, loc, values, ivs);
    Value count = createScalarBound(rewriter, loc, keys, *sequence, value);
    count = castCount(rewriter, loc, count, indicesType.getElementType());
    memref::StoreOp::create(rewriter, loc, count, indices, ivs);
    rewriter.eraseOp(op);
    return success();
  }
};

/// Scalar searches use no table.
struct PrepareToSCF : OpRewritePattern<PrepareOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(PrepareOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureBufferSemantics())
      return rewriter.notifyMatchFailure(op, "not on memrefs");
    lowerPrepareToNothing(rewriter, op);
    rewriter.eraseOp(op);
    return success();
  }
};

struct ConvertSeekToSCFPass
    : seek::impl::ConvertSeekToSCFPassBase<ConvertSeekToSCFPass> {
  void runOnOperation() override {
    WalkResult buffers = getOperation()->walk([](Operation *op) {
      if (!isa<BoundOp, PrepareOp>(op) ||
          cast<DestinationStyleOpInterface>(op).hasPureBufferSemantics())
        return WalkResult::advance();
      op->emitOpError("expected memrefs when lowered to loops, got tensors; "
                      "bufferize first");
      return WalkResult::interrupt();
    });
    if (buffers.wasInterrupted())
      return signalPassFailure();

    ConversionTarget target(getContext());
    target.addIllegalOp<BoundOp, PrepareOp>();
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    RewritePatternSet patterns(&getContext());
    populateSeekToSCFPatterns(patterns);
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void seek::populateSeekToSCFPatterns(RewritePatternSet &patterns) {
  patterns.add<BoundToSCF, PrepareToSCF>(patterns.getContext());
}
