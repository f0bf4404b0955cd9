//===- ExportModel.h - A model to be written --------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TARGET_OPENVINO_EXPORTMODEL_H
#define SEEK_LIB_TARGET_OPENVINO_EXPORTMODEL_H

#include "ElementType.h"
#include "Layers.h"

#include "seek/Target/OpenVINO/Export.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"
#include <optional>
#include <string>
#include <vector>

namespace mlir::seek::openvino {

/// A layer to be written, with at most one output.
struct OutLayer {
  LayerKind kind;
  Location loc;
  std::string name = {};
  /// Those of `<data>`, in the order of the file.
  std::vector<std::pair<StringRef, std::string>> attributes = {};
  /// The layers that give the inputs.
  SmallVector<size_t> inputs = {};
  /// The type of the output, null for a Result.
  TensorType type = {};
  const ElementType *element = nullptr;
  /// The names of the tensor that it gives.
  SmallVector<std::string> tensorNames = {};
  /// What a Const layer gives.
  DenseElementsAttr elements = {};
};

/// Layers in an order where those that give come before those that take.
class OutModel {
public:
  explicit OutModel(std::string name) : name(std::move(name)) {}

  size_t add(OutLayer layer) {
    layers.push_back(std::move(layer));
    return layers.size() - 1;
  }

  OutLayer &operator[](size_t i) { return layers[i]; }
  const OutLayer &operator[](size_t i) const { return layers[i]; }

  /// Writes the layers that results need, and all parameters, as the serializer
  /// of OpenVINO does. Reports constants that are too large.
  FailureOr<OpenVINOModel> write() const;

private:
  /// The ids of the layers that are written.
  std::vector<std::optional<unsigned>> number() const;

  std::string name;
  std::vector<OutLayer> layers;
};

} // namespace mlir::seek::openvino

#endif // SEEK_LIB_TARGET_OPENVINO_EXPORTMODEL_H
