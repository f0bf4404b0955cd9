//===- LowerCopies.cpp - Copies of views to loops -------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Transforms/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"

namespace mlir::seek {
#define GEN_PASS_DEF_SEEKLOWERCOPIESPASS
#include "seek/Transforms/Passes.h.inc"
} // namespace mlir::seek

using namespace mlir;

/// Whether upstream's lowering makes a memcpy of a copy with this operand.
static bool isOnePiece(Value buffer) {
  auto type = dyn_cast<MemRefType>(buffer.getType());
  return !type || type.getLayout().isIdentity();
}

namespace {

struct SeekLowerCopiesPass
    : seek::impl::SeekLowerCopiesPassBase<SeekLowerCopiesPass> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    getOperation()->walk([&](memref::CopyOp copy) {
      Value from = copy.getSource(), to = copy.getTarget();
      if (!isa<MemRefType>(from.getType()) || !isa<MemRefType>(to.getType()) ||
          (isOnePiece(from) && isOnePiece(to)))
        return;
      rewriter.setInsertionPoint(copy);
      linalg::makeMemRefCopyOp(rewriter, copy.getLoc(), from, to);
      rewriter.eraseOp(copy);
    });
  }
};

} // namespace
