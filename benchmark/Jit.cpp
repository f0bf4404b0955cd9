//===- Jit.cpp - The compiler as a C library ------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Jit.h"

#include "seek/Compiler/Target.h"
#include "seek/Register.h"
#include "seek/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/ExecutionEngine/OptUtils.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/TargetParser/Host.h"
#include <algorithm>

using namespace mlir;
using namespace mlir::seek;
using mlir::seek::Target;

struct SeekJit {
  std::unique_ptr<ExecutionEngine> engine;
  void *function;
};

static llvm::Error lower(ModuleOp module, const Target &target,
                         StringRef strategy) {
  PassManager manager(module.getContext());
  SeekSetTargetPassOptions options;
  options.cpu = target.cpu;
  options.features = target.features;
  manager.addPass(createSeekSetTargetPass(options));
  // By its text, so that the pipeline alone knows which strategies there are.
  static bool registered = [] {
    registerSeekPipelines();
    return true;
  }();
  (void)registered;
  std::string message;
  llvm::raw_string_ostream stream(message);
  if (failed(parsePassPipeline("seek-to-llvm{strategy=" + strategy.str() + "}",
                               manager, stream)))
    return llvm::createStringError(message);
  if (failed(manager.run(module)))
    return llvm::createStringError("lowering failed");
  return llvm::Error::success();
}

static llvm::Expected<std::unique_ptr<ExecutionEngine>>
makeEngine(ModuleOp module, const Target &target) {
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> machine =
      target.createMachine(/*jit=*/true);
  if (!machine)
    return machine.takeError();
  std::function<llvm::Error(llvm::Module *)> optimize =
      makeOptimizingTransformer(/*optLevel=*/3, /*sizeLevel=*/0,
                                machine->get());
  ExecutionEngineOptions options;
  options.transformer = optimize;
  options.jitCodeGenOptLevel = llvm::CodeGenOptLevel::Aggressive;
  // The machine is the optimizer's until the engine is made.
  return ExecutionEngine::create(module, options, std::move(*machine));
}

static llvm::Expected<SeekJit *> compile(MLIRContext &context, StringRef text,
                                         StringRef cpu, StringRef strategy) {
  llvm::Expected<Target> target = Target::get(cpu, /*mustRunHere=*/true);
  if (!target)
    return target.takeError();
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
  if (!module)
    return llvm::createStringError("parsing failed");
  auto entry = module->lookupSymbol<func::FuncOp>("main");
  if (!entry)
    return llvm::createStringError("expected a function 'main'");
  entry->setAttr(LLVM::LLVMDialect::getEmitCWrapperAttrName(),
                 UnitAttr::get(&context));
  if (llvm::Error error = lower(*module, *target, strategy))
    return error;
  llvm::Expected<std::unique_ptr<ExecutionEngine>> engine =
      makeEngine(*module, *target);
  if (!engine)
    return engine.takeError();
  (*engine)->initialize();
  llvm::Expected<void *> function = (*engine)->lookup("_mlir_ciface_main");
  if (!function)
    return function.takeError();
  return new SeekJit{std::move(*engine), *function};
}

SeekJit *seekJitCompile(const char *text, const char *cpu, const char *strategy,
                        char *error, int64_t errorSize) {
  static DialectRegistry registry = [] {
    DialectRegistry result;
    registerAllDialects(result);
    registerAllExtensions(result);
    registerAllToLLVMIRTranslations(result);
    registerAllSeek(result);
    return result;
  }();
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.printOpOnDiagnostic(false);
  std::string message;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    message += diagnostic.str() + "; ";
    return success();
  });
  llvm::Expected<SeekJit *> jit = compile(context, text, cpu, strategy);
  if (jit)
    return *jit;
  message += llvm::toString(jit.takeError());
  if (errorSize > 0) {
    size_t size = std::min<size_t>(errorSize - 1, message.size());
    std::copy_n(message.begin(), size, error);
    error[size] = '\0';
  }
  return nullptr;
}

void seekJitRelease(SeekJit *jit) { delete jit; }

void *seekJitFunction(const SeekJit *jit) { return jit->function; }

const char *seekJitVersion() { return SEEK_VERSION; }
const char *seekJitLLVMVersion() { return LLVM_VERSION_STRING; }
const char *seekJitHostCPU() {
  static std::string name = llvm::sys::getHostCPUName().str();
  return name.c_str();
}
