//===- ElementType.h - Element types of OpenVINO models ---------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TARGET_OPENVINO_ELEMENTTYPE_H
#define SEEK_LIB_TARGET_OPENVINO_ELEMENTTYPE_H

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::seek::openvino {

/// An element type of the format. Compared by address.
struct ElementType {
  enum class Kind {
    Float,
    Signed,
    Unsigned,
    Boolean,
    /// Known by name, but with elements that tensors of MLIR do not have.
    Unsupported,
  };

  /// In layers: f32.
  llvm::StringLiteral name;
  /// In ports: FP32.
  llvm::StringLiteral precision;
  Kind kind;
  /// The width of an element in a file of weights.
  unsigned bits;

  bool isSupported() const { return kind != Kind::Unsupported; }
  bool isFloat() const { return kind == Kind::Float; }
  bool isBoolean() const { return kind == Kind::Boolean; }
  bool isInteger() const {
    return kind == Kind::Signed || kind == Kind::Unsigned;
  }
  bool isSubByte() const { return bits < 8; }

  /// The element type of tensors. Elements of less than 8 bits get 8, each
  /// in a byte of its own; `boolean` is i1, what is signed is signless.
  Type getType(MLIRContext *context) const;

  /// The type of a name in a layer or of a precision in a port, or null.
  static const ElementType *find(StringRef name);

  /// The type whose elements are stored as `type`, or null.
  static const ElementType *find(Type type);
};

} // namespace mlir::seek::openvino

#endif // SEEK_LIB_TARGET_OPENVINO_ELEMENTTYPE_H
