//===- ReturnFailures.cpp - Return where a check fails --------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Transforms/Passes.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::seek {
#define GEN_PASS_DEF_SEEKRETURNFAILURESPASS
#include "seek/Transforms/Passes.h.inc"
} // namespace mlir::seek

using namespace mlir;
using namespace mlir::seek;

/// What memory is allocated and freed by, with `allocator=provided`.
static constexpr StringLiteral kAllocate = "_mlir_memref_to_llvm_alloc";
static constexpr StringLiteral kFree = "_mlir_memref_to_llvm_free";

/// With one more entry, for the state.
static ArrayAttr extendAttributes(ArrayAttr attrs) {
  SmallVector<Attribute> more(attrs.getValue());
  more.push_back(DictionaryAttr::get(attrs.getContext()));
  return ArrayAttr::get(attrs.getContext(), more);
}

/// Not by insertArgument(), which fails for functions without a result.
static Value addStateArgument(LLVM::LLVMFuncOp function) {
  auto pointer = LLVM::LLVMPointerType::get(function.getContext());
  LLVM::LLVMFunctionType type = function.getFunctionType();
  SmallVector<Type> params(type.getParams());
  params.push_back(pointer);
  if (ArrayAttr attrs = function.getArgAttrsAttr())
    function.setArgAttrsAttr(extendAttributes(attrs));
  function.setFunctionType(LLVM::LLVMFunctionType::get(
      type.getReturnType(), params, type.isVarArg()));
  return function.getBody().front().addArgument(pointer, function.getLoc());
}

namespace {

/// Gives one function the state and has it return where something fails.
class Converter {
public:
  Converter(LLVM::LLVMFuncOp function, Value state)
      : function(function), state(state), builder(function.getContext()) {}

  void replaceFailure(LLVM::CallOp call) {
    replaceCall(call, kCallFailed);
    Block *block = call->getBlock();
    block->splitBlock(std::next(call->getIterator()));
    builder.setInsertionPointToEnd(block);
    LLVM::BrOp::create(builder, call.getLoc(), getExit());
  }

  void replaceAllocation(LLVM::CallOp call) {
    replaceCall(call, kCallAllocate);
    builder.setInsertionPointAfter(call);
    Value null = LLVM::ZeroOp::create(builder, call.getLoc(),
                                      call.getResult().getType());
    leaveIf(LLVM::ICmpOp::create(builder, call.getLoc(),
                                 LLVM::ICmpPredicate::eq, call.getResult(),
                                 null));
  }

  void replaceFree(LLVM::CallOp call) { replaceCall(call, kCallFree); }

  /// A call of another function that has the state.
  void passState(LLVM::CallOp call) {
    call.getCalleeOperandsMutable().append(state);
    if (ArrayAttr attrs = call.getArgAttrsAttr())
      call.setArgAttrsAttr(extendAttributes(attrs));
    // The caller has still to look whether it failed.
    call.setTailCallKind(LLVM::TailCallKind::None);
    builder.setInsertionPointAfter(call);
    Location loc = call.getLoc();
    Type i32 = builder.getI32Type();
    Value status = LLVM::LoadOp::create(builder, loc, i32, state);
    Value zero = LLVM::ZeroOp::create(builder, loc, i32);
    leaveIf(LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::ne, status,
                                 zero));
  }

private:
  void replaceCall(LLVM::CallOp call, StringRef callee) {
    call.setCallee(callee);
    call.getCalleeOperandsMutable().assign([&] {
      SmallVector<Value> operands = {state};
      llvm::append_range(operands, call.getCalleeOperands());
      return operands;
    }());
    call.removeArgAttrsAttr();
  }

  /// Returns from the function if `condition`, an op that was just made, holds.
  void leaveIf(Value condition) {
    Operation *last = condition.getDefiningOp();
    Block *block = last->getBlock();
    Block *rest = block->splitBlock(std::next(last->getIterator()));
    builder.setInsertionPointToEnd(block);
    LLVM::CondBrOp::create(builder, last->getLoc(), condition, getExit(),
                           ValueRange(), rest, ValueRange(),
                           std::pair<uint32_t, uint32_t>(1, 2000));
  }

  Block *getExit() {
    if (exit)
      return exit;
    OpBuilder::InsertionGuard guard(builder);
    Location loc = function.getLoc();
    exit = builder.createBlock(&function.getBody());
    Type type = function.getFunctionType().getReturnType();
    if (isa<LLVM::LLVMVoidType>(type))
      LLVM::ReturnOp::create(builder, loc, ValueRange());
    else
      LLVM::ReturnOp::create(builder, loc,
                             LLVM::ZeroOp::create(builder, loc, type));
    return exit;
  }

  LLVM::LLVMFuncOp function;
  Value state;
  OpBuilder builder;
  Block *exit = nullptr;
};

