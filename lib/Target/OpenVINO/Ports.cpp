//===- Ports.cpp - What ports say about tensors ---------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ports.h"

#include "ElementType.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;

LogicalResult openvino::checkPort(const Xml &xml, pugi::xml_node port) {
  if (pugi::xml_attribute precision = port.attribute("precision"))
    if (!ElementType::find(StringRef(precision.value())))
      return emitError(xml.getLocation(precision))
             << "expected 'precision' to be a type of elements, got "
             << quote(precision.value());
  for (pugi::xml_node node : port.children("dim")) {
    StringRef text = StringRef(node.child_value()).trim();
    int64_t size;
    if (text.getAsInteger(10, size) || size < -1)
      return emitError(xml.getLocation(node))
             << "expected a size from 0 to 2^63-1, or -1 for any, got "
             << quote(text);
  }
  return success();
}

SmallVector<std::string> openvino::parseTensorNames(StringRef text) {
  SmallVector<std::string> names;
  std::string name;
  auto finish = [&] {
    if (!name.empty())
      names.push_back(std::move(name));
    name.clear();
  };
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ',') {
      finish();
      continue;
    }
    if (text.substr(i).starts_with("\\,"))
      ++i;
    name += text[i];
  }
  finish();
  return names;
}
