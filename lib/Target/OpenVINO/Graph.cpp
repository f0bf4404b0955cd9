//===- Graph.cpp - The layers of a model and their connections ------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Graph.h"

#include "Ports.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include <functional>
#include <queue>

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;

std::string openvino::describe(const Layer &layer) {
  return (layer.type + " layer " + quote(layer.name) + " (id " +
          Twine(layer.id) + ")")
      .str();
}

InFlightDiagnostic Graph::emitError(const Layer &layer) const {
  return mlir::emitError(xml.getLocation(layer.node))
         << describe(layer) << ": ";
}

FailureOr<Graph> Graph::read(const Xml &xml) {
  Graph graph(xml);
  if (failed(graph.readLayers(xml.getRoot())) ||
      failed(graph.readEdges(xml.getRoot())) || failed(graph.checkInputs()) ||
      failed(graph.sort()))
    return failure();
  return graph;
}

//===----------------------------------------------------------------------===//
// Layers
//===----------------------------------------------------------------------===//

LogicalResult Graph::readLayers(pugi::xml_node root) {
  FailureOr<pugi::xml_node> list = xml.getOnlyChild(root, "layers");
  if (failed(list))
    return failure();
  if (!*list)
    return mlir::emitError(xml.getLocation(root))
           << "expected <layers> in <" << root.name() << ">, got none";
  for (pugi::xml_node node : list->children("layer"))
    if (failed(readLayer(node)))
      return failure();
  return success();
}

/// Reads the ports below `<input>` or `<output>`.
template <typename PortT>
static LogicalResult readPorts(const Xml &xml, pugi::xml_node layer,
                               const char *list, std::vector<PortT> &ports) {
  FailureOr<pugi::xml_node> parent = xml.getOnlyChild(layer, list);
  if (failed(parent))
    return failure();
  llvm::DenseSet<uint64_t> ids;
  for (pugi::xml_node node : parent->children("port")) {
    PortT port;
    port.node = node;
    if (failed(xml.checkAttributes(node)))
      return failure();
    FailureOr<uint64_t> id = xml.getUnsigned(node, "id");
    if (failed(id) || failed(checkPort(xml, node)))
      return failure();
    port.id = *id;
    // Keys of a DenseSet are less than 2^64-2.
    if (*id > UINT32_MAX || !ids.insert(*id).second)
      return mlir::emitError(xml.getLocation(node.attribute("id")))
             << "expected ids of ports in <" << list
             << "> that differ and are less than 2^32, got " << *id;
    ports.push_back(port);
  }
  return success();
}

LogicalResult Graph::readLayer(pugi::xml_node node) {
  Layer layer;
  layer.node = node;
  if (failed(xml.checkAttributes(node)))
    return failure();
  FailureOr<uint64_t> id = xml.getUnsigned(node, "id");
  if (failed(id))
    return failure();
  FailureOr<StringRef> name = xml.getString(node, "name");
  if (failed(name))
    return failure();
  FailureOr<StringRef> type = xml.getString(node, "type");
  if (failed(type))
    return failure();
  FailureOr<StringRef> version = xml.getString(node, "version");
  if (failed(version))
    return failure();
  layer.id = *id;
  layer.name = *name;
  layer.type = *type;
  layer.version = *version;
  FailureOr<pugi::xml_node> data = xml.getOnlyChild(node, "data");
  if (failed(data) || failed(xml.checkAttributes(*data)))
    return failure();
  layer.data = *data;
  if (failed(readPorts(xml, node, "input", layer.inputs)) ||
      failed(readPorts(xml, node, "output", layer.outputs)))
    return failure();
  layers.push_back(std::move(layer));
  return success();
}

//===----------------------------------------------------------------------===//
// Edges
//===----------------------------------------------------------------------===//

LogicalResult Graph::readEdges(pugi::xml_node root) {
  llvm::DenseMap<uint64_t, size_t> ids;
  for (auto [i, layer] : llvm::enumerate(layers)) {
    // Keys of a DenseMap are less than 2^64-2.
    if (layer.id > UINT32_MAX)
      return emitError(layer) << "expected an id less than 2^32";
    if (!ids.try_emplace(layer.id, i).second)
      return emitError(layer)
             << "expected ids of layers that differ, got the id of "
             << describe(layers[ids[layer.id]]) << " again";
  }
  FailureOr<pugi::xml_node> list = xml.getOnlyChild(root, "edges");
  if (failed(list))
    return failure();
  PortMap inputs, outputs;
  for (auto [i, layer] : llvm::enumerate(layers)) {
    for (auto [position, port] : llvm::enumerate(layer.inputs))
      inputs[{i, port.id}] = position;
    for (auto [position, port] : llvm::enumerate(layer.outputs))
      outputs[{i, port.id}] = position;
  }
  for (pugi::xml_node node : list->children("edge"))
    if (failed(readEdge(node, ids, inputs, outputs)))
      return failure();
  return success();
}

