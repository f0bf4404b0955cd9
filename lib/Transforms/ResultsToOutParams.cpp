//===- ResultsToOutParams.cpp - Results in buffers of the caller ----------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Upstream's pass of this purpose is not used: it compares no sizes, refuses
// results that are views, and takes a bufferization.clone for an allocation,
// whose contents it loses.
//
//===----------------------------------------------------------------------===//

#include "seek/Transforms/Passes.h"

#include "CheckReporter.h"
#include "seek/Transforms/InternalCalls.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Pass/Pass.h"

namespace mlir::seek {
#define GEN_PASS_DEF_SEEKRESULTSTOOUTPARAMSPASS
#include "seek/Transforms/Passes.h.inc"
} // namespace mlir::seek

using namespace mlir;
using namespace mlir::seek;

/// The buffer of which `value` is another type.
static Value skipCasts(Value value) {
  while (auto cast = value.getDefiningOp<memref::CastOp>())
    value = cast.getSource();
  return value;
}

/// The allocation that every one of `returns` gives as its operand `index`, if
/// the function makes it once and for all, so that the caller's buffer can take
/// its place.
static memref::AllocOp findAllocation(ArrayRef<func::ReturnOp> returns,
                                      unsigned index) {
  memref::AllocOp result;
  for (func::ReturnOp op : returns) {
    auto alloc =
        skipCasts(op.getOperand(index)).getDefiningOp<memref::AllocOp>();
    if (!alloc || (result && alloc != result) ||
        !alloc->getBlock()->isEntryBlock() ||
        !isa<func::FuncOp>(alloc->getParentOp()))
      return {};
    result = alloc;
  }
  return result;
}

namespace {

/// Gives the results of one function their parameters.
class Converter {
public:
  Converter(func::FuncOp function, CheckReporter *reporter)
      : function(function), reporter(reporter) {
    for (Block &block : function.getBody())
      if (auto op = dyn_cast<func::ReturnOp>(block.getTerminator()))
        returns.push_back(op);
  }

  LogicalResult convert() {
    BitVector moved(function.getNumResults());
    for (auto [i, type] : llvm::enumerate(function.getResultTypes())) {
      if (!isa<BaseMemRefType>(type))
        continue;
      auto memref = dyn_cast<MemRefType>(type);
      if (!memref)
        return function.emitOpError("expected results of known rank, got ")
               << type;
      moved.set(i);
      moveResult(i, memref);
    }
    for (func::ReturnOp op : returns)
      op->eraseOperands(moved);
    return function.eraseResults(moved);
  }

private:
  /// Adds the parameter of a result, in one piece as all of public functions,
  /// and has the result written there.
  void moveResult(unsigned index, MemRefType type) {
    unsigned position = function.getNumArguments();
    auto paramType =
        MemRefType::get(type.getShape(), type.getElementType(),
                        MemRefLayoutAttrInterface(), type.getMemorySpace());
    (void)function.insertArgument(position, paramType, {}, function.getLoc());
    Value param = function.getArgument(position);

    memref::AllocOp alloc = findAllocation(returns, index);
    if (alloc &&
        memref::CastOp::areCastCompatible(paramType, alloc.getType())) {
      replaceAllocation(alloc, param, index);
      return;
    }
    for (func::ReturnOp op : returns)
      copyResult(op, param, index);
  }

  void replaceAllocation(memref::AllocOp alloc, Value param, unsigned index) {
    OpBuilder builder(alloc);
    checkSizes(builder, param, alloc.getType(), index,
               [&](unsigned dim) { return alloc.getMixedSizes()[dim]; });
    Value buffer = param;
    if (buffer.getType() != alloc.getType())
      buffer = memref::CastOp::create(builder, alloc.getLoc(), alloc.getType(),
                                      param);
    alloc.replaceAllUsesWith(buffer);
    alloc.erase();
  }

  void copyResult(func::ReturnOp op, Value param, unsigned index) {
    Value source = op.getOperand(index);
    auto clone = source.getDefiningOp<bufferization::CloneOp>();
    if (clone && source.hasOneUse())
      source = clone.getInput();
    OpBuilder builder(op);
    checkSizes(builder, param, cast<MemRefType>(source.getType()), index,
               [&](unsigned dim) {
                 return memref::getMixedSize(builder, op.getLoc(), source, dim);
               });
    memref::CopyOp::create(builder, op.getLoc(), source, param);
    op->setOperand(index, param);
    if (clone && clone->use_empty())
      clone.erase();
  }

  /// Reports a buffer that has not the size of the result. `type` is what the
  /// function knows of that.
  void checkSizes(OpBuilder &builder, Value param, MemRefType type,
                  unsigned index,
                  llvm::function_ref<OpFoldResult(unsigned)> getSize) {
    if (!reporter)
      return;
    Location loc = function.getLoc();
    auto paramType = cast<MemRefType>(param.getType());
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      if (!type.isDynamicDim(dim) && !paramType.isDynamicDim(dim))
        continue;
      Value size = getValueOrCreateConstantIndexOp(builder, loc, getSize(dim));
      Value got = memref::DimOp::create(builder, loc, param, dim);
      Value ok = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                       got, size);
      reporter->report(
          builder, function, ok,
          "function '" + function.getSymName() +
              "' expected the buffer of result " + Twine(index + 1) +
              " to have size {1} at dimension " + Twine(dim) + ", got {0}",
          got, size);
    }
  }

  func::FuncOp function;
  CheckReporter *reporter;
  SmallVector<func::ReturnOp> returns;
};

struct SeekResultsToOutParamsPass
    : seek::impl::SeekResultsToOutParamsPassBase<SeekResultsToOutParamsPass> {
  using SeekResultsToOutParamsPassBase::SeekResultsToOutParamsPassBase;

  void runOnOperation() override {
    if (checks && failed(CheckReporter::verifyName(getOperation())))
      return signalPassFailure();
    SmallVector<func::FuncOp> functions;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function.isPublic() && !function.isExternal())
        functions.push_back(function);
    CheckReporter reporter;
    for (func::FuncOp function : functions) {
      // Calls inside the module keep the function as it is.
      redirectInternalCalls(function);
      if (failed(Converter(function, checks ? &reporter : nullptr).convert()))
        return signalPassFailure();
    }
  }
};

} // namespace
