//===- Shapes.cpp - Shape rules that the ops share ------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Shapes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/ShapedOpInterfaces.h"

using namespace mlir;
using namespace mlir::seek;

bool seek::isIndexElement(Type type) {
  return type.isIndex() || type.isSignlessInteger(8) ||
         type.isSignlessInteger(16) || type.isSignlessInteger(32) ||
         type.isSignlessInteger(64);
}

TensorType seek::refineShape(TensorType type, TensorType other) {
  if (!other.hasRank())
    return type;
  if (!type.hasRank())
    return RankedTensorType::get(other.getShape(), type.getElementType());
  SmallVector<int64_t> shape(type.getShape());
  for (auto [size, otherSize] : llvm::zip_equal(shape, other.getShape()))
    if (ShapedType::isDynamic(size))
      size = otherSize;
  return cast<RankedTensorType>(type).clone(shape);
}

std::optional<int64_t> seek::findLeadingMismatch(ArrayRef<int64_t> sequence,
                                                 ArrayRef<int64_t> values) {
  for (size_t dim = 0; dim + 1 < sequence.size(); ++dim)
    if (failed(verifyCompatibleDims({sequence[dim], values[dim]})))
      return dim;
  return std::nullopt;
}

bool seek::haveSameStaticShape(ShapedType a, ShapedType b) {
  return a.hasStaticShape() && b.hasStaticShape() &&
         a.getShape() == b.getShape();
}

namespace {

/// Where a size comes from: a constant or a value, or, if `size` is null, a
/// dimension of a value that says no more.
struct SizeSource {
  OpFoldResult size;
  Value shaped;
  int64_t dim;

  bool operator==(const SizeSource &other) const {
    if (size && other.size)
      return isEqualConstantIntOrValue(size, other.size);
    return !size && !other.size && shaped == other.shaped && dim == other.dim;
  }
};

} // namespace

/// The dimension of `op`'s source that dimension `dim` of its result is.
static int64_t getSourceDim(tensor::ExtractSliceOp op, int64_t dim) {
  llvm::SmallBitVector dropped = op.getDroppedDims();
  for (int64_t source = 0; source < op.getSourceType().getRank(); ++source)
    if (!dropped[source] && dim-- == 0)
      return source;
  llvm_unreachable("more dimensions in a slice than in its source");
}

/// If `size` is a dimension of some value, says which of which.
static bool getDimension(OpFoldResult size, Value &shaped, int64_t &dim) {
  auto value = dyn_cast<Value>(size);
  auto op = value ? value.getDefiningOp<ShapedDimOpInterface>()
                  : ShapedDimOpInterface();
  std::optional<int64_t> constant =
      op ? getConstantIntValue(op.getDimension()) : std::nullopt;
  auto type =
      op ? dyn_cast<ShapedType>(op.getShapedValue().getType()) : ShapedType();
  if (!constant || !type || !type.hasRank() || *constant < 0 ||
      *constant >= type.getRank())
    return false;
  shaped = op.getShapedValue();
  dim = *constant;
  return true;
}

/// Follows a size through ops that make tensors of a given size, but not for
/// ever: code that is never reached may go in circles.
static SizeSource findSize(Value shaped, int64_t dim) {
  constexpr int kMostSteps = 64;
  for (int step = 0; step < kMostSteps; ++step) {
    auto type = cast<ShapedType>(shaped.getType());
    if (!type.isDynamicDim(dim)) {
      Builder builder(shaped.getContext());
      return {builder.getIndexAttr(type.getDimSize(dim)), shaped, dim};
    }
    Operation *op = shaped.getDefiningOp();
    OpFoldResult size;
    if (auto cast = dyn_cast_if_present<tensor::CastOp>(op);
        cast && isa<RankedTensorType>(cast.getSource().getType())) {
      shaped = cast.getSource();
      continue;
    }
    if (auto slice = dyn_cast_if_present<tensor::ExtractSliceOp>(op)) {
      size = slice.getMixedSizes()[getSourceDim(slice, dim)];
    } else if (auto empty = dyn_cast_if_present<tensor::EmptyOp>(op)) {
      size = empty.getMixedSizes()[dim];
    } else if (auto inPlace =
                   dyn_cast_if_present<DestinationStyleOpInterface>(op)) {
      Value init = inPlace.getTiedOpOperand(cast<OpResult>(shaped))->get();
      if (init.getType() != shaped.getType())
        break;
      shaped = init;
      continue;
    } else {
      break;
    }
    if (!getDimension(size, shaped, dim))
      return {size, shaped, dim};
  }
  return {OpFoldResult(), shaped, dim};
}

