//===- ImportShapeOf.cpp - ShapeOf and Broadcast layers -------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayerImports.h"

#include "Broadcasting.h"
#include "Sizes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;

FailureOr<Tensor> openvino::importShapeOf(LayerImporter &importer) {
  // Before opset3 there is no choice.
  FailureOr<const ElementType *> type = importer.layer.opset < 3
                                            ? ElementType::find("i64")
                                            : importer.getOutputType();
  if (failed(type) || failed(importer.checkRanked(0)))
    return failure();
  ImplicitLocOpBuilder &builder = importer.builder;
  SmallVector<Value> sizes =
      SizeBuilder(importer).getSizes(importer.inputs[0].value);
  Type element = (*type)->getType(importer.getContext());
  SmallVector<Value> elements = llvm::map_to_vector(sizes, [&](Value size) {
    return builder.createOrFold<arith::IndexCastOp>(element, size);
  });
  auto tensorType =
      RankedTensorType::get({static_cast<int64_t>(sizes.size())}, element);
  Value value;
  if (llvm::all_of(sizes, [](Value size) { return getConstant(size); })) {
    SmallVector<APInt> integers;
    for (Value size : sizes)
      integers.push_back(
          APInt(64, *getConstant(size)).trunc(element.getIntOrFloatBitWidth()));
    value = arith::ConstantOp::create(
        builder, DenseElementsAttr::get(tensorType, integers));
  } else {
    value = tensor::FromElementsOp::create(builder, tensorType, elements);
  }
  return Tensor{value, *type, {sizes.begin(), sizes.end()}};
}

//===----------------------------------------------------------------------===//
// Broadcast
//===----------------------------------------------------------------------===//

/// The dimensions of the result that those of the data are, by `axes_mapping`.
static FailureOr<SmallVector<int64_t>> getMapping(LayerImporter &importer,
                                                  int64_t resultRank) {
  int64_t rank = importer.inputs[0].getRank();
  if (importer.inputs.size() < 3)
    return importer.emitError()
           << "expected a third input, the axes, in the mode 'explicit', got "
              "none";
  FailureOr<SmallVector<int64_t>> axes =
      getConstantIntegers(importer, 2, "axes");
  if (failed(axes))
    return failure();
  if (static_cast<int64_t>(axes->size()) != rank)
    return importer.emitError() << "expected an axis for each of " << rank
                                << " dimensions, got " << axes->size();
  for (auto [i, axis] : llvm::enumerate(*axes)) {
    if (axis < 0 || axis >= resultRank)
      return importer.emitError() << "expected axes from 0 to "
                                  << resultRank - 1 << ", got " << axis;
    if (i > 0 && axis <= (*axes)[i - 1])
      return importer.emitError() << "expected axes in ascending order, got "
                                  << axis << " after " << (*axes)[i - 1];
  }
  return axes;
}

/// Checks that the sizes of `input` are those of the result, or 1.
static LogicalResult checkRepeats(SizeBuilder &sizes,
                                  const BroadcastInput &input,
                                  ArrayRef<Value> result) {
  for (auto [i, size, dim] : llvm::enumerate(input.sizes, input.dims))
    if (failed(sizes.check(sizes.either(sizes.equal(size, sizes.constant(1)),
                                        sizes.equal(size, result[dim])),
                           "a size of 1 or that of dimension " + Twine(dim) +
                               " of the result at dimension " + Twine(i))))
      return failure();
  return success();
}

FailureOr<Tensor> openvino::importBroadcast(LayerImporter &importer) {
  FailureOr<StringRef> mode = importer.getString(kMode, "numpy");
  if (failed(mode) || failed(importer.checkRanked(0)))
    return failure();
  bool isBidirectional = *mode == "bidirectional" && importer.layer.opset >= 3;
  if (*mode != "numpy" && *mode != "explicit" && !isBidirectional)
    return importer.emitAttributeError(kMode)
           << "expected 'mode' to be "
           << (importer.layer.opset >= 3 ? "numpy, explicit or bidirectional"
                                         : "numpy or explicit")
           << ", got " << quote(*mode);
  SizeBuilder sizes(importer);
  FailureOr<SmallVector<Value>> target = sizes.getIntegers(1, "sizes");
  if (failed(target))
    return failure();
  for (auto [i, size] : llvm::enumerate(*target))
    if (!isSize(size) &&
        failed(sizes.check(
            sizes.compare(arith::CmpIPredicate::sge, size, sizes.constant(0)),
            "a size of 0 or more at dimension " + Twine(i) + " of the result")))
      return failure();

  const Tensor &data = importer.inputs[0];
  BroadcastInput input{data.value, sizes.getSizes(data.value), {}};
  if (isBidirectional) {
    target = broadcastSizes(sizes, input.sizes, *target);
    if (failed(target))
      return failure();
  }
  int64_t rank = target->size();
  if (*mode == "explicit") {
    FailureOr<SmallVector<int64_t>> mapping = getMapping(importer, rank);
    if (failed(mapping))
      return failure();
    input.dims = *mapping;
  } else {
    if (data.getRank() > rank)
      return importer.emitError()
             << "expected a result of at least the " << data.getRank()
             << " dimensions of the data, got " << rank;
    input.dims = getLastDims(data.getRank(), rank);
  }
  if (!isBidirectional && failed(checkRepeats(sizes, input, *target)))
    return failure();
  Type element = data.getType().getElementType();
  if (failed(importer.checkType(getTensorType(*target, element))))
    return failure();
  return Tensor{mapBroadcast(importer.builder, input, *target, element,
                             [](ImplicitLocOpBuilder &, ValueRange elements) {
                               return elements.front();
                             }),
                data.element};
}
