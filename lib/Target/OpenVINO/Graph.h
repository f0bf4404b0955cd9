//===- Graph.h - The layers of a model and their connections ----*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TARGET_OPENVINO_GRAPH_H
#define SEEK_LIB_TARGET_OPENVINO_GRAPH_H

#include "Layers.h"
#include "Xml.h"

#include "llvm/ADT/DenseMap.h"
#include <vector>

namespace mlir::seek::openvino {

/// An end of an edge. What counts of a port is its position in its list; its id
/// is only what edges call it.
struct PortRef {
  size_t layer, position;
};

struct Port {
  uint64_t id;
  pugi::xml_node node;
};

struct Input : Port {
  /// The output that it takes.
  std::optional<PortRef> source;
};

struct Layer {
  pugi::xml_node node, data;
  uint64_t id;
  StringRef name, type, version;
  std::vector<Input> inputs;
  std::vector<Port> outputs;
  /// Null if the layer is dead, since its type may then be any.
  const LayerInfo *info = nullptr;
  unsigned opset = 0;

  bool is(LayerKind kind) const { return info && info->kind == kind; }
};

/// The layers, in the order of the file, each with what it takes.
class Graph {
public:
  /// Reads the layers and the edges below the root of `xml`. Reports what does
  /// not fit together.
  static FailureOr<Graph> read(const Xml &xml);

  ArrayRef<Layer> getLayers() const { return layers; }

  /// The layers that results need, those that give before those that take, and
  /// all parameters.
  ArrayRef<size_t> getOrder() const { return order; }

  InFlightDiagnostic emitError(const Layer &layer) const;

private:
  /// The positions of ports, by layer and id.
  using PortMap = llvm::DenseMap<std::pair<size_t, uint64_t>, size_t>;

  explicit Graph(const Xml &xml) : xml(xml) {}

  LogicalResult readLayers(pugi::xml_node root);
  LogicalResult readLayer(pugi::xml_node node);
  LogicalResult readEdges(pugi::xml_node root);
  LogicalResult readEdge(pugi::xml_node node,
                         const llvm::DenseMap<uint64_t, size_t> &ids,
                         const PortMap &inputs, const PortMap &outputs);
  LogicalResult checkInputs();
  LogicalResult sort();
  LogicalResult identify(Layer &layer);
  LogicalResult reportCycle(ArrayRef<size_t> waiting);

  const Xml &xml;
  std::vector<Layer> layers;
  std::vector<size_t> order;
};

/// "Bucketize layer 'a' (id 3)"
std::string describe(const Layer &layer);

} // namespace mlir::seek::openvino

#endif // SEEK_LIB_TARGET_OPENVINO_GRAPH_H