bool seek::haveSameSize(Value a, Value b, int64_t dim) {
  return findSize(a, dim) == findSize(b, dim);
}

bool seek::isSize(OpFoldResult size, Value shaped, int64_t dim) {
  Value other;
  int64_t otherDim = 0;
  SizeSource source = getDimension(size, other, otherDim)
                          ? findSize(other, otherDim)
                          : SizeSource{size, other, otherDim};
  return source == findSize(shaped, dim);
}

bool seek::haveSameStaticLeadingDims(ShapedType a, ShapedType b) {
  if (!a.hasRank() || !b.hasRank() || a.getRank() != b.getRank())
    return false;
  ArrayRef<int64_t> leading = a.getShape().drop_back();
  return leading == b.getShape().drop_back() &&
         !ShapedType::isDynamicShape(leading);
}

/// The most that an element of `type` counts to.
static int64_t getLargestCount(ShapedType type) {
  Type element = type.getElementType();
  return llvm::maxIntN(element.isIndex() ? 64
                                         : element.getIntOrFloatBitWidth());
}

bool seek::countFits(ShapedType sequence, ShapedType resultType) {
  return !sequence.hasRank() || sequence.getRank() == 0 ||
         ShapedType::isDynamic(sequence.getShape().back()) ||
         sequence.getShape().back() <= getLargestCount(resultType);
}

LogicalResult seek::verifyCountFits(Operation *op, ShapedType sequence,
                                    StringRef name, ShapedType resultType) {
  if (countFits(sequence, resultType))
    return success();
  return op->emitOpError() << "expected '" << name << "' to have at most "
                           << getLargestCount(resultType)
                           << " elements, the most that "
                           << resultType.getElementType() << " counts to, got "
                           << sequence.getShape().back();
}

LogicalResult seek::reifyShape(OpBuilder &builder, Location loc, Value result,
                               ArrayRef<Value> sources,
                               ReifiedRankedShapedTypeDims &shapes) {
  auto type = dyn_cast<RankedTensorType>(result.getType());
  if (!type)
    return failure();
  for (Value source : sources) {
    auto sourceType = dyn_cast<RankedTensorType>(source.getType());
    if (!sourceType || sourceType.getRank() != type.getRank())
      return failure();
  }
  SmallVector<OpFoldResult> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(dim)) {
      sizes.push_back(builder.getIndexAttr(type.getDimSize(dim)));
      continue;
    }
    Value source = sources.front();
    if (dim + 1 < type.getRank())
      for (Value candidate : sources)
        if (!cast<RankedTensorType>(candidate.getType()).isDynamicDim(dim)) {
          source = candidate;
          break;
        }
    sizes.push_back(tensor::getMixedSize(builder, loc, source, dim));
  }
  shapes.push_back(std::move(sizes));
  return success();
}

LogicalResult seek::verifyOneKind(Operation *op) {
  auto isTensor = [](Type type) { return isa<TensorType>(type); };
  if (llvm::all_of(op->getOperandTypes(), isTensor) ||
      llvm::none_of(op->getOperandTypes(), isTensor))
    return success();
  InFlightDiagnostic diagnostic = op->emitOpError(
      "expected all operands to be tensors or all memrefs, got ");
  unsigned last = op->getNumOperands() - 1;
  for (auto [i, type] : llvm::enumerate(op->getOperandTypes()))
    diagnostic << (i == 0 ? "" : i == last ? " and " : ", ") << type;
  return diagnostic;
}
