//===- ExportViews.cpp - Layers that move elements ------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayerExporter.h"

#include "Shape.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;

//===----------------------------------------------------------------------===//
// Transpose, Concat and ShapeOf
//===----------------------------------------------------------------------===//

LogicalResult LayerExporter::exportTranspose(Operation *op) {
  auto transpose = cast<linalg::TransposeOp>(op);
  if (op->getNumResults() != 1)
    return success();
  return addLayer(op, LayerKind::Transpose, transpose.getInput(),
                  addIntegers(op, "order", transpose.getPermutation()));
}

LogicalResult LayerExporter::exportConcat(Operation *op) {
  // The last one of a chain.
  if (op->hasOneUse())
    if (auto next = dyn_cast<tensor::InsertSliceOp>(*op->user_begin()))
      if (next.getDest() == op->getResult(0))
        return success();
  SmallVector<tensor::InsertSliceOp> slices;
  Value dest = op->getResult(0);
  while (auto slice = dest.getDefiningOp<tensor::InsertSliceOp>()) {
    slices.push_back(slice);
    dest = slice.getDest();
    if (!dest.hasOneUse())
      break;
  }
  std::reverse(slices.begin(), slices.end());
  SmallVector<Value> inputs;
  for (tensor::InsertSliceOp slice : slices)
    inputs.push_back(slice.getSource());
  // The axis is where the second one does not start at 0.
  int64_t axis = 0;
  for (tensor::InsertSliceOp slice : slices)
    for (auto [dim, offset] : llvm::enumerate(slice.getMixedOffsets()))
      if (getConstantIntValue(offset) != 0)
        axis = dim;
  return addLayer(op, LayerKind::Concat, inputs, {},
                  {{kAxis, std::to_string(axis)}});
}

