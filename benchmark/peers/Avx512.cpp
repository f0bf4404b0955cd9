//===- Avx512.cpp - Hand-written kernels for AVX-512 ----------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is known to be fast, for compiled code to be measured against. This file
// is compiled for AVX-512: it may call, but not instantiate, what other files
// share.
//
//===----------------------------------------------------------------------===//

#include "Avx512Types.h"
#include "Registry.h"
#include "Types.h"

#include <stdlib.h>

namespace {

#define SEEK_INLINE __attribute__((always_inline))

template <typename T>
constexpr T smaller(T a, T b) {
  return b < a ? b : a;
}
template <typename T>
constexpr T larger(T a, T b) {
  return a < b ? b : a;
}
int bitWidth(uint64_t x) { return x == 0 ? 0 : 64 - __builtin_clzll(x); }

/// Memory for `T`s without constructors.
template <typename T>
class Buffer {
public:
  explicit Buffer(size_t size)
      : data(size == 0 ? nullptr
                       : static_cast<T *>(aligned_alloc(
                             64, (size * sizeof(T) + 63) & ~size_t(63)))) {}
  ~Buffer() { free(data); }
  Buffer(const Buffer &) = delete;
  Buffer &operator=(const Buffer &) = delete;

  T &operator[](size_t i) const { return data[i]; }
  T *get() const { return data; }

private:
  T *data;
};

/// The sequence as what is compared.
template <typename Type>
class Elements {
public:
  using Element = typename Type::Element;
  using Value = typename Type::Value;

  explicit Elements(const SeekSearch &search)
      : size(search.length), converted(kConverts ? size : 0) {
    auto *values = static_cast<const Value *>(search.sequence);
    if constexpr (kConverts) {
      for (int64_t i = 0; i < size; ++i)
        converted[i] = Type::convert(values[i]);
      data = converted.get();
    } else {
      data = values;
    }
  }

  Element operator[](int64_t i) const { return data[i]; }
  /// That element, or the highest value past the end.
  Element at(int64_t i) const { return i < size ? data[i] : Type::kHighest; }

  int64_t size;
  const Element *data;

private:
  static constexpr bool kConverts = sizeof(Value) != sizeof(Element);
  Buffer<Element> converted;
};

/// Calls `search(values, positions)` on blocks of `Unroll` vectors, then of
/// one.
template <int Unroll, typename Type, typename Result, typename Search>
SEEK_INLINE inline void forEachBlock(const SeekSearch &job,
                                     const Search &search) {
  using Value = typename Type::Value;
  constexpr int kLanes = Type::kLanes;
  auto *values = static_cast<const Value *>(job.values);
  auto *results = static_cast<Result *>(job.results);
  int64_t i = 0;
  for (; i + Unroll * kLanes <= job.numValues; i += Unroll * kLanes) {
    typename Type::Vector x[Unroll];
    typename Type::Index p[Unroll];
    for (int u = 0; u < Unroll; ++u)
      x[u] = Type::load(values + i + u * kLanes);
    search(x, p);
    for (int u = 0; u < Unroll; ++u)
      Type::store(results + i + u * kLanes, p[u]);
  }
  typename Type::Vector x[1];
  typename Type::Index p[1];
  for (; i + kLanes <= job.numValues; i += kLanes) {
    x[0] = Type::load(values + i);
    search(x, p);
    Type::store(results + i, p[0]);
  }
  if (i == job.numValues)
    return;
  auto mask = static_cast<typename Type::Mask>((1U << (job.numValues - i)) - 1);
  x[0] = Type::load(mask, values + i);
  search(x, p);
  Type::store(results + i, mask, p[0]);
}

template <typename T, int Size>
constexpr int sizeOf(T (&)[Size]) {
  return Size;
}

//===----------------------------------------------------------------------===//
// Compare with every element
//===----------------------------------------------------------------------===//

template <typename Type>
struct Count {
  static constexpr int64_t kFewest = 1, kMost = 255;
  explicit Count(const Elements<Type> &) {}
  bool isUsable() const { return true; }

