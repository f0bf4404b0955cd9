//===- ImportMoves.cpp - Concat, Gather and Transpose layers --------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayerImports.h"

#include "Elements.h"
#include "Shape.h"
#include "Sizes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;
using arith::CmpIPredicate;

//===----------------------------------------------------------------------===//
// Concat
//===----------------------------------------------------------------------===//

/// The scalars of all inputs, if they are lists with known ones.
static std::vector<Value> joinScalars(LayerImporter &importer) {
  std::vector<Value> scalars;
  for (auto [i, input] : llvm::enumerate(importer.inputs)) {
    int64_t size =
        input.getRank() == 1 ? input.getRankedType().getDimSize(0) : -1;
    std::vector<Value> added = SizeBuilder(importer).getScalars(i);
    if (static_cast<int64_t>(added.size()) != size ||
        scalars.size() + added.size() > kMaxRank)
      return {};
    llvm::append_range(scalars, added);
  }
  return scalars;
}

/// Checks that all inputs agree in their types and in all sizes but that of
/// `axis`; gives the sizes of the result.
static FailureOr<SmallVector<Value>> getConcatSizes(LayerImporter &importer,
                                                    int64_t axis) {
  SizeBuilder sizes(importer);
  SmallVector<Value> result;
  const ElementType *element = importer.inputs.front().element;
  for (auto [i, input] : llvm::enumerate(importer.inputs)) {
    if (failed(importer.checkRanked(i)))
      return failure();
    if (input.element != element)
      return importer.emitError()
             << "expected inputs with the same type of elements, got "
             << element->name << " and " << input.element->name;
    SmallVector<Value> added = sizes.getSizes(input.value);
    if (i == 0) {
      result = added;
      continue;
    }
    if (added.size() != result.size())
      return importer.emitError()
             << "expected inputs with the same number of dimensions, got "
             << result.size() << " and " << added.size();
    for (auto [dim, size] : llvm::enumerate(added)) {
      if (static_cast<int64_t>(dim) == axis) {
        result[dim] = sizes.add(result[dim], size);
        continue;
      }
      if (failed(sizes.check(sizes.equal(result[dim], size),
                             "input " + Twine(i) +
                                 " to have the size of "
                                 "input 0 at dimension " +
                                 Twine(dim))))
        return failure();
      if (!getConstant(result[dim]))
        result[dim] = size;
    }
    if (failed(importer.checkType(
            getTensorType(result, importer.builder.getI8Type()))))
      return failure();
  }
  return result;
}

FailureOr<Tensor> openvino::importConcat(LayerImporter &importer) {
  FailureOr<int64_t> attribute = importer.getInteger(kAxis);
  if (failed(attribute) || failed(importer.checkRanked(0)))
    return failure();
  const Tensor &first = importer.inputs.front();
  FailureOr<int64_t> axis =
      normalizeAxis(importer, *attribute, first.getRank());
  if (failed(axis))
    return failure();
  FailureOr<SmallVector<Value>> sizes = getConcatSizes(importer, *axis);
  if (failed(sizes))
    return failure();

  ImplicitLocOpBuilder &builder = importer.builder;
  SizeBuilder sizeBuilder(importer);
  Value result = tensor::EmptyOp::create(builder, getMixedSizes(*sizes),
                                         first.getType().getElementType());
  int64_t rank = first.getRank();
  SmallVector<OpFoldResult> offsets(rank, builder.getIndexAttr(0)),
      strides(rank, builder.getIndexAttr(1));
  Value offset = sizeBuilder.constant(0);
  for (const Tensor &input : importer.inputs) {
    SmallVector<Value> inputSizes = sizeBuilder.getSizes(input.value);
    offsets[*axis] = getAsOpFoldResult(offset);
    result =
        tensor::InsertSliceOp::create(builder, input.value, result, offsets,
                                      getMixedSizes(inputSizes), strides);
    offset = sizeBuilder.add(offset, inputSizes[*axis]);
  }
  return Tensor{result, first.element, joinScalars(importer)};
}

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

namespace {

/// What a Gather layer asks for.
struct GatherShape {
  int64_t axis, batchDims;
  /// Those of the result: of the data before the axis, of the indices, of the
  /// data after the axis.
  SmallVector<Value> sizes;
};

} // namespace

