//===- Weights.h - The constants of a model ---------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TARGET_OPENVINO_WEIGHTS_H
#define SEEK_LIB_TARGET_OPENVINO_WEIGHTS_H

#include "ElementType.h"

#include "seek/Target/OpenVINO/Import.h"

#include "mlir/IR/BuiltinAttributes.h"
#include <map>

namespace mlir::seek::openvino {

/// Where constants get their elements. The bytes are little-endian and packed,
/// at any offset; ranges may overlap.
class Weights {
public:
  Weights(MLIRContext *context, OpenVINOWeightsLoader load)
      : context(context), load(load) {}

  /// The elements of a static shape, from `size` bytes at `offset`.
  llvm::Expected<DenseElementsAttr> read(const ElementType &type,
                                         ArrayRef<int64_t> shape,
                                         uint64_t offset, uint64_t size);

  /// Takes note of constants of `size` bytes. False if that is more than the
  /// weights justify.
  bool account(uint64_t size);

private:
  uint64_t getMostBytes() const;
  llvm::Expected<ArrayRef<char>> getBytes(uint64_t offset, uint64_t size);

  MLIRContext *context;
  OpenVINOWeightsLoader load;
  std::unique_ptr<llvm::MemoryBuffer> buffer;
  /// What was read, by element type, shape and offset.
  std::map<std::tuple<const ElementType *, std::vector<int64_t>, uint64_t>,
           DenseElementsAttr>
      constants;
  uint64_t accounted = 0;
};

} // namespace mlir::seek::openvino

#endif // SEEK_LIB_TARGET_OPENVINO_WEIGHTS_H