  template <typename Result>
  void run(const Elements<Type> &elements, const SeekSearch &job) const {
    // A one that the compiler cannot see: it would turn the masked addition
    // into three instructions.
    auto one = Type::set(smaller<int64_t>(job.numValues, 1));
    forEachBlock<4, Type, Result>(job, [&](auto &x, auto &p) SEEK_INLINE {
      for (int u = 0; u < sizeOf(x); ++u)
        p[u] = Type::set(0);
      for (int64_t j = 0; j < elements.size; ++j) {
        auto element = Type::splat(elements[j]);
        for (int u = 0; u < sizeOf(x); ++u)
          p[u] = Type::addWhere(Type::less(element, x[u]), p[u], one);
      }
    });
  }
};

//===----------------------------------------------------------------------===//
// A register table for each level of the search tree
//===----------------------------------------------------------------------===//

/// The search tree of `Levels` levels over every `stride`-th element.
template <typename Type, int Levels>
struct LevelTables {
  using Vector = typename Type::Vector;
  static constexpr int kLow = Type::kLogLanes;
  static constexpr int kHigh = Levels > kLow ? Levels - kLow : 0;
  static constexpr int kRegisters = kHigh > 0 ? 1 << (kHigh - 1) : 1;
  static_assert(Levels >= kLow && kHigh <= 4);

  Vector low[kLow], high[kHigh > 0 ? kHigh : 1][kRegisters];

  SEEK_INLINE LevelTables(const Elements<Type> &elements, int64_t stride) {
    alignas(64) typename Type::Element table[kRegisters * Type::kLanes];
    auto probe = [&](int64_t node) {
      return elements.at((node + 1) * stride - 1);
    };
    for (int level = 0; level < Levels; ++level) {
      int64_t half = int64_t(1) << (Levels - 1 - level);
      if (level < kLow) {
        // Positions are multiples of lanes >> level here.
        for (int k = 0; k < Type::kLanes; ++k)
          table[k] = probe(((level > 0 ? k : 0) << (Levels - kLow)) + half - 1);
        low[level] = Type::loadElements(table);
        continue;
      }
      for (int k = 0; k < 1 << level; ++k)
        table[k] = probe((int64_t(k) << (Levels - level)) + half - 1);
      for (int r = 0; r < 1 << (level - kLow); ++r)
        high[level - kLow][r] = Type::loadElements(table + r * Type::kLanes);
    }
  }

  /// The number of the table's elements that are less.
  template <typename Values, typename Positions>
  SEEK_INLINE void search(Values &x, Positions &p, __m512i one) const {
    constexpr int kUnroll = sizeof(Values) / sizeof(Vector);
    for (int u = 0; u < kUnroll; ++u)
      p[u] = Type::addWhere(Type::less(low[0], x[u]), Type::set(0),
                            Type::set(Type::kLanes / 2));
#pragma GCC unroll 8
    for (int level = 1; level < Levels; ++level) {
#pragma GCC unroll 8
      for (int u = 0; u < kUnroll; ++u) {
        if (level < kLow) {
          int step = (Type::kLanes / 2) >> level;
          p[u] =
              Type::addWhere(Type::less(Type::permute(p[u], low[level]), x[u]),
                             p[u], step == 1 ? one : Type::set(step));
          continue;
        }
        p[u] = Type::addWhere(Type::less(lookUp(level - kLow, p[u]), x[u]),
                              Type::add(p[u], p[u]), one);
      }
    }
  }

private:
  /// Element `p` of the table of a high level.
  SEEK_INLINE Vector lookUp(int level, typename Type::Index p) const {
    const Vector *table = high[level];
    auto two = [&](int r) SEEK_INLINE {
      return Type::permute(p, table[r], table[r + 1]);
    };
    auto four = [&](int r) SEEK_INLINE {
      return Type::blend(Type::testBit(p, 2 * Type::kLanes), two(r),
                         two(r + 2));
    };
    switch (level) {
    case 0:
      return Type::permute(p, table[0]);
    case 1:
      return two(0);
    case 2:
      return four(0);
    default:
      return Type::blend(Type::testBit(p, 4 * Type::kLanes), four(0), four(4));
    }
  }
};

template <typename Type>
struct Permute {
  static constexpr int64_t kFewest = 1, kMost = 16 * Type::kLanes - 1;
  explicit Permute(const Elements<Type> &) {}
  bool isUsable() const { return true; }

