//===- Avx512Bytes.cpp - Hand-written kernels for 8-bit values ------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The exact table of 256 bytes, in four registers. Compiled for AVX-512 with
// VBMI: see Avx512.cpp.
//
//===----------------------------------------------------------------------===//

#include "Registry.h"
#include "Types.h"

#include <immintrin.h>
#include <stdlib.h>
#include <string.h>

namespace {

struct Table {
  alignas(64) uint8_t results[256];
};

template <typename T>
void *prepare(const SeekSearch &search) {
  if (search.numRows != 1 || search.length > 255)
    return nullptr;
  auto *table = static_cast<Table *>(aligned_alloc(64, sizeof(Table)));
  auto *sequence = static_cast<const T *>(search.sequence);
  int lowest = T(-1) < T(0) ? -128 : 0;
  int64_t position = 0;
  for (int i = lowest; i < lowest + 256; ++i) {
    while (position < search.length && sequence[position] < i)
      ++position;
    table->results[static_cast<uint8_t>(i)] = position;
  }
  return table;
}

void store(int8_t *to, __m512i x) { _mm512_storeu_si512(to, x); }
void store(int16_t *to, __m512i x) {
  _mm512_storeu_si512(to, _mm512_cvtepu8_epi16(_mm512_castsi512_si256(x)));
  _mm512_storeu_si512(to + 32,
                      _mm512_cvtepu8_epi16(_mm512_extracti64x4_epi64(x, 1)));
}
/// Stores 16 results.
void store(int32_t *to, __m128i x) {
  _mm512_storeu_si512(to, _mm512_cvtepu8_epi32(x));
}
void store(int64_t *to, __m128i x) {
  _mm512_storeu_si512(to, _mm512_cvtepu8_epi64(x));
  _mm512_storeu_si512(to + 8, _mm512_cvtepu8_epi64(_mm_srli_si128(x, 8)));
}
template <typename Result>
void store(Result *to, __m512i x) {
  store(to, _mm512_castsi512_si128(x));
  store(to + 16, _mm512_extracti32x4_epi32(x, 1));
  store(to + 32, _mm512_extracti32x4_epi32(x, 2));
  store(to + 48, _mm512_extracti32x4_epi32(x, 3));
}

template <typename Result>
void run(const SeekSearch &search, const void *prepared) {
  auto *table = static_cast<const Table *>(prepared)->results;
  auto *values = static_cast<const uint8_t *>(search.values);
  auto *results = static_cast<Result *>(search.results);
  __m512i part[4];
  for (int i = 0; i < 4; ++i)
    part[i] = _mm512_load_si512(table + 64 * i);
  int64_t i = 0;
  for (; i + 64 <= search.numValues; i += 64) {
    __m512i x = _mm512_loadu_si512(values + i);
    __m512i low = _mm512_permutex2var_epi8(part[0], x, part[1]);
    __m512i high = _mm512_permutex2var_epi8(part[2], x, part[3]);
    store(results + i,
          _mm512_mask_blend_epi8(_mm512_movepi8_mask(x), low, high));
  }
  for (; i < search.numValues; ++i)
    results[i] = static_cast<Result>(table[values[i]]);
}

template <typename Result>
void addForResult() {
  const char *result = seek::peers::typeName<Result>;
  seek::peers::add(
      {"permute256", "hand", "i8", result, prepare<int8_t>, run<Result>, free});
  seek::peers::add({"permute256", "hand", "u8", result, prepare<uint8_t>,
                    run<Result>, free});
}

} // namespace

void seek::peers::addAvx512Bytes() {
  addForResult<int8_t>();
  addForResult<int16_t>();
  addForResult<int32_t>();
  addForResult<int64_t>();
}
