//===- SelectStrategy.cpp - Which strategy for which search ---------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Transforms/Passes.h"

#include "SeekToVector/Gather.h"

#include "mlir/Pass/Pass.h"

namespace mlir::seek {
#define GEN_PASS_DEF_SEEKSELECTSTRATEGYPASS
#include "seek/Transforms/Passes.h.inc"
} // namespace mlir::seek

using namespace mlir;
using namespace mlir::seek;

static std::optional<Strategy> getStrategy(StrategyChoice choice) {
  switch (choice) {
  case StrategyChoice::Auto:
    return std::nullopt;
  case StrategyChoice::Scalar:
    return Strategy::Scalar;
  case StrategyChoice::Gather:
    return Strategy::Gather;
  }
  llvm_unreachable("a choice without a strategy");
}

/// Rows of their own need enough values to fill vectors.
static Strategy pick(BoundOp op) {
  constexpr int64_t kFewestValuesPerRow = 64;
  if (!isGatherable(op))
    return Strategy::Scalar;
  int64_t valuesPerRow = op.getValues().getType().getShape().back();
  if (op.isSequenceShared() || valuesPerRow >= kFewestValuesPerRow)
    return Strategy::Gather;
  return Strategy::Scalar;
}

namespace {

struct SeekSelectStrategyPass
    : seek::impl::SeekSelectStrategyPassBase<SeekSelectStrategyPass> {
  using SeekSelectStrategyPassBase::SeekSelectStrategyPassBase;

  void runOnOperation() override {
    std::optional<Strategy> forced = getStrategy(strategy);
    getOperation()->walk([&](BoundOp op) {
      if (forced)
        op.setStrategy(*forced);
      else if (!op.getStrategy())
        op.setStrategy(pick(op));
    });
  }
};

} // namespace
