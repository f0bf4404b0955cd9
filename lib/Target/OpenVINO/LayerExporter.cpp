//===- LayerExporter.cpp - Functions as layers ----------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayerExporter.h"

#include "seek/IR/Seek.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

StringRef openvino::getLayerName(Location loc) {
  if (auto named = dyn_cast<NameLoc>(loc)) {
    StringRef name = named.getName().getValue();
    // Which ends a text of XML.
    return name.contains('\0') ? StringRef() : name;
  }
  return {};
}

std::string LayerExporter::getName(Operation *op, LayerKind kind) {
  StringRef name = getLayerName(op->getLoc());
  if (!name.empty())
    return name.str();
  return (LayerInfo::get(kind).type + "_" + Twine(layers.size())).str();
}

//===----------------------------------------------------------------------===//
// Layers
//===----------------------------------------------------------------------===//

/// The name of the format for the elements of a tensor. Reports that there is
/// none.
static const ElementType *getElement(Operation *op, Value value) {
  Type type = cast<TensorType>(value.getType()).getElementType();
  const ElementType *element = ElementType::find(type);
  if (!element)
    op->emitOpError() << "expected a type of elements that OpenVINO has, got "
                      << type;
  return element;
}

size_t LayerExporter::addParameter(BlockArgument argument, std::string name) {
  OutLayer layer{LayerKind::Parameter, argument.getLoc()};
  layer.name = std::move(name);
  layer.type = cast<TensorType>(argument.getType());
  layer.element = ElementType::find(layer.type.getElementType());
  return layers[argument] = model.add(std::move(layer));
}

FailureOr<size_t> LayerExporter::getLayer(Value value, Operation *user) {
  auto found = layers.find(value);
  if (found != layers.end())
    return found->second;
  Operation *op = value.getDefiningOp();
  if (!op)
    return user->emitOpError()
           << "expected operands from layers of OpenVINO, got a "
           << value.getType();
  return op->emitOpError()
         << "expected what a layer of OpenVINO is imported as, got another "
            "operation";
}

LogicalResult LayerExporter::addLayer(
    Operation *op, LayerKind kind, ValueRange operands, ArrayRef<size_t> more,
    std::vector<std::pair<StringRef, std::string>> attributes) {
  OutLayer layer{kind, op->getLoc()};
  for (Value operand : operands) {
    FailureOr<size_t> input = getLayer(operand, op);
    if (failed(input))
      return failure();
    layer.inputs.push_back(*input);
  }
  llvm::append_range(layer.inputs, more);
  Value result = op->getResult(0);
  layer.element = getElement(op, result);
  if (!layer.element)
    return failure();
  layer.type = cast<TensorType>(result.getType());
  layer.name = getName(op, kind);
  layer.attributes = std::move(attributes);
  layers[result] = model.add(std::move(layer));
  return success();
}

LogicalResult LayerExporter::exportOp(Operation *op) {
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](arith::ConstantOp) { return exportConstant(op); })
      .Case<BucketizeOp, SearchSortedOp>([&](auto) { return exportSearch(op); })
      .Case([&](linalg::GenericOp generic) { return exportElements(generic); })
      .Case([&](linalg::TransposeOp) { return exportTranspose(op); })
      .Case([&](tensor::InsertSliceOp) { return exportConcat(op); })
      .Case([&](tensor::FromElementsOp) { return exportShapeOf(op); })
      .Case([&](tensor::CollapseShapeOp) { return exportCollapse(op); })
      .Case([&](tensor::ExpandShapeOp) { return exportExpand(op); })
      .Case([&](tensor::ReshapeOp) { return exportReshape(op); })
      .Default(success());
}

//===----------------------------------------------------------------------===//
// Constants and searches
//===----------------------------------------------------------------------===//

LogicalResult LayerExporter::exportConstant(Operation *op) {
  auto constant = cast<arith::ConstantOp>(op);
  // Sizes are scalars, and no layers.
  auto type = dyn_cast<RankedTensorType>(constant.getType());
  if (!type)
    return success();
  auto elements = dyn_cast<DenseElementsAttr>(constant.getValue());
  if (!elements)
    return op->emitOpError() << "expected dense elements, got others";
  if (failed(addLayer(op, LayerKind::Const, {})))
    return failure();
  model[layers[op->getResult(0)]].elements = elements;
  return success();
}

static std::string getText(bool flag) { return flag ? "true" : "false"; }

LogicalResult LayerExporter::exportSearch(Operation *op) {
  const ElementType *element = getElement(op, op->getResult(0));
  if (!element)
    return failure();
  if (element->name != "i32" && element->name != "i64")
    return op->emitOpError()
           << "expected results of i32 or i64, which OpenVINO has, got "
           << element->name;
  if (auto bucketize = dyn_cast<BucketizeOp>(op))
    return addLayer(
        op, LayerKind::Bucketize, op->getOperands(), {},
        {{kOutputType, element->name.str()},
         {kWithRightBound, getText(bucketize.getWithRightBound())}});
  auto search = cast<SearchSortedOp>(op);
  if (search.getSorter())
    return op->emitOpError()
           << "expected no 'sorter', which OpenVINO does not have, got one";
  std::vector<std::pair<StringRef, std::string>> attributes = {
      {kRightMode, getText(search.getRightMode())}};
  // What older versions of OpenVINO do not know is left out where it can be.
  if (element->name != "i64")
    attributes.push_back({kOutputType, element->name.str()});
  return addLayer(op, LayerKind::SearchSorted, op->getOperands(), {},
                  std::move(attributes));
}

