//===- ImportViews.cpp - Reshape, Squeeze and Unsqueeze layers ------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayerImports.h"

#include "Shape.h"
#include "Sizes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;
using arith::CmpIPredicate;

/// What a view of the first input with as many elements gives. Lists stay
/// known.
static Tensor makeView(LayerImporter &importer, Value view) {
  Tensor result{view, importer.inputs[0].element};
  if (result.getRank() <= 1)
    result.scalars = SizeBuilder(importer).getScalars(0);
  return result;
}

//===----------------------------------------------------------------------===//
// Reshape
//===----------------------------------------------------------------------===//

namespace {

/// Finds the sizes that a Reshape layer asks for.
class ReshapeSizes {
public:
  ReshapeSizes(LayerImporter &importer)
      : sizes(importer), data(sizes.getSizes(importer.inputs[0].value)) {}

  /// Replaces 0 and -1 in `pattern` by what they stand for.
  FailureOr<SmallVector<Value>> resolve(SmallVector<Value> pattern,
                                        bool specialZero);

private:
  LogicalResult copySizes(SmallVector<Value> &pattern);
  LogicalResult inferSize(SmallVector<Value> &pattern);
  LogicalResult checkElements(ArrayRef<Value> result);
  Value getProduct(ArrayRef<Value> factors, ArrayRef<bool> skipped);

  SizeBuilder sizes;
  SmallVector<Value> data;
  /// For each size whether it is known to be that of the same dimension before.
  SmallVector<bool> isCopied;
};

} // namespace

/// The product of those factors that are not skipped.
Value ReshapeSizes::getProduct(ArrayRef<Value> factors,
                               ArrayRef<bool> skipped) {
  Value product = sizes.constant(1);
  for (auto [i, factor] : llvm::enumerate(factors))
    if (i >= skipped.size() || !skipped[i])
      product = sizes.mul(product, factor);
  return product;
}

/// Replaces zeros by the sizes of the same dimensions.
LogicalResult ReshapeSizes::copySizes(SmallVector<Value> &pattern) {
  Value zero = sizes.constant(0);
  for (auto [i, size] : llvm::enumerate(pattern)) {
    Value isZero = sizes.equal(size, zero);
    if (i >= data.size()) {
      if (failed(sizes.check(sizes.equal(isZero, sizes.truth(false)),
                             "no 0 in the pattern beyond the " +
                                 Twine(data.size()) +
                                 " dimensions that can be copied")))
        return failure();
      continue;
    }
    isCopied[i] = getConstant(size) == 0;
    size = sizes.select(isZero, data[i], size);
  }
  return success();
}

/// Replaces -1 by the size that makes the numbers of elements equal.
LogicalResult ReshapeSizes::inferSize(SmallVector<Value> &pattern) {
  Value minusOne = sizes.constant(-1), zero = sizes.constant(0),
        one = sizes.constant(1);
  Value numInferred = zero, product = one;
  for (auto [i, size] : llvm::enumerate(pattern)) {
    if (isCopied[i])
      continue;
    if (isSize(size)) {
      product = sizes.mul(product, size);
      continue;
    }
    if (failed(sizes.check(
            sizes.compare(CmpIPredicate::sge, size, minusOne),
            "sizes of -1 or more in the pattern, got less at dimension " +
                Twine(i))))
      return failure();
    Value isInferred = sizes.equal(size, minusOne);
    numInferred = sizes.add(numInferred, sizes.select(isInferred, one, zero));
    product = sizes.mul(product, sizes.select(isInferred, one, size));
  }
  if (getConstant(numInferred) == 0)
    return success();
  if (failed(sizes.check(sizes.compare(CmpIPredicate::sle, numInferred, one),
                         "one -1 in the pattern, got more")))
    return failure();
  // What is copied cancels out. If the product of the rest wraps around, the
  // check of the numbers of elements fails.
  Value inferred =
      sizes.div(getProduct(data, isCopied),
                sizes.select(sizes.equal(product, zero), one, product));
  for (auto [i, size] : llvm::enumerate(pattern))
    if (!isCopied[i] && !isSize(size))
      size = sizes.select(sizes.equal(size, minusOne), inferred, size);
  return success();
}

