//===- Lower.cpp - A module to LLVM IR and machine code -------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Compiler/Lower.h"

#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/ExecutionEngine/OptUtils.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/IR/LegacyPassManager.h"

using namespace mlir;
using namespace mlir::seek;

LogicalResult seek::lowerForTarget(ModuleOp module, const Target &target,
                                   const SeekToLLVMOptions &options) {
  PassManager manager(module.getContext());
  manager.addPass(createSymbolDCEPass());
  SeekSetTargetPassOptions targetOptions;
  targetOptions.cpu = target.cpu;
  targetOptions.features = target.features;
  manager.addPass(createSeekSetTargetPass(targetOptions));
  buildSeekToLLVM(manager, options);
  return manager.run(module);
}

llvm::Expected<std::unique_ptr<llvm::Module>>
seek::translate(ModuleOp module, llvm::TargetMachine &machine,
                llvm::LLVMContext &context) {
  std::unique_ptr<llvm::Module> result =
      translateModuleToLLVMIR(module, context);
  if (!result)
    return llvm::createStringError(
        "the module cannot be translated to LLVM IR");
  ExecutionEngine::setupTargetTripleAndDataLayout(result.get(), &machine);
  return result;
}

llvm::Error seek::optimize(llvm::Module &module, llvm::TargetMachine &machine) {
  return makeOptimizingTransformer(/*optLevel=*/3, /*sizeLevel=*/0,
                                   &machine)(&module);
}

llvm::Expected<llvm::SmallString<0>>
seek::generateCode(llvm::Module &module, llvm::TargetMachine &machine,
                   llvm::CodeGenFileType type) {
  llvm::SmallString<0> code;
  llvm::raw_svector_ostream stream(code);
  llvm::legacy::PassManager manager;
  if (machine.addPassesToEmitFile(manager, stream, nullptr, type))
    return llvm::createStringError(
        type == llvm::CodeGenFileType::AssemblyFile
            ? "LLVM cannot print assembly for '" +
                  machine.getTargetTriple().str() + "'"
            : "LLVM cannot make an object file for '" +
                  machine.getTargetTriple().str() + "'");
  manager.run(module);
  return code;
}
