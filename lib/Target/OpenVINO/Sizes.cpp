//===- Sizes.cpp - Computing with the sizes of tensors --------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sizes.h"

#include "Elements.h"
#include "Shape.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

Value SizeBuilder::constant(int64_t value) {
  return arith::ConstantIndexOp::create(builder, value);
}

Value SizeBuilder::truth(bool value) {
  return arith::ConstantOp::create(builder, builder.getBoolAttr(value));
}

Value SizeBuilder::mul(Value a, Value b) {
  // Folds look for constants on the right.
  if (getConstant(a))
    std::swap(a, b);
  return builder.createOrFold<arith::MulIOp>(a, b);
}

Value SizeBuilder::add(Value a, Value b) {
  return builder.createOrFold<arith::AddIOp>(a, b);
}

Value SizeBuilder::sub(Value a, Value b) {
  return builder.createOrFold<arith::SubIOp>(a, b);
}

Value SizeBuilder::div(Value a, Value b) {
  return builder.createOrFold<arith::DivUIOp>(a, b);
}

Value SizeBuilder::rem(Value a, Value b) {
  return builder.createOrFold<arith::RemUIOp>(a, b);
}

Value SizeBuilder::max(Value a, Value b) {
  return builder.createOrFold<arith::MaxSIOp>(a, b);
}

Value SizeBuilder::compare(arith::CmpIPredicate predicate, Value a, Value b) {
  return builder.createOrFold<arith::CmpIOp>(predicate, a, b);
}

Value SizeBuilder::equal(Value a, Value b) {
  return compare(arith::CmpIPredicate::eq, a, b);
}

Value SizeBuilder::both(Value a, Value b) {
  if (getConstant(a))
    std::swap(a, b);
  return builder.createOrFold<arith::AndIOp>(a, b);
}

Value SizeBuilder::either(Value a, Value b) {
  if (getConstant(a))
    std::swap(a, b);
  return builder.createOrFold<arith::OrIOp>(a, b);
}

