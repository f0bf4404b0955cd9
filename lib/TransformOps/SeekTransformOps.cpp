//===- SeekTransformOps.cpp - Ops of transform scripts --------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/TransformOps/SeekTransformOps.h"

#include "seek/IR/Seek.h"
#include "seek/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Transform/IR/TransformDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;

#define GET_OP_CLASSES
#include "seek/TransformOps/SeekTransformOps.cpp.inc"

void transform::ApplySeekCanonicalizationPatternsOp::populatePatterns(
    RewritePatternSet &patterns) {
  seek::BucketizeOp::getCanonicalizationPatterns(patterns, getContext());
  seek::SearchSortedOp::getCanonicalizationPatterns(patterns, getContext());
}

void transform::ApplySeekLowerToBoundPatternsOp::populatePatterns(
    RewritePatternSet &patterns) {
  seek::populateSeekLowerToBoundPatterns(patterns);
}

void transform::ApplySeekToSCFPatternsOp::populatePatterns(
    RewritePatternSet &patterns) {
  seek::populateSeekToSCFPatterns(patterns);
}

void transform::ApplySeekToVectorPatternsOp::populatePatterns(
    RewritePatternSet &patterns) {
  seek::populateSeekToVectorPatterns(patterns);
}

void transform::ApplySeekToLinalgPatternsOp::populatePatterns(
    RewritePatternSet &patterns) {
  seek::populateSeekToLinalgPatterns(
      patterns, seek::ConvertSeekToLinalgPassOptions().countUpToElements);
}

void transform::ApplySeekRaiseFromLinalgPatternsOp::populatePatterns(
    RewritePatternSet &patterns) {
  seek::SeekRaiseFromLinalgPassOptions options;
  options.assumeSorted = getAssumeSorted();
  options.assumeNoNaNs = getAssumeNoNans();
  seek::populateSeekRaiseFromLinalgPatterns(patterns, options);
}

void transform::ApplySeekFromTFPatternsOp::populatePatterns(
    RewritePatternSet &patterns) {
  seek::populateTFToSeekPatterns(patterns);
}

namespace {

class SeekTransformExtension
    : public transform::TransformDialectExtension<SeekTransformExtension> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(SeekTransformExtension)

  using Base::Base;

  void init() {
    // What the patterns make.
    declareGeneratedDialect<arith::ArithDialect>();
    declareGeneratedDialect<linalg::LinalgDialect>();
    declareGeneratedDialect<LLVM::LLVMDialect>();
    declareGeneratedDialect<memref::MemRefDialect>();
    declareGeneratedDialect<scf::SCFDialect>();
    declareGeneratedDialect<seek::SeekDialect>();
    declareGeneratedDialect<tensor::TensorDialect>();
    declareGeneratedDialect<vector::VectorDialect>();

    registerTransformOps<
#define GET_OP_LIST
#include "seek/TransformOps/SeekTransformOps.cpp.inc"
        >();
  }
};

} // namespace

void seek::registerTransformDialectExtension(DialectRegistry &registry) {
  registry.addExtensions<SeekTransformExtension>();
}
