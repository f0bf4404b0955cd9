//===- ForbidAllocations.cpp - Report what allocates memory ---------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Transforms/Passes.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/Pass.h"

namespace mlir::seek {
#define GEN_PASS_DEF_SEEKFORBIDALLOCATIONSPASS
#include "seek/Transforms/Passes.h.inc"
} // namespace mlir::seek

using namespace mlir;

/// Whether `op` itself, not what is in its regions, allocates on the heap.
static bool allocates(Operation *op) {
  auto interface = dyn_cast<MemoryEffectOpInterface>(op);
  if (!interface)
    return false;
  SmallVector<MemoryEffects::EffectInstance> effects;
  interface.getEffects(effects);
  return llvm::any_of(effects, [](MemoryEffects::EffectInstance &effect) {
    return isa<MemoryEffects::Allocate>(effect.getEffect()) &&
           effect.getResource() !=
               SideEffects::AutomaticAllocationScopeResource::get();
  });
}

namespace {

struct SeekForbidAllocationsPass
    : seek::impl::SeekForbidAllocationsPassBase<SeekForbidAllocationsPass> {
  void runOnOperation() override {
    WalkResult result = getOperation()->walk([&](Operation *op) {
      if (!allocates(op))
        return WalkResult::advance();
      InFlightDiagnostic error = op->emitOpError(
          "allocates memory, expected a function that allocates none");
      if (op->getNumResults() > 0)
        error << ", for a " << op->getResult(0).getType();
      return WalkResult::interrupt();
    });
    if (result.wasInterrupted())
      return signalPassFailure();
    markAllAnalysesPreserved();
  }
};

} // namespace
