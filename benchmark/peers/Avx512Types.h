//===- Avx512Types.h - Vectors of values and of positions -------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One struct for each type of values, with the instructions that kernels need.
// Values of 16 bits are searched in 32: `Value` is what lies in memory,
// `Element` what is compared.
//
// For files that are compiled for AVX-512: all is in an anonymous namespace.
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_BENCHMARK_PEERS_AVX512TYPES_H
#define SEEK_BENCHMARK_PEERS_AVX512TYPES_H

#include <immintrin.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

namespace {

/// 16 positions of 32 bits.
struct Lanes32 {
  using Index = __m512i;
  using Mask = __mmask16;
  using Key = int32_t;
  static constexpr int kLanes = 16;
  static constexpr int kLogLanes = 4;

  static Index set(Key x) { return _mm512_set1_epi32(x); }
  static Index add(Index a, Index b) { return _mm512_add_epi32(a, b); }
  static Index addWhere(Mask mask, Index a, Index b) {
    return _mm512_mask_add_epi32(a, mask, a, b);
  }
  static Index multiply(Index a, Index b) { return _mm512_mullo_epi32(a, b); }
  static Index min(Index a, Index b) { return _mm512_min_epi32(a, b); }
  static Mask testBit(Index a, Key bit) {
    return _mm512_test_epi32_mask(a, set(bit));
  }
  /// The cells of keys.
  static Index cells(Index key, Index first, Index last, __m128i shift) {
    key = _mm512_min_epi32(_mm512_max_epi32(key, first), last);
    return _mm512_srl_epi32(_mm512_sub_epi32(key, first), shift);
  }
  static Index lookUp(const int32_t *table, Index index) {
    return _mm512_i32gather_epi32(index, table, 4);
  }
  /// The low 32 bits of each lane.
  static void storeWords(int32_t *to, Index index) {
    _mm512_storeu_si512(to, index);
  }

  static void store(int8_t *to, Index x) {
    _mm_storeu_si128(reinterpret_cast<__m128i *>(to), _mm512_cvtepi32_epi8(x));
  }
  static void store(int16_t *to, Index x) {
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(to),
                        _mm512_cvtepi32_epi16(x));
  }
  static void store(int32_t *to, Index x) { _mm512_storeu_si512(to, x); }
  static void store(int64_t *to, Index x) {
    _mm512_storeu_si512(to, _mm512_cvtepi32_epi64(_mm512_castsi512_si256(x)));
    _mm512_storeu_si512(to + 8,
                        _mm512_cvtepi32_epi64(_mm512_extracti64x4_epi64(x, 1)));
  }

  // Those lanes only.
  static void store(int8_t *to, Mask mask, Index x) {
    _mm512_mask_cvtepi32_storeu_epi8(to, mask, x);
  }
  static void store(int16_t *to, Mask mask, Index x) {
    _mm512_mask_cvtepi32_storeu_epi16(to, mask, x);
  }
  static void store(int32_t *to, Mask mask, Index x) {
    _mm512_mask_storeu_epi32(to, mask, x);
  }
  static void store(int64_t *to, Mask mask, Index x) {
    _mm512_mask_storeu_epi64(to, mask,
                             _mm512_cvtepi32_epi64(_mm512_castsi512_si256(x)));
    _mm512_mask_storeu_epi64(
        to + 8, mask >> 8,
        _mm512_cvtepi32_epi64(_mm512_extracti64x4_epi64(x, 1)));
  }
};

/// 8 positions of 64 bits.
struct Lanes64 {
  using Index = __m512i;
  using Mask = __mmask8;
  using Key = int64_t;
  static constexpr int kLanes = 8;
  static constexpr int kLogLanes = 3;

  static Index set(Key x) { return _mm512_set1_epi64(x); }
  static Index add(Index a, Index b) { return _mm512_add_epi64(a, b); }
  static Index addWhere(Mask mask, Index a, Index b) {
    return _mm512_mask_add_epi64(a, mask, a, b);
  }
  /// Of positions below 2^31.
  static Index multiply(Index a, Index b) { return _mm512_mul_epi32(a, b); }
  static Index min(Index a, Index b) { return _mm512_min_epi64(a, b); }
  static Mask testBit(Index a, Key bit) {
    return _mm512_test_epi64_mask(a, set(bit));
  }
  static Index cells(Index key, Index first, Index last, __m128i shift) {
    key = _mm512_min_epi64(_mm512_max_epi64(key, first), last);
    return _mm512_srl_epi64(_mm512_sub_epi64(key, first), shift);
  }
  static Index lookUp(const int32_t *table, Index index) {
    return _mm512_cvtepi32_epi64(_mm512_i64gather_epi32(index, table, 4));
  }
  static void storeWords(int32_t *to, Index index) {
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(to),
                        _mm512_cvtepi64_epi32(index));
  }

  static void store(int8_t *to, Index x) {
    _mm_storel_epi64(reinterpret_cast<__m128i *>(to), _mm512_cvtepi64_epi8(x));
  }
  static void store(int16_t *to, Index x) {
    _mm_storeu_si128(reinterpret_cast<__m128i *>(to), _mm512_cvtepi64_epi16(x));
  }
  static void store(int32_t *to, Index x) { storeWords(to, x); }
  static void store(int64_t *to, Index x) { _mm512_storeu_si512(to, x); }

  static void store(int8_t *to, Mask mask, Index x) {
    _mm512_mask_cvtepi64_storeu_epi8(to, mask, x);
  }
  static void store(int16_t *to, Mask mask, Index x) {
    _mm512_mask_cvtepi64_storeu_epi16(to, mask, x);
  }
  static void store(int32_t *to, Mask mask, Index x) {
    _mm512_mask_cvtepi64_storeu_epi32(to, mask, x);
  }
  static void store(int64_t *to, Mask mask, Index x) {
    _mm512_mask_storeu_epi64(to, mask, x);
  }
};