  template <typename Result>
  void run(const Elements<Type> &elements, const SeekSearch &job) const {
    switch (larger(bitWidth(elements.size) - Type::kLogLanes, 0)) {
    case 0:
      return runLevels<Type::kLogLanes, Result>(elements, job);
    case 1:
      return runLevels<Type::kLogLanes + 1, Result>(elements, job);
    case 2:
      return runLevels<Type::kLogLanes + 2, Result>(elements, job);
    case 3:
      return runLevels<Type::kLogLanes + 3, Result>(elements, job);
    default:
      return runLevels<Type::kLogLanes + 4, Result>(elements, job);
    }
  }

private:
  template <int Levels, typename Result>
  static void runLevels(const Elements<Type> &elements, const SeekSearch &job) {
    auto one = Type::set(smaller<int64_t>(job.numValues, 1));
    LevelTables<Type, Levels> tables(elements, 1);
    forEachBlock<4, Type, Result>(
        job, [&](auto &x, auto &p) SEEK_INLINE { tables.search(x, p, one); });
  }
};

//===----------------------------------------------------------------------===//
// Binary search in lockstep
//===----------------------------------------------------------------------===//

/// Goes on from `p` in windows of `size` elements.
template <typename Type, typename Values, typename Positions>
SEEK_INLINE inline void gatherWindow(const typename Type::Element *elements,
                                     int64_t size, Values &x, Positions &p,
                                     __m512i one) {
  constexpr int kUnroll = sizeof(Values) / sizeof(typename Type::Vector);
  for (int64_t length = size; length > 0; length /= 2) {
    int64_t half = (length + 1) / 2;
    auto step = half == 1 ? one : Type::set(half);
    for (int u = 0; u < kUnroll; ++u)
      p[u] = Type::addWhere(
          Type::less(Type::gather(elements + half - 1, p[u]), x[u]), p[u],
          step);
  }
}

template <typename Type>
struct Gather {
  static constexpr int64_t kFewest = 1, kMost = INT32_MAX;
  explicit Gather(const Elements<Type> &) {}
  bool isUsable() const { return true; }

  template <typename Result>
  void run(const Elements<Type> &elements, const SeekSearch &job) const {
    auto one = Type::set(smaller<int64_t>(job.numValues, 1));
    forEachBlock<8, Type, Result>(job, [&](auto &x, auto &p) SEEK_INLINE {
      for (int u = 0; u < sizeOf(x); ++u)
        p[u] = Type::set(0);
      gatherWindow<Type>(elements.data, elements.size, x, p, one);
    });
  }
};

/// The first levels in registers, the others by gathers.
template <typename Type>
struct Hybrid {
  static constexpr int kLevels = Type::kLogLanes + 2;
  static constexpr int64_t kFewest = 1 << kLevels, kMost = INT32_MAX;
  explicit Hybrid(const Elements<Type> &) {}
  bool isUsable() const { return true; }

  template <typename Result>
  void run(const Elements<Type> &elements, const SeekSearch &job) const {
    int64_t window = (elements.size >> kLevels) + 1;
    auto one = Type::set(smaller<int64_t>(job.numValues, 1));
    auto scale = Type::set(window);
    auto last = Type::set(elements.size - window);
    LevelTables<Type, kLevels> tables(elements, window);
    forEachBlock<8, Type, Result>(job, [&](auto &x, auto &p) SEEK_INLINE {
      tables.search(x, p, one);
      for (int u = 0; u < sizeOf(x); ++u)
        p[u] = Type::min(Type::multiply(p[u], scale), last);
      gatherWindow<Type>(elements.data, window, x, p, one);
    });
  }
};

/// The first levels in registers, then one value after the other is compared
/// with the 16 elements that are left.
template <typename Type>
struct Blocks {
  static constexpr int64_t kFewest = 16, kMost = 256 * Type::kLanes - 1;
  explicit Blocks(const Elements<Type> &) {}
  bool isUsable() const { return true; }

