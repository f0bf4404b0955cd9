//===- ExportModel.cpp - A model to be written ----------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExportModel.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringMap.h"
#include <pugixml.hpp>

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;

//===----------------------------------------------------------------------===//
// Weights
//===----------------------------------------------------------------------===//

namespace {

/// The bytes of constants, each of which is kept once.
class OutWeights {
public:
  /// Where the bytes of a constant are. Reports that they are too many.
  FailureOr<size_t> add(const OutLayer &layer);

  std::string bytes;

private:
  llvm::StringMap<size_t> offsets;
};

} // namespace

/// The size of the elements of a constant in a file.
static uint64_t getSize(const OutLayer &layer) {
  return static_cast<uint64_t>(layer.elements.getNumElements()) *
         layer.element->bits / 8;
}

static std::string getBytes(const OutLayer &layer) {
  std::string bytes;
  DenseElementsAttr elements = layer.elements;
  if (layer.element->isBoolean()) {
    for (bool element : elements.getValues<bool>())
      bytes.push_back(element);
    return bytes;
  }
  ArrayRef<char> raw = elements.getRawData();
  size_t times = elements.isSplat() ? elements.getNumElements() : 1;
  bytes.reserve(raw.size() * times);
  for (size_t i = 0; i < times; ++i)
    bytes.append(raw.begin(), raw.end());
  return bytes;
}

FailureOr<size_t> OutWeights::add(const OutLayer &layer) {
  // A splat need not be as small as its attribute.
  constexpr uint64_t most = 1 << 30;
  if (getSize(layer) > most - bytes.size())
    return emitError(layer.loc)
           << "expected constants of at most 2^30 bytes in all, got more";
  std::string added = getBytes(layer);
  auto [entry, isNew] = offsets.try_emplace(added, bytes.size());
  if (isNew)
    bytes += added;
  return entry->second;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

namespace {
struct StringWriter final : pugi::xml_writer {
  void write(const void *data, size_t size) override {
    text.append(static_cast<const char *>(data), size);
  }
  std::string text;
};
} // namespace

/// The version of a layer: the first set of operations that has it, in the form
/// that has all of its attributes.
static unsigned getOpset(LayerKind kind) {
  switch (kind) {
  case LayerKind::Broadcast:
  case LayerKind::ShapeOf:
    return 3;
  case LayerKind::Gather:
    return 8;
  default:
    return LayerInfo::get(kind).firstOpset;
  }
}

static std::string getShapeText(TensorType type) {
  if (!type.hasRank())
    return "...";
  std::string text;
  for (int64_t size : type.getShape()) {
    if (!text.empty())
      text += ',';
    text += ShapedType::isDynamic(size) ? "?" : std::to_string(size);
  }
  return text;
}

static std::string joinTensorNames(ArrayRef<std::string> names) {
  std::string text;
  for (StringRef name : names) {
    if (!text.empty())
      text += ',';
    for (char c : name)
      text += c == ',' ? std::string("\\,") : std::string(1, c);
  }
  return text;
}

static pugi::xml_node writePort(pugi::xml_node list, size_t id,
                                const OutLayer &source) {
  pugi::xml_node port = list.append_child("port");
  port.append_attribute("id") = id;
  port.append_attribute("precision") = source.element->precision.data();
  // Of any number of dimensions, a port says nothing.
  if (source.type.hasRank())
    for (int64_t size : source.type.getShape())
      port.append_child("dim").text() =
          ShapedType::isDynamic(size) ? int64_t(-1) : size;
  return port;
}

static pugi::xml_node writeLayer(pugi::xml_node list, const OutLayer &layer,
                                 unsigned id) {
  pugi::xml_node node = list.append_child("layer");
  node.append_attribute("id") = id;
  node.append_attribute("name") = layer.name.c_str();
  node.append_attribute("type") = LayerInfo::get(layer.kind).type.data();
  node.append_attribute("version") =
      ("opset" + std::to_string(getOpset(layer.kind))).c_str();
  if (!layer.attributes.empty()) {
    pugi::xml_node data = node.append_child("data");
    for (const auto &[name, value] : layer.attributes)
      data.append_attribute(name.data()) = value.c_str();
  }
  return node;
}

std::vector<std::optional<unsigned>> OutModel::number() const {
  std::vector<char> isLive(layers.size());
  for (size_t i = layers.size(); i-- > 0;) {
    const OutLayer &layer = layers[i];
    if (layer.kind == LayerKind::Result || layer.kind == LayerKind::Parameter)
      isLive[i] = true;
    if (isLive[i])
      for (size_t input : layer.inputs)
        isLive[input] = true;
  }
  std::vector<std::optional<unsigned>> ids(layers.size());
  unsigned next = 0;
  for (size_t i = 0; i < layers.size(); ++i)
    if (isLive[i])
      ids[i] = next++;
  return ids;
}

FailureOr<OpenVINOModel> OutModel::write() const {
  std::vector<std::optional<unsigned>> ids = number();
  OutWeights weights;
  pugi::xml_document document;
  pugi::xml_node net = document.append_child("net");
  net.append_attribute("name") = name.c_str();
  net.append_attribute("version") = "11";
  pugi::xml_node layerList = net.append_child("layers");
  pugi::xml_node edgeList = net.append_child("edges");
  net.append_child("rt_info");
  for (auto [i, layer] : llvm::enumerate(layers)) {
    if (!ids[i])
      continue;
    pugi::xml_node node = writeLayer(layerList, layer, *ids[i]);
    if (layer.kind == LayerKind::Const) {
      FailureOr<size_t> offset = weights.add(layer);
      if (failed(offset))
        return failure();
      pugi::xml_node data = node.append_child("data");
      data.append_attribute(kElementType.data()) = layer.element->name.data();
      data.append_attribute(kShape.data()) = getShapeText(layer.type).c_str();
      data.append_attribute(kOffset.data()) = *offset;
      data.append_attribute(kSize.data()) = getSize(layer);
    } else if (layer.kind == LayerKind::Parameter) {
      pugi::xml_node data = node.append_child("data");
      data.append_attribute(kShape.data()) = getShapeText(layer.type).c_str();
      data.append_attribute(kElementType.data()) = layer.element->name.data();
    }
    if (!layer.inputs.empty()) {
      pugi::xml_node list = node.append_child("input");
      for (auto [port, source] : llvm::enumerate(layer.inputs)) {
        writePort(list, port, layers[source]);
        pugi::xml_node edge = edgeList.append_child("edge");
        edge.append_attribute("from-layer") = *ids[source];
        edge.append_attribute("from-port") = layers[source].inputs.size();
        edge.append_attribute("to-layer") = *ids[i];
        edge.append_attribute("to-port") = port;
      }
    }
    if (!layer.type)
      continue;
    pugi::xml_node port =
        writePort(node.append_child("output"), layer.inputs.size(), layer);
    if (!layer.tensorNames.empty())
      port.append_attribute("names") =
          joinTensorNames(layer.tensorNames).c_str();
  }
  StringWriter writer;
  document.save(writer, "\t", pugi::format_default, pugi::encoding_utf8);
  return OpenVINOModel{std::move(writer.text), std::move(weights.bytes)};
}
