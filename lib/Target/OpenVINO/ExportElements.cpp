//===- ExportElements.cpp - Layers that compute with elements -------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayerExporter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

/// What a value is before it was brought to another width or sign.
static Value skipCasts(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<arith::ExtFOp, arith::TruncFOp, UnrealizedConversionCastOp>(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

/// The tensor that an element of the body comes from, as an operand or by an
/// index; null if it comes from none.
static Value getTensor(linalg::GenericOp op, Value element) {
  element = skipCasts(element);
  // A table within the body is part of a conversion.
  if (auto extract = element.getDefiningOp<tensor::ExtractOp>())
    return op->isAncestor(extract.getTensor().getParentBlock()->getParentOp())
               ? Value()
               : Value(extract.getTensor());
  auto argument = dyn_cast<BlockArgument>(element);
  if (!argument || argument.getOwner() != op.getBody() ||
      argument.getArgNumber() >= op.getNumDpsInputs())
    return Value();
  Value input = op.getDpsInputs()[argument.getArgNumber()];
  return isa<RankedTensorType>(input.getType()) ? input : Value();
}

static Value getYielded(linalg::GenericOp op) {
  return cast<linalg::YieldOp>(op.getBody()->getTerminator()).getValues()[0];
}

namespace {
/// A layer with two inputs.
struct Arithmetic {
  LayerKind kind;
  Value a, b;
  bool isFloor = true;
};
} // namespace

static std::optional<LayerKind> getKind(Operation *op) {
  if (isa<arith::AddFOp, arith::AddIOp>(op))
    return LayerKind::Add;
  if (isa<arith::SubFOp, arith::SubIOp>(op))
    return LayerKind::Subtract;
  if (isa<arith::MulFOp, arith::MulIOp>(op))
    return LayerKind::Multiply;
  if (isa<arith::DivFOp, arith::DivUIOp>(op))
    return LayerKind::Divide;
  if (isa<arith::MaxSIOp, arith::MaxUIOp>(op))
    return LayerKind::Maximum;
  if (isa<arith::MinSIOp, arith::MinUIOp>(op))
    return LayerKind::Minimum;
  if (auto compare = dyn_cast<arith::CmpFOp>(op)) {
    if (compare.getPredicate() == arith::CmpFPredicate::OGT)
      return LayerKind::Maximum;
    if (compare.getPredicate() == arith::CmpFPredicate::OLT)
      return LayerKind::Minimum;
  }
  return std::nullopt;
}

/// The first operation that computes with the elements of two tensors.
static std::optional<Arithmetic> findArithmetic(linalg::GenericOp op) {
  for (Operation &nested : *op.getBody()) {
    if (auto divide = dyn_cast<arith::DivSIOp>(nested)) {
      // The divisor is replaced where it is -1.
      auto select = divide.getRhs().getDefiningOp<arith::SelectOp>();
      Value a = getTensor(op, divide.getLhs());
      Value b = select ? getTensor(op, select.getFalseValue()) : Value();
      bool isFloor = !op.getBody()->getOps<arith::XOrIOp>().empty();
      if (a && b)
        return Arithmetic{LayerKind::Divide, a, b, isFloor};
    }
    std::optional<LayerKind> kind = getKind(&nested);
    if (!kind || nested.getNumOperands() != 2)
      continue;
    Value a = getTensor(op, nested.getOperand(0));
    Value b = getTensor(op, nested.getOperand(1));
    if (a && b)
      return Arithmetic{*kind, a, b, !isa<arith::DivUIOp>(nested)};
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Layers with two inputs
//===----------------------------------------------------------------------===//

/// Whether the checks of a layer, which stand before it, are those of inputs
/// without broadcasting.
static bool isWithoutBroadcast(linalg::GenericOp op) {
  for (Operation *before = op->getPrevNode(); before;
       before = before->getPrevNode()) {
    if (auto check = dyn_cast<cf::AssertOp>(before))
      return check.getMsg().contains("inputs of the same size at dimension");
    // What is no part of the layer.
    if (!isa<tensor::EmptyOp, tensor::DimOp, arith::ConstantOp>(before) &&
        llvm::any_of(before->getResultTypes(), llvm::IsaPred<TensorType>))
      return false;
  }
  return false;
}

static std::string formatBound(Attribute attribute) {
  if (auto integer = dyn_cast<IntegerAttr>(attribute)) {
    SmallString<32> text;
    integer.getValue().toStringSigned(text);
    return text.str().str();
  }
  APFloat number = cast<FloatAttr>(attribute).getValue();
  if (number.isInfinity())
    return number.isNegative() ? "-inf" : "inf";
  SmallString<32> text;
  number.toString(text);
  return text.str().str();
}

namespace {
struct Clamp {
  Value input;
  std::string min, max;
};
} // namespace

/// A limit on one side: bound where beyond, else `value`.
static Value matchLimit(Value result, Attribute &bound) {
  auto select = result.getDefiningOp<arith::SelectOp>();
  if (!select || !matchPattern(select.getTrueValue(), m_Constant(&bound)))
    return Value();
  return select.getFalseValue();
}

static std::optional<Clamp> findClamp(linalg::GenericOp op) {
  Attribute min, max;
  Value limited = matchLimit(skipCasts(getYielded(op)), max);
  Value value = limited ? matchLimit(limited, min) : Value();
  Value input = value ? getTensor(op, value) : Value();
  if (!input || !isa<IntegerAttr, FloatAttr>(min) ||
      !isa<IntegerAttr, FloatAttr>(max))
    return std::nullopt;
  auto element = cast<TensorType>(input.getType()).getElementType();
  auto format = [&](Attribute bound) {
    auto integer = dyn_cast<IntegerAttr>(bound);
    if (!integer || !element.isUnsignedInteger())
      return formatBound(bound);
    SmallString<32> text;
    integer.getValue().toStringUnsigned(text);
    return text.str().str();
  };
  return Clamp{input, format(min), format(max)};
}

//===----------------------------------------------------------------------===//
// Broadcast and Gather
//===----------------------------------------------------------------------===//

/// The dimension of the result that an index of the body is, where it is one.
static std::optional<int64_t> getResultDim(Value index) {
  // 0 where the size is 1.
  if (auto select = index.getDefiningOp<arith::SelectOp>())
    index = select.getFalseValue();
  if (auto dim = index.getDefiningOp<linalg::IndexOp>())
    return dim.getDim();
  return std::nullopt;
}

/// For each dimension of the tensor that is repeated the one of the result, as
/// far as that shows.
static SmallVector<std::optional<int64_t>> getResultDims(linalg::GenericOp op) {
  SmallVector<std::optional<int64_t>> dims;
  Value element = skipCasts(getYielded(op));
  if (auto extract = element.getDefiningOp<tensor::ExtractOp>()) {
    for (Value index : extract.getIndices())
      dims.push_back(getResultDim(index));
    return dims;
  }
  for (AffineExpr expression : op.getIndexingMapsArray()[0].getResults()) {
    auto dim = dyn_cast<AffineDimExpr>(expression);
    dims.push_back(dim ? std::optional<int64_t>(dim.getPosition())
                       : std::nullopt);
  }
  return dims;
}

LogicalResult LayerExporter::exportBroadcast(linalg::GenericOp op) {
  auto init = op.getDpsInits()[0].getDefiningOp<tensor::EmptyOp>();
  if (!init)
    return success();
  FailureOr<size_t> target = addSizes(op, "sizes", init.getMixedSizes());
  if (failed(target))
    return failure();
  SmallVector<size_t> more = {*target};
  SmallVector<std::optional<int64_t>> dims = getResultDims(op);
  int64_t offset = op.getNumLoops() - static_cast<int64_t>(dims.size());
  bool isAligned = true;
  for (auto [i, dim] : llvm::enumerate(dims))
    isAligned &= !dim || *dim == static_cast<int64_t>(i) + offset;
  if (!isAligned) {
    // Those that do not show are anywhere between the others.
    SmallVector<int64_t> axes;
    for (std::optional<int64_t> dim : dims)
      axes.push_back(dim.value_or(axes.empty() ? 0 : axes.back() + 1));
    more.push_back(addIntegers(op, "axes", axes));
  }
  return addLayer(op, LayerKind::Broadcast, getTensor(op, getYielded(op)), more,
                  {{kMode, isAligned ? "numpy" : "explicit"}});
}

LogicalResult LayerExporter::exportGather(linalg::GenericOp op,
                                          Operation *pick) {
  tensor::ExtractOp extract;
  pick->walk([&](tensor::ExtractOp found) { extract = found; });
  if (!extract || op.getNumDpsInputs() != 1)
    return success();
  int64_t dataRank = extract.getTensor().getType().getRank();
  int64_t axis = 0;
  while (axis < dataRank &&
         extract.getIndices()[axis].getDefiningOp<linalg::IndexOp>())
    ++axis;
  int64_t numIndexDims = op.getNumLoops() - dataRank + 1;
  int64_t batchDims =
      op.getIndexingMapsArray()[0].getNumResults() - numIndexDims;
  size_t axisLayer = addIntegers(op, "axis", {axis}, /*isScalar=*/true);
  return addLayer(op, LayerKind::Gather,
                  {extract.getTensor(), op.getDpsInputs()[0]}, axisLayer,
                  {{kBatchDims, std::to_string(batchDims)}});
}

//===----------------------------------------------------------------------===//
// All of them
//===----------------------------------------------------------------------===//

LogicalResult LayerExporter::exportElements(linalg::GenericOp op) {
  // A check of divisors is part of a layer.
  if (op.getNumResults() != 1 || op.getNumReductionLoops() != 0)
    return success();
  if (std::optional<Clamp> clamp = findClamp(op))
    return addLayer(op, LayerKind::Clamp, clamp->input, {},
                    {{kMin, clamp->min}, {kMax, clamp->max}});
  if (std::optional<Arithmetic> arithmetic = findArithmetic(op)) {
    std::vector<std::pair<StringRef, std::string>> attributes = {
        {kAutoBroadcast, isWithoutBroadcast(op) ? "none" : "numpy"}};
    if (arithmetic->kind == LayerKind::Divide)
      attributes.push_back(
          {kPythonDiv, arithmetic->isFloor ? "true" : "false"});
    return addLayer(op, arithmetic->kind, {arithmetic->a, arithmetic->b}, {},
                    std::move(attributes));
  }
  Value yielded = skipCasts(getYielded(op));
  if (auto pick = yielded.getDefiningOp<scf::IfOp>())
    return exportGather(op, pick);
  Value source = getTensor(op, getYielded(op));
  Type element =
      cast<RankedTensorType>(op.getResult(0).getType()).getElementType();
  if (source && cast<TensorType>(source.getType()).getElementType() == element)
    return exportBroadcast(op);
  if (op.getNumDpsInputs() != 1)
    return success();
  const ElementType *to = ElementType::find(element);
  if (!to)
    return success();
  return addLayer(op, LayerKind::Convert, op.getDpsInputs()[0], {},
                  {{kDestinationType, to->name.str()}});
}