  template <typename Result>
  void run(const Elements<Type> &elements, const SeekSearch &job) const {
    switch (larger(bitWidth(elements.size / 16) - Type::kLogLanes, 0)) {
    case 0:
      return runLevels<Type::kLogLanes, Result>(elements, job);
    case 1:
      return runLevels<Type::kLogLanes + 1, Result>(elements, job);
    case 2:
      return runLevels<Type::kLogLanes + 2, Result>(elements, job);
    case 3:
      return runLevels<Type::kLogLanes + 3, Result>(elements, job);
    default:
      return runLevels<Type::kLogLanes + 4, Result>(elements, job);
    }
  }

private:
  template <int Levels, typename Result>
  static void runLevels(const Elements<Type> &elements, const SeekSearch &job);
};

/// Calls `prepare(x, words)` on blocks of 2 vectors, and compares each value
/// with the `Width` elements that start at `getStart` of its word.
template <int Width, typename Type, typename Result, typename Prepare,
          typename GetStart>
SEEK_INLINE inline void
forEachWindow(const Elements<Type> &elements, const SeekSearch &job,
              const Prepare &prepare, const GetStart &getStart) {
  using Value = typename Type::Value;
  using Mask = typename Type::Mask;
  constexpr int kLanes = Type::kLanes, kBlock = 2 * kLanes;
  auto *values = static_cast<const Value *>(job.values);
  auto *results = static_cast<Result *>(job.results);
  auto compare = [&](const Value *from, Result *to, uint32_t word) SEEK_INLINE {
    int64_t at = getStart(word);
    *to = at + Type::template countLess<Width>(elements.data + at,
                                               Type::convert(*from));
  };
  int64_t i = 0;
  for (; i + kBlock <= job.numValues; i += kBlock) {
    alignas(64) int32_t words[kBlock];
    typename Type::Vector x[2] = {Type::load(values + i),
                                  Type::load(values + i + kLanes)};
    prepare(x, words);
#pragma GCC unroll 32
    for (int lane = 0; lane < kBlock; ++lane)
      compare(values + i + lane, results + i + lane, words[lane]);
  }
  if (i == job.numValues)
    return;
  uint64_t mask = (uint64_t(1) << (job.numValues - i)) - 1;
  typename Type::Vector x[2] = {
      Type::load(static_cast<Mask>(mask), values + i),
      Type::load(static_cast<Mask>(mask >> kLanes), values + i + kLanes)};
  alignas(64) int32_t words[kBlock];
  prepare(x, words);
  for (int lane = 0; i + lane < job.numValues; ++lane)
    compare(values + i + lane, results + i + lane, words[lane]);
}

template <typename Type>
template <int Levels, typename Result>
void Blocks<Type>::runLevels(const Elements<Type> &elements,
                             const SeekSearch &job) {
  auto one = Type::set(smaller<int64_t>(job.numValues, 1));
  auto last = Type::set(elements.size - 16);
  LevelTables<Type, Levels> tables(elements, 16);
  forEachWindow<16, Type, Result>(
      elements, job,
      [&](auto &x, int32_t *words) SEEK_INLINE {
        typename Type::Index p[2];
        tables.search(x, p, one);
        for (int u = 0; u < 2; ++u)
          Type::storeWords(
              words + u * Type::kLanes,
              Type::min(Type::multiply(p[u], Type::set(16)), last));
      },
      [](uint32_t word) SEEK_INLINE { return word; });
}

//===----------------------------------------------------------------------===//
// An index over cells of keys
//===----------------------------------------------------------------------===//

/// The first element of each cell; cells are ranges of keys.
template <typename Type>
class KeyIndex {
public:
  using Key = typename Type::Key;
  using UnsignedKey = uint64_t;

  KeyIndex(const Elements<Type> &elements, int64_t wantedCells)
      : first(Type::key(elements[0])),
        last(Type::key(elements[elements.size - 1])),
        shift(chooseShift(wantedCells)), numCells((range() >> shift) + 1),
        starts(numCells + 1 + kPadding) {
    memset(starts.get(), 0, (numCells + 1) * sizeof(int32_t));
    storeEnds(elements);
    fillEmptyCells();
  }

