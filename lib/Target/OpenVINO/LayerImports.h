//===- LayerImports.h - What each type of layer becomes ---------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TARGET_OPENVINO_LAYERIMPORTS_H
#define SEEK_LIB_TARGET_OPENVINO_LAYERIMPORTS_H

#include "LayerImporter.h"

namespace mlir::seek::openvino {

/// Add, Divide, Maximum, Minimum, Multiply and Subtract.
FailureOr<Tensor> importArithmetic(LayerImporter &importer);
FailureOr<Tensor> importBroadcast(LayerImporter &importer);
FailureOr<Tensor> importBucketize(LayerImporter &importer);
FailureOr<Tensor> importClamp(LayerImporter &importer);
FailureOr<Tensor> importConcat(LayerImporter &importer);
FailureOr<Tensor> importConst(LayerImporter &importer);
FailureOr<Tensor> importConvert(LayerImporter &importer);
FailureOr<Tensor> importGather(LayerImporter &importer);
FailureOr<Tensor> importReshape(LayerImporter &importer);
FailureOr<Tensor> importSearchSorted(LayerImporter &importer);
FailureOr<Tensor> importShapeOf(LayerImporter &importer);
FailureOr<Tensor> importSqueeze(LayerImporter &importer);
FailureOr<Tensor> importTranspose(LayerImporter &importer);
FailureOr<Tensor> importUnsqueeze(LayerImporter &importer);

/// The type of a Parameter layer.
struct ParameterType {
  TensorType type;
  const ElementType *element;
};
FailureOr<ParameterType> getParameterType(LayerImporter &importer);

} // namespace mlir::seek::openvino

#endif // SEEK_LIB_TARGET_OPENVINO_LAYERIMPORTS_H