Value SizeBuilder::select(Value condition, Value a, Value b) {
  return builder.createOrFold<arith::SelectOp>(condition, a, b);
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

std::optional<int64_t> openvino::getConstant(Value value) {
  return getConstantIntValue(value);
}

bool openvino::isSize(Value value) {
  std::optional<int64_t> known = getConstant(value);
  return known ? *known >= 0 : !!value.getDefiningOp<tensor::DimOp>();
}

Value SizeBuilder::getSize(Value tensor, int64_t dim) {
  int64_t size = cast<RankedTensorType>(tensor.getType()).getDimSize(dim);
  if (!ShapedType::isDynamic(size))
    return constant(size);
  return tensor::DimOp::create(builder, tensor, dim);
}

SmallVector<Value> SizeBuilder::getSizes(Value tensor) {
  SmallVector<Value> sizes;
  int64_t rank = cast<RankedTensorType>(tensor.getType()).getRank();
  for (int64_t dim = 0; dim < rank; ++dim)
    sizes.push_back(getSize(tensor, dim));
  return sizes;
}

SmallVector<OpFoldResult> openvino::getMixedSizes(ArrayRef<Value> sizes) {
  return llvm::map_to_vector(
      sizes, [](Value size) { return getAsOpFoldResult(size); });
}

RankedTensorType openvino::getTensorType(ArrayRef<Value> sizes,
                                         Type elementType) {
  return RankedTensorType::get(
      llvm::map_to_vector(sizes,
                          [](Value size) {
                            return getConstant(size).value_or(
                                ShapedType::kDynamic);
                          }),
      elementType);
}

LogicalResult SizeBuilder::check(Value condition, const Twine &expected) {
  if (std::optional<int64_t> known = getConstant(condition)) {
    if (*known)
      return success();
    return importer.emitError() << "expected " << expected.str();
  }
  cf::AssertOp::create(
      builder, condition,
      (describe(importer.layer) + ": expected " + expected).str());
  return success();
}

//===----------------------------------------------------------------------===//
// Inputs that are sizes or axes
//===----------------------------------------------------------------------===//

/// Reports an input that is not a list of integers.
static LogicalResult checkIntegers(const LayerImporter &importer,
                                   unsigned input, StringRef what) {
  if (failed(importer.checkRanked(input)))
    return failure();
  const Tensor &tensor = importer.inputs[input];
  if (!tensor.element->isInteger() || tensor.getRank() > 1)
    return importer.emitError()
           << "expected " << what << " as integers in 0 or 1 dimensions, got "
           << tensor.element->name << " in " << tensor.getRank();
  return success();
}

/// The integers of a constant, as far as it is one and small.
static std::optional<SmallVector<int64_t>> matchIntegers(const Tensor &tensor) {
  DenseElementsAttr elements;
  if (!tensor.element->isInteger() ||
      !matchPattern(tensor.value, m_Constant(&elements)) ||
      tensor.getRank() > 1 || elements.getNumElements() > kMaxRank)
    return std::nullopt;
  SmallVector<int64_t> integers;
  for (const APInt &element : elements.getValues<APInt>())
    integers.push_back(tensor.element->kind == ElementType::Kind::Signed
                           ? element.getSExtValue()
                           : static_cast<int64_t>(std::min<uint64_t>(
                                 element.getZExtValue(), INT64_MAX)));
  return integers;
}

std::vector<Value> SizeBuilder::getScalars(unsigned input) {
  const Tensor &tensor = importer.inputs[input];
  std::vector<Value> scalars = tensor.scalars;
  if (std::optional<SmallVector<int64_t>> known = matchIntegers(tensor))
    for (int64_t integer : *known)
      scalars.push_back(constant(integer));
  return scalars;
}

FailureOr<SmallVector<Value>> SizeBuilder::getIntegers(unsigned input,
                                                       StringRef what) {
  if (failed(checkIntegers(importer, input, what)))
    return failure();
  const Tensor &tensor = importer.inputs[input];
  int64_t count =
      tensor.getRank() == 0 ? 1 : tensor.getRankedType().getDimSize(0);
  if (ShapedType::isDynamic(count))
    return importer.emitError()
           << "expected a known number of " << what << ", got any";
  if (count > kMaxRank)
    return importer.emitError() << "expected at most " << kMaxRank << " "
                                << what << ", got " << count;
  SmallVector<Value> integers;
  if (std::vector<Value> scalars = getScalars(input); !scalars.empty())
    return llvm::to_vector(scalars);
  bool isSigned = tensor.element->kind == ElementType::Kind::Signed;
  for (int64_t i = 0; i < count; ++i) {
    SmallVector<Value> indices;
    if (tensor.getRank() == 1)
      indices.push_back(constant(i));
    Value integer = castToSignless(
        builder, builder.getLoc(),
        tensor::ExtractOp::create(builder, tensor.value, indices));
    integers.push_back(isSigned ? builder.createOrFold<arith::IndexCastOp>(
                                      builder.getIndexType(), integer)
                                : builder.createOrFold<arith::IndexCastUIOp>(
                                      builder.getIndexType(), integer));
  }
  return integers;
}

FailureOr<SmallVector<int64_t>>
openvino::getConstantIntegers(const LayerImporter &importer, unsigned input,
                              StringRef what) {
  if (failed(checkIntegers(importer, input, what)))
    return failure();
  const Tensor &tensor = importer.inputs[input];
  SmallVector<int64_t> integers;
  if (std::optional<SmallVector<int64_t>> known = matchIntegers(tensor))
    return *known;
  for (Value scalar : tensor.scalars)
    if (std::optional<int64_t> integer = getConstant(scalar))
      integers.push_back(*integer);
  if (integers.empty() || integers.size() != tensor.scalars.size())
    return importer.emitError() << "expected at most " << kMaxRank << " "
                                << what << ", from constants";
  return integers;
}

FailureOr<int64_t> openvino::normalizeAxis(const LayerImporter &importer,
                                           int64_t axis, int64_t rank) {
  if (axis < -rank || axis >= rank)
    return importer.emitError()
           << "expected an axis of " << rank << " dimensions, got " << axis;
  return axis < 0 ? axis + rank : axis;
}

FailureOr<SmallVector<int64_t>>
openvino::normalizeAxes(const LayerImporter &importer, ArrayRef<int64_t> axes,
                        int64_t rank) {
  SmallVector<int64_t> result;
  for (int64_t axis : axes) {
    FailureOr<int64_t> normal = normalizeAxis(importer, axis, rank);
    if (failed(normal))
      return failure();
    if (llvm::is_contained(result, *normal))
      return importer.emitError()
             << "expected axes that differ, got " << *normal << " twice";
    result.push_back(*normal);
  }
  return result;
}