  /// Moves every start back to where a window of `width` elements fits.
  void clamp(int64_t numElements, int64_t width) {
    auto most = _mm512_set1_epi32(numElements - width);
    for (int64_t c = 0; c <= numCells; c += 16)
      _mm512_storeu_si512(
          starts.get() + c,
          _mm512_min_epi32(_mm512_loadu_si512(starts.get() + c), most));
  }

  int64_t getWidest() const { return widest; }
  const int32_t *getStarts() const { return starts.get(); }

  /// The cells of values.
  SEEK_INLINE typename Type::Index cells(typename Type::Vector x) const {
    return Type::cells(Type::keys(x), Type::set(first), Type::set(last),
                       _mm_cvtsi32_si128(shift));
  }

private:
  static constexpr int kPadding = 16;

  UnsignedKey range() const {
    return static_cast<UnsignedKey>(last) - static_cast<UnsignedKey>(first);
  }
  int chooseShift(int64_t wantedCells) const {
    int result = 0;
    while ((range() >> result) >= static_cast<UnsignedKey>(wantedCells))
      ++result;
    return result;
  }

  /// Makes starts[c + 1] the end of cell c, if it is not empty.
  void storeEnds(const Elements<Type> &elements) {
    constexpr int kLanes = Type::kLanes;
    alignas(64) int32_t block[kLanes];
    int32_t *ends = starts.get() + 1;
    int64_t i = 0;
    for (; i + kLanes <= elements.size; i += kLanes) {
      Type::storeWords(block, cells(Type::loadElements(elements.data + i)));
#pragma GCC unroll 16
      for (int j = 0; j < kLanes; ++j)
        ends[static_cast<uint32_t>(block[j])] = i + j + 1;
    }
    for (; i < elements.size; ++i)
      ends[(static_cast<UnsignedKey>(Type::key(elements[i])) -
            static_cast<UnsignedKey>(first)) >>
           shift] = i + 1;
  }

  /// Makes starts the running maximum of itself, and finds the widest cell.
  void fillEmptyCells() {
    int32_t *ends = starts.get() + 1;
    __m512i zero = _mm512_setzero_si512(), before = zero, wide = zero;
    int64_t c = 0;
    for (; c + 16 <= numCells; c += 16) {
      __m512i x = _mm512_loadu_si512(ends + c);
      x = _mm512_max_epi32(x, _mm512_alignr_epi32(x, zero, 15));
      x = _mm512_max_epi32(x, _mm512_alignr_epi32(x, zero, 14));
      x = _mm512_max_epi32(x, _mm512_alignr_epi32(x, zero, 12));
      x = _mm512_max_epi32(x, _mm512_alignr_epi32(x, zero, 8));
      x = _mm512_max_epi32(x, before);
      wide = _mm512_max_epi32(
          wide, _mm512_sub_epi32(x, _mm512_alignr_epi32(x, before, 15)));
      _mm512_storeu_si512(ends + c, x);
      before = _mm512_permutexvar_epi32(_mm512_set1_epi32(15), x);
    }
    widest = _mm512_reduce_max_epi32(wide);
    for (; c < numCells; ++c) {
      int32_t end = larger(ends[c - 1], ends[c]);
      widest = larger<int64_t>(widest, end - ends[c - 1]);
      ends[c] = end;
    }
  }

  Key first, last;
  int shift;
  int64_t numCells;
  int64_t widest = 0;
  Buffer<int32_t> starts;
};

template <typename Type, int CellsPerElement>
struct IndexGather {
  static constexpr int64_t kFewest = 1, kMost = INT32_MAX / CellsPerElement;
  KeyIndex<Type> index;

  explicit IndexGather(const Elements<Type> &elements)
      : index(elements, CellsPerElement * elements.size) {
    index.clamp(elements.size, index.getWidest());
  }
  bool isUsable() const { return true; }