static FailureOr<GatherShape> getGatherShape(LayerImporter &importer) {
  for (unsigned input : {0, 1})
    if (failed(importer.checkRanked(input)))
      return failure();
  const Tensor &data = importer.inputs[0], &indices = importer.inputs[1];
  if (!indices.element->isInteger())
    return importer.emitError()
           << "expected integers as indices, got " << indices.element->name;
  FailureOr<SmallVector<int64_t>> axes =
      getConstantIntegers(importer, 2, "axes");
  if (failed(axes))
    return failure();
  if (axes->size() != 1)
    return importer.emitError() << "expected one axis, got " << axes->size();
  GatherShape shape;
  FailureOr<int64_t> axis =
      normalizeAxis(importer, axes->front(), data.getRank());
  if (failed(axis))
    return failure();
  // Before opset7 there are none.
  FailureOr<int64_t> batchDims = importer.layer.opset < 7
                                     ? FailureOr<int64_t>(0)
                                     : importer.getInteger(kBatchDims, 0);
  if (failed(batchDims))
    return failure();
  int64_t indicesRank = indices.getRank();
  if (*batchDims < -indicesRank || *batchDims > indicesRank)
    return importer.emitAttributeError(kBatchDims)
           << "expected 'batch_dims' from " << -indicesRank << " to "
           << indicesRank << ", got " << *batchDims;
  shape.axis = *axis;
  shape.batchDims = *batchDims < 0 ? *batchDims + indicesRank : *batchDims;
  if (shape.batchDims > shape.axis)
    return importer.emitAttributeError(kBatchDims)
           << "expected 'batch_dims' to be at most the axis, " << shape.axis
           << ", got " << shape.batchDims;

  SizeBuilder sizes(importer);
  SmallVector<Value> dataSizes = sizes.getSizes(data.value);
  SmallVector<Value> indexSizes = sizes.getSizes(indices.value);
  for (int64_t dim = 0; dim < shape.batchDims; ++dim) {
    if (failed(sizes.check(
            sizes.equal(dataSizes[dim], indexSizes[dim]),
            "the data and the indices to have the same size at dimension " +
                Twine(dim))))
      return failure();
    if (!getConstant(dataSizes[dim]))
      dataSizes[dim] = indexSizes[dim];
  }
  shape.sizes.append(dataSizes.begin(), dataSizes.begin() + shape.axis);
  shape.sizes.append(indexSizes.begin() + shape.batchDims, indexSizes.end());
  shape.sizes.append(dataSizes.begin() + shape.axis + 1, dataSizes.end());
  if (failed(importer.checkType(
          getTensorType(shape.sizes, data.getType().getElementType()))))
    return failure();
  return shape;
}

/// The scalars that known indices pick from those of a list.
static std::vector<Value> pickScalars(LayerImporter &importer) {
  if (importer.inputs[0].getRank() != 1 || importer.inputs[1].getRank() > 1)
    return {};
  SizeBuilder sizes(importer);
  std::vector<Value> data = sizes.getScalars(0), scalars;
  auto size = static_cast<int64_t>(data.size());
  for (Value scalar : sizes.getScalars(1)) {
    std::optional<int64_t> index = getConstant(scalar);
    if (!index || *index < -size || *index >= size)
      return {};
    scalars.push_back(data[*index < 0 ? *index + size : *index]);
  }
  return scalars;
}

/// The element at an index along the axis, which counts from the end if it is
/// negative; 0 where there is none.
static Value pickElement(ImplicitLocOpBuilder &builder, Value data,
                         SmallVector<Value> position, int64_t axis,
                         Value index) {
  Value size = tensor::DimOp::create(builder, data, axis);
  Value zero = arith::ConstantIndexOp::create(builder, 0);
  Value isNegative =
      arith::CmpIOp::create(builder, CmpIPredicate::slt, index, zero);
  index = arith::SelectOp::create(
      builder, isNegative, arith::AddIOp::create(builder, index, size), index);
  Value isInside =
      arith::CmpIOp::create(builder, CmpIPredicate::ult, index, size);
  position[axis] = index;
  Location loc = builder.getLoc();
  return scf::IfOp::create(
             builder, isInside,
             [&](OpBuilder &nested, Location) {
               Value element =
                   tensor::ExtractOp::create(nested, loc, data, position);
               scf::YieldOp::create(nested, loc,
                                    castToSignless(nested, loc, element));
             },
             [&](OpBuilder &nested, Location) {
               Type type =
                   cast<RankedTensorType>(data.getType()).getElementType();
               if (type.isUnsignedInteger())
                 type = nested.getIntegerType(type.getIntOrFloatBitWidth());
               Value element = arith::ConstantOp::create(
                   nested, loc, nested.getZeroAttr(type));
               scf::YieldOp::create(nested, loc, element);
             })
      .getResult(0);
}