/// Checks that there are as many elements after as before.
LogicalResult ReshapeSizes::checkElements(ArrayRef<Value> result) {
  Value zero = sizes.constant(0), one = sizes.constant(1);
  Value before = getProduct(data, isCopied);
  Value isEmpty = sizes.truth(false), fits = sizes.truth(true), product = one;
  for (auto [i, size] : llvm::enumerate(result)) {
    if (isCopied[i])
      continue;
    Value isZero = sizes.equal(size, zero);
    isEmpty = sizes.either(isEmpty, isZero);
    // Whether the product stays below the number before: it may not wrap.
    Value factor = sizes.select(isZero, one, size);
    fits = sizes.both(fits, sizes.compare(CmpIPredicate::ule, product,
                                          sizes.div(before, factor)));
    product = sizes.mul(product, factor);
  }
  fits = sizes.both(fits, sizes.equal(product, before));
  std::string expected = "as many elements after as before";
  if (std::optional<int64_t> count = getConstant(before))
    expected += ", " + std::to_string(*count);
  return sizes.check(sizes.select(isEmpty, sizes.equal(before, zero), fits),
                     expected);
}

FailureOr<SmallVector<Value>> ReshapeSizes::resolve(SmallVector<Value> pattern,
                                                    bool specialZero) {
  isCopied.assign(pattern.size(), false);
  if (specialZero && failed(copySizes(pattern)))
    return failure();
  if (failed(inferSize(pattern)) || failed(checkElements(pattern)))
    return failure();
  return pattern;
}

/// A view of `value` with `sizes`, which are as many elements.
static Value createReshape(ImplicitLocOpBuilder &builder, Value value,
                           ArrayRef<Value> sizes) {
  auto from = cast<RankedTensorType>(value.getType());
  RankedTensorType to = getTensorType(sizes, from.getElementType());
  if (from == to)
    return value;
  if (std::optional<SmallVector<ReassociationIndices>> groups =
          getReassociationIndicesForReshape(from, to)) {
    if (from.hasStaticShape() && to.hasStaticShape())
      return to.getRank() < from.getRank()
                 ? Value(tensor::CollapseShapeOp::create(builder, to, value,
                                                         *groups))
                 : Value(tensor::ExpandShapeOp::create(builder, to, value,
                                                       *groups));
  }
  Value shape = tensor::FromElementsOp::create(
      builder,
      RankedTensorType::get({static_cast<int64_t>(sizes.size())},
                            builder.getIndexType()),
      sizes);
  return tensor::ReshapeOp::create(builder, to, value, shape);
}

FailureOr<Tensor> openvino::importReshape(LayerImporter &importer) {
  FailureOr<bool> specialZero = importer.getBool(kSpecialZero, false);
  if (failed(specialZero) || failed(importer.checkRanked(0)))
    return failure();
  FailureOr<SmallVector<Value>> pattern =
      SizeBuilder(importer).getIntegers(1, "sizes");
  if (failed(pattern))
    return failure();
  FailureOr<SmallVector<Value>> sizes =
      ReshapeSizes(importer).resolve(*pattern, *specialZero);
  if (failed(sizes) || failed(importer.checkType(getTensorType(
                           *sizes, importer.builder.getI8Type()))))
    return failure();
  return makeView(importer, createReshape(importer.builder,
                                          importer.inputs[0].value, *sizes));
}

//===----------------------------------------------------------------------===//
// Squeeze and Unsqueeze
//===----------------------------------------------------------------------===//

