//===- xyz-opt.cpp - A compiler with seek in it ---------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A dialect `xyz` with an op `xyz.digitize`, and a pass that makes it a
// `seek.bound`. From there on the passes of seek and MLIR do the rest.

#include "seek/Register.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;

namespace {

/// Takes any op, in its generic form.
struct XyzDialect : public Dialect {
  explicit XyzDialect(MLIRContext *context)
      : Dialect(getDialectNamespace(), context, TypeID::get<XyzDialect>()) {
    allowUnknownOperations();
  }
  static StringRef getDialectNamespace() { return "xyz"; }
};

/// `xyz.digitize(values, edges)` counts the edges that are at most each value,
/// as NumPy's digitize does.
struct DigitizeToBound : public RewritePattern {
  explicit DigitizeToBound(MLIRContext *context)
      : RewritePattern("xyz.digitize", /*benefit=*/1, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (op->getNumOperands() != 2 || op->getNumResults() != 1)
      return rewriter.notifyMatchFailure(op, "expected two operands, a result");
    Value values = op->getOperand(0), edges = op->getOperand(1);
    auto valueType = dyn_cast<RankedTensorType>(values.getType());
    auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
    if (!valueType || !type || !isa<RankedTensorType>(edges.getType()) ||
        type.getRank() != valueType.getRank())
      return rewriter.notifyMatchFailure(op, "expected ranked tensors");

    SmallVector<Value> sizes;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (type.isDynamicDim(dim))
        sizes.push_back(
            tensor::DimOp::create(rewriter, op->getLoc(), values, dim));
    Value empty = tensor::EmptyOp::create(rewriter, op->getLoc(), type, sizes);
    rewriter.replaceOpWithNewOp<seek::BoundOp>(op, seek::Side::Upper, edges,
                                               values, empty);
    return success();
  }
};

struct XyzToSeekPass : public PassWrapper<XyzToSeekPass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(XyzToSeekPass)

  StringRef getArgument() const override { return "xyz-to-seek"; }
  StringRef getDescription() const override {
    return "Convert xyz.digitize to seek.bound";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect, tensor::TensorDialect,
                    seek::SeekDialect>();
  }
  void runOnOperation() override {
    ConversionTarget target(getContext());
    target.addIllegalDialect<XyzDialect>();
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    RewritePatternSet patterns(&getContext());
    patterns.add<DigitizeToBound>(&getContext());
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

int main(int argc, char **argv) {
  registerAllPasses();
  seek::registerAllSeekPasses();
  PassRegistration<XyzToSeekPass>();

  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  seek::registerAllSeek(registry);
  registry.insert<XyzDialect>();
  return asMainReturnCode(MlirOptMain(argc, argv, "xyz-opt\n", registry));
}
