//===- LayerImporter.cpp - One layer as MLIR ------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayerImporter.h"

#include "Shape.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;

/// The name of the layer, and where it is in the file.
static Location getLayerLocation(const Xml &xml, const Layer &layer,
                                 MLIRContext *context) {
  Location place = xml.getLocation(layer.node);
  if (layer.name.empty())
    return place;
  return NameLoc::get(StringAttr::get(context, layer.name), place);
}

LayerImporter::LayerImporter(const Xml &xml, const Graph &graph,
                             const Layer &layer, SmallVector<Tensor> inputs,
                             Weights &weights, OpBuilder &moduleBuilder)
    : layer(layer), inputs(std::move(inputs)), weights(weights),
      builder(getLayerLocation(xml, layer, moduleBuilder.getContext()),
              moduleBuilder),
      xml(xml), graph(graph), data(layer.data) {}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

pugi::xml_attribute LayerImporter::find(StringRef name) const {
  return data.attribute(name.data());
}

bool LayerImporter::hasAttribute(StringRef name) const { return !!find(name); }

InFlightDiagnostic LayerImporter::emitAttributeError(StringRef name) const {
  return mlir::emitError(xml.getLocation(find(name)))
         << describe(layer) << ": ";
}

FailureOr<StringRef>
LayerImporter::getString(StringRef name,
                         std::optional<StringRef> missing) const {
  if (pugi::xml_attribute attribute = find(name))
    return StringRef(attribute.value());
  if (missing)
    return *missing;
  return emitError() << "expected an attribute '" << name
                     << "' in <data>, got none";
}

FailureOr<bool> LayerImporter::getBool(StringRef name, bool missing) const {
  FailureOr<StringRef> text = getString(name, missing ? "true" : "false");
  if (failed(text))
    return failure();
  if (text->equals_insensitive("true") || *text == "1")
    return true;
  if (text->equals_insensitive("false") || *text == "0")
    return false;
  return emitAttributeError(name)
         << "expected '" << name << "' to be true or false, got "
         << quote(*text);
}

FailureOr<int64_t>
LayerImporter::getInteger(StringRef name,
                          std::optional<int64_t> missing) const {
  if (missing && !hasAttribute(name))
    return *missing;
  FailureOr<StringRef> text = getString(name);
  if (failed(text))
    return failure();
  int64_t number;
  if (text->getAsInteger(10, number))
    return emitAttributeError(name)
           << "expected '" << name << "' to be an integer of 64 bits, got "
           << quote(*text);
  return number;
}

FailureOr<uint64_t> LayerImporter::getUnsigned(StringRef name) const {
  FailureOr<StringRef> text = getString(name);
  if (failed(text))
    return failure();
  uint64_t number;
  if (text->getAsInteger(10, number))
    return emitAttributeError(name)
           << "expected '" << name
           << "' to be an integer from 0 to 2^64-1, got " << quote(*text);
  return number;
}

FailureOr<const ElementType *>
LayerImporter::getElementType(StringRef name,
                              std::optional<StringRef> missing) const {
  FailureOr<StringRef> text = getString(name, missing);
  if (failed(text))
    return failure();
  const ElementType *type = ElementType::find(*text);
  if (!type)
    return emitAttributeError(name)
           << "expected '" << name << "' to be a type of elements, got "
           << quote(*text);
  if (!type->isSupported())
    return emitAttributeError(name)
           << "elements of the type '" << *text << "' are not supported";
  return type;
}

FailureOr<const ElementType *> LayerImporter::getOutputType() const {
  FailureOr<const ElementType *> type = getElementType(kOutputType, "i64");
  if (succeeded(type) && (*type)->name != "i64" && (*type)->name != "i32")
    return emitAttributeError(kOutputType)
           << "expected 'output_type' to be i32 or i64, got " << (*type)->name;
  return type;
}

void LayerImporter::checkAttributes() const {
  for (pugi::xml_attribute attribute : data.attributes())
    if (!llvm::is_contained(layer.info->attributes,
                            StringRef(attribute.name())))
      mlir::emitWarning(xml.getLocation(attribute))
          << describe(layer) << ": ignoring the unknown attribute "
          << quote(attribute.name());
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

LogicalResult LayerImporter::checkRanked(unsigned input) const {
  if (isa<RankedTensorType>(inputs[input].value.getType()))
    return success();
  return emitError() << "expected input " << input
                     << " to have a known number of dimensions, got "
                     << inputs[input].getType();
}

LogicalResult LayerImporter::checkType(RankedTensorType type) const {
  if (llvm::Error error = checkShape(type.getShape()))
    return emitError() << llvm::toString(std::move(error));
  return success();
}