  template <typename Result>
  void run(const Elements<Type> &elements, const SeekSearch &job) const {
    auto one = Type::set(smaller<int64_t>(job.numValues, 1));
    forEachBlock<8, Type, Result>(job, [&](auto &x, auto &p) SEEK_INLINE {
      for (int u = 0; u < sizeOf(x); ++u)
        p[u] = Type::lookUp(index.getStarts(), index.cells(x[u]));
      gatherWindow<Type>(elements.data, index.getWidest(), x, p, one);
    });
  }
};

template <typename Type, int CellsPerElement, int Width>
struct IndexWindow {
  static constexpr int64_t kFewest = Width, kMost = INT32_MAX / CellsPerElement;
  KeyIndex<Type> index;

  explicit IndexWindow(const Elements<Type> &elements)
      : index(elements, CellsPerElement * elements.size) {
    if (isUsable())
      index.clamp(elements.size, Width);
  }
  bool isUsable() const { return index.getWidest() <= Width; }

  template <typename Result>
  void run(const Elements<Type> &elements, const SeekSearch &job) const {
    const int32_t *table = index.getStarts();
    forEachWindow<Width, Type, Result>(
        elements, job,
        [&](auto &x, int32_t *words) SEEK_INLINE {
          for (int u = 0; u < 2; ++u)
            Type::storeWords(words + u * Type::kLanes, index.cells(x[u]));
        },
        [&](uint32_t word)
            SEEK_INLINE { return static_cast<uint32_t>(table[word]); });
  }
};

//===----------------------------------------------------------------------===//
// Kernels as peers
//===----------------------------------------------------------------------===//

template <typename Type, typename Kernel>
struct Prepared {
  Elements<Type> elements;
  Kernel kernel;
  explicit Prepared(const SeekSearch &search)
      : elements(search), kernel(elements) {}
};

template <typename Type, typename Kernel>
void *prepare(const SeekSearch &search) {
  if (search.numRows != 1 || search.length < Kernel::kFewest ||
      search.length > Kernel::kMost)
    return nullptr;
  auto *prepared = new Prepared<Type, Kernel>(search);
  if (prepared->kernel.isUsable())
    return prepared;
  delete prepared;
  return nullptr;
}
template <typename Type, typename Kernel>
void release(void *prepared) {
  delete static_cast<Prepared<Type, Kernel> *>(prepared);
}
template <typename Type, typename Kernel, typename Result>
void run(const SeekSearch &search, const void *state) {
  auto *prepared = static_cast<const Prepared<Type, Kernel> *>(state);
  prepared->kernel.template run<Result>(prepared->elements, search);
}

template <typename Type, typename Kernel, typename Result>
void addKernel(const char *name) {
  seek::peers::add({name, "hand", Type::kName, seek::peers::typeName<Result>,
                    prepare<Type, Kernel>, run<Type, Kernel, Result>,
                    release<Type, Kernel>});
}

//===----------------------------------------------------------------------===//
// Many sequences with few values each
//===----------------------------------------------------------------------===//

constexpr int64_t kRowsAhead = 16;

void *prepareRows(const SeekSearch &search) {
  static char nothing;
  return search.numRows > 1 && search.length >= 16 && search.length <= 272
             ? &nothing
             : nullptr;
}
void releaseNothing(void *) {}

/// Two compares for each value: with the last elements of all blocks of 16,
/// then with a block.
template <typename Result>
void runRows(const SeekSearch &search, const void *) {
  auto *row = static_cast<const float *>(search.sequence);
  auto *values = static_cast<const float *>(search.values);
  auto *results = static_cast<Result *>(search.results);
  int64_t length = search.length;
  // The last block is moved back to fit, and needs no element of its own.
  int64_t numBlocks = (length + 15) / 16;
  auto blocks = static_cast<__mmask16>((1U << (numBlocks - 1)) - 1);
  __m512i lasts = _mm512_add_epi32(
      _mm512_mullo_epi32(_mm512_set1_epi32(16),
                         _mm512_set_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5,
                                          4, 3, 2, 1, 0)),
      _mm512_set1_epi32(15));
  for (int64_t i = 0; i < search.numRows; ++i, row += length) {
    for (int64_t j = 0; j < length; j += 16)
      _mm_prefetch(
          reinterpret_cast<const char *>(row + kRowsAhead * length + j),
          _MM_HINT_T0);
    __m512 top = _mm512_mask_i32gather_ps(_mm512_set1_ps(INFINITY), blocks,
                                          lasts, row, 4);
    for (int64_t j = 0; j < search.numValues; ++j) {
      float value = *values++;
      int64_t block = _mm_popcnt_u32(F32::less(top, _mm512_set1_ps(value)));
      int64_t at = smaller<int64_t>(16 * block, length - 16);
      *results++ = at + F32::countLess<16>(row + at, value);
    }
  }
}

