//===- Lower.cpp - A module to LLVM IR and assembly -----------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Runner/Kernel.h"

#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/ExecutionEngine/OptUtils.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"

using namespace mlir;
using namespace mlir::seek;

LogicalResult seek::lowerForRunner(ModuleOp module, func::FuncOp entry,
                                   const Target &target,
                                   StrategyChoice strategy,
                                   RuntimeChecks checks) {
  isolateEntry(entry);
  PassManager manager(module.getContext());
  // What the entry does not call need not be lowered.
  manager.addPass(createSymbolDCEPass());
  SeekSetTargetPassOptions targetOptions;
  targetOptions.cpu = target.cpu;
  targetOptions.features = target.features;
  manager.addPass(createSeekSetTargetPass(targetOptions));
  SeekToLLVMOptions options;
  options.strategy = strategy;
  options.checks = checks;
  options.allocator = Allocator::Provided;
  buildSeekToLLVM(manager, options);
  return manager.run(module);
}

llvm::Expected<std::unique_ptr<llvm::Module>>
seek::translateAndOptimize(ModuleOp module, const Target &target,
                           llvm::LLVMContext &context) {
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> machine =
      target.createMachine();
  if (!machine)
    return machine.takeError();
  std::unique_ptr<llvm::Module> result =
      translateModuleToLLVMIR(module, context);
  if (!result)
    return llvm::createStringError(
        "the module cannot be translated to LLVM IR");
  ExecutionEngine::setupTargetTripleAndDataLayout(result.get(), machine->get());
  if (llvm::Error error = makeOptimizingTransformer(
          /*optLevel=*/3, /*sizeLevel=*/0, machine->get())(result.get()))
    return error;
  return result;
}

llvm::Error seek::printAssembly(ModuleOp module, const Target &target,
                                llvm::raw_ostream &os) {
  llvm::LLVMContext context;
  llvm::Expected<std::unique_ptr<llvm::Module>> translated =
      translateAndOptimize(module, target, context);
  if (!translated)
    return translated.takeError();
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> machine =
      target.createMachine();
  if (!machine)
    return machine.takeError();
  llvm::SmallString<0> text;
  llvm::raw_svector_ostream stream(text);
  llvm::legacy::PassManager manager;
  if ((*machine)->addPassesToEmitFile(manager, stream, nullptr,
                                      llvm::CodeGenFileType::AssemblyFile))
    return llvm::createStringError("the target cannot print assembly");
  manager.run(**translated);
  os << text;
  return llvm::Error::success();
}
