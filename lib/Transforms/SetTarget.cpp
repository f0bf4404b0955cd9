//===- SetTarget.cpp - The target of functions ----------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Transforms/Passes.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/Pass.h"

namespace mlir::seek {
#define GEN_PASS_DEF_SEEKSETTARGETPASS
#include "seek/Transforms/Passes.h.inc"
} // namespace mlir::seek

using namespace mlir;

namespace {

struct SeekSetTargetPass
    : seek::impl::SeekSetTargetPassBase<SeekSetTargetPass> {
  using SeekSetTargetPassBase::SeekSetTargetPassBase;

  void runOnOperation() override {
    MLIRContext *context = &getContext();
    Attribute cpuAttr = StringAttr::get(context, cpu);
    Attribute featuresAttr =
        LLVM::TargetFeaturesAttr::get(context, StringRef(features));
    getOperation()->walk([&](FunctionOpInterface function) {
      if (function.isExternal() || function->hasAttr("target_cpu") ||
          function->hasAttr("target_features"))
        return;
      if (!cpu.empty())
        function->setAttr("target_cpu", cpuAttr);
      if (!features.empty())
        function->setAttr("target_features", featuresAttr);
    });
  }
};

} // namespace
