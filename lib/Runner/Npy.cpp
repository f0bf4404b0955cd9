//===- Npy.cpp - NumPy's .npy files ---------------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Runner/Npy.h"
#include "NpyHeader.h"
#include "seek/Compiler/StagedFile.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/SwapByteOrder.h"

using namespace mlir;
using namespace mlir::seek;
using llvm::createFileError;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;
using llvm::formatv;
namespace fs = llvm::sys::fs;

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// Fills `buffer` from the file's bytes at `offset`.
static Error readExactly(fs::file_t file, MutableArrayRef<char> buffer,
                         uint64_t offset) {
  while (!buffer.empty()) {
    Expected<size_t> count = fs::readNativeFileSlice(file, buffer, offset);
    if (!count)
      return count.takeError();
    if (*count == 0)
      return createStringError(
          formatv("expected {0} more bytes at offset {1}, got the end of the "
                  "file",
                  buffer.size(), offset));
    buffer = buffer.drop_front(*count);
    offset += *count;
  }
  return Error::success();
}

/// Reads the header and sets `dataOffset` to its end.
static Expected<NpyHeader> readHeader(fs::file_t file, uint64_t fileSize,
                                      uint64_t &dataOffset) {
  // Magic and version, then the length in 2 or 4 bytes.
  constexpr StringRef magic("\x93NUMPY", 6);
  char prefix[12] = {};
  size_t known = std::min<uint64_t>(fileSize, sizeof(prefix));
  if (Error error = readExactly(file, {prefix, known}, 0))
    return error;
  if (known < 10 || !StringRef(prefix, known).starts_with(magic))
    return createStringError("expected a .npy file, got something else");
  unsigned major = static_cast<uint8_t>(prefix[6]);
  unsigned minor = static_cast<uint8_t>(prefix[7]);
  if (major < 1 || major > 3 || minor != 0)
    return createStringError(formatv(
        "expected .npy format 1.0, 2.0 or 3.0, got {0}.{1}", major, minor));
  uint64_t start = major == 1 ? 10 : 12;
  uint64_t length = major == 1 ? llvm::support::endian::read16le(prefix + 8)
                               : llvm::support::endian::read32le(prefix + 8);
  if (fileSize < start || fileSize - start < length)
    return createStringError(formatv(
        "expected a header of {0} bytes, got a file of {1}", length, fileSize));
  // Nothing that can be read here needs more than format 1.0 allows.
  constexpr uint64_t lengthLimit = 1 << 20;
  if (length > lengthLimit)
    return createStringError(formatv("expected a header of at most {0} bytes, "
                                     "got {1}",
                                     lengthLimit, length));
  dataOffset = start + length;
  std::string text(length, '\0');
  if (Error error = readExactly(file, {text.data(), text.size()}, start))
    return error;
  return parseNpyDictionary(text);
}

template <typename T>
static void swapElements(Array &array) {
  for (T &element : array.getElements<T>())
    llvm::sys::swapByteOrder(element);
}

/// Turns the elements between big-endian and little-endian.
static void swapBytes(Array &array) {
  switch (array.getElementByteWidth()) {
  case 2:
    return swapElements<uint16_t>(array);
  case 4:
    return swapElements<uint32_t>(array);
  case 8:
    return swapElements<uint64_t>(array);
  default:
    return;
  }
}

template <typename T>
static void copyFromFortran(const Array &source, Array &target) {
  ArrayRef<int64_t> shape = target.getShape();
  SmallVector<int64_t> strides, indices(shape.size(), 0);
  int64_t stride = 1;
  for (int64_t size : shape) {
    strides.push_back(stride);
    stride *= size;
  }
  const T *from = source.getElements<T>().data();
  for (T &element : target.getElements<T>()) {
    element = *from;
    // To the next element in row-major order.
    for (int64_t dim = shape.size() - 1; dim >= 0; --dim) {
      from += strides[dim];
      if (++indices[dim] < shape[dim])
        break;
      from -= strides[dim] * shape[dim];
      indices[dim] = 0;
    }
  }
}