struct SeekReturnFailuresPass
    : seek::impl::SeekReturnFailuresPassBase<SeekReturnFailuresPass> {
  void runOnOperation() override {
    calls.clear();
    failing.clear();
    SymbolTable table(getOperation());
    collectCalls(table);
    if (failed(findFailing(table)) || failed(declareFunctions(table)))
      return signalPassFailure();

    DenseMap<LLVM::LLVMFuncOp, Value> states;
    for (LLVM::LLVMFuncOp function : failing)
      states[function] = addStateArgument(function);
    IRRewriter rewriter(&getContext());
    for (LLVM::LLVMFuncOp function : failing) {
      convert(function, states[function], table);
      (void)eraseUnreachableBlocks(rewriter, function->getRegions());
    }
    for (StringRef name :
         {StringRef(kCheckFailed), StringRef(kAllocate), StringRef(kFree)})
      if (auto function = getDeclared(table, name))
        if (SymbolTable::symbolKnownUseEmpty(function, getOperation()))
          function.erase();
  }

private:
  static LLVM::LLVMFuncOp getDeclared(SymbolTable &table, StringRef name) {
    auto function = table.lookup<LLVM::LLVMFuncOp>(name);
    return function && function.isExternal() ? function : nullptr;
  }

  /// Which function calls which by its name.
  void collectCalls(SymbolTable &table) {
    for (auto function : getOperation().getOps<LLVM::LLVMFuncOp>())
      function.walk([&](LLVM::CallOp call) {
        if (auto name = call.getCalleeAttr())
          if (auto callee = table.lookup<LLVM::LLVMFuncOp>(name.getAttr()))
            calls[callee].push_back(call);
      });
  }

  /// Finds all functions that need the state. Fails for one that cannot have
  /// it.
  LogicalResult findFailing(SymbolTable &table) {
    SmallVector<LLVM::LLVMFuncOp> queue;
    for (StringRef name :
         {StringRef(kCheckFailed), StringRef(kAllocate), StringRef(kFree)})
      if (auto function = getDeclared(table, name))
        queue.push_back(function);
    while (!queue.empty())
      for (LLVM::CallOp call : calls.lookup(queue.pop_back_val())) {
        auto caller = call->getParentOfType<LLVM::LLVMFuncOp>();
        if (call->getParentOp() != caller)
          return call.emitOpError("can fail inside '")
                 << call->getParentOp()->getName()
                 << "', expected only calls that a function can return from";
        if (failing.insert(caller))
          queue.push_back(caller);
      }
    std::optional<SymbolTable::UseRange> uses =
        SymbolTable::getSymbolUses(&getOperation().getBodyRegion());
    if (!uses)
      return getOperation().emitOpError("has ops with unknown symbol uses");
    for (SymbolTable::SymbolUse use : *uses) {
      auto function =
          table.lookup<LLVM::LLVMFuncOp>(use.getSymbolRef().getRootReference());
      if (function && failing.contains(function) &&
          !isa<LLVM::CallOp>(use.getUser()))
        return use.getUser()->emitOpError("refers to '")
               << function.getSymName()
               << "', in which checks can fail; expected it to be called by "
                  "its name only";
    }
    return success();
  }

  LogicalResult declareFunctions(SymbolTable &table) {
    MLIRContext *context = &getContext();
    Type pointer = LLVM::LLVMPointerType::get(context);
    Type i64 = IntegerType::get(context, 64);
    Type none = LLVM::LLVMVoidType::get(context);
    struct Function {
      StringRef replaced, name;
      Type result;
      SmallVector<Type> arguments;
    };
    for (const Function &function :
         {Function{
              kCheckFailed, kCallFailed, none, {pointer, pointer, i64, i64}},
          Function{kAllocate, kCallAllocate, pointer, {pointer, i64}},
          Function{kFree, kCallFree, none, {pointer, pointer}}}) {
      auto replaced = getDeclared(table, function.replaced);
      if (!replaced || calls.lookup(replaced).empty())
        continue;
      if (Operation *taken = table.lookup(function.name))
        return taken->emitOpError("expected no symbol of the name '")
               << function.name << "', which is called where checks fail";
      OpBuilder builder(&getOperation().getBodyRegion());
      LLVM::LLVMFuncOp::create(
          builder, getOperation().getLoc(), function.name,
          LLVM::LLVMFunctionType::get(function.result, function.arguments));
    }
    return success();
  }

  void convert(LLVM::LLVMFuncOp function, Value state, SymbolTable &table) {
    SmallVector<LLVM::CallOp> found;
    function.walk([&](LLVM::CallOp call) { found.push_back(call); });
    Converter converter(function, state);
    for (LLVM::CallOp call : found) {
      auto name = call.getCalleeAttr();
      auto callee =
          name ? table.lookup<LLVM::LLVMFuncOp>(name.getAttr()) : nullptr;
      if (!callee)
        continue;
      if (failing.contains(callee))
        converter.passState(call);
      else if (!callee.isExternal())
        continue;
      else if (callee.getSymName() == kCheckFailed)
        converter.replaceFailure(call);
      else if (callee.getSymName() == kAllocate)
        converter.replaceAllocation(call);
      else if (callee.getSymName() == kFree)
        converter.replaceFree(call);
    }
  }

  DenseMap<LLVM::LLVMFuncOp, SmallVector<LLVM::CallOp>> calls;
  llvm::SetVector<LLVM::LLVMFuncOp> failing;
};

} // namespace
