//===- VectorTarget.cpp - Vectors of the target ---------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorTarget.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::seek;

VectorTarget VectorTarget::get(Operation *op) {
  VectorTarget target;
  auto function = op->getParentOfType<FunctionOpInterface>();
  auto features =
      function
          ? function->getAttrOfType<LLVM::TargetFeaturesAttr>("target_features")
          : LLVM::TargetFeaturesAttr();
  if (!features)
    return target;
  target.hasAVX2 = features.contains("+avx2");
  // The parts of it that the lowering uses came together in every CPU.
  target.hasAVX512 =
      features.contains("+avx512f") && features.contains("+avx512vl") &&
      features.contains("+avx512dq") && features.contains("+avx512bw");
  target.hasVBMI = target.hasAVX512 && features.contains("+avx512vbmi");
  target.hasFastGather = features.contains("+fast-gather");
  target.hasPopcount = features.contains("+popcnt");
  target.numBits = target.hasAVX512 ? 512 : target.hasAVX2 ? 256 : 128;
  return target;
}

int64_t VectorTarget::getLanes(Type type) const {
  return std::max<int64_t>(2, numBits / type.getIntOrFloatBitWidth());
}
