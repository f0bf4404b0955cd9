//===- Enum.h - Enumerators that come from C --------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_CAPI_ENUM_H
#define SEEK_LIB_CAPI_ENUM_H

#include <cstdint>
#include <cstring>

namespace mlir::seek {

/// The number in an enum of C. C allows any, in C++ it is undefined to read one
/// that is no enumerator.
template <typename EnumTy>
int32_t getRaw(const EnumTy &value) {
  static_assert(sizeof(EnumTy) == sizeof(int32_t));
  int32_t raw;
  std::memcpy(&raw, &value, sizeof(raw));
  return raw;
}

} // namespace mlir::seek

#endif // SEEK_LIB_CAPI_ENUM_H
