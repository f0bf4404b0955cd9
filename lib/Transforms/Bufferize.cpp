//===- Bufferize.cpp - Bufferization of seek.bound ------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Transforms/Models.h"

#include "seek/IR/Seek.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::bufferization;

namespace {

/// Writes into the buffer of the destination, which it does not read.
/// The destination is written and not read, the rest is read.
template <typename OpTy>
struct SearchModel
    : DstBufferizableOpInterfaceExternalModel<SearchModel<OpTy>, OpTy> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const AnalysisState &) const {
    return !cast<DestinationStyleOpInterface>(op).isDpsInit(&operand);
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    if (cast<OpTy>(op).hasPureBufferSemantics())
      return success();
    SmallVector<Value> buffers;
    for (Value operand : op->getOperands()) {
      FailureOr<Value> buffer = getBuffer(rewriter, operand, options, state);
      if (failed(buffer))
        return failure();
      buffers.push_back(*buffer);
    }
    OperationState newState(op->getLoc(), op->getName(), buffers, TypeRange(),
                            op->getAttrs());
    rewriter.create(newState);
    replaceOpWithBufferizedValues(rewriter, op, buffers.back());
    return success();
  }
};

} // namespace

void seek::registerBufferizationModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, SeekDialect *) {
    BoundOp::attachInterface<SearchModel<BoundOp>>(*context);
    PrepareOp::attachInterface<SearchModel<PrepareOp>>(*context);
  });
}