LogicalResult Graph::readEdge(pugi::xml_node node,
                              const llvm::DenseMap<uint64_t, size_t> &ids,
                              const PortMap &inputs, const PortMap &outputs) {
  if (failed(xml.checkAttributes(node)))
    return failure();
  auto findLayer = [&](const char *name) -> FailureOr<size_t> {
    FailureOr<uint64_t> id = xml.getUnsigned(node, name);
    if (failed(id))
      return failure();
    auto found = *id > UINT32_MAX ? ids.end() : ids.find(*id);
    if (found == ids.end())
      return mlir::emitError(xml.getLocation(node.attribute(name)))
             << "expected '" << name << "' to be the id of a layer, got "
             << *id;
    return found->second;
  };
  auto findPort = [&](const char *name, size_t layer, const char *list,
                      const PortMap &ports) -> FailureOr<size_t> {
    FailureOr<uint64_t> id = xml.getUnsigned(node, name);
    if (failed(id))
      return failure();
    auto found = *id > UINT32_MAX ? ports.end() : ports.find({layer, *id});
    if (found == ports.end())
      return mlir::emitError(xml.getLocation(node.attribute(name)))
             << "expected '" << name << "' to be the id of a port in <" << list
             << "> of " << describe(layers[layer]) << ", got " << *id;
    return found->second;
  };

  FailureOr<size_t> from = findLayer("from-layer");
  if (failed(from))
    return failure();
  FailureOr<size_t> to = findLayer("to-layer");
  if (failed(to))
    return failure();
  FailureOr<size_t> fromPort = findPort("from-port", *from, "output", outputs);
  if (failed(fromPort))
    return failure();
  FailureOr<size_t> toPort = findPort("to-port", *to, "input", inputs);
  if (failed(toPort))
    return failure();
  Input &input = layers[*to].inputs[*toPort];
  if (input.source)
    return mlir::emitError(xml.getLocation(node))
           << "expected one edge to the port " << input.id << " of "
           << describe(layers[*to]) << ", got a second one";
  input.source = PortRef{*from, *fromPort};
  return success();
}

LogicalResult Graph::checkInputs() {
  for (const Layer &layer : layers)
    for (const Input &input : layer.inputs)
      if (!input.source)
        return emitError(layer) << "expected an edge to the input port "
                                << input.id << ", got none";
  return success();
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

LogicalResult Graph::sort() {
  // The layers that take from each, as lists in one array.
  std::vector<size_t> starts(layers.size() + 1), takers;
  for (const Layer &layer : layers)
    for (const Input &input : layer.inputs)
      ++starts[input.source->layer + 1];
  for (size_t i = 0; i < layers.size(); ++i)
    starts[i + 1] += starts[i];
  takers.resize(starts.back());
  std::vector<size_t> next(starts.begin(), starts.end() - 1);
  std::vector<size_t> waiting(layers.size());
  for (auto [i, layer] : llvm::enumerate(layers)) {
    waiting[i] = layer.inputs.size();
    for (const Input &input : layer.inputs)
      takers[next[input.source->layer]++] = i;
  }

  // In the order of the file as far as possible.
  std::priority_queue<size_t, std::vector<size_t>, std::greater<>> ready;
  for (size_t i = 0; i < layers.size(); ++i)
    if (waiting[i] == 0)
      ready.push(i);
  std::vector<size_t> sorted;
  while (!ready.empty()) {
    size_t layer = ready.top();
    ready.pop();
    sorted.push_back(layer);
    for (size_t i = starts[layer]; i < starts[layer + 1]; ++i)
      if (--waiting[takers[i]] == 0)
        ready.push(takers[i]);
  }
  if (sorted.size() < layers.size())
    return reportCycle(waiting);

  // What results need.
  llvm::BitVector live(layers.size());
  for (auto [i, layer] : llvm::enumerate(layers))
    if (layer.type.equals_insensitive("Result") ||
        layer.type.equals_insensitive("Parameter"))
      live.set(i);
  for (size_t i : llvm::reverse(sorted))
    if (live.test(i))
      for (const Input &input : layers[i].inputs)
        live.set(input.source->layer);
  for (size_t i : sorted) {
    if (!live.test(i))
      continue;
    if (failed(identify(layers[i])))
      return failure();
    order.push_back(i);
  }
  return success();
}

/// Reports a cycle, which exists where some layer waits for another one.
LogicalResult Graph::reportCycle(ArrayRef<size_t> waiting) {
  // From a layer that waits, always to one that it waits for.
  size_t layer = 0;
  while (waiting[layer] == 0)
    ++layer;
  llvm::BitVector seen(layers.size());
  while (!seen.test(layer)) {
    seen.set(layer);
    for (const Input &input : layers[layer].inputs)
      if (waiting[input.source->layer] != 0) {
        layer = input.source->layer;
        break;
      }
  }
  return emitError(layers[layer])
         << "expected layers without a cycle, got one through this layer";
}

LogicalResult Graph::identify(Layer &layer) {
  const LayerInfo *info = LayerInfo::find(layer.type);
  if (!info)
    return emitError(layer) << "unknown type of layer " << quote(layer.type)
                            << " of " << quote(layer.version);
  StringRef number = layer.version;
  unsigned opset;
  if (!number.consume_front("opset") || number.getAsInteger(10, opset))
    return emitError(layer) << "expected a version 'opset1' to 'opset"
                            << kLastOpset << "', got " << quote(layer.version);
  if (opset < info->firstOpset || opset > kLastOpset)
    return emitError(layer)
           << "expected a version 'opset" << info->firstOpset << "' to 'opset"
           << kLastOpset << "', got " << quote(layer.version);
  if (layer.inputs.size() < info->minInputs ||
      layer.inputs.size() > info->maxInputs) {
    InFlightDiagnostic error = emitError(layer) << "expected ";
    if (info->minInputs == info->maxInputs)
      error << info->minInputs;
    else
      error << "at "
            << (layer.inputs.size() < info->minInputs
                    ? "least " + Twine(info->minInputs)
                    : "most " + Twine(info->maxInputs))
                   .str();
    return error << " inputs, got " << layer.inputs.size();
  }
  // A result may have a port, which nothing takes from.
  if (layer.outputs.size() != info->numOutputs &&
      info->kind != LayerKind::Result)
    return emitError(layer) << "expected " << info->numOutputs
                            << " output, got " << layer.outputs.size();
  layer.info = info;
  layer.opset = opset;
  return success();
}
