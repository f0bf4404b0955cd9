//===- ImportSearch.cpp - Bucketize and SearchSorted layers ---------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayerImports.h"

#include "seek/IR/Seek.h"

#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;

/// Reports an input whose elements are not numbers.
static LogicalResult checkNumbers(const LayerImporter &importer,
                                  unsigned input) {
  const ElementType *element = importer.inputs[input].element;
  if (!element->isBoolean())
    return success();
  return importer.emitError()
         << "expected numbers in input " << input << ", got " << element->name;
}

/// Creates a search, whose verifier says what is wrong with the shapes.
template <typename OpTy>
static FailureOr<Tensor> createSearch(LayerImporter &importer,
                                      const ElementType *outputType,
                                      ArrayRef<NamedAttribute> attributes) {
  SmallVector<Value> operands;
  for (const Tensor &input : importer.inputs)
    operands.push_back(input.value);
  SmallVector<Type> types;
  if (failed(OpTy::inferReturnTypes(
          importer.getContext(), importer.getLocation(), operands,
          importer.builder.getDictionaryAttr(attributes),
          /*properties=*/nullptr, /*regions=*/{}, types)))
    return failure();
  Type type = cast<TensorType>(types.front())
                  .clone(outputType->getType(importer.getContext()));
  auto op = OpTy::create(importer.builder, type, operands, attributes);
  // Whether the length fits the type of the results.
  if (failed(verify(op)))
    return failure();
  return Tensor{op.getResult(), outputType};
}

FailureOr<Tensor> openvino::importBucketize(LayerImporter &importer) {
  if (failed(checkNumbers(importer, 0)) || failed(checkNumbers(importer, 1)))
    return failure();
  FailureOr<const ElementType *> outputType = importer.getOutputType();
  FailureOr<bool> withRightBound =
      importer.getBool(kWithRightBound, /*missing=*/true);
  if (failed(outputType) || failed(withRightBound))
    return failure();
  return createSearch<BucketizeOp>(
      importer, *outputType,
      importer.builder.getNamedAttr(
          kWithRightBound, importer.builder.getBoolAttr(*withRightBound)));
}

FailureOr<Tensor> openvino::importSearchSorted(LayerImporter &importer) {
  if (failed(checkNumbers(importer, 0)) || failed(checkNumbers(importer, 1)))
    return failure();
  const ElementType *sequence = importer.inputs[0].element;
  const ElementType *values = importer.inputs[1].element;
  if (sequence != values)
    return importer.emitError()
           << "expected the sequences and the values to have the same type of "
              "elements, got "
           << sequence->name << " and " << values->name;
  // OpenVINO's rule 2: it does not wait to see what rank the sequence has.
  auto sequenceType = dyn_cast<RankedTensorType>(importer.inputs[0].getType());
  auto valuesType = dyn_cast<RankedTensorType>(importer.inputs[1].getType());
  if (valuesType && valuesType.getRank() == 0 &&
      (!sequenceType || sequenceType.getRank() > 1))
    return importer.emitError()
           << "expected a sequence of one dimension for a single value, got "
           << importer.inputs[0].getType();
  FailureOr<const ElementType *> outputType = importer.getOutputType();
  FailureOr<bool> rightMode = importer.getBool(kRightMode, /*missing=*/false);
  if (failed(outputType) || failed(rightMode))
    return failure();
  return createSearch<SearchSortedOp>(
      importer, *outputType,
      importer.builder.getNamedAttr(kRightMode,
                                    importer.builder.getBoolAttr(*rightMode)));
}
