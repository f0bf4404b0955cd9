//===- Array.h - Dense arrays of the runner ---------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the runner passes to compiled code and gets back from it: the argument
// readers fill an Array, the printer and the `.npy` writer read one.
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_RUNNER_ARRAY_H
#define SEEK_RUNNER_ARRAY_H

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <cstdlib>
#include <memory>

namespace mlir::seek {

/// The bytes that one element of `type` takes in memory, 0 if an Array cannot
/// hold it. These are the scalar types an Array holds: integers of 8, 16, 32
/// and 64 bits of any signedness, i1 (a byte, 0 or 1), index (as an int64), and
/// floats of 8 (all of MLIR's), 16, 32 and 64 bits.
unsigned elementByteWidth(Type type);

/// Whether an Array can hold elements of `type`.
bool isSupportedElementType(Type type);

/// Fails unless an Array can hold elements of `type`.
llvm::Error checkElementType(Type type);

/// Fails unless `shape` has the rank and the static dimensions of `expected`.
llvm::Error checkShape(ArrayRef<int64_t> shape, RankedTensorType expected);

/// The bytes of memory that this machine has. The system promises more.
uint64_t getPhysicalMemory();

/// The bytes that a dense array takes. Fails if `elementType` is not supported,
/// if a dimension is negative, and if the number does not fit an int64. A
/// dimension of 0 does not excuse the others: their product must fit as well.
llvm::Expected<int64_t> arrayByteSize(Type elementType,
                                      ArrayRef<int64_t> shape);

/// A dense row-major array that owns its elements. An array of rank 0 has one
/// element.
class Array {
public:
  /// The alignment of the first element in bytes.
  static constexpr size_t alignment = 64;

  /// An array of zeros. Fails if arrayByteSize() does, and if the memory cannot
  /// be had: the system refuses it, or promises more than the machine has.
  static llvm::Expected<Array> allocate(Type elementType,
                                        ArrayRef<int64_t> shape);

  Array(Array &&) = default;
  Array &operator=(Array &&) = default;

  Type getElementType() const { return elementType; }
  ArrayRef<int64_t> getShape() const { return shape; }
  int64_t getRank() const { return shape.size(); }
  RankedTensorType getType() const {
    return RankedTensorType::get(shape, elementType);
  }

  int64_t getNumElements() const { return byteSize / elementWidth; }
  unsigned getElementByteWidth() const { return elementWidth; }
  size_t getByteSize() const { return byteSize; }

  /// The first element; aligned, and never null.
  char *getData() { return data; }
  const char *getData() const { return data; }
  MutableArrayRef<char> getBytes() { return {data, byteSize}; }
  ArrayRef<char> getBytes() const { return {data, byteSize}; }

  /// The elements in row-major order as integers of their width.
  template <typename T>
  MutableArrayRef<T> getElements() {
    return {reinterpret_cast<T *>(data), byteSize / sizeof(T)};
  }
  template <typename T>
  ArrayRef<T> getElements() const {
    return {reinterpret_cast<const T *>(data), byteSize / sizeof(T)};
  }

  /// The bits of the element with this row-major number, zero-extended.
  uint64_t getBits(int64_t index) const;

  /// Sets that element to the low bits of `bits`.
  void setBits(int64_t index, uint64_t bits);

private:
  struct Free {
    void operator()(char *pointer) const { std::free(pointer); }
  };

  Array(Type elementType, ArrayRef<int64_t> shape, size_t byteSize,
        std::unique_ptr<char, Free> storage);

  Type elementType;
  SmallVector<int64_t> shape;
  unsigned elementWidth;
  size_t byteSize;
  std::unique_ptr<char, Free> storage;
  /// The first aligned byte of the storage.
  char *data;
};

inline uint64_t Array::getBits(int64_t index) const {
  switch (elementWidth) {
  case 1:
    return reinterpret_cast<const uint8_t *>(data)[index];
  case 2:
    return reinterpret_cast<const uint16_t *>(data)[index];
  case 4:
    return reinterpret_cast<const uint32_t *>(data)[index];
  default:
    return reinterpret_cast<const uint64_t *>(data)[index];
  }
}

inline void Array::setBits(int64_t index, uint64_t bits) {
  switch (elementWidth) {
  case 1:
    reinterpret_cast<uint8_t *>(data)[index] = bits;
    return;
  case 2:
    reinterpret_cast<uint16_t *>(data)[index] = bits;
    return;
  case 4:
    reinterpret_cast<uint32_t *>(data)[index] = bits;
    return;
  default:
    reinterpret_cast<uint64_t *>(data)[index] = bits;
  }
}

} // namespace mlir::seek

#endif // SEEK_RUNNER_ARRAY_H
