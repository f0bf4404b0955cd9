//===- RepeatedTile.cpp - Tiles that loops compute again and again --------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A consumer that broadcasts the result of a search has loops that the search
// has not. Inside them a fused tile is computed once per iteration. Where they
// are the innermost loops, code motion takes it out again; elsewhere nothing
// does.

#include "Tiling.h"

#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::seek;

/// All that `values` are computed from, as far as that is inside of `root`.
static DenseSet<Value> findSources(Operation *root,
                                   ArrayRef<OpFoldResult> values) {
  DenseSet<Value> sources;
  SmallVector<Value> worklist;
  auto add = [&](Value value) {
    if (sources.insert(value).second)
      worklist.push_back(value);
  };
  for (OpFoldResult value : values)
    if (auto dynamic = dyn_cast<Value>(value))
      add(dynamic);
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val().getDefiningOp();
    if (!op || !root->isAncestor(op))
      continue;
    llvm::for_each(op->getOperands(), add);
    op->walk(
        [&](Operation *nested) { llvm::for_each(nested->getOperands(), add); });
  }
  return sources;
}

bool seek::isRepeatedTile(BoundOp op, Block *block,
                          ArrayRef<OpFoldResult> offsetsAndSizes) {
  // The loops that all of the search could be moved out of.
  SmallVector<LoopLikeOpInterface> loops;
  for (Operation *parent = block->getParentOp(); parent;
       parent = parent->getParentOp()) {
    auto loop = dyn_cast<LoopLikeOpInterface>(parent);
    if (!loop)
      continue;
    if (!loop.isDefinedOutsideOfLoop(op.getSequence()) ||
        !loop.isDefinedOutsideOfLoop(op.getValues()))
      break;
    loops.push_back(loop);
  }
  if (loops.empty())
    return false;

  DenseSet<Value> sources = findSources(loops.back(), offsetsAndSizes);
  // From the innermost loop on: others may follow that use the tile's position,
  // but after the first of them none that does not.
  bool isUsed = false;
  for (LoopLikeOpInterface loop : loops) {
    std::optional<SmallVector<Value>> ivs = loop.getLoopInductionVars();
    if (!ivs)
      continue;
    // Loops of a single iteration repeat nothing.
    llvm::erase_if(*ivs, [](Value iv) { return findConstant(iv).has_value(); });
    auto isSource = [&](Value iv) { return sources.contains(iv); };
    bool usesSome = llvm::any_of(*ivs, isSource);
    if (usesSome ? !llvm::all_of(*ivs, isSource) : isUsed)
      return true;
    isUsed |= usesSome;
  }
  return false;
}
