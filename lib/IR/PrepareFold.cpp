//===- PrepareFold.cpp - Tables of constant sequences ---------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The same tables that lowered code builds at run time; see the description of
// `seek.prepare`. Trees are left to run time.

#include "seek/IR/Seek.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/ADT/bit.h"
#include <cmath>
#include <type_traits>

using namespace mlir;
using namespace mlir::seek;

/// The longest sequence and the largest table that fold.
static constexpr int64_t kMostElements = int64_t(1) << 16;
static constexpr int64_t kLargestTable = 4 * kMostElements + 1;

namespace {

/// The table of a sorted sequence of numbers.
template <typename Key>
class TableBuilder {
  using Unsigned = std::conditional_t<sizeof(Key) == 4, uint32_t, uint64_t>;
  static constexpr bool areFloats = std::is_floating_point_v<Key>;

public:
  TableBuilder(ArrayRef<Key> numbers, bool isUpper, int64_t size)
      : numbers(numbers), isUpper(isUpper), size(size), count(size - 1) {
    low = getOrdered(mergeZeros(numbers.front()));
    Unsigned distance = getOrdered(mergeZeros(numbers.back())) - low;
    shift = std::max(
        llvm::bit_width(distance) - (llvm::bit_width<uint64_t>(count) - 1), 0);
  }

  /// Empty where cells are of no use.
  std::vector<int32_t> build() {
    std::vector<int32_t> byKey = tryMap([&](Key x) { return getByKey(x); }, 1);
    if constexpr (areFloats) {
      int64_t numCells = std::min<int64_t>(count, numbers.size());
      Key range = numbers.back() - numbers.front();
      Key scale = static_cast<Key>(numCells) / range;
      if (range > 0 && std::isfinite(range) && std::isfinite(scale)) {
        auto getByValue = [&](Key x) {
          auto cell = static_cast<int64_t>((x - numbers.front()) * scale);
          return std::min(cell, numCells - 1);
        };
        std::vector<int32_t> byValue = tryMap(getByValue, -1);
        if (byKey.empty() ||
            (!byValue.empty() && -byValue.front() <= byKey.front()))
          return byValue;
      }
    }
    return byKey;
  }

private:
  /// Both zeros are one, the one on the far side of the search.
  Key mergeZeros(Key x) const {
    if constexpr (areFloats)
      if (x == 0)
        return isUpper ? -Key(0) : Key(0);
    return x;
  }

  /// Unsigned integers in the order of the keys.
  static Unsigned getOrdered(Key x) {
    constexpr Unsigned sign = Unsigned(1) << (8 * sizeof(Key) - 1);
    if constexpr (std::is_unsigned_v<Key>)
      return x;
    auto bits = llvm::bit_cast<Unsigned>(x);
    return areFloats && (bits & sign) ? ~bits : bits ^ sign;
  }

  int64_t getByKey(Key x) const {
    return static_cast<Unsigned>(getOrdered(mergeZeros(x)) - low) >> shift;
  }

  template <typename MapFn>
  std::vector<int32_t> tryMap(MapFn getCell, int32_t sign) const {
    // How many elements are in each cell, then where each begins.
    std::vector<int32_t> table(size);
    int32_t widest = 0;
    for (Key number : numbers)
      widest = std::max(widest, ++table[1 + getCell(number)]);
    int32_t length = PrepareOp::kWindow;
    while (length < widest)
      length *= 2;
    int32_t numNumbers = numbers.size();
    if (length > PrepareOp::kLongest || length > numNumbers)
      return {};
    int32_t start = 0;
    for (int32_t &entry : MutableArrayRef(table).drop_front()) {
      int32_t next = start + entry;
      entry = std::min(start, numNumbers - length);
      start = next;
    }
    table.front() = sign * length;
    return table;
  }

  ArrayRef<Key> numbers;
  bool isUpper;
  int64_t size, count;
  Unsigned low;
  int shift;
};

} // namespace

static float getKey(const APFloat &value, float) {
  bool losesInfo;
  APFloat wide = value;
  wide.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven, &losesInfo);
  return wide.convertToFloat();
}
static double getKey(const APFloat &value, double) {
  return value.convertToDouble();
}
template <typename Key>
static Key getKey(const APInt &value, Key) {
  return std::is_signed_v<Key> ? value.getSExtValue() : value.getZExtValue();
}

/// The numbers before the first NaN; nothing if the sequence is not sorted.
template <typename Key, typename Range>
static std::vector<Key> getNumbers(Range elements) {
  std::vector<Key> numbers;
  bool hasNaN = false;
  for (const auto &element : elements) {
    Key key = getKey(element, Key());
    if (key != key) {
      hasNaN = true;
      continue;
    }
    if (hasNaN || (!numbers.empty() && key < numbers.back()))
      return {};
    numbers.push_back(key);
  }
  return numbers;
}

template <typename Key, typename Element>
static std::vector<int32_t> buildTable(DenseElementsAttr sequence, bool isUpper,
                                       int64_t size) {
  std::vector<Key> numbers = getNumbers<Key>(sequence.getValues<Element>());
  if (numbers.size() < static_cast<size_t>(PrepareOp::kWindow))
    return {};
  return TableBuilder<Key>(numbers, isUpper, size).build();
}

/// The elements of a constant, also of one that is kept outside the IR.
static DenseElementsAttr getElements(Attribute constant) {
  if (auto resource =
          dyn_cast_if_present<DenseResourceElementsAttr>(constant)) {
    const AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    bool isSplat;
    if (blob && DenseElementsAttr::isValidRawBuffer(resource.getType(),
                                                    blob->getData(), isSplat))
      return DenseElementsAttr::getFromRawBuffer(resource.getType(),
                                                 blob->getData());
  }
  return dyn_cast_if_present<DenseElementsAttr>(constant);
}

DenseElementsAttr seek::foldTable(Attribute constant, Side side,
                                  bool isUnsigned, ShapedType type) {
  DenseElementsAttr sequence = getElements(constant);
  if (!sequence || !type.hasStaticShape() || type.getNumElements() < 3 ||
      type.getNumElements() > kLargestTable ||
      sequence.getNumElements() > kMostElements)
    return {};
  bool isUpper = side == Side::Upper;
  int64_t size = type.getNumElements();
  Type element = sequence.getElementType();
  bool isWide = element.getIntOrFloatBitWidth() == 64;
  std::vector<int32_t> table;
  if (isa<FloatType>(element))
    table = isWide ? buildTable<double, APFloat>(sequence, isUpper, size)
                   : buildTable<float, APFloat>(sequence, isUpper, size);
  else if (isUnsigned)
    table = isWide ? buildTable<uint64_t, APInt>(sequence, isUpper, size)
                   : buildTable<uint32_t, APInt>(sequence, isUpper, size);
  else
    table = isWide ? buildTable<int64_t, APInt>(sequence, isUpper, size)
                   : buildTable<int32_t, APInt>(sequence, isUpper, size);
  if (table.empty())
    return {};
  auto tensor = RankedTensorType::get({size}, type.getElementType());
  return DenseElementsAttr::get(tensor, ArrayRef<int32_t>(table));
}

LogicalResult PrepareOp::fold(FoldAdaptor adaptor,
                              SmallVectorImpl<OpFoldResult> &results) {
  if (!getResult())
    return failure();
  DenseElementsAttr table =
      foldTable(adaptor.getSequence(), getSide(), isUnsignedElement(),
                cast<ShapedType>(getResult().getType()));
  if (!table)
    return failure();
  results.push_back(table);
  return success();
}
