//===- Layers.cpp - The types of layers that seek knows -------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Layers.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir::seek::openvino;
using llvm::StringLiteral;

static constexpr StringLiteral elementwiseAttributes[] = {kAutoBroadcast};
static constexpr StringLiteral broadcastAttributes[] = {kMode};
static constexpr StringLiteral bucketizeAttributes[] = {kOutputType,
                                                        kWithRightBound};
static constexpr StringLiteral clampAttributes[] = {kMin, kMax};
static constexpr StringLiteral concatAttributes[] = {kAxis};
static constexpr StringLiteral constAttributes[] = {kElementType, kShape,
                                                    kOffset, kSize};
static constexpr StringLiteral convertAttributes[] = {kDestinationType};
static constexpr StringLiteral divideAttributes[] = {kAutoBroadcast,
                                                     kPythonDiv};
static constexpr StringLiteral gatherAttributes[] = {kBatchDims};
static constexpr StringLiteral parameterAttributes[] = {kShape, kElementType};
static constexpr StringLiteral reshapeAttributes[] = {kSpecialZero};
static constexpr StringLiteral searchSortedAttributes[] = {kRightMode,
                                                           kOutputType};
static constexpr StringLiteral shapeOfAttributes[] = {kOutputType};
static constexpr StringLiteral squeezeAttributes[] = {kAllowAxisSkip};

// By name.
static constexpr LayerInfo layerInfos[] = {
    {LayerKind::Add, "Add", 1, 2, 2, 1, elementwiseAttributes},
    {LayerKind::Broadcast, "Broadcast", 1, 2, 3, 1, broadcastAttributes},
    {LayerKind::Bucketize, "Bucketize", 3, 2, 2, 1, bucketizeAttributes},
    {LayerKind::Clamp, "Clamp", 1, 1, 1, 1, clampAttributes},
    {LayerKind::Concat, "Concat", 1, 1, ~0u, 1, concatAttributes},
    {LayerKind::Const, "Const", 1, 0, 0, 1, constAttributes},
    {LayerKind::Convert, "Convert", 1, 1, 1, 1, convertAttributes},
    {LayerKind::Divide, "Divide", 1, 2, 2, 1, divideAttributes},
    {LayerKind::Gather, "Gather", 1, 3, 3, 1, gatherAttributes},
    {LayerKind::Maximum, "Maximum", 1, 2, 2, 1, elementwiseAttributes},
    {LayerKind::Minimum, "Minimum", 1, 2, 2, 1, elementwiseAttributes},
    {LayerKind::Multiply, "Multiply", 1, 2, 2, 1, elementwiseAttributes},
    {LayerKind::Parameter, "Parameter", 1, 0, 0, 1, parameterAttributes},
    {LayerKind::Reshape, "Reshape", 1, 2, 2, 1, reshapeAttributes},
    {LayerKind::Result, "Result", 1, 1, 1, 0, {}},
    {LayerKind::SearchSorted, "SearchSorted", 15, 2, 2, 1,
     searchSortedAttributes},
    {LayerKind::ShapeOf, "ShapeOf", 1, 1, 1, 1, shapeOfAttributes},
    {LayerKind::Squeeze, "Squeeze", 1, 1, 2, 1, squeezeAttributes},
    {LayerKind::Subtract, "Subtract", 1, 2, 2, 1, elementwiseAttributes},
    {LayerKind::Transpose, "Transpose", 1, 2, 2, 1, {}},
    {LayerKind::Unsqueeze, "Unsqueeze", 1, 2, 2, 1, {}},
};

const LayerInfo *LayerInfo::find(llvm::StringRef type) {
  if (type.equals_insensitive("Constant"))
    type = "Const";
  for (const LayerInfo &info : layerInfos)
    if (info.type.equals_insensitive(type))
      return &info;
  return nullptr;
}

const LayerInfo &LayerInfo::get(LayerKind kind) {
  return layerInfos[static_cast<unsigned>(kind)];
}
