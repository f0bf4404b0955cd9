//===- GenerateChecks.cpp - Checks that report numbers --------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Transforms/Passes.h"

#include "CheckReporter.h"
#include "RuntimeChecks.h"
#include "seek/IR/Seek.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Pass/Pass.h"

namespace mlir::seek {
#define GEN_PASS_DEF_SEEKGENERATECHECKSPASS
#include "seek/Transforms/Passes.h.inc"
} // namespace mlir::seek

using namespace mlir;
using namespace mlir::seek;

namespace {

struct SeekGenerateChecksPass
    : seek::impl::SeekGenerateChecksPassBase<SeekGenerateChecksPass> {
  using SeekGenerateChecksPassBase::SeekGenerateChecksPassBase;

  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (isa<BucketizeOp, SearchSortedOp, BoundOp>(op))
        ops.push_back(op);
    });
    if (failed(CheckReporter::verifyName(getOperation())))
      return signalPassFailure();
    CheckReporter reporter;
    for (Operation *op : ops) {
      OpBuilder builder(op);
      auto report = [&](Value ok, const Twine &expected, const Twine &got,
                        Value first, Value second) {
        reporter.report(builder, op, ok,
                        "'" + op->getName().getStringRef() + "' op expected " +
                            expected + ", got " + got,
                        first, second);
      };
      generateShapeChecks(builder, op, report);
      if (data)
        generateDataChecks(builder, op, report);
    }

    getOperation().walk([&](cf::AssertOp op) {
      OpBuilder builder(op);
      Value zero = arith::ConstantIndexOp::create(builder, op.getLoc(), 0);
      reporter.report(builder, op, op.getArg(),
                      "assertion failed: " + op.getMsg(), zero, zero);
      op.erase();
    });
  }
};

} // namespace
