//===- RuntimeVerification.cpp - Checks that assert -----------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// RuntimeVerifiableOpInterface: the checks as `cf.assert`, which has a fixed
// text. `seek-generate-checks` makes the same checks with the numbers found.

#include "seek/Transforms/Models.h"

#include "RuntimeChecks.h"
#include "seek/IR/Seek.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/RuntimeVerifiableOpInterface.h"

using namespace mlir;
using namespace mlir::seek;

namespace {

template <typename OpTy>
struct VerifiableModel
    : RuntimeVerifiableOpInterface::ExternalModel<VerifiableModel<OpTy>, OpTy> {
  void
  generateRuntimeVerification(Operation *op, OpBuilder &builder, Location loc,
                              function_ref<std::string(Operation *, StringRef)>
                                  generateErrorMessage) const {
    auto report = [&](Value ok, const Twine &expected, const Twine &, Value,
                      Value) {
      std::string text = ("expected " + expected).str();
      cf::AssertOp::create(builder, loc, ok, generateErrorMessage(op, text));
    };
    generateShapeChecks(builder, op, report);
    generateDataChecks(builder, op, report);
  }
};

} // namespace

void seek::registerRuntimeVerificationModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, SeekDialect *) {
    context->loadDialect<arith::ArithDialect, cf::ControlFlowDialect,
                         memref::MemRefDialect, scf::SCFDialect,
                         tensor::TensorDialect>();
    BucketizeOp::attachInterface<VerifiableModel<BucketizeOp>>(*context);
    SearchSortedOp::attachInterface<VerifiableModel<SearchSortedOp>>(*context);
    BoundOp::attachInterface<VerifiableModel<BoundOp>>(*context);
  });
}