struct F32 : Lanes32 {
  using Value = float;
  using Element = float;
  using Vector = __m512;
  static constexpr const char *kName = "f32";
  static constexpr Element kHighest = INFINITY;

  static Element convert(Value value) { return value; }
  static Vector load(Mask mask, const Value *from) {
    return _mm512_maskz_loadu_ps(mask, from);
  }
  static Vector load(const Value *from) { return _mm512_loadu_ps(from); }
  static Vector loadElements(const Element *from) {
    return _mm512_loadu_ps(from);
  }
  static Vector splat(Element x) { return _mm512_set1_ps(x); }
  static Mask less(Vector a, Vector b) {
    return _mm512_cmp_ps_mask(a, b, _CMP_LT_OQ);
  }
  static Vector gather(const Element *from, Index index) {
    return _mm512_i32gather_ps(index, from, 4);
  }
  static Vector permute(Index index, Vector a) {
    return _mm512_permutexvar_ps(index, a);
  }
  static Vector permute(Index index, Vector a, Vector b) {
    return _mm512_permutex2var_ps(a, index, b);
  }
  static Vector blend(Mask mask, Vector a, Vector b) {
    return _mm512_mask_blend_ps(mask, a, b);
  }
  /// How many of the `Width` elements are less.
  template <int Width>
  static int countLess(const Element *from, Element x) {
    if constexpr (Width == 16)
      return _mm_popcnt_u32(less(_mm512_loadu_ps(from), splat(x)));
    else
      return _mm_popcnt_u32(_mm256_cmp_ps_mask(_mm256_loadu_ps(from),
                                               _mm256_set1_ps(x), _CMP_LT_OQ));
  }

  // Integers in the order of the values: the bits, negative ones turned around.
  static Key key(Element x) {
    Key bits;
    x += 0.0F; // -0 goes with +0
    memcpy(&bits, &x, sizeof(bits));
    return bits ^ ((bits >> 31) & INT32_MAX);
  }
  static Index keys(Vector x) {
    Index bits = _mm512_castps_si512(_mm512_add_ps(x, _mm512_setzero_ps()));
    return _mm512_xor_si512(
        bits, _mm512_and_si512(_mm512_srai_epi32(bits, 31), set(INT32_MAX)));
  }
};

struct F64 : Lanes64 {
  using Value = double;
  using Element = double;
  using Vector = __m512d;
  static constexpr const char *kName = "f64";
  static constexpr Element kHighest = INFINITY;

  static Element convert(Value value) { return value; }
  static Vector load(Mask mask, const Value *from) {
    return _mm512_maskz_loadu_pd(mask, from);
  }
  static Vector load(const Value *from) { return _mm512_loadu_pd(from); }
  static Vector loadElements(const Element *from) {
    return _mm512_loadu_pd(from);
  }
  static Vector splat(Element x) { return _mm512_set1_pd(x); }
  static Mask less(Vector a, Vector b) {
    return _mm512_cmp_pd_mask(a, b, _CMP_LT_OQ);
  }
  static Vector gather(const Element *from, Index index) {
    return _mm512_i64gather_pd(index, from, 8);
  }
  static Vector permute(Index index, Vector a) {
    return _mm512_permutexvar_pd(index, a);
  }
  static Vector permute(Index index, Vector a, Vector b) {
    return _mm512_permutex2var_pd(a, index, b);
  }
  static Vector blend(Mask mask, Vector a, Vector b) {
    return _mm512_mask_blend_pd(mask, a, b);
  }
  template <int Width>
  static int countLess(const Element *from, Element x) {
    int count = _mm_popcnt_u32(less(_mm512_loadu_pd(from), splat(x)));
    if constexpr (Width == 16)
      count += _mm_popcnt_u32(less(_mm512_loadu_pd(from + 8), splat(x)));
    return count;
  }