//===----------------------------------------------------------------------===//
// Inputs of layers that operations do not have
//===----------------------------------------------------------------------===//

size_t LayerExporter::addIntegers(Operation *op, StringRef what,
                                  ArrayRef<int64_t> integers, bool isScalar) {
  OutLayer layer{LayerKind::Const, op->getLoc()};
  layer.element = ElementType::find("i64");
  SmallVector<int64_t> shape;
  if (!isScalar)
    shape.push_back(static_cast<int64_t>(integers.size()));
  auto type =
      RankedTensorType::get(shape, IntegerType::get(op->getContext(), 64));
  layer.type = type;
  layer.elements = DenseElementsAttr::get(type, integers);
  layer.name = (getLayerName(op->getLoc()) + "/" + what).str();
  return model.add(std::move(layer));
}

FailureOr<size_t> LayerExporter::addShapeOf(Operation *op, Value tensor) {
  auto known = shapes.find(tensor);
  if (known != shapes.end())
    return known->second;
  FailureOr<size_t> source = getLayer(tensor, op);
  if (failed(source))
    return failure();
  OutLayer layer{LayerKind::ShapeOf, op->getLoc()};
  layer.element = ElementType::find("i64");
  layer.type = RankedTensorType::get(
      {cast<RankedTensorType>(tensor.getType()).getRank()},
      IntegerType::get(op->getContext(), 64));
  layer.inputs = {*source};
  layer.attributes = {{kOutputType, "i64"}};
  layer.name = (getLayerName(op->getLoc()) + "/shape").str();
  return shapes[tensor] = model.add(std::move(layer));
}

FailureOr<size_t> LayerExporter::addSizes(Operation *op, StringRef what,
                                          ArrayRef<OpFoldResult> sizes) {
  // Each size, or some that are known, as a list of its own.
  SmallVector<size_t> parts;
  SmallVector<int64_t> known;
  Type i64 = IntegerType::get(op->getContext(), 64);
  auto finishKnown = [&] {
    if (!known.empty())
      parts.push_back(addIntegers(op, what, known));
    known.clear();
  };
  for (auto [i, size] : llvm::enumerate(sizes)) {
    if (std::optional<int64_t> constant = getConstantIntValue(size)) {
      known.push_back(*constant);
      continue;
    }
    auto value = cast<Value>(size);
    if (auto dim = value.getDefiningOp<tensor::DimOp>()) {
      std::optional<int64_t> index = dim.getConstantIndex();
      if (!index || !isa<RankedTensorType>(dim.getSource().getType()))
        return dim.emitOpError() << "expected a known dimension of a ranked "
                                    "tensor, got another one";
      FailureOr<size_t> shape = addShapeOf(op, dim.getSource());
      if (failed(shape))
        return failure();
      finishKnown();
      OutLayer layer{LayerKind::Gather, op->getLoc()};
      layer.element = ElementType::find("i64");
      layer.type = RankedTensorType::get({1}, i64);
      layer.inputs = {*shape, addIntegers(op, "dimension", {*index}),
                      addIntegers(op, "axis", {0}, /*isScalar=*/true)};
      layer.attributes = {{kBatchDims, "0"}};
      layer.name = (getLayerName(op->getLoc()) + "/size").str();
      parts.push_back(model.add(std::move(layer)));
      continue;
    }
    // An element of a list, which is then taken as a whole.
    Value integer = value;
    while (Operation *cast = integer.getDefiningOp()) {
      if (!isa<arith::IndexCastOp, arith::IndexCastUIOp,
               UnrealizedConversionCastOp>(cast))
        break;
      integer = cast->getOperand(0);
    }
    auto extract = integer.getDefiningOp<tensor::ExtractOp>();
    if (!extract)
      return op->emitOpError()
             << "expected sizes that are known, of a tensor, or in a tensor";
    if (i == 0)
      return getLayer(extract.getTensor(), op);
    return op->emitOpError() << "expected all sizes from one tensor";
  }
  finishKnown();
  if (parts.empty())
    return addIntegers(op, what, {});
  if (parts.size() == 1)
    return parts.front();
  OutLayer layer{LayerKind::Concat, op->getLoc()};
  layer.element = ElementType::find("i64");
  layer.type = RankedTensorType::get({static_cast<int64_t>(sizes.size())}, i64);
  layer.inputs = parts;
  layer.attributes = {{kAxis, "0"}};
  layer.name = (getLayerName(op->getLoc()) + "/" + what).str();
  return model.add(std::move(layer));
}
