//===- ImportConst.cpp - Parameter and Const layers -----------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayerImports.h"

#include "Shape.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;

/// Reads `shape`.
static FailureOr<Shape> getShape(const LayerImporter &importer) {
  FailureOr<StringRef> text = importer.getString(kShape);
  if (failed(text))
    return failure();
  llvm::Expected<Shape> shape = parseShape(*text);
  if (!shape)
    return importer.emitAttributeError(kShape)
           << "'shape': " << llvm::toString(shape.takeError());
  return *shape;
}

FailureOr<ParameterType> openvino::getParameterType(LayerImporter &importer) {
  FailureOr<const ElementType *> element =
      importer.getElementType(kElementType);
  if (failed(element))
    return failure();
  FailureOr<Shape> shape = getShape(importer);
  if (failed(shape))
    return failure();
  return ParameterType{
      getTensorType(*shape, (*element)->getType(importer.getContext())),
      *element};
}

FailureOr<Tensor> openvino::importConst(LayerImporter &importer) {
  FailureOr<const ElementType *> element =
      importer.getElementType(kElementType);
  if (failed(element))
    return failure();
  FailureOr<Shape> shape = getShape(importer);
  if (failed(shape))
    return failure();
  if (!*shape || ShapedType::isDynamicShape(**shape))
    return importer.emitAttributeError(kShape)
           << "'shape': expected sizes that are known, got "
           << quote(*importer.getString(kShape));
  FailureOr<uint64_t> offset = importer.getUnsigned(kOffset);
  if (failed(offset))
    return failure();
  FailureOr<uint64_t> size = importer.getUnsigned(kSize);
  if (failed(size))
    return failure();
  llvm::Expected<DenseElementsAttr> elements =
      importer.weights.read(**element, **shape, *offset, *size);
  if (!elements)
    return importer.emitError() << llvm::toString(elements.takeError());
  return Tensor{arith::ConstantOp::create(importer.builder, *elements),
                *element};
}
