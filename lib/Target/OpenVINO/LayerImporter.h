//===- LayerImporter.h - One layer as MLIR ----------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TARGET_OPENVINO_LAYERIMPORTER_H
#define SEEK_LIB_TARGET_OPENVINO_LAYERIMPORTER_H

#include "ElementType.h"
#include "Graph.h"
#include "Weights.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::seek::openvino {

/// What a layer gives.
struct Tensor {
  Value value;
  /// Says more than the type of the value, where that is wider.
  const ElementType *element = nullptr;
  /// The elements, of type index, if these are sizes and known one by one.
  std::vector<Value> scalars = {};

  TensorType getType() const { return cast<TensorType>(value.getType()); }
  RankedTensorType getRankedType() const {
    return cast<RankedTensorType>(value.getType());
  }
  int64_t getRank() const { return getRankedType().getRank(); }
};

/// What the import of a layer works with: its inputs, its attributes, and where
/// ops go.
class LayerImporter {
public:
  LayerImporter(const Xml &xml, const Graph &graph, const Layer &layer,
                SmallVector<Tensor> inputs, Weights &weights,
                OpBuilder &moduleBuilder);

  const Layer &layer;
  SmallVector<Tensor> inputs;
  Weights &weights;
  /// Its location is the layer.
  ImplicitLocOpBuilder builder;

  MLIRContext *getContext() const { return builder.getContext(); }

  /// Starts an error about the layer.
  InFlightDiagnostic emitError() const { return graph.emitError(layer); }
  /// Starts an error about an attribute that is there.
  InFlightDiagnostic emitAttributeError(StringRef name) const;

  bool hasAttribute(StringRef name) const;
  /// The text of an attribute, or a default, or an error if there is none.
  FailureOr<StringRef> getString(StringRef name,
                                 std::optional<StringRef> missing = {}) const;
  FailureOr<bool> getBool(StringRef name, bool missing) const;
  FailureOr<int64_t> getInteger(StringRef name,
                                std::optional<int64_t> missing = {}) const;
  FailureOr<uint64_t> getUnsigned(StringRef name) const;
  FailureOr<const ElementType *>
  getElementType(StringRef name, std::optional<StringRef> missing = {}) const;

  /// Reads `output_type`, i32 or i64; by default i64.
  FailureOr<const ElementType *> getOutputType() const;

  /// Warns of attributes that the type of layer does not have.
  void checkAttributes() const;

  /// Reports an input of unknown rank.
  LogicalResult checkRanked(unsigned input) const;

  /// Reports a type that is beyond what can be counted.
  LogicalResult checkType(RankedTensorType type) const;

  Location getLocation() const { return builder.getLoc(); }

private:
  pugi::xml_attribute find(StringRef name) const;

  const Xml &xml;
  const Graph &graph;
  pugi::xml_node data;
};

} // namespace mlir::seek::openvino

#endif // SEEK_LIB_TARGET_OPENVINO_LAYERIMPORTER_H
