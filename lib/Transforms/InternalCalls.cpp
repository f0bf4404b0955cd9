//===- InternalCalls.cpp - Calls inside a module --------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Transforms/InternalCalls.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace mlir::seek;

void seek::redirectInternalCalls(func::FuncOp function) {
  auto module = function->getParentOfType<ModuleOp>();
  if (SymbolTable::symbolKnownUseEmpty(function, module))
    return;
  auto copy = cast<func::FuncOp>(function->clone());
  copy.setPrivate();
  copy->removeAttr(LLVM::LLVMDialect::getEmitCWrapperAttrName());
  // The function keeps its name, so that all uses are renamed to the copy.
  SymbolTable table(module);
  StringAttr name = table.insert(copy, std::next(function->getIterator()));
  if (failed(SymbolTable::replaceAllSymbolUses(function, name, module)))
    copy.emitWarning("has uses that cannot be renamed");
}
