//===- Types.h - Element types of peers -------------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_BENCHMARK_PEERS_TYPES_H
#define SEEK_BENCHMARK_PEERS_TYPES_H

#include <stddef.h>
#include <stdint.h>

namespace seek::peers {

/// The name of a type, as cells spell it.
template <typename T>
constexpr const char *typeName = nullptr;
template <>
inline constexpr const char *typeName<float> = "f32";
template <>
inline constexpr const char *typeName<double> = "f64";
template <>
inline constexpr const char *typeName<int8_t> = "i8";
template <>
inline constexpr const char *typeName<uint8_t> = "u8";
template <>
inline constexpr const char *typeName<int16_t> = "i16";
template <>
inline constexpr const char *typeName<int32_t> = "i32";
template <>
inline constexpr const char *typeName<int64_t> = "i64";
#ifdef SEEK_PEERS_FLOAT16
template <>
inline constexpr const char *typeName<_Float16> = "f16";
#endif

template <size_t Width>
struct IntOfWidth;
template <>
struct IntOfWidth<1> {
  using Type = int8_t;
};
template <>
struct IntOfWidth<2> {
  using Type = int16_t;
};
template <>
struct IntOfWidth<4> {
  using Type = int32_t;
};
template <>
struct IntOfWidth<8> {
  using Type = int64_t;
};

/// The integer of the width of `T`.
template <typename T>
using Bits = typename IntOfWidth<sizeof(T)>::Type;

} // namespace seek::peers

#endif // SEEK_BENCHMARK_PEERS_TYPES_H
