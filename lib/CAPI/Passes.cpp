//===- Passes.cpp - Passes and pipelines, for C -------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek-c/Seek.h"

#include "Enum.h"

#include "seek/Register.h"

#include "mlir/CAPI/Pass.h"
#include "mlir/CAPI/Support.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace mlir::seek;

#include "seek-c/Passes.cpp.inc"

void mlirSeekRegisterAllPasses() {
  // MLIR does not allow a pipeline to be registered twice.
  static const bool registered = [] {
    registerAllSeekPasses();
    return true;
  }();
  (void)registered;
}

//===----------------------------------------------------------------------===//
// seek-to-llvm
//===----------------------------------------------------------------------===//

static_assert(MLIR_SEEK_CHOICE_AUTO == static_cast<int>(StrategyChoice::Auto));
static_assert(MLIR_SEEK_CHOICE_SCALAR ==
              static_cast<int>(StrategyChoice::Scalar));
static_assert(MLIR_SEEK_CHOICE_COUNT ==
              static_cast<int>(StrategyChoice::Count));
static_assert(MLIR_SEEK_CHOICE_PERMUTE ==
              static_cast<int>(StrategyChoice::Permute));
static_assert(MLIR_SEEK_CHOICE_GATHER ==
              static_cast<int>(StrategyChoice::Gather));
static_assert(MLIR_SEEK_CHOICE_INDEX ==
              static_cast<int>(StrategyChoice::Index));
static_assert(MLIR_SEEK_CHOICE_ROWS == static_cast<int>(StrategyChoice::Rows));
static_assert(MLIR_SEEK_CHECKS_NONE == static_cast<int>(RuntimeChecks::None));
static_assert(MLIR_SEEK_CHECKS_SHAPES ==
              static_cast<int>(RuntimeChecks::Shapes));
static_assert(MLIR_SEEK_CHECKS_ALL == static_cast<int>(RuntimeChecks::All));
static_assert(MLIR_SEEK_ALLOCATOR_MALLOC ==
              static_cast<int>(Allocator::Malloc));
static_assert(MLIR_SEEK_ALLOCATOR_PROVIDED ==
              static_cast<int>(Allocator::Provided));
static_assert(MLIR_SEEK_RESULTS_RETURNED ==
              static_cast<int>(Results::Returned));
static_assert(MLIR_SEEK_RESULTS_OUT_PARAMS ==
              static_cast<int>(Results::OutParams));

MlirLogicalResult
mlirSeekAddToLLVMPipeline(MlirOpPassManager wrapped,
                          const MlirSeekToLLVMOptions *options,
                          MlirStringCallback report, void *userData) {
  auto fail = [&](const Twine &reason) {
    if (report) {
      std::string text = reason.str();
      report(wrap(StringRef(text)), userData);
    }
    return mlirLogicalResultFailure();
  };
  OpPassManager &manager = *unwrap(wrapped);
  StringRef module = ModuleOp::getOperationName();
  if (manager.getOpAnchorName() != module)
    return fail("seek-to-llvm: expected a pass manager anchored on '" + module +
                "', got one anchored on '" + manager.getOpAnchorName() + "'");

  SeekToLLVMOptions converted;
  if (options) {
    for (auto [name, value, last] :
         {std::tuple("strategy", getRaw(options->strategy),
                     int32_t(MLIR_SEEK_CHOICE_ROWS)),
          std::tuple("checks", getRaw(options->checks),
                     int32_t(MLIR_SEEK_CHECKS_ALL)),
          std::tuple("allocator", getRaw(options->allocator),
                     int32_t(MLIR_SEEK_ALLOCATOR_PROVIDED)),
          std::tuple("results", getRaw(options->results),
                     int32_t(MLIR_SEEK_RESULTS_OUT_PARAMS))})
      if (value < 0 || value > last)
        return fail("seek-to-llvm: expected '" + Twine(name) +
                    "' to be from 0 to " + Twine(last) + ", got " +
                    Twine(value));
    converted.strategy = static_cast<StrategyChoice>(options->strategy);
    converted.checks = static_cast<RuntimeChecks>(options->checks);
    converted.allocator = static_cast<Allocator>(options->allocator);
    converted.results = static_cast<Results>(options->results);
  }
  buildSeekToLLVM(manager, converted);
  return mlirLogicalResultSuccess();
}
