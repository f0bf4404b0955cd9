//===- ElementType.cpp - Element types of OpenVINO models -----------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ElementType.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;

using Kind = ElementType::Kind;

static const ElementType elementTypes[] = {
    {"f64", "FP64", Kind::Float, 64},
    {"f32", "FP32", Kind::Float, 32},
    {"f16", "FP16", Kind::Float, 16},
    {"bf16", "BF16", Kind::Float, 16},
    {"f8e4m3", "F8E4M3", Kind::Float, 8},
    {"f8e5m2", "F8E5M2", Kind::Float, 8},
    {"f8e8m0", "F8E8M0", Kind::Float, 8},
    {"i64", "I64", Kind::Signed, 64},
    {"i32", "I32", Kind::Signed, 32},
    {"i16", "I16", Kind::Signed, 16},
    {"i8", "I8", Kind::Signed, 8},
    {"i4", "I4", Kind::Signed, 4},
    {"u64", "U64", Kind::Unsigned, 64},
    {"u32", "U32", Kind::Unsigned, 32},
    {"u16", "U16", Kind::Unsigned, 16},
    {"u8", "U8", Kind::Unsigned, 8},
    {"u4", "U4", Kind::Unsigned, 4},
    {"u2", "U2", Kind::Unsigned, 2},
    {"u1", "BIN", Kind::Unsigned, 1},
    {"boolean", "BOOL", Kind::Boolean, 8},
    {"u3", "U3", Kind::Unsupported, 3},
    {"u6", "U6", Kind::Unsupported, 6},
    {"nf4", "NF4", Kind::Unsupported, 4},
    {"f4e2m1", "F4E2M1", Kind::Unsupported, 4},
    {"string", "STRING", Kind::Unsupported, 0},
    {"dynamic", "UNSPECIFIED", Kind::Unsupported, 0},
    {"undefined", "UNDEFINED", Kind::Unsupported, 0},
};

Type ElementType::getType(MLIRContext *context) const {
  unsigned width = std::max(bits, 8u);
  switch (kind) {
  case Kind::Signed:
    return IntegerType::get(context, width);
  case Kind::Unsigned:
    return IntegerType::get(context, width, IntegerType::Unsigned);
  case Kind::Boolean:
    return IntegerType::get(context, 1);
  case Kind::Unsupported:
    return Type();
  case Kind::Float:
    break;
  }
  if (name == "f64")
    return Float64Type::get(context);
  if (name == "f32")
    return Float32Type::get(context);
  if (name == "f16")
    return Float16Type::get(context);
  if (name == "bf16")
    return BFloat16Type::get(context);
  if (name == "f8e4m3")
    return Float8E4M3FNType::get(context);
  if (name == "f8e5m2")
    return Float8E5M2Type::get(context);
  return Float8E8M0FNUType::get(context);
}

const ElementType *ElementType::find(StringRef name) {
  for (const ElementType &candidate : elementTypes)
    if (candidate.name == name || candidate.precision == name)
      return &candidate;
  return nullptr;
}

const ElementType *ElementType::find(Type type) {
  for (const ElementType &candidate : elementTypes)
    if (candidate.isSupported() && !candidate.isSubByte() &&
        candidate.getType(type.getContext()) == type)
      return &candidate;
  return nullptr;
}
