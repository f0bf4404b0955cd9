//===- Xml.cpp - XML files with the places of what is in them -------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Xml.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;

std::string openvino::quote(StringRef text) {
  constexpr size_t limit = 60;
  std::string result;
  llvm::raw_string_ostream os(result);
  os << '\'';
  llvm::printEscapedString(text.take_front(limit), os);
  os << (text.size() > limit ? "...'" : "'");
  return result;
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

Xml::Xml(llvm::MemoryBufferRef file, MLIRContext *context)
    : context(context),
      fileName(StringAttr::get(context, file.getBufferIdentifier())),
      text(file.getBuffer()), lines({0}) {
  for (size_t end = text.find('\n'); end != StringRef::npos;
       end = text.find('\n', end + 1))
    lines.push_back(end + 1);
}

FailureOr<std::unique_ptr<Xml>> Xml::parse(llvm::MemoryBufferRef file,
                                           MLIRContext *context) {
  std::unique_ptr<Xml> xml(new Xml(file, context));
  if (failed(xml->parse()) || failed(xml->findRoot()))
    return failure();
  return xml;
}

LogicalResult Xml::parse() {
  // The parser would take it for the end of the file.
  size_t zero = text.find('\0');
  if (zero != StringRef::npos)
    return emitError(getLocation(zero)) << "expected XML, got a zero byte";
  pugi::xml_parse_result result = document.load_buffer_inplace(
      text.data(), text.size(),
      pugi::parse_default | pugi::parse_doctype | pugi::parse_fragment,
      pugi::encoding_utf8);
  if (result)
    return success();
  std::string reason = result.description();
  if (!reason.empty())
    reason[0] = llvm::toLower(reason[0]);
  size_t offset = std::min<size_t>(std::max<ptrdiff_t>(result.offset, 0),
                                   text.empty() ? 0 : text.size() - 1);
  return emitError(getLocation(offset)) << "expected XML: " << reason;
}

LogicalResult Xml::findRoot() {
  for (pugi::xml_node node : document) {
    switch (node.type()) {
    case pugi::node_element:
      if (root)
        return emitError(getLocation(node))
               << "expected one root element, got a second one, <"
               << node.name() << ">";
      root = node;
      break;
    case pugi::node_doctype:
      return emitError(getLocation(node))
             << "expected XML without a DOCTYPE, got one";
    case pugi::node_pcdata:
    case pugi::node_cdata:
      return emitError(getLocation(node))
             << "expected one root element and nothing else, got the text "
             << quote(node.value());
    default:
      break;
    }
  }
  if (!root)
    return emitError(getLocation(size_t(0)))
           << "expected a root element, got none";
  return success();
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

Location Xml::getLocation(size_t offset) const {
  auto line = std::prev(llvm::upper_bound(lines, offset));
  return FileLineColLoc::get(fileName, line - lines.begin() + 1,
                             offset - *line + 1);
}

Location Xml::getLocation(pugi::xml_node node) const {
  // Of an element, where its name is.
  ptrdiff_t offset = node.offset_debug();
  if (node.type() == pugi::node_element)
    --offset;
  return getLocation(static_cast<size_t>(std::max<ptrdiff_t>(offset, 0)));
}

Location Xml::getLocation(pugi::xml_attribute attribute) const {
  return getLocation(static_cast<size_t>(attribute.name() - text.data()));
}

//===----------------------------------------------------------------------===//
// Access
//===----------------------------------------------------------------------===//

LogicalResult Xml::checkAttributes(pugi::xml_node node) const {
  llvm::StringSet<> names;
  for (pugi::xml_attribute attribute : node.attributes())
    if (!names.insert(attribute.name()).second)
      return emitError(getLocation(attribute))
             << "expected one attribute " << quote(attribute.name()) << " in <"
             << node.name() << ">, got a second one";
  return success();
}

FailureOr<pugi::xml_node> Xml::getOnlyChild(pugi::xml_node node,
                                            const char *name) const {
  pugi::xml_node child = node.child(name);
  if (pugi::xml_node second = child.next_sibling(name))
    return emitError(getLocation(second))
           << "expected one <" << name << "> in <" << node.name()
           << ">, got a second one";
  return child;
}

FailureOr<StringRef> Xml::getString(pugi::xml_node node,
                                    const char *name) const {
  if (pugi::xml_attribute attribute = node.attribute(name))
    return StringRef(attribute.value());
  return emitError(getLocation(node))
         << "expected an attribute '" << name << "' in <" << node.name()
         << ">, got none";
}

FailureOr<uint64_t> Xml::getUnsigned(pugi::xml_node node,
                                     const char *name) const {
  FailureOr<StringRef> value = getString(node, name);
  if (failed(value))
    return failure();
  uint64_t number;
  if (value->getAsInteger(10, number))
    return emitError(getLocation(node.attribute(name)))
           << "expected '" << name
           << "' to be an integer from 0 to 2^64-1, got " << quote(*value);
  return number;
}
