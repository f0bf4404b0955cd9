//===- Weights.cpp - The constants of a model -----------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Weights.h"

#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/SwapByteOrder.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;
using llvm::createStringError;

llvm::Expected<ArrayRef<char>> Weights::getBytes(uint64_t offset,
                                                 uint64_t size) {
  if (!buffer) {
    llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> loaded = load();
    if (!loaded)
      return loaded.takeError();
    buffer = std::move(*loaded);
  }
  uint64_t length = buffer->getBufferSize();
  if (offset > length || size > length - offset)
    return createStringError("expected 'offset' and 'size' to be within the " +
                             Twine(length) +
                             " bytes of the weights, got offset " +
                             Twine(offset) + " and size " + Twine(size));
  return ArrayRef<char>(buffer->getBufferStart() + offset, size);
}

uint64_t Weights::getMostBytes() const {
  // Views of the same bytes need not be as small as the bytes: their elements
  // may be wider, and there may be some views of each.
  constexpr uint64_t factor = 64, atLeast = 1 << 20;
  return atLeast + factor * (buffer ? buffer->getBufferSize() : 0);
}

bool Weights::account(uint64_t size) {
  if (size > getMostBytes() - accounted)
    return false;
  accounted += size;
  return true;
}

/// Elements of less than 8 bits, one to a byte. Those of 4 bits start with the
/// low ones of a byte, smaller ones with the high ones.
static SmallVector<char> unpack(const ElementType &type, ArrayRef<char> bytes,
                                int64_t numElements) {
  SmallVector<char> elements(numElements);
  unsigned perByte = 8 / type.bits;
  for (int64_t i = 0; i < numElements; ++i) {
    unsigned place = i % perByte;
    unsigned shift = type.bits * (type.bits == 4 ? place : perByte - 1 - place);
    auto byte = static_cast<unsigned char>(bytes[i / perByte]);
    unsigned bits =
        (byte >> shift) & llvm::maskTrailingOnes<unsigned>(type.bits);
    elements[i] = static_cast<char>(type.kind == ElementType::Kind::Signed
                                        ? llvm::SignExtend32(bits, type.bits)
                                        : bits);
  }
  return elements;
}

llvm::Expected<DenseElementsAttr> Weights::read(const ElementType &type,
                                                ArrayRef<int64_t> shape,
                                                uint64_t offset,
                                                uint64_t size) {
  auto tensor = RankedTensorType::get(shape, type.getType(context));
  int64_t numElements = tensor.getNumElements();
  // checkShape() leaves room for this.
  uint64_t needed =
      llvm::divideCeil(static_cast<uint64_t>(numElements) * type.bits, 8);
  if (size < needed)
    return createStringError("expected 'size' to be at least the " +
                             Twine(needed) + " bytes of the elements, got " +
                             Twine(size));
  // Nothing is needed for nothing, not even a file.
  ArrayRef<char> bytes;
  if (size > 0) {
    llvm::Expected<ArrayRef<char>> range = getBytes(offset, size);
    if (!range)
      return range.takeError();
    bytes = range->take_front(needed);
  }

  DenseElementsAttr &known = constants[{&type, shape.vec(), offset}];
  if (known)
    return known;
  if (!account(numElements * std::max(type.bits, 8u) / 8))
    return createStringError(
        "expected constants of at most " + Twine(getMostBytes()) +
        " bytes in all for weights of " +
        Twine(buffer ? buffer->getBufferSize() : 0) + " bytes, got more");
  if (type.isBoolean()) {
    SmallVector<bool> elements(
        llvm::map_range(bytes, [](char byte) { return byte != 0; }));
    known = DenseElementsAttr::get(tensor, elements);
  } else if (type.isSubByte()) {
    known = DenseElementsAttr::getFromRawBuffer(
        tensor, unpack(type, bytes, numElements));
  } else {
    static_assert(llvm::endianness::native == llvm::endianness::little,
                  "the bytes of elements are taken as they are");
    known = DenseElementsAttr::getFromRawBuffer(tensor, bytes);
  }
  return known;
}