template <typename Result>
void runReadRows(const SeekSearch &search, const void *) {
  auto *elements = static_cast<const float *>(search.sequence);
  auto *values = static_cast<const float *>(search.values);
  auto *results = static_cast<Result *>(search.results);
  int64_t size = search.numRows * search.length;
  __m512 sum[8] = {};
  int64_t i = 0;
  for (; i + 128 <= size; i += 128)
    for (int u = 0; u < 8; ++u)
      sum[u] = _mm512_add_ps(sum[u], _mm512_loadu_ps(elements + i + 16 * u));
  float total = 0;
  for (int u = 0; u < 8; ++u)
    total += _mm512_reduce_add_ps(sum[u]);
  for (; i < size; ++i)
    total += elements[i];
  int64_t numResults = search.numRows * search.numValues;
  int64_t j = 0;
  for (; j + 16 <= numResults; j += 16)
    Lanes32::store(results + j,
                   _mm512_castps_si512(_mm512_loadu_ps(values + j)));
  for (; j < numResults; ++j)
    results[j] = 0;
  results[0] = total > 0;
}

//===----------------------------------------------------------------------===//
// The memory limit
//===----------------------------------------------------------------------===//

template <size_t Size>
SEEK_INLINE inline auto loadBytes(const char *from) {
  if constexpr (Size == 64)
    return _mm512_loadu_si512(from);
  else if constexpr (Size == 32)
    return _mm256_loadu_si256(reinterpret_cast<const __m256i *>(from));
  else if constexpr (Size == 16)
    return _mm_loadu_si128(reinterpret_cast<const __m128i *>(from));
  else
    return _mm_loadl_epi64(reinterpret_cast<const __m128i *>(from));
}
template <size_t Size>
SEEK_INLINE inline void storeBytes(char *to, __m512i x) {
  _mm512_storeu_si512(to, x);
}
template <size_t Size>
SEEK_INLINE inline void storeBytes(char *to, __m256i x) {
  _mm256_storeu_si256(reinterpret_cast<__m256i *>(to), x);
}
template <size_t Size>
SEEK_INLINE inline void storeBytes(char *to, __m128i x) {
  if constexpr (Size == 16)
    _mm_storeu_si128(reinterpret_cast<__m128i *>(to), x);
  else
    _mm_storel_epi64(reinterpret_cast<__m128i *>(to), x);
}

/// Integers of `From` bytes to integers of `To` bytes, by one instruction. GCC
/// makes many of its own conversion of vectors.
template <size_t From, size_t To, typename Vector>
SEEK_INLINE inline auto convertVector(Vector x) {
  constexpr size_t kPair = 10 * From + To;
  if constexpr (From == To)
    return x;
  else if constexpr (kPair == 12)
    return _mm512_cvtepi8_epi16(x);
  else if constexpr (kPair == 14)
    return _mm512_cvtepi8_epi32(x);
  else if constexpr (kPair == 18)
    return _mm512_cvtepi8_epi64(x);
  else if constexpr (kPair == 24)
    return _mm512_cvtepi16_epi32(x);
  else if constexpr (kPair == 28)
    return _mm512_cvtepi16_epi64(x);
  else if constexpr (kPair == 48)
    return _mm512_cvtepi32_epi64(x);
  else if constexpr (kPair == 21)
    return _mm512_cvtepi16_epi8(x);
  else if constexpr (kPair == 41)
    return _mm512_cvtepi32_epi8(x);
  else if constexpr (kPair == 42)
    return _mm512_cvtepi32_epi16(x);
  else if constexpr (kPair == 81)
    return _mm512_cvtepi64_epi8(x);
  else if constexpr (kPair == 82)
    return _mm512_cvtepi64_epi16(x);
  else
    return _mm512_cvtepi64_epi32(x);
}

