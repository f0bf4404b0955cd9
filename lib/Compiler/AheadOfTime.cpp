//===- AheadOfTime.cpp - Modules for other people's programs --------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Compiler/AheadOfTime.h"

#include "CallState.h"
#include "CheckFailed.h"
#include "seek/Compiler/Lower.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::seek;

static bool isExported(func::FuncOp function) {
  return function.isPublic() && !function.isExternal();
}

//===----------------------------------------------------------------------===//
// Signatures
//===----------------------------------------------------------------------===//

static llvm::Error checkTypes(func::FuncOp function, TypeRange types,
                              StringRef kind) {
  for (auto [i, type] : llvm::enumerate(types)) {
    if (isa<RankedTensorType, MemRefType>(type) || type.isIntOrIndexOrFloat())
      continue;
    std::string text;
    llvm::raw_string_ostream(text) << type;
    return llvm::createStringError(
        kind + Twine(" ") + Twine(i + 1) + " of '" + function.getSymName() +
        "': expected a ranked tensor, a ranked memref or a scalar, got " +
        text);
  }
  return llvm::Error::success();
}

llvm::Error seek::checkPublicFunctions(ModuleOp module) {
  bool found = false;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!isExported(function))
      continue;
    found = true;
    if (llvm::Error error =
            checkTypes(function, function.getArgumentTypes(), "argument"))
      return error;
    if (llvm::Error error =
            checkTypes(function, function.getResultTypes(), "result"))
      return error;
  }
  if (!found)
    return llvm::createStringError(
        "expected a public function with a body, found none");
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Lowering
//===----------------------------------------------------------------------===//

/// Turns a lowered module into one of C functions.
static LogicalResult createCInterface(ModuleOp module,
                                      ArrayRef<CFunction> functions) {
  PassManager manager(module.getContext());
  manager.addPass(createSeekReturnFailuresPass());
  if (failed(manager.run(module)))
    return failure();
  return createCFunctions(module, functions);
}

LogicalResult seek::lowerAheadOfTime(ModuleOp module, const Target &target,
                                     const AheadOfTimeOptions &options) {
  // What is in the LLVM dialect already has the linkage that its author wants.
  llvm::StringSet<> visible;
  for (auto function : module.getOps<LLVM::LLVMFuncOp>())
    visible.insert(function.getSymName());
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!isExported(function) || options.functions)
      continue;
    function->setAttr(LLVM::LLVMDialect::getEmitCWrapperAttrName(),
                      UnitAttr::get(module.getContext()));
    visible.insert(("_mlir_ciface_" + function.getSymName()).str());
  }

  SeekToLLVMOptions pipeline;
  pipeline.strategy = options.strategy;
  pipeline.checks = options.checks;
  pipeline.results = Results::OutParams;
  if (!options.allocate)
    pipeline.allocator = Allocator::None;
  else if (options.functions)
    pipeline.allocator = Allocator::Provided;
  if (failed(lowerForTarget(module, target, pipeline)))
    return failure();

  // A function may well be called main, or as something of the C library.
  for (auto function : module.getOps<LLVM::LLVMFuncOp>())
    if (!function.isExternal() && !visible.contains(function.getSymName()))
      function.setLinkage(LLVM::Linkage::Internal);
  return options.functions ? createCInterface(module, *options.functions)
                           : success();
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

llvm::Expected<llvm::SmallString<0>>
seek::compileAheadOfTime(ModuleOp module, const Target &target,
                         OutputKind kind) {
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> machine =
      target.createMachine(/*jit=*/false);
  if (!machine)
    return machine.takeError();
  llvm::LLVMContext context;
  llvm::Expected<std::unique_ptr<llvm::Module>> code =
      translate(module, **machine, context);
  if (!code)
    return code.takeError();
  (*code)->setPICLevel(llvm::PICLevel::BigPIC);
  if (llvm::Error error = defineCheckFailed(**code))
    return error;
  if (llvm::Error error = defineCallState(**code))
    return error;
  if (llvm::Error error = optimize(**code, **machine))
    return error;
  if (kind != OutputKind::LLVMIR)
    return generateCode(**code, **machine,
                        kind == OutputKind::Assembly
                            ? llvm::CodeGenFileType::AssemblyFile
                            : llvm::CodeGenFileType::ObjectFile);
  llvm::SmallString<0> text;
  llvm::raw_svector_ostream stream(text);
  (*code)->print(stream, nullptr);
  return text;
}
