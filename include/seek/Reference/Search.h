//===- Search.h - The meaning of a search -----------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What seek means, in plain C++: numbers of any element type as exact values,
// their order, and the count that is the result of a search. Everything else in
// seek is a faster way to the same answer. Needs no MLIR and no LLVM.

#ifndef SEEK_REFERENCE_SEARCH_H
#define SEEK_REFERENCE_SEARCH_H

#include <cmath>
#include <cstdint>
#include <type_traits>

namespace mlir::seek::reference {

/// An integer of up to 64 bits or a float of up to f64, exactly, or NaN:
/// sign * significand * 2^exponent, where the significand is 0 or has its
/// highest bit set. Infinity has an exponent beyond all others.
class Number {
public:
  template <typename T, std::enable_if_t<std::is_integral_v<T>, int> = 0>
  explicit Number(T value) {
    if constexpr (std::is_signed_v<T>)
      set(value < 0, value < 0 ? 0 - static_cast<uint64_t>(value) : value, 0);
    else
      set(false, value, 0);
  }

  explicit Number(double value) {
    if (std::isnan(value)) {
      kind = Kind::NaN;
      return;
    }
    if (std::isinf(value)) {
      set(value < 0, 1, kInfinity);
      return;
    }
    // The fraction is in [1/2, 1) and has 53 bits at most.
    int exponent;
    double fraction = std::frexp(std::fabs(value), &exponent);
    set(std::signbit(value), static_cast<uint64_t>(std::ldexp(fraction, 53)),
        exponent - 53);
  }
  explicit Number(float value) : Number(static_cast<double>(value)) {}

  /// The order of seek: by value; -0 equals +0; NaN comes after +inf and equals
  /// NaN.
  friend bool operator<(const Number &a, const Number &b) {
    if (a.kind != b.kind)
      return a.kind < b.kind;
    switch (a.kind) {
    case Kind::Zero:
    case Kind::NaN:
      return false;
    case Kind::Negative:
      return isLessInMagnitude(b, a);
    case Kind::Positive:
      return isLessInMagnitude(a, b);
    }
    return false;
  }
  friend bool operator<=(const Number &a, const Number &b) { return !(b < a); }

private:
  /// In their order.
  enum class Kind { Negative, Zero, Positive, NaN };
  static constexpr int kInfinity = 1 << 20;

  void set(bool negative, uint64_t newSignificand, int newExponent) {
    if (newSignificand == 0) {
      kind = Kind::Zero;
      return;
    }
    kind = negative ? Kind::Negative : Kind::Positive;
    significand = newSignificand;
    exponent = newExponent;
    for (; !(significand >> 63); significand <<= 1)
      --exponent;
  }

  /// Significands of nonzero numbers have their highest bit in the same place.
  static bool isLessInMagnitude(const Number &a, const Number &b) {
    if (a.exponent != b.exponent)
      return a.exponent < b.exponent;
    return a.significand < b.significand;
  }

  Kind kind;
  uint64_t significand = 0;
  int exponent = 0;
};

/// The result of a search: how many elements of the sorted `sequence` come
/// before `value`. `upper` counts those that equal it too. An unsorted sequence
/// gives an unspecified number from 0 to its length.
template <typename Range>
int64_t countBefore(const Range &sequence, const Number &value, bool upper) {
  int64_t count = 0;
  for (const Number &element : sequence)
    count += upper ? element <= value : element < value;
  return count;
}

} // namespace mlir::seek::reference

#endif // SEEK_REFERENCE_SEARCH_H
