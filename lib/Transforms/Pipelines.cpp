//===- Pipelines.cpp - Pipelines ------------------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Transforms/Passes.h"

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Bufferization/Pipelines/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Dialect/SCF/Transforms/Passes.h"
#include "mlir/Dialect/Vector/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace mlir::seek;

void seek::buildSeekToLLVM(OpPassManager &manager,
                           const SeekToLLVMOptions &options) {
  // Tensors.
  if (options.checks != RuntimeChecks::None) {
    SeekGenerateChecksPassOptions checkOptions;
    checkOptions.data = options.checks == RuntimeChecks::All;
    manager.addPass(createSeekGenerateChecksPass(checkOptions));
  }
  manager.addPass(createSeekLowerToBoundPass());
  manager.addPass(createCanonicalizerPass());
  SeekSelectStrategyPassOptions strategyOptions;
  strategyOptions.strategy = options.strategy;
  strategyOptions.tensorsOnly = true;
  strategyOptions.runtimeTables = options.allocator != Allocator::None;
  manager.addPass(createSeekSelectStrategyPass(strategyOptions));
  manager.addPass(createLoopInvariantCodeMotionPass());

  // Buffers.
  manager.addPass(createSeekBufferizePass());
  if (options.results == Results::OutParams) {
    SeekResultsToOutParamsPassOptions resultOptions;
    resultOptions.checks = options.checks != RuntimeChecks::None;
    manager.addPass(createSeekResultsToOutParamsPass(resultOptions));
  }
  bufferization::buildBufferDeallocationPipeline(
      manager, bufferization::BufferDeallocationPipelineOptions());
  manager.addPass(createConvertBufferizationToMemRefPass());

  // What was on memrefs from the start gets its tables where buffers are freed
  // explicitly.
  strategyOptions.tensorsOnly = false;
  manager.addPass(createSeekSelectStrategyPass(strategyOptions));

  // Loops and vectors.
  manager.addPass(createForallToForLoopPass());
  manager.addPass(createSeekLowerCopiesPass());
  manager.addNestedPass<func::FuncOp>(createConvertLinalgToLoopsPass());
  manager.addPass(createConvertSeekToVectorPass());
  if (options.checks != RuntimeChecks::None)
    manager.addPass(createSeekCheckAllocationsPass());
  // What only one of several versions needs is computed there.
  manager.addPass(createControlFlowSinkPass());
  manager.addPass(createConvertSeekToSCFPass());
  manager.addPass(createCanonicalizerPass());
  manager.addPass(createCSEPass());
  if (options.allocator == Allocator::None)
    manager.addPass(createSeekForbidAllocationsPass());

  // LLVM.
  manager.addNestedPass<func::FuncOp>(vector::createLowerVectorMaskPass());
  manager.addNestedPass<func::FuncOp>(createConvertVectorToSCFPass());
  manager.addPass(memref::createExpandStridedMetadataPass());
  manager.addPass(createLowerAffinePass());
  manager.addPass(createSCFToControlFlowPass());
  // Sizes may exceed 32 bits, and so may the distance to the end of a loop.
  ConvertVectorToLLVMPassOptions vectorOptions;
  vectorOptions.force32BitVectorIndices = false;
  manager.addPass(createConvertVectorToLLVMPass(vectorOptions));
  FinalizeMemRefToLLVMConversionPassOptions memRefOptions;
  memRefOptions.useGenericFunctions = options.allocator == Allocator::Provided;
  manager.addPass(createFinalizeMemRefToLLVMConversionPass(memRefOptions));
  manager.addPass(createConvertToLLVMPass());
  manager.addPass(createReconcileUnrealizedCastsPass());
  manager.addPass(createCanonicalizerPass());
  manager.addPass(createSeekCheckLoweredPass());
}

void seek::registerSeekPipelines() {
  PassPipelineRegistration<SeekToLLVMOptions>(
      "seek-to-llvm",
      "Lower a module on tensors or memrefs to the LLVM dialect",
      buildSeekToLLVM);
}
