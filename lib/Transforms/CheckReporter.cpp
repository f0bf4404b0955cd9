//===- CheckReporter.cpp - Calls that report failed checks ----------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckReporter.h"

#include "seek/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::seek;

void CheckReporter::report(OpBuilder &builder, Operation *op, Value ok,
                           const Twine &text, Value first, Value second) {
  Location loc = op->getLoc();
  std::string message;
  llvm::raw_string_ostream stream(message);
  if (auto place = loc->findInstanceOf<FileLineColLoc>())
    stream << place.getFilename().getValue() << ":" << place.getLine() << ":"
           << place.getColumn() << ": ";
  stream << text;

  Value failed = arith::XOrIOp::create(
      builder, loc, ok,
      arith::ConstantIntOp::create(builder, loc, /*value=*/1, /*width=*/1));
  scf::IfOp::create(builder, loc, failed, [&](OpBuilder &then, Location) {
    SmallVector<Value> arguments = {LLVM::AddressOfOp::create(
        then, loc, LLVM::LLVMPointerType::get(then.getContext()),
        getMessage(op, message))};
    for (Value number : {first, second})
      arguments.push_back(
          arith::IndexCastOp::create(then, loc, then.getI64Type(), number));
    func::CallOp::create(then, loc, getFunction(op), TypeRange(), arguments);
    scf::YieldOp::create(then, loc);
  });
}

static FunctionType getReporterType(MLIRContext *context) {
  Type i64 = IntegerType::get(context, 64);
  return FunctionType::get(context,
                           {LLVM::LLVMPointerType::get(context), i64, i64}, {});
}

LogicalResult CheckReporter::verifyName(Operation *root) {
  WalkResult result = root->walk([](SymbolOpInterface symbol) {
    if (symbol.getName() != kCheckFailed)
      return WalkResult::advance();
    auto function = dyn_cast<func::FuncOp>(*symbol);
    FunctionType type = getReporterType(symbol.getContext());
    if (function && function.getFunctionType() == type)
      return WalkResult::advance();
    symbol.emitOpError("expected '")
        << kCheckFailed << "' to be a function of type " << type
        << ", which reports failed checks";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// The name of a new global that holds `text` and a final zero.
StringRef CheckReporter::getMessage(Operation *op, StringRef text) {
  SymbolTable &table =
      tables.getSymbolTable(SymbolTable::getNearestSymbolTable(op));
  OpBuilder builder(op->getContext());
  std::string terminated = text.str();
  terminated.push_back('\0');
  auto type = LLVM::LLVMArrayType::get(builder.getI8Type(), terminated.size());
  auto global = LLVM::GlobalOp::create(
      builder, op->getLoc(), type, /*isConstant=*/true, LLVM::Linkage::Internal,
      "seek_message", builder.getStringAttr(terminated));
  table.insert(global, table.getOp()->getRegion(0).front().begin());
  return global.getSymName();
}

StringRef CheckReporter::getFunction(Operation *op) {
  SymbolTable &table =
      tables.getSymbolTable(SymbolTable::getNearestSymbolTable(op));
  if (!table.lookup(kCheckFailed)) {
    OpBuilder builder(op->getContext());
    auto function = func::FuncOp::create(builder, op->getLoc(), kCheckFailed,
                                         getReporterType(op->getContext()));
    function.setPrivate();
    table.insert(function, table.getOp()->getRegion(0).front().begin());
  }
  return kCheckFailed;
}