/// The dimensions of size 1 that a Squeeze layer drops.
static FailureOr<SmallVector<int64_t>>
getSqueezedAxes(LayerImporter &importer) {
  RankedTensorType type = importer.inputs[0].getRankedType();
  FailureOr<bool> allowSkip = importer.getBool(kAllowAxisSkip, false);
  if (failed(allowSkip))
    return failure();
  SmallVector<int64_t> axes;
  if (importer.inputs.size() == 2) {
    FailureOr<SmallVector<int64_t>> integers =
        getConstantIntegers(importer, 1, "axes");
    if (failed(integers))
      return failure();
    // The same axis twice is one axis.
    for (int64_t integer : *integers) {
      FailureOr<int64_t> axis =
          normalizeAxis(importer, integer, type.getRank());
      if (failed(axis))
        return failure();
      if (!llvm::is_contained(axes, *axis))
        axes.push_back(*axis);
    }
  }
  bool isAll = axes.empty();
  if (isAll)
    axes = llvm::to_vector(llvm::seq(type.getRank()));
  if (!isAll && !*allowSkip)
    return axes;
  // What is dropped depends on the sizes.
  for (int64_t axis : axes)
    if (type.isDynamicDim(axis))
      return importer.emitError()
             << "expected known sizes where those of 1 are dropped, got "
             << importer.inputs[0].getType();
  llvm::erase_if(axes,
                 [&](int64_t axis) { return type.getDimSize(axis) != 1; });
  return axes;
}

FailureOr<Tensor> openvino::importSqueeze(LayerImporter &importer) {
  if (failed(importer.checkRanked(0)))
    return failure();
  FailureOr<SmallVector<int64_t>> axes = getSqueezedAxes(importer);
  if (failed(axes))
    return failure();
  const Tensor &input = importer.inputs[0];
  RankedTensorType type = input.getRankedType();
  SizeBuilder sizes(importer);
  SmallVector<int64_t> shape(type.getShape());
  for (int64_t axis : *axes) {
    if (failed(sizes.check(
            sizes.equal(sizes.getSize(input.value, axis), sizes.constant(1)),
            "a size of 1 at dimension " + Twine(axis) + ", which is dropped" +
                (type.isDynamicDim(axis)
                     ? std::string()
                     : ", got " + std::to_string(type.getDimSize(axis))))))
      return failure();
    shape[axis] = 1;
  }
  Value value = input.value;
  if (type != type.clone(shape))
    value = tensor::CastOp::create(importer.builder, type.clone(shape), value);
  if (axes->empty())
    return makeView(importer, value);

  // Each dimension with those to drop after it, the first with those before.
  SmallVector<ReassociationIndices> groups;
  ReassociationIndices first;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    bool isDropped = llvm::is_contained(*axes, dim);
    if (isDropped && groups.empty()) {
      first.push_back(dim);
    } else if (isDropped) {
      groups.back().push_back(dim);
    } else {
      groups.push_back(groups.empty() ? first : ReassociationIndices());
      groups.back().push_back(dim);
    }
  }
  return makeView(importer, tensor::CollapseShapeOp::create(importer.builder,
                                                            value, groups));
}

FailureOr<Tensor> openvino::importUnsqueeze(LayerImporter &importer) {
  if (failed(importer.checkRanked(0)))
    return failure();
  FailureOr<SmallVector<int64_t>> integers =
      getConstantIntegers(importer, 1, "axes");
  if (failed(integers))
    return failure();
  const Tensor &input = importer.inputs[0];
  int64_t rank = input.getRank() + integers->size();
  FailureOr<SmallVector<int64_t>> axes =
      normalizeAxes(importer, *integers, rank);
  if (failed(axes))
    return failure();
  if (axes->empty())
    return input;

  SizeBuilder builder(importer);
  SmallVector<Value> sizes;
  SmallVector<ReassociationIndices> groups;
  ReassociationIndices first;
  int64_t source = 0;
  for (int64_t dim = 0; dim < rank; ++dim) {
    bool isNew = llvm::is_contained(*axes, dim);
    sizes.push_back(isNew ? builder.constant(1)
                          : builder.getSize(input.value, source++));
    if (isNew && groups.empty()) {
      first.push_back(dim);
    } else if (isNew) {
      groups.back().push_back(dim);
    } else {
      groups.push_back(groups.empty() ? first : ReassociationIndices());
      groups.back().push_back(dim);
    }
  }
  RankedTensorType type =
      getTensorType(sizes, input.getType().getElementType());
  if (failed(importer.checkType(type)))
    return failure();
  return makeView(importer, tensor::ExpandShapeOp::create(
                                importer.builder, type, input.value, groups,
                                getMixedSizes(sizes)));
}