LogicalResult LayerExporter::exportShapeOf(Operation *op) {
  auto list = cast<tensor::FromElementsOp>(op);
  if (list.getType().getElementType().isIndex())
    return success();
  for (Value element : list.getElements()) {
    auto cast = element.getDefiningOp<arith::IndexCastOp>();
    auto dim = cast ? cast.getIn().getDefiningOp<tensor::DimOp>() : nullptr;
    if (!dim)
      continue;
    const ElementType *type =
        ElementType::find(list.getType().getElementType());
    if (!type)
      return success();
    if (failed(addLayer(op, LayerKind::ShapeOf, dim.getSource(), {},
                        {{kOutputType, type->name.str()}})))
      return failure();
    if (type->name == "i64")
      shapes.try_emplace(dim.getSource(), layers[op->getResult(0)]);
    return success();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Reshape, Squeeze and Unsqueeze
//===----------------------------------------------------------------------===//

/// Dimensions of size 1 of `wide` without which its shape is that of `narrow`;
/// among them those that `unchecked`, which is `wide` otherwise, does not know
/// the size of.
static std::optional<SmallVector<int64_t>>
findUnitDims(RankedTensorType wide, RankedTensorType narrow,
             ArrayRef<ReassociationIndices> groups,
             RankedTensorType unchecked) {
  SmallVector<int64_t> axes;
  // Without groups all of them go.
  if (groups.empty())
    return llvm::to_vector(llvm::seq(wide.getRank()));
  for (auto [group, size] : llvm::zip_equal(groups, narrow.getShape())) {
    // One stays, if possible one of that size.
    auto kept = llvm::find_if(group, [&](int64_t dim) {
      return wide.getDimSize(dim) == size && unchecked.getDimSize(dim) == size;
    });
    if (kept == group.end())
      return std::nullopt;
    for (const int64_t &dim : group) {
      if (&dim == &*kept)
        continue;
      if (wide.getDimSize(dim) != 1)
        return std::nullopt;
      axes.push_back(dim);
    }
  }
  return axes;
}

/// Whether a Reshape layer between types would be imported as these groups.
static bool isReshape(RankedTensorType from, RankedTensorType to,
                      ArrayRef<ReassociationIndices> groups) {
  if (!from.hasStaticShape() || !to.hasStaticShape())
    return false;
  std::optional<SmallVector<ReassociationIndices>> expected =
      getReassociationIndicesForReshape(from, to);
  return expected && ArrayRef(*expected) == groups;
}

LogicalResult LayerExporter::exportCollapse(Operation *op) {
  auto collapse = cast<tensor::CollapseShapeOp>(op);
  auto groups = collapse.getReassociationIndices();
  // Sizes that are to be 1 are so after a check.
  Value source = collapse.getSrc();
  auto checked = source.getDefiningOp<tensor::CastOp>();
  if (checked)
    source = checked.getSource();
  if (!checked &&
      isReshape(collapse.getSrcType(), collapse.getResultType(), groups))
    return addLayer(
        op, LayerKind::Reshape, source,
        addIntegers(op, "sizes", collapse.getResultType().getShape()),
        {{kSpecialZero, "false"}});
  auto unchecked = dyn_cast<RankedTensorType>(source.getType());
  if (!unchecked)
    return success();
  std::optional<SmallVector<int64_t>> axes = findUnitDims(
      collapse.getSrcType(), collapse.getResultType(), groups, unchecked);
  if (!axes)
    return success();
  return addLayer(op, LayerKind::Squeeze, source,
                  addIntegers(op, "axes", *axes));
}

LogicalResult LayerExporter::exportExpand(Operation *op) {
  auto expand = cast<tensor::ExpandShapeOp>(op);
  auto groups = expand.getReassociationIndices();
  if (isReshape(expand.getSrcType(), expand.getResultType(), groups))
    return addLayer(op, LayerKind::Reshape, expand.getSrc(),
                    addIntegers(op, "sizes", expand.getResultType().getShape()),
                    {{kSpecialZero, "false"}});
  std::optional<SmallVector<int64_t>> axes =
      findUnitDims(expand.getResultType(), expand.getSrcType(), groups,
                   expand.getResultType());
  if (!axes)
    return success();
  return addLayer(op, LayerKind::Unsqueeze, expand.getSrc(),
                  addIntegers(op, "axes", *axes));
}

/// What `select(value == special, other, value)` is without the choice.
static Value skipSpecial(Value size, int64_t special, bool &isSkipped) {
  auto select = size.getDefiningOp<arith::SelectOp>();
  auto compare =
      select ? select.getCondition().getDefiningOp<arith::CmpIOp>() : nullptr;
  if (!compare || compare.getPredicate() != arith::CmpIPredicate::eq ||
      compare.getLhs() != select.getFalseValue() ||
      getConstantIntValue(compare.getRhs()) != special)
    return size;
  isSkipped = true;
  return select.getFalseValue();
}

/// The number of elements that the check of a Reshape layer, which stands
/// before it, compares with: the product of the sizes that are not copied.
static Value findProduct(tensor::ReshapeOp op) {
  for (Operation *before = op->getPrevNode(); before;
       before = before->getPrevNode()) {
    if (llvm::any_of(before->getResultTypes(), [](Type type) {
          auto tensor = dyn_cast<TensorType>(type);
          return tensor && !tensor.getElementType().isIndex();
        }))
      break;
    auto check = dyn_cast<cf::AssertOp>(before);
    if (!check)
      continue;
    // If the result is empty, the product is 0.
    auto select = check.getArg().getDefiningOp<arith::SelectOp>();
    auto compare =
        select ? select.getTrueValue().getDefiningOp<arith::CmpIOp>() : nullptr;
    return compare ? compare.getLhs() : Value();
  }
  return Value();
}

/// The factors of a product that are not constants, and what those multiply to.
static std::pair<SmallVector<Value>, uint64_t> getFactors(Value product) {
  SmallVector<Value> factors, todo = {product};
  uint64_t constant = 1;
  // Of a program that is none of the importer's there may be any number.
  for (unsigned steps = 0; !todo.empty() && steps < 4 * kMaxRank; ++steps) {
    Value value = todo.pop_back_val();
    auto mul = value.getDefiningOp<arith::MulIOp>();
    if (mul)
      llvm::append_range(todo, mul->getOperands());
    else if (std::optional<int64_t> known = getConstantIntValue(value))
      constant *= *known;
    else
      factors.push_back(value);
  }
  return {factors, constant};
}

namespace {

/// Finds the pattern that gave the sizes of a Reshape layer.
class ReshapePattern {
public:
  ReshapePattern(tensor::ReshapeOp op) : op(op) {
    if (Value product = findProduct(op))
      std::tie(factors, constant) = getFactors(product);
    auto type = dyn_cast<RankedTensorType>(op.getSource().getType());
    if (type)
      data = type.getShape();
    // What constants of the data the product lacks.
    uint64_t known = 1;
    for (int64_t size : data)
      if (size > 0)
        known *= size;
    if (constant > 0 && known % constant == 0)
      copied = known / constant;
  }

  OpFoldResult get(int64_t i, Value size);

  bool specialZero = false;

private:
  OpFoldResult copy() {
    specialZero = true;
    return Builder(op.getContext()).getIndexAttr(0);
  }

  tensor::ReshapeOp op;
  ArrayRef<int64_t> data;
  SmallVector<Value> factors;
  /// The product of the known factors; 0 without a product.
  uint64_t constant = 0;
  uint64_t copied = 1;
};

} // namespace

OpFoldResult ReshapePattern::get(int64_t i, Value size) {
  Builder builder(op.getContext());
  if (std::optional<int64_t> known = getConstantIntValue(size)) {
    if (i < static_cast<int64_t>(data.size()) && data[i] == *known &&
        *known > 1 && copied % *known == 0) {
      copied /= *known;
      return copy();
    }
    return builder.getIndexAttr(*known);
  }
  bool isGiven = false;
  Value given = skipSpecial(size, -1, isGiven);
  given = skipSpecial(given, 0, specialZero);
  if (isGiven)
    return given;
  // What the product has is all that is left; another size of a tensor is
  // given, or copied if the product lacks it.
  auto dim = size.getDefiningOp<tensor::DimOp>();
  if (!dim || llvm::is_contained(factors, size))
    return builder.getIndexAttr(-1);
  auto isSameDim = [&](Value factor) {
    auto other = factor.getDefiningOp<tensor::DimOp>();
    return other && other.getSource() == dim.getSource() &&
           other.getConstantIndex() == dim.getConstantIndex();
  };
  if (dim.getSource() == op.getSource() && dim.getConstantIndex() == i &&
      llvm::none_of(factors, isSameDim))
    return copy();
  return size;
}

LogicalResult LayerExporter::exportReshape(Operation *op) {
  auto reshape = cast<tensor::ReshapeOp>(op);
  auto list = reshape.getShape().getDefiningOp<tensor::FromElementsOp>();
  if (!list)
    return success();
  ReshapePattern pattern(reshape);
  SmallVector<OpFoldResult> sizes;
  for (auto [i, size] : llvm::enumerate(list.getElements()))
    sizes.push_back(pattern.get(i, size));
  FailureOr<size_t> layer = addSizes(op, "sizes", sizes);
  if (failed(layer))
    return failure();
  return addLayer(op, LayerKind::Reshape, reshape.getSource(), *layer,
                  {{kSpecialZero, pattern.specialZero ? "true" : "false"}});
}
