//===- ImportConvert.cpp - Convert layers ---------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayerImports.h"

#include "Elements.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;

FailureOr<Tensor> openvino::importConvert(LayerImporter &importer) {
  FailureOr<const ElementType *> to = importer.getElementType(kDestinationType);
  if (failed(to))
    return failure();
  Tensor input = importer.inputs.front();
  if (input.element == *to)
    return input;
  // Constants that were compressed are so no longer.
  DenseElementsAttr elements;
  if (matchPattern(input.value, m_Constant(&elements)) &&
      importer.weights.account(elements.getNumElements() *
                               std::max((*to)->bits, 8u) / 8))
    return Tensor{
        arith::ConstantOp::create(
            importer.builder, convertElements(elements, *input.element, **to)),
        *to};
  if (failed(importer.checkRanked(0)))
    return failure();
  if ((*to)->isFloat() && (*to)->bits == 8)
    return importer.emitError() << "converting to " << (*to)->name
                                << " is supported for constants only";
  Type type = (*to)->getType(importer.getContext());
  // Sizes stay known.
  std::vector<Value> scalars;
  if ((*to)->isInteger() && (*to)->bits >= 32)
    scalars = input.scalars;
  return Tensor{
      mapElements(importer.builder, input.value, type,
                  [&](ImplicitLocOpBuilder &builder, ValueRange elements) {
                    return convertElement(builder, elements.front(),
                                          *input.element, **to);
                  }),
      *to, std::move(scalars)};
}
