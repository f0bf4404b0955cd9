//===- Portable.cpp - Peers that any CPU can run --------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Registry.h"
#include "Types.h"

#include <algorithm>
#include <cstring>
#include <type_traits>

using namespace seek::peers;

/// For peers that derive nothing from the sequence.
static void *prepareNothing(const SeekSearch &) {
  static char nothing;
  return &nothing;
}
static void releaseNothing(void *) {}

template <typename T, typename Result>
static void runStd(const SeekSearch &search, const void *) {
  const T *row = static_cast<const T *>(search.sequence);
  const T *values = static_cast<const T *>(search.values);
  Result *results = static_cast<Result *>(search.results);
  for (int64_t i = 0; i < search.numRows; ++i, row += search.length)
    for (int64_t j = 0; j < search.numValues; ++j)
      *results++ = std::lower_bound(row, row + search.length, *values++) - row;
}

/// Branch-free, values one after the other.
template <typename T, typename Result>
static void runBranchFree(const SeekSearch &search, const void *) {
  const T *row = static_cast<const T *>(search.sequence);
  const T *values = static_cast<const T *>(search.values);
  Result *results = static_cast<Result *>(search.results);
  for (int64_t i = 0; i < search.numRows; ++i, row += search.length) {
    for (int64_t j = 0; j < search.numValues; ++j) {
      const T *position = row;
      T value = *values++;
      for (int64_t length = search.length; length > 0; length /= 2) {
        int64_t half = (length + 1) / 2;
        // Compilers make a jump of a conditional here.
        position += half & -static_cast<int64_t>(position[half - 1] < value);
      }
      *results++ = position - row;
    }
  }
}

/// Reads values, converts their bits, writes results.
template <typename T, typename Result>
static void runCopy(const SeekSearch &search, const void *) {
  const Bits<T> *values = static_cast<const Bits<T> *>(search.values);
  Result *results = static_cast<Result *>(search.results);
  int64_t numResults = search.numRows * search.numValues;
  for (int64_t i = 0; i < numResults; ++i)
    results[i] = static_cast<Result>(values[i]);
}

/// Reads all sequences and values once, writes results.
template <typename T, typename Result>
static void runRead(const SeekSearch &search, const void *nothing) {
  const Bits<T> *elements = static_cast<const Bits<T> *>(search.sequence);
  int64_t numElements = search.numRows * search.length;
  Bits<T> sum = 0;
  for (int64_t i = 0; i < numElements; ++i)
    sum |= elements[i];
  runCopy<T, Result>(search, nothing);
  static_cast<Result *>(search.results)[0] = static_cast<Result>(sum);
}
static void *prepareRows(const SeekSearch &search) {
  return search.numRows > 1 ? prepareNothing(search) : nullptr;
}

//===----------------------------------------------------------------------===//
// The exact table of 8- and 16-bit values
//===----------------------------------------------------------------------===//

/// For values of up to 16 bits, by their bits: the result of each value there
/// is.
template <typename T>
class Table {
public:
  using Index = std::make_unsigned_t<Bits<T>>;
  static constexpr size_t kSize = size_t(1) << (8 * sizeof(T));

  explicit Table(const SeekSearch &search) {
    const T *sequence = static_cast<const T *>(search.sequence);
    int64_t length = search.length, position = 0;
    for (size_t i = 0; i < kSize; ++i) {
      Index bits = inOrder(static_cast<Index>(i));
      T value;
      std::memcpy(&value, &bits, sizeof(value));
      while (position < length && sequence[position] < value)
        ++position;
      results[bits] = position;
    }
  }

  int32_t operator[](Index bits) const { return results[bits]; }

private:
  static constexpr Index kSign = static_cast<Index>(kSize / 2);

  /// The bits of value `i` in ascending order. NaN is less than nothing.
  static Index inOrder(Index i) {
    if (std::is_unsigned_v<T>)
      return i;
    if (std::is_integral_v<T> || i >= kSign)
      return i ^ kSign;
    return ~i;
  }

  int32_t results[kSize];
};

template <typename T>
static void *prepareTable(const SeekSearch &search) {
  return search.numRows == 1 ? new Table<T>(search) : nullptr;
}
template <typename T>
static void releaseTable(void *table) {
  delete static_cast<Table<T> *>(table);
}
template <typename T, typename Result>
static void runTable(const SeekSearch &search, const void *prepared) {
  auto *values = static_cast<const typename Table<T>::Index *>(search.values);
  Result *results = static_cast<Result *>(search.results);
  const auto &table = *static_cast<const Table<T> *>(prepared);
  for (int64_t i = 0; i < search.numValues; ++i)
    results[i] = static_cast<Result>(table[values[i]]);
}

//===----------------------------------------------------------------------===//
// The list
//===----------------------------------------------------------------------===//

template <typename T, typename Result>
static void addFor() {
  const char *type = typeName<T>, *result = typeName<Result>;
  add({"lower_bound", "std", type, result, prepareNothing, runStd<T, Result>,
       releaseNothing});
  add({"branch-free", "hand", type, result, prepareNothing,
       runBranchFree<T, Result>, releaseNothing});
  add({"copy", "limit", type, result, prepareNothing, runCopy<T, Result>,
       releaseNothing});
  add({"read", "limit", type, result, prepareRows, runRead<T, Result>,
       releaseNothing});
  if constexpr (sizeof(T) <= 2)
    add({"table", "hand", type, result, prepareTable<T>, runTable<T, Result>,
         releaseTable<T>});
}
template <typename T>
static void addForType() {
  addFor<T, int8_t>();
  addFor<T, int16_t>();
  addFor<T, int32_t>();
  addFor<T, int64_t>();
}

void seek::peers::addPortable() {
  addForType<float>();
  addForType<double>();
  addForType<int8_t>();
  addForType<uint8_t>();
  addForType<int16_t>();
  addForType<int32_t>();
  addForType<int64_t>();
#ifdef SEEK_PEERS_FLOAT16
  addForType<_Float16>();
#endif
}
