//===- FuseConsumer.cpp - Consumers into loops of producers ---------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/TransformOps/SeekTransformOps.h"

#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/TilingInterface.h"

using namespace mlir;
using namespace mlir::transform;

void SeekFuseConsumerOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  consumesHandle(getConsumerMutable(), effects);
  consumesHandle(getLoopMutable(), effects);
  producesHandle(getOperation()->getOpResults(), effects);
  modifiesPayload(effects);
}

/// The loops that a result of `outermost`, one that `consumer` uses, comes
/// from: each but the last yields what the next one makes. Empty if there is
/// none.
static SmallVector<LoopLikeOpInterface> findNest(LoopLikeOpInterface outermost,
                                                 Operation *consumer) {
  auto operand = llvm::find_if(consumer->getOperands(), [&](Value value) {
    return value.getDefiningOp() == outermost;
  });
  SmallVector<LoopLikeOpInterface> loops;
  if (operand == consumer->getOperands().end())
    return loops;
  auto result = cast<OpResult>(*operand);
  while (auto loop = dyn_cast<LoopLikeOpInterface>(result.getOwner())) {
    loops.push_back(loop);
    // Only loops that carry values yield them.
    ValueRange yielded = loop.getYieldedValues();
    if (result.getResultNumber() >= yielded.size())
      break;
    auto inner = dyn_cast<OpResult>(yielded[result.getResultNumber()]);
    if (!inner || inner.getOwner()->getParentOp() != loop)
      break;
    result = inner;
  }
  return loops;
}

DiagnosedSilenceableFailure
SeekFuseConsumerOp::apply(TransformRewriter &rewriter,
                          TransformResults &results, TransformState &state) {
  SmallVector<Operation *> consumers(state.getPayloadOps(getConsumer()));
  if (consumers.size() != 1)
    return emitSilenceableError()
           << "expected one consumer, got " << consumers.size();
  Operation *consumer = consumers.front();
  if (!isa<TilingInterface>(consumer))
    return emitSilenceableError()
           << "expected a consumer that can be tiled, got '"
           << consumer->getName() << "'";
  SmallVector<Operation *> outermost(state.getPayloadOps(getLoop()));
  if (outermost.size() != 1)
    return emitSilenceableError()
           << "expected one loop, got " << outermost.size();
  auto loop = dyn_cast<LoopLikeOpInterface>(outermost.front());
  if (!loop)
    return emitSilenceableError()
           << "expected a loop, got '" << outermost.front()->getName() << "'";
  SmallVector<LoopLikeOpInterface> loops = findNest(loop, consumer);
  if (loops.empty())
    return emitSilenceableError() << "expected '" << consumer->getName()
                                  << "' to use a result of the loop";

  FailureOr<scf::SCFFuseConsumerOfSliceResult> fused =
      scf::tileAndFuseConsumer(rewriter, consumer, loops);
  if (failed(fused)) {
    DiagnosedDefiniteFailure diagnostic =
        emitDefiniteFailure() << "failed to fuse '" << consumer->getName()
                              << "' into the loop of its producer";
    diagnostic.attachNote(consumer->getLoc()) << "the consumer";
    return diagnostic;
  }
  // Its results come from the loop now.
  if (isOpTriviallyDead(consumer))
    rewriter.eraseOp(consumer);
  results.set(cast<OpResult>(getFused()), fused->tiledOps);
  results.set(cast<OpResult>(getNewLoop()), {loops.front()});
  return DiagnosedSilenceableFailure::success();
}
