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
  stream << "'" << op->getName() << "' op " << text;

  Value failed = arith::XOrIOp::create(
      builder, loc, ok,
      arith::ConstantIntOp::create(builder, loc, /*value=*/1, /*width=*/1));
  scf::IfOp::create(builder, loc, failed, [&](OpBuilder &then, Location) {
    SmallVector<Value> arguments = {LLVM::AddressOfOp::create(
        then, loc, LLVM::LLVMPointerType::get(then.getContext()),
        getMessage(loc, message))};
    for (Value number : {first, second})
      arguments.push_back(
          arith::IndexCastOp::create(then, loc, then.getI64Type(), number));
    func::CallOp::create(then, loc, getFunction(loc), TypeRange(), arguments);
    scf::YieldOp::create(then, loc);
  });
}

/// The name of a new global that holds `text` and a final zero.
StringRef CheckReporter::getMessage(Location loc, StringRef text) {
  OpBuilder builder(symbols.getOp()->getContext());
  std::string terminated = text.str();
  terminated.push_back('\0');
  auto type = LLVM::LLVMArrayType::get(builder.getI8Type(), terminated.size());
  auto global = LLVM::GlobalOp::create(builder, loc, type, /*isConstant=*/true,
                                       LLVM::Linkage::Internal, "seek_message",
                                       builder.getStringAttr(terminated));
  symbols.insert(global, cast<ModuleOp>(symbols.getOp()).getBody()->begin());
  return global.getSymName();
}

StringRef CheckReporter::getFunction(Location loc) {
  if (!symbols.lookup(kCheckFailed)) {
    OpBuilder builder(symbols.getOp()->getContext());
    Type i64 = builder.getI64Type();
    auto type = builder.getFunctionType(
        {LLVM::LLVMPointerType::get(builder.getContext()), i64, i64}, {});
    auto function = func::FuncOp::create(builder, loc, kCheckFailed, type);
    function.setPrivate();
    symbols.insert(function,
                   cast<ModuleOp>(symbols.getOp()).getBody()->begin());
  }
  return kCheckFailed;
}