/// Four vectors in flight, each of 64 bytes of results or of values, whichever
/// are wider.
template <size_t From, size_t To>
void runCopy(const SeekSearch &search, const void *) {
  constexpr int kLanes = 64 / larger(From, To);
  auto *values = static_cast<const char *>(search.values);
  auto *results = static_cast<char *>(search.results);
  int64_t i = 0;
  for (; i + 4 * kLanes <= search.numValues; i += 4 * kLanes) {
    decltype(loadBytes<kLanes * From>(values)) x[4];
#pragma GCC unroll 4
    for (int u = 0; u < 4; ++u)
      x[u] = loadBytes<kLanes * From>(values + (i + u * kLanes) * From);
#pragma GCC unroll 4
    for (int u = 0; u < 4; ++u)
      storeBytes<kLanes * To>(results + (i + u * kLanes) * To,
                              convertVector<From, To>(x[u]));
  }
  if (i < search.numValues)
    memset(results + i * To, 0, (search.numValues - i) * To);
}

void *prepareCopy(const SeekSearch &search) {
  static char nothing;
  return search.numRows == 1 ? &nothing : nullptr;
}

//===----------------------------------------------------------------------===//
// The list
//===----------------------------------------------------------------------===//

template <typename Type, typename Result>
void addKernels() {
  addKernel<Type, Count<Type>, Result>("count");
  addKernel<Type, Permute<Type>, Result>("permute");
  addKernel<Type, Gather<Type>, Result>("gather");
  addKernel<Type, Hybrid<Type>, Result>("hybrid");
  addKernel<Type, Blocks<Type>, Result>("blocks");
  addKernel<Type, IndexGather<Type, 1>, Result>("index1");
  addKernel<Type, IndexGather<Type, 4>, Result>("index4");
  addKernel<Type, IndexWindow<Type, 1, 8>, Result>("window1x8");
  addKernel<Type, IndexWindow<Type, 2, 8>, Result>("window2x8");
  addKernel<Type, IndexWindow<Type, 4, 8>, Result>("window4x8");
  addKernel<Type, IndexWindow<Type, 8, 8>, Result>("window8x8");
  addKernel<Type, IndexWindow<Type, 1, 16>, Result>("window1x16");
  addKernel<Type, IndexWindow<Type, 2, 16>, Result>("window2x16");
  addKernel<Type, IndexWindow<Type, 4, 16>, Result>("window4x16");
}

template <size_t From, typename Result>
void addCopy(const char *type) {
  seek::peers::add({"copy512", "limit", type, seek::peers::typeName<Result>,
                    prepareCopy, runCopy<From, sizeof(Result)>,
                    releaseNothing});
}

template <typename Result>
void addForResult() {
  addKernels<F32, Result>();
  // Narrow results of other types tell nothing new, and take long to compile.
  if constexpr (sizeof(Result) >= 4) {
    addKernels<F64, Result>();
    addKernels<I32, Result>();
    addKernels<I64, Result>();
    addKernels<F16, Result>();
    addKernels<I16, Result>();
  }

  seek::peers::add({"rows", "hand", "f32", seek::peers::typeName<Result>,
                    prepareRows, runRows<Result>, releaseNothing});
  seek::peers::add({"read512", "limit", "f32", seek::peers::typeName<Result>,
                    prepareRows, runReadRows<Result>, releaseNothing});

  addCopy<1, Result>("i8");
  addCopy<1, Result>("u8");
  addCopy<2, Result>("i16");
  addCopy<2, Result>("f16");
  addCopy<4, Result>("i32");
  addCopy<4, Result>("f32");
  addCopy<8, Result>("i64");
  addCopy<8, Result>("f64");
}

} // namespace

void seek::peers::addAvx512() {
  addForResult<int8_t>();
  addForResult<int16_t>();
  addForResult<int32_t>();
  addForResult<int64_t>();
}
