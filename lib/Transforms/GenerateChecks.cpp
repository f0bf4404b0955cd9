//===- GenerateChecks.cpp - Checks that report numbers --------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Transforms/Passes.h"

#include "RuntimeChecks.h"
#include "seek/IR/Seek.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Pass/Pass.h"

namespace mlir::seek {
#define GEN_PASS_DEF_SEEKGENERATECHECKSPASS
#include "seek/Transforms/Passes.h.inc"
} // namespace mlir::seek

using namespace mlir;
using namespace mlir::seek;

namespace {

struct SeekGenerateChecksPass
    : seek::impl::SeekGenerateChecksPassBase<SeekGenerateChecksPass> {
  using SeekGenerateChecksPassBase::SeekGenerateChecksPassBase;

  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (isa<BucketizeOp, SearchSortedOp, BoundOp>(op))
        ops.push_back(op);
    });
    for (Operation *op : ops) {
      OpBuilder builder(op);
      auto emit = [&](Value ok, const Twine &expected, const Twine &got,
                      Value first, Value second) {
        report(builder, op, ok, ("expected " + expected + ", got " + got).str(),
               first, second);
      };
      generateShapeChecks(builder, op, emit);
      if (data)
        generateDataChecks(builder, op, emit);
    }
  }

private:
  void report(OpBuilder &builder, Operation *op, Value ok, StringRef text,
              Value first, Value second) {
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
      Value global = LLVM::AddressOfOp::create(
          then, loc, LLVM::LLVMPointerType::get(&getContext()),
          getMessage(loc, message));
      SmallVector<Value> arguments = {global};
      for (Value number : {first, second})
        arguments.push_back(
            arith::IndexCastOp::create(then, loc, then.getI64Type(), number));
      func::CallOp::create(then, loc, getReporter(loc), TypeRange(), arguments);
      scf::YieldOp::create(then, loc);
    });
  }

  /// The name of a new global that holds `text` and a final zero.
  StringRef getMessage(Location loc, StringRef text) {
    SymbolTable table(getOperation());
    OpBuilder builder(getOperation().getBodyRegion());
    std::string terminated = text.str();
    terminated.push_back('\0');
    auto type =
        LLVM::LLVMArrayType::get(builder.getI8Type(), terminated.size());
    auto global = LLVM::GlobalOp::create(
        builder, loc, type, /*isConstant=*/true, LLVM::Linkage::Internal,
        "seek_message", builder.getStringAttr(terminated));
    table.insert(global);
    return global.getSymName();
  }

  StringRef getReporter(Location loc) {
    ModuleOp module = getOperation();
    if (!module.lookupSymbol(kCheckFailed)) {
      OpBuilder builder(module.getBodyRegion());
      Type i64 = builder.getI64Type();
      auto type = builder.getFunctionType(
          {LLVM::LLVMPointerType::get(&getContext()), i64, i64}, {});
      func::FuncOp::create(builder, loc, kCheckFailed, type).setPrivate();
    }
    return kCheckFailed;
  }
};

} // namespace