FailureOr<Tensor> openvino::importGather(LayerImporter &importer) {
  FailureOr<GatherShape> shape = getGatherShape(importer);
  if (failed(shape))
    return failure();
  const Tensor &data = importer.inputs[0], &indices = importer.inputs[1];
  ImplicitLocOpBuilder &builder = importer.builder;
  Type element = data.getType().getElementType();
  Value init =
      tensor::EmptyOp::create(builder, getMixedSizes(shape->sizes), element);
  unsigned rank = shape->sizes.size();
  int64_t numIndexDims = indices.getRank() - shape->batchDims;
  // The indices are read where the result is written.
  SmallVector<AffineExpr> expressions;
  for (int64_t dim = 0; dim < shape->batchDims; ++dim)
    expressions.push_back(builder.getAffineDimExpr(dim));
  for (int64_t dim = 0; dim < numIndexDims; ++dim)
    expressions.push_back(builder.getAffineDimExpr(shape->axis + dim));
  SmallVector<AffineMap> maps = {
      AffineMap::get(rank, 0, expressions, importer.getContext()),
      builder.getMultiDimIdentityMap(rank)};
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  bool isSigned = indices.element->kind == ElementType::Kind::Signed;
  auto op = linalg::GenericOp::create(
      builder, init.getType(), indices.value, init, maps, iterators,
      [&](OpBuilder &nested, Location loc, ValueRange arguments) {
        ImplicitLocOpBuilder body(loc, nested);
        Value index = castToSignless(body, loc, arguments.front());
        // An unsigned index beyond 2^63 is no negative one.
        if (isSigned) {
          index = arith::IndexCastOp::create(body, body.getIndexType(), index);
        } else {
          Value most = createInt(body, index.getType(),
                                 APInt::getSignedMaxValue(
                                     index.getType().getIntOrFloatBitWidth()));
          if (index.getType().isInteger(64))
            index = arith::MinUIOp::create(body, index, most);
          index =
              arith::IndexCastUIOp::create(body, body.getIndexType(), index);
        }
        SmallVector<Value> position;
        for (int64_t dim = 0; dim < data.getRank(); ++dim)
          position.push_back(dim == shape->axis
                                 ? Value()
                                 : linalg::IndexOp::create(
                                       body, dim < shape->axis
                                                 ? dim
                                                 : dim + numIndexDims - 1));
        Value picked =
            pickElement(body, data.value, position, shape->axis, index);
        linalg::YieldOp::create(body,
                                castFromSignless(body, loc, picked, element));
      });
  return Tensor{op.getResult(0), data.element, pickScalars(importer)};
}

//===----------------------------------------------------------------------===//
// Transpose
//===----------------------------------------------------------------------===//

FailureOr<Tensor> openvino::importTranspose(LayerImporter &importer) {
  if (failed(importer.checkRanked(0)))
    return failure();
  FailureOr<SmallVector<int64_t>> order =
      getConstantIntegers(importer, 1, "an order");
  if (failed(order))
    return failure();
  const Tensor &input = importer.inputs[0];
  int64_t rank = input.getRank();
  // No order is the opposite one.
  if (order->empty())
    order = llvm::to_vector(llvm::reverse(llvm::seq(rank)));
  SmallVector<int64_t> sorted(*order);
  llvm::sort(sorted);
  if (sorted != llvm::to_vector(llvm::seq(rank)))
    return importer.emitError() << "expected an order of the axes 0 to "
                                << rank - 1 << ", each of them once";
  SmallVector<Value> sizes = SizeBuilder(importer).getSizes(input.value);
  SmallVector<Value> permuted =
      llvm::map_to_vector(*order, [&](int64_t dim) { return sizes[dim]; });
  Value init =
      tensor::EmptyOp::create(importer.builder, getMixedSizes(permuted),
                              input.getType().getElementType());
  auto op =
      linalg::TransposeOp::create(importer.builder, input.value, init, *order);
  return Tensor{op->getResult(0), input.element,
                rank <= 1 ? input.scalars : std::vector<Value>()};
}
