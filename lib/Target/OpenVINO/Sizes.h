//===- Sizes.h - Computing with the sizes of tensors ------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Sizes are values of type index. Those that are known are constants, and what
// is computed of constants is one: a rule is written once for sizes that are
// known and for those that are not.

#ifndef SEEK_LIB_TARGET_OPENVINO_SIZES_H
#define SEEK_LIB_TARGET_OPENVINO_SIZES_H

#include "LayerImporter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

namespace mlir::seek::openvino {

/// Builds on values of type index and i1, and folds.
class SizeBuilder {
public:
  explicit SizeBuilder(LayerImporter &importer)
      : importer(importer), builder(importer.builder) {}

  Value constant(int64_t value);
  Value truth(bool value);
  Value mul(Value a, Value b);
  Value add(Value a, Value b);
  Value sub(Value a, Value b);
  /// Unsigned, like the next; `b` is not 0.
  Value div(Value a, Value b);
  Value rem(Value a, Value b);
  Value max(Value a, Value b);
  Value compare(arith::CmpIPredicate predicate, Value a, Value b);
  Value equal(Value a, Value b);
  Value both(Value a, Value b);
  Value either(Value a, Value b);
  Value select(Value condition, Value a, Value b);

  /// The size of a dimension.
  Value getSize(Value tensor, int64_t dim);
  SmallVector<Value> getSizes(Value tensor);

  /// Reports at once what is known to be false, and makes the program check
  /// what is not known. `expected` comes after "expected".
  LogicalResult check(Value condition, const Twine &expected);

  /// What an input's scalars are, if they are known one by one; see Tensor.
  std::vector<Value> getScalars(unsigned input);

  /// The scalars of a tensor of integers that has 0 or 1 dimensions. `what` is
  /// what they are for, in an error.
  FailureOr<SmallVector<Value>> getIntegers(unsigned input, StringRef what);

private:
  LayerImporter &importer;
  ImplicitLocOpBuilder &builder;
};

/// The constant that a value is.
std::optional<int64_t> getConstant(Value value);

/// Whether a value is known to be the size of a dimension, 0 or more.
bool isSize(Value value);

/// The integers of a constant input with 0 or 1 dimensions.
FailureOr<SmallVector<int64_t>>
getConstantIntegers(const LayerImporter &importer, unsigned input,
                    StringRef what);

/// As attributes, where they are constants.
SmallVector<OpFoldResult> getMixedSizes(ArrayRef<Value> sizes);
RankedTensorType getTensorType(ArrayRef<Value> sizes, Type elementType);

/// An axis from 0 to `rank` - 1; negative ones count from the end.
FailureOr<int64_t> normalizeAxis(const LayerImporter &importer, int64_t axis,
                                 int64_t rank);

/// Axes that differ.
FailureOr<SmallVector<int64_t>> normalizeAxes(const LayerImporter &importer,
                                              ArrayRef<int64_t> axes,
                                              int64_t rank);

} // namespace mlir::seek::openvino

#endif // SEEK_LIB_TARGET_OPENVINO_SIZES_H
