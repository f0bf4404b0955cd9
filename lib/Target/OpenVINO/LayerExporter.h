//===- LayerExporter.h - Functions as layers --------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TARGET_OPENVINO_LAYEREXPORTER_H
#define SEEK_LIB_TARGET_OPENVINO_LAYEREXPORTER_H

#include "ExportModel.h"

#include "mlir/IR/OpDefinition.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::linalg {
class GenericOp;
} // namespace mlir::linalg

namespace mlir::seek::openvino {

/// Finds the layers that the importer would make the operations of a function
/// from. It looks for what tells layers apart and no closer: whether the guess
/// is right shows when the model is imported again.
class LayerExporter {
public:
  explicit LayerExporter(OutModel &model) : model(model) {}

  /// Adds the layer that gives a tensor without inputs of its own.
  size_t addParameter(BlockArgument argument, std::string name);

  /// Adds the layers that the results of `op` stand for, if there are some.
  /// Reports what can never be exported.
  LogicalResult exportOp(Operation *op);

  /// The layer that gives a value. Reports that there is none.
  FailureOr<size_t> getLayer(Value value, Operation *user);

private:
  LogicalResult exportConstant(Operation *op);
  LogicalResult exportSearch(Operation *op);
  LogicalResult exportElements(linalg::GenericOp op);
  LogicalResult exportGather(linalg::GenericOp op, Operation *pick);
  LogicalResult exportBroadcast(linalg::GenericOp op);
  LogicalResult exportTranspose(Operation *op);
  LogicalResult exportConcat(Operation *op);
  LogicalResult exportShapeOf(Operation *op);
  LogicalResult exportCollapse(Operation *op);
  LogicalResult exportExpand(Operation *op);
  LogicalResult exportReshape(Operation *op);

  /// Adds a layer that gives the only result of `op`.
  LogicalResult
  addLayer(Operation *op, LayerKind kind, ValueRange operands,
           ArrayRef<size_t> more = {},
           std::vector<std::pair<StringRef, std::string>> attributes = {});

  /// Adds layers that only give inputs for the layer of `op`: constants, and
  /// lists of sizes.
  size_t addIntegers(Operation *op, StringRef what, ArrayRef<int64_t> integers,
                     bool isScalar = false);
  FailureOr<size_t> addSizes(Operation *op, StringRef what,
                             ArrayRef<OpFoldResult> sizes);
  FailureOr<size_t> addShapeOf(Operation *op, Value tensor);

  std::string getName(Operation *op, LayerKind kind);

  OutModel &model;
  /// The layers that give values, and those that give their sizes.
  DenseMap<Value, size_t> layers, shapes;
};

/// The name that a location has, or nothing.
StringRef getLayerName(Location loc);

} // namespace mlir::seek::openvino

#endif // SEEK_LIB_TARGET_OPENVINO_LAYEREXPORTER_H
