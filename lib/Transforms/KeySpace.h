//===- KeySpace.h - How values compare with elements ------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Elements of a sequence and values may have different types, signs and NaN
// rules. All of that is decided here, once per value: a value is rounded into
// the *key space* of the sequence, where one comparison per element is left.
//
// The rounding is directed. With up(v) the least key that is not before v, and
// down(v) the greatest key that is not after v, in the order of the dialect:
//
//   lower:  s <  v  <=>  s <  up(v)      up(v) may not exist: all elements
//   count upper:  s <= v  <=>  s <= down(v)    down(v) may not exist: none
//   counts
//
// which is exact whenever the key space holds every element of the sequence.
//
// A sequence of floats may end in NaNs. A search covers the elements before the
// first NaN only; a NaN value then counts them all for `lower`, and all of the
// sequence for `upper`.

#ifndef SEEK_LIB_TRANSFORMS_KEYSPACE_H
#define SEEK_LIB_TRANSFORMS_KEYSPACE_H

#include "seek/IR/Seek.h"

namespace mlir::seek {

/// A value as the search sees it. `all` and `none` are i1 (or vectors of i1)
/// and null where they are never true: the value comes after every element, NaN
/// included; the value comes before every element.
struct Key {
  Value key;
  Value all;
  Value none;
};

/// The key space of one `seek.bound`. All methods take scalars or vectors of
/// the *stored* types (see getStoredType) and return the same shape.
class KeySpace {
public:
  explicit KeySpace(BoundOp op);
  /// The same with keys of 16 bits, for vector units that compare more of those
  /// at a time: where the sequence and the values have 16 bits and are integers,
  /// or floats of one type. Floats become signed integers in the same order.
  static std::optional<KeySpace> getIn16Bits(BoundOp op);
  /// The key space of a sequence, with its elements as values.
  explicit KeySpace(PrepareOp op);

  /// The type that elements of `type` are loaded as: their bits, as a signless
  /// integer, but for f32 and f64. LLVM rounds a bf16 that it moves around on
  /// some CPUs, which loses subnormals, and calls functions for that on others;
  /// arithmetic on 8-bit floats it does not know.
  static Type getStoredType(Type type);

  /// A scalar element as its stored type.
  static Value castScalarToStored(OpBuilder &builder, Location loc,
                                  Value element);

  /// `buffer` seen as a memref of stored elements.
  static Value castToStored(OpBuilder &builder, Location loc, Value buffer);

  /// The type of keys: that of the sequence, widened to 32 bits if it is
  /// narrower, unless in 16 bits.
  Type getKeyType() const { return keyType; }

  Side getSide() const { return side; }

  /// Whether keys are unsigned integers.
  bool isUnsigned() const { return isKeyUnsigned; }

  /// An element of the sequence as a key.
  Value convertElement(OpBuilder &builder, Location loc, Value element) const;

  /// A value rounded into the key space.
  Key convertValue(OpBuilder &builder, Location loc, Value value) const;

  /// i1: the element, converted, comes before the key.
  Value isBefore(OpBuilder &builder, Location loc, Value element,
                 Value key) const;

  /// Whether the sequence may have NaNs.
  bool mayHoldNaN() const { return isa<FloatType>(sequenceType); }

  /// i1: the element, converted, is a number.
  Value isNumber(OpBuilder &builder, Location loc, Value element) const;

  /// The number of elements before the value: `position` if the search among
  /// the numbers found that, overridden by what the key says of all and none.
  /// `length` is the length of the sequence, in the type of `position`.
  Value resolve(OpBuilder &builder, Location loc, const Key &key,
                Value position, Value length) const;

private:
  KeySpace(Side side, Type sequenceType, Type valueType, bool isKeyUnsigned,
           bool isValueUnsigned);
  /// Whether keys are floats of 16 bits as integers.
  bool areFloatsOrdered() const {
    return isa<FloatType>(sequenceType) && isa<IntegerType>(keyType);
  }
  Key orderFloat(OpBuilder &builder, Location loc, Value value) const;
  Key roundFloatToFloat(OpBuilder &builder, Location loc, Value value) const;
  Key roundIntToFloat(OpBuilder &builder, Location loc, Value value) const;
  Key roundIntToInt(OpBuilder &builder, Location loc, Value value) const;
  Key roundFloatToInt(OpBuilder &builder, Location loc, Value value) const;
  Key clampKey(OpBuilder &builder, Location loc, Value key, Value tooSmall,
               Value tooGreat) const;

  Side side;
  Type sequenceType, valueType, keyType;
  bool isKeyUnsigned, isValueUnsigned;
};

/// An entry of a sorter, a scalar of any integer type or index, as index. A
/// negative entry becomes a great one.
Value castEntryToIndex(OpBuilder &builder, Location loc, Value entry);

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_KEYSPACE_H
