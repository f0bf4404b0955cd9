//===- Array.cpp - Dense arrays of the runner -----------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Runner/Array.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Support/CheckedArithmetic.h"
#include "llvm/Support/FormatVariadic.h"

#include <algorithm>
#include <unistd.h>

using namespace mlir;
using namespace mlir::seek;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;
using llvm::formatv;

//===----------------------------------------------------------------------===//
// Element types and shapes
//===----------------------------------------------------------------------===//

unsigned seek::elementByteWidth(Type type) {
  if (isa<IndexType>(type))
    return 8;
  if (type.isSignlessInteger(1))
    return 1;
  if (isa<Float8E5M2Type, Float8E4M3Type, Float8E4M3FNType, Float8E5M2FNUZType,
          Float8E4M3FNUZType, Float8E4M3B11FNUZType, Float8E3M4Type,
          Float8E8M0FNUType>(type))
    return 1;
  if (isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(type))
    return type.getIntOrFloatBitWidth() / 8;
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer || !llvm::is_contained({8, 16, 32, 64}, integer.getWidth()))
    return 0;
  return integer.getWidth() / 8;
}

bool seek::isSupportedElementType(Type type) {
  return elementByteWidth(type) != 0;
}

Error seek::checkElementType(Type type) {
  if (isSupportedElementType(type))
    return Error::success();
  return createStringError(
      formatv("expected elements that are integers of 1, 8, 16, 32 or 64 "
              "bits, index, or floats of 8, 16, 32 or 64 bits, got '{0}'",
              type));
}

Error seek::checkShape(ArrayRef<int64_t> shape, RankedTensorType expected) {
  // Apart from the other mismatches: these may be too many to list.
  if (static_cast<int64_t>(shape.size()) != expected.getRank())
    return createStringError(formatv("expected rank {0}, as in '{1}', got {2}",
                                     expected.getRank(), expected,
                                     shape.size()));
  for (auto [size, wanted] : llvm::zip_equal(shape, expected.getShape()))
    if (ShapedType::isStatic(wanted) && size != wanted)
      return createStringError(
          formatv("expected '{0}', got '{1}'", expected,
                  RankedTensorType::get(shape, expected.getElementType())));
  return Error::success();
}

Expected<int64_t> seek::arrayByteSize(Type elementType,
                                      ArrayRef<int64_t> shape) {
  if (Error error = checkElementType(elementType))
    return error;
  std::optional<int64_t> size = elementByteWidth(elementType);
  for (int64_t dimension : shape) {
    if (dimension < 0)
      return createStringError(
          formatv("expected dimensions of 0 or more, got {0}", dimension));
    size = llvm::checkedMul(*size, std::max<int64_t>(dimension, 1));
    if (!size)
      return createStringError(
          formatv("expected less than 2^63 bytes, got dimensions {0:$[x]} of "
                  "'{1}'",
                  llvm::make_range(shape.begin(), shape.end()), elementType));
  }
  return llvm::is_contained(shape, 0) ? 0 : *size;
}

//===----------------------------------------------------------------------===//
// Array
//===----------------------------------------------------------------------===//

uint64_t seek::getPhysicalMemory() {
  long pages = sysconf(_SC_PHYS_PAGES), pageSize = sysconf(_SC_PAGESIZE);
  if (pages <= 0 || pageSize <= 0)
    return UINT64_MAX;
  return static_cast<uint64_t>(pages) * pageSize;
}

Expected<Array> Array::allocate(Type elementType, ArrayRef<int64_t> shape) {
  Expected<int64_t> byteSize = arrayByteSize(elementType, shape);
  if (!byteSize)
    return byteSize.takeError();
  auto refuse = [&](const Twine &reason) {
    return createStringError(
        formatv("cannot allocate {0} bytes for '{1}': {2}", *byteSize,
                RankedTensorType::get(shape, elementType), reason));
  };
  // Linux promises what it does not have, and kills who believes it.
  uint64_t memory = getPhysicalMemory();
  if (static_cast<uint64_t>(*byteSize) > memory)
    return refuse("this machine has " + Twine(memory) + " bytes of memory");

  // Not aligned_alloc: calloc need not touch the pages of a large array.
  std::unique_ptr<char, Free> storage(
      static_cast<char *>(std::calloc(*byteSize + alignment, 1)));
  if (!storage)
    return refuse("out of memory");
  return Array(elementType, shape, *byteSize, std::move(storage));
}

Array::Array(Type elementType, ArrayRef<int64_t> shape, size_t byteSize,
             std::unique_ptr<char, Free> storage)
    : elementType(elementType), shape(shape),
      elementWidth(elementByteWidth(elementType)), byteSize(byteSize),
      storage(std::move(storage)),
      data(reinterpret_cast<char *>(
          llvm::alignAddr(this->storage.get(), llvm::Align(alignment)))) {}
