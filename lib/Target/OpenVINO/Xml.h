//===- Xml.h - XML files with the places of what is in them -----*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TARGET_OPENVINO_XML_H
#define SEEK_LIB_TARGET_OPENVINO_XML_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <pugixml.hpp>
#include <vector>

namespace mlir::seek::openvino {

/// A parsed file. Elements and attributes know where they stand.
class Xml {
public:
  /// Reports what is not well formed.
  static FailureOr<std::unique_ptr<Xml>> parse(llvm::MemoryBufferRef file,
                                               MLIRContext *context);

  pugi::xml_node getRoot() const { return root; }

  Location getLocation(pugi::xml_node node) const;
  Location getLocation(pugi::xml_attribute attribute) const;

  /// Reports attributes of the same name.
  LogicalResult checkAttributes(pugi::xml_node node) const;

  /// The only child of that name, or null. Reports a second one.
  FailureOr<pugi::xml_node> getOnlyChild(pugi::xml_node node,
                                         const char *name) const;

  /// The value of an attribute. Reports that there is none.
  FailureOr<StringRef> getString(pugi::xml_node node, const char *name) const;
  FailureOr<uint64_t> getUnsigned(pugi::xml_node node, const char *name) const;

private:
  Xml(llvm::MemoryBufferRef file, MLIRContext *context);
  LogicalResult parse();
  LogicalResult findRoot();
  Location getLocation(size_t offset) const;

  MLIRContext *context;
  StringAttr fileName;
  /// What the tree points into, which the parser writes to.
  llvm::SmallString<0> text;
  /// Where lines start.
  std::vector<size_t> lines;
  pugi::xml_document document;
  pugi::xml_node root;
};

/// `text` in single quotes for a message of one line.
std::string quote(StringRef text);

} // namespace mlir::seek::openvino

#endif // SEEK_LIB_TARGET_OPENVINO_XML_H
