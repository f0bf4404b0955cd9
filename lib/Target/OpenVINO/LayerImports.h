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

FailureOr<Tensor> importConst(LayerImporter &importer);
FailureOr<Tensor> importConvert(LayerImporter &importer);
FailureOr<Tensor> importBucketize(LayerImporter &importer);
FailureOr<Tensor> importSearchSorted(LayerImporter &importer);

/// The type of a Parameter layer.
struct ParameterType {
  TensorType type;
  const ElementType *element;
};
FailureOr<ParameterType> getParameterType(LayerImporter &importer);

} // namespace mlir::seek::openvino

#endif // SEEK_LIB_TARGET_OPENVINO_LAYERIMPORTS_H
