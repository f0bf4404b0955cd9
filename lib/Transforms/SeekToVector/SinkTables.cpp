//===- SinkTables.cpp - Tables where they are used ------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SinkTables.h"

#include "seek/IR/Seek.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::seek;

/// The block right below `parent` that `op` is in, null if there is none.
static Block *getBranch(Block *parent, Operation *op) {
  while (op && op->getBlock() && op->getBlock()->getParentOp() &&
         op->getBlock()->getParentOp()->getBlock() != parent)
    op = op->getBlock()->getParentOp();
  return op ? op->getBlock() : nullptr;
}

static void sinkTable(PrepareOp prepare) {
  auto alloc = prepare.getTable().getDefiningOp<memref::AllocOp>();
  Block *block = prepare->getBlock();
  if (!alloc || alloc->getBlock() != block)
    return;
  memref::DeallocOp dealloc;
  Block *branch = nullptr;
  for (Operation *user : alloc->getUsers()) {
    if (user == prepare)
      continue;
    if (user->getBlock() == block) {
      if (dealloc || !(dealloc = dyn_cast<memref::DeallocOp>(user)))
        return;
      continue;
    }
    Block *found = getBranch(block, user);
    if (branch && found != branch)
      return;
    branch = found;
  }
  if (!dealloc || !branch)
    return;
  auto choice = dyn_cast<scf::IfOp>(branch->getParentOp());
  if (!choice || choice->getBlock() != block ||
      !prepare->isBeforeInBlock(choice) || !choice->isBeforeInBlock(dealloc))
    return;
  // The sequence must be the same there.
  for (Operation *op = prepare->getNextNode(); op != choice;
       op = op->getNextNode())
    if (!isMemoryEffectFree(op))
      return;
  dealloc->moveBefore(branch->getTerminator());
  prepare->moveBefore(branch, branch->begin());
  alloc->moveBefore(prepare);
}

void seek::sinkTables(Operation *root) {
  SmallVector<PrepareOp> tables;
  root->walk([&](PrepareOp op) {
    if (op.hasPureBufferSemantics())
      tables.push_back(op);
  });
  llvm::for_each(tables, sinkTable);
}