  static Key key(Element x) {
    Key bits;
    x += 0.0;
    memcpy(&bits, &x, sizeof(bits));
    return bits ^ ((bits >> 63) & INT64_MAX);
  }
  static Index keys(Vector x) {
    Index bits = _mm512_castpd_si512(_mm512_add_pd(x, _mm512_setzero_pd()));
    return _mm512_xor_si512(
        bits, _mm512_and_si512(_mm512_srai_epi64(bits, 63), set(INT64_MAX)));
  }
};

struct I32 : Lanes32 {
  using Value = int32_t;
  using Element = int32_t;
  using Vector = __m512i;
  static constexpr const char *kName = "i32";
  static constexpr Element kHighest = INT32_MAX;

  static Element convert(Value value) { return value; }
  static Vector load(Mask mask, const Value *from) {
    return _mm512_maskz_loadu_epi32(mask, from);
  }
  static Vector load(const Value *from) { return _mm512_loadu_si512(from); }
  static Vector loadElements(const Element *from) {
    return _mm512_loadu_si512(from);
  }
  static Vector splat(Element x) { return set(x); }
  static Mask less(Vector a, Vector b) { return _mm512_cmplt_epi32_mask(a, b); }
  static Vector gather(const Element *from, Index index) {
    return _mm512_i32gather_epi32(index, from, 4);
  }
  static Vector permute(Index index, Vector a) {
    return _mm512_permutexvar_epi32(index, a);
  }
  static Vector permute(Index index, Vector a, Vector b) {
    return _mm512_permutex2var_epi32(a, index, b);
  }
  static Vector blend(Mask mask, Vector a, Vector b) {
    return _mm512_mask_blend_epi32(mask, a, b);
  }
  template <int Width>
  static int countLess(const Element *from, Element x) {
    if constexpr (Width == 16)
      return _mm_popcnt_u32(less(_mm512_loadu_si512(from), splat(x)));
    else
      return _mm_popcnt_u32(_mm256_cmplt_epi32_mask(
          _mm256_loadu_si256(reinterpret_cast<const __m256i *>(from)),
          _mm256_set1_epi32(x)));
  }

  static Key key(Element x) { return x; }
  static Index keys(Vector x) { return x; }
};

struct I64 : Lanes64 {
  using Value = int64_t;
  using Element = int64_t;
  using Vector = __m512i;
  static constexpr const char *kName = "i64";
  static constexpr Element kHighest = INT64_MAX;

  static Element convert(Value value) { return value; }
  static Vector load(Mask mask, const Value *from) {
    return _mm512_maskz_loadu_epi64(mask, from);
  }
  static Vector load(const Value *from) { return _mm512_loadu_si512(from); }
  static Vector loadElements(const Element *from) {
    return _mm512_loadu_si512(from);
  }
  static Vector splat(Element x) { return set(x); }
  static Mask less(Vector a, Vector b) { return _mm512_cmplt_epi64_mask(a, b); }
  static Vector gather(const Element *from, Index index) {
    return _mm512_i64gather_epi64(index, from, 8);
  }
  static Vector permute(Index index, Vector a) {
    return _mm512_permutexvar_epi64(index, a);
  }
  static Vector permute(Index index, Vector a, Vector b) {
    return _mm512_permutex2var_epi64(a, index, b);
  }
  static Vector blend(Mask mask, Vector a, Vector b) {
    return _mm512_mask_blend_epi64(mask, a, b);
  }
  template <int Width>
  static int countLess(const Element *from, Element x) {
    int count = _mm_popcnt_u32(less(_mm512_loadu_si512(from), splat(x)));
    if constexpr (Width == 16)
      count += _mm_popcnt_u32(less(_mm512_loadu_si512(from + 8), splat(x)));
    return count;
  }

  static Key key(Element x) { return x; }
  static Index keys(Vector x) { return x; }
};

/// Floats of 16 bits, by their bits, as floats of 32.
struct F16 : F32 {
  using Value = uint16_t;
  static constexpr const char *kName = "f16";

  static Element convert(Value value) {
    return _mm_cvtss_f32(_mm_cvtph_ps(_mm_cvtsi32_si128(value)));
  }
  static Vector load(Mask mask, const Value *from) {
    return _mm512_cvtph_ps(_mm256_maskz_loadu_epi16(mask, from));
  }
  static Vector load(const Value *from) {
    return _mm512_cvtph_ps(
        _mm256_loadu_si256(reinterpret_cast<const __m256i *>(from)));
  }
};

/// Integers of 16 bits as integers of 32.
struct I16 : I32 {
  using Value = int16_t;
  static constexpr const char *kName = "i16";

  static Element convert(Value value) { return value; }
  static Vector load(Mask mask, const Value *from) {
    return _mm512_cvtepi16_epi32(_mm256_maskz_loadu_epi16(mask, from));
  }
  static Vector load(const Value *from) {
    return _mm512_cvtepi16_epi32(
        _mm256_loadu_si256(reinterpret_cast<const __m256i *>(from)));
  }
};

} // namespace

#endif // SEEK_BENCHMARK_PEERS_AVX512TYPES_H