/// The array whose elements in column-major order are those of `array`.
static Expected<Array> toRowMajor(const Array &array) {
  Expected<Array> result =
      Array::allocate(array.getElementType(), array.getShape());
  if (!result)
    return result;
  switch (array.getElementByteWidth()) {
  case 1:
    copyFromFortran<uint8_t>(array, *result);
    break;
  case 2:
    copyFromFortran<uint16_t>(array, *result);
    break;
  case 4:
    copyFromFortran<uint32_t>(array, *result);
    break;
  default:
    copyFromFortran<uint64_t>(array, *result);
  }
  return result;
}

static Expected<Array> readOpenFile(fs::file_t file, uint64_t fileSize,
                                    RankedTensorType expected) {
  Type elementType = expected.getElementType();
  uint64_t dataOffset = 0;
  Expected<NpyHeader> header = readHeader(file, fileSize, dataOffset);
  if (!header)
    return header.takeError();
  Expected<bool> isBigEndian = matchNpyDtype(header->dtype, elementType);
  if (!isBigEndian)
    return isBigEndian.takeError();
  if (Error error = checkShape(header->shape, expected))
    return error;
  Expected<int64_t> byteSize = arrayByteSize(elementType, header->shape);
  if (!byteSize)
    return byteSize.takeError();
  if (static_cast<uint64_t>(*byteSize) != fileSize - dataOffset)
    return createStringError(
        formatv("expected {0} bytes of data for '{1}', got {2}", *byteSize,
                RankedTensorType::get(header->shape, elementType),
                fileSize - dataOffset));

  Expected<Array> array = Array::allocate(elementType, header->shape);
  if (!array)
    return array;
  if (Error error = readExactly(file, array->getBytes(), dataOffset))
    return error;
  if (*isBigEndian != llvm::sys::IsBigEndianHost)
    swapBytes(*array);
  // NumPy takes every byte but 0 as true; compiled code wants a 1.
  if (elementType.isInteger(1))
    for (char &element : array->getBytes())
      element = element != 0;
  if (header->fortranOrder && array->getRank() > 1)
    return toRowMajor(*array);
  return array;
}

Expected<Array> seek::readNpy(StringRef path, RankedTensorType expected) {
  if (Error error = checkElementType(expected.getElementType()))
    return error;
  // Before opening it: that waits where it is a pipe.
  fs::file_status status;
  if (std::error_code code = fs::status(path, status))
    return createFileError(path, code);
  if (status.type() != fs::file_type::regular_file)
    return createFileError(path, createStringError("expected a regular file"));
  Expected<fs::file_t> file = fs::openNativeFileForRead(path);
  if (!file)
    return createFileError(path, file.takeError());
  Expected<Array> array = readOpenFile(*file, status.getSize(), expected);
  std::error_code closeCode = fs::closeFile(*file);
  if (!array)
    return createFileError(path, array.takeError());
  if (closeCode)
    return createFileError(path, closeCode);
  return array;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// The file, complete but for its name.
static Expected<std::unique_ptr<StagedFile>> stage(StringRef path,
                                                   const Array &array) {
  Expected<std::string> header =
      formatNpyHeader(array.getElementType(), array.getShape());
  if (!header)
    return createFileError(path, header.takeError());
  Expected<std::unique_ptr<StagedFile>> file = StagedFile::create(path);
  if (!file)
    return file;
  (*file)->os() << *header;
  (*file)->os().write(array.getData(), array.getByteSize());
  if (Error error = (*file)->close())
    return error;
  return file;
}

Error seek::writeNpy(ArrayRef<std::string> paths, ArrayRef<Array> arrays) {
  std::vector<std::unique_ptr<StagedFile>> files;
  for (auto [path, array] : llvm::zip_equal(paths, arrays)) {
    Expected<std::unique_ptr<StagedFile>> file = stage(path, array);
    if (!file)
      return file.takeError();
    files.push_back(std::move(*file));
  }
  for (std::unique_ptr<StagedFile> &file : files)
    if (Error error = file->commit())
      return error;
  return Error::success();
}
