//===- Ports.h - What ports say about tensors -------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TARGET_OPENVINO_PORTS_H
#define SEEK_LIB_TARGET_OPENVINO_PORTS_H

#include "Xml.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace mlir::seek::openvino {

/// Reports a port whose sizes or whose precision are none. What they are does
/// not matter: as OpenVINO does, seek infers them from the layers.
LogicalResult checkPort(const Xml &xml, pugi::xml_node port);

/// The names of the tensor of an output port.
SmallVector<std::string> parseTensorNames(StringRef text);

} // namespace mlir::seek::openvino

#endif // SEEK_LIB_TARGET_OPENVINO_PORTS_H
