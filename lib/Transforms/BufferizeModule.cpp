//===- BufferizeModule.cpp - Bufferization with seek's calling convention -===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Transforms/Passes.h"

#include "seek/Transforms/InternalCalls.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotModuleBufferize.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Pass/Pass.h"

namespace mlir::seek {
#define GEN_PASS_DEF_SEEKBUFFERIZEPASS
#include "seek/Transforms/Passes.h.inc"
} // namespace mlir::seek

using namespace mlir;
using namespace mlir::bufferization;

/// Gives calls of public functions a private copy to call. Callers outside the
/// module pass buffers in one piece, which is what makes the code behind a
/// public function fast; callers inside pass any view.
static void separateInternalCalls(ModuleOp module) {
  for (auto function :
       llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
    if (function.isPublic() && !function.isExternal())
      seek::redirectInternalCalls(function);
}

/// Functions that can be called from outside never write into their arguments.
static void protectArguments(ModuleOp module) {
  Attribute no = BoolAttr::get(module.getContext(), false);
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!function.isPublic() || function.isExternal())
      continue;
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (isa<TensorType>(function.getArgument(i).getType()))
        function.setArgAttr(i, BufferizationDialect::kWritableAttrName, no);
  }
}

/// Each result is a buffer of its own, so that the caller can free each: what
/// is returned a second time is copied. (Buffers that are not the function's to
/// give away are copied by the deallocation pipeline.)
static void separateResults(ModuleOp module) {
  module.walk([](func::ReturnOp op) {
    SmallPtrSet<Value, 4> seen;
    for (OpOperand &operand : op->getOpOperands()) {
      if (!isa<BaseMemRefType>(operand.get().getType()))
        continue;
      Value buffer = operand.get();
      while (auto cast = buffer.getDefiningOp<memref::CastOp>())
        buffer = cast.getSource();
      if (seen.insert(buffer).second)
        continue;
      OpBuilder builder(op);
      operand.set(CloneOp::create(builder, op.getLoc(), operand.get().getType(),
                                  operand.get()));
    }
  });
}

static BufferLikeType convertArgument(TensorLikeType type, Attribute space,
                                      func::FuncOp function,
                                      const BufferizationOptions &) {
  auto tensor = cast<TensorType>(type);
  bool onePiece = function.isPublic() || function.isExternal();
  return cast<BufferLikeType>(
      onePiece ? getMemRefTypeWithStaticIdentityLayout(tensor, space)
               : getMemRefTypeWithFullyDynamicLayout(tensor, space));
}

namespace {

struct SeekBufferizePass
    : seek::impl::SeekBufferizePassBase<SeekBufferizePass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    separateInternalCalls(module);
    protectArguments(module);

    OneShotBufferizationOptions options;
    options.bufferizeFunctionBoundaries = true;
    options.allowReturnAllocsFromLoops = true;
    options.functionArgTypeConverterFn = convertArgument;
    options.inferFunctionResultLayout = true;

    // Writes results where they go instead of copying them there.
    IRRewriter rewriter(&getContext());
    OneShotAnalysisState analysis(module, options);
    if (failed(analyzeModuleOp(module, analysis)) ||
        failed(eliminateEmptyTensors(rewriter, module, analysis)))
      return signalPassFailure();

    BufferizationState state;
    if (failed(runOneShotModuleBufferize(module, options, state)))
      return signalPassFailure();
    separateResults(module);
  }
};

} // namespace
