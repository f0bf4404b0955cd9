//===- SpecOps.cpp - seek.bucketize and seek.search_sorted ----------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Shape inference and verification of the spec ops. Inference and verification
// share their checks; each is labelled with the constraint of the op's
// description that it enforces.

#include "seek/IR/Seek.h"

#include "Shapes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::seek;

//===----------------------------------------------------------------------===//
// What both ops share
//===----------------------------------------------------------------------===//

/// Whether an op that infers `inferred` may be declared to return `actual`: the
/// shapes are compatible and the element type is one that results may have.
static bool areCompatible(TypeRange inferred, TypeRange actual) {
  if (inferred.size() != 1 || actual.size() != 1)
    return false;
  auto tensor = dyn_cast<TensorType>(actual.front());
  return tensor && isIndexElement(tensor.getElementType()) &&
         succeeded(verifyCompatibleShape(inferred.front(), tensor));
}

/// Refines the declared result type by the inferred shape. Says nothing and
/// changes nothing where that is not possible: verify() has the better message,
/// and reports once.
template <typename OpTy>
static LogicalResult
refineDeclaredType(MLIRContext *context, ValueRange operands,
                   DictionaryAttr attributes, OpaqueProperties properties,
                   RegionRange regions, SmallVectorImpl<Type> &types) {
  SmallVector<Type> inferred;
  if (failed(OpTy::inferReturnTypes(context, std::nullopt, operands, attributes,
                                    properties, regions, inferred)) ||
      !areCompatible(inferred, types))
    return success();
  types.front() = refineShape(cast<TensorType>(types.front()),
                              cast<TensorType>(inferred.front()));
  return success();
}

/// Whether every size that `declared` states is known from the operands, too.
/// An op that states more must not run where the program does not.
static bool knowsSizesOf(TensorType inferred, TensorType declared) {
  return refineShape(inferred, declared) == inferred;
}

/// bucketize_c2, search_sorted_c6
static LogicalResult verifyResultShape(Operation *op, TensorType inferred,
                                       StringRef source) {
  auto result = cast<TensorType>(op->getResult(0).getType());
  if (succeeded(verifyCompatibleShape(inferred, result)))
    return success();
  return op->emitOpError() << "expected a result of the shape of '" << source
                           << "', " << inferred << ", got " << result;
}

//===----------------------------------------------------------------------===//
// BucketizeOp
//===----------------------------------------------------------------------===//

/// The result type for operands of these types, with i64 elements.
static FailureOr<TensorType> inferBucketize(std::optional<Location> loc,
                                            Type dataType, Type bucketsType) {
  auto data = dyn_cast<TensorType>(dataType);
  auto buckets = dyn_cast<TensorType>(bucketsType);
  if (!data || !buckets)
    return emitOptionalError(loc, "'seek.bucketize' op expected tensors, got ",
                             dataType, " and ", bucketsType);
  // bucketize_c1
  if (buckets.hasRank() && buckets.getRank() != 1)
    return emitOptionalError(
        loc, "'seek.bucketize' op expected 'buckets' to have rank 1, got rank ",
        buckets.getRank(), " (", buckets, ")");
  Type i64 = IntegerType::get(data.getContext(), 64);
  if (!data.hasRank())
    return TensorType(UnrankedTensorType::get(i64));
  return TensorType(RankedTensorType::get(data.getShape(), i64));
}

LogicalResult
BucketizeOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc,
                              ValueRange operands, DictionaryAttr attributes,
                              OpaqueProperties properties, RegionRange regions,
                              SmallVectorImpl<Type> &types) {
  Adaptor adaptor(operands, attributes, properties, regions);
  FailureOr<TensorType> type = inferBucketize(loc, adaptor.getData().getType(),
                                              adaptor.getBuckets().getType());
  if (failed(type))
    return failure();
  types.push_back(*type);
  return success();
}

bool BucketizeOp::isCompatibleReturnTypes(TypeRange inferred,
                                          TypeRange actual) {
  return areCompatible(inferred, actual);
}

LogicalResult
BucketizeOp::refineReturnTypes(MLIRContext *context, std::optional<Location>,
                               ValueRange operands, DictionaryAttr attributes,
                               OpaqueProperties properties, RegionRange regions,
                               SmallVectorImpl<Type> &types) {
  return refineDeclaredType<BucketizeOp>(context, operands, attributes,
                                         properties, regions, types);
}

LogicalResult BucketizeOp::verify() {
  FailureOr<TensorType> inferred =
      inferBucketize(getLoc(), getData().getType(), getBuckets().getType());
  if (failed(inferred) || failed(verifyResultShape(*this, *inferred, "data")))
    return failure();
  // bucketize_c3
  return verifyCountFits(*this, getBuckets().getType(), "buckets",
                         getResult().getType());
}

LogicalResult
BucketizeOp::reifyResultShapes(OpBuilder &builder,
                               ReifiedRankedShapedTypeDims &shapes) {
  return reifyShape(builder, getLoc(), getResult(), {getData()}, shapes);
}

/// A value searches the one sequence, whatever its length.
Speculation::Speculatability BucketizeOp::getSpeculatability() {
  FailureOr<TensorType> inferred =
      inferBucketize(std::nullopt, getData().getType(), getBuckets().getType());
  if (!getBuckets().getType().hasRank() || failed(inferred) ||
      !knowsSizesOf(*inferred, getResult().getType()))
    return Speculation::NotSpeculatable;
  return Speculation::Speculatable;
}

//===----------------------------------------------------------------------===//
// SearchSortedOp
//===----------------------------------------------------------------------===//

/// The result type for operands of these types, with i64 elements. `sorterType`
/// is null where there is no sorter.
static FailureOr<TensorType> inferSearchSorted(std::optional<Location> loc,
                                               Type sequenceType,
                                               Type valuesType,
                                               Type sorterType) {
  auto sequence = dyn_cast<TensorType>(sequenceType);
  auto values = dyn_cast<TensorType>(valuesType);
  auto sorter = dyn_cast_if_present<TensorType>(sorterType);
  if (!sequence || !values || (sorterType && !sorter))
    return emitOptionalError(loc,
                             "'seek.search_sorted' op expected tensors, got ",
                             sequenceType, " and ", valuesType);
  // search_sorted_c4
  if (sequence.getElementType() != values.getElementType())
    return emitOptionalError(
        loc,
        "'seek.search_sorted' op expected 'sorted_sequence' and 'values' to "
        "have the same element type, got ",
        sequence.getElementType(), " and ", values.getElementType());
  // search_sorted_c5
  if (sorter && failed(verifyCompatibleShape(sorter, sequence)))
    return emitOptionalError(
        loc,
        "'seek.search_sorted' op expected 'sorter' to have the shape of "
        "'sorted_sequence', ",
        sequence, ", got ", sorter);
  // What is known of the sequence's shape, the sorter's knowledge included.
  if (sorter)
    sequence = refineShape(sequence, sorter);
  // search_sorted_c1
  if (sequence.hasRank() && sequence.getRank() == 0)
    return emitOptionalError(loc,
                             "'seek.search_sorted' op expected "
                             "'sorted_sequence' to have rank 1 or more, got ",
                             sequence);

  Type i64 = IntegerType::get(values.getContext(), 64);
  if (!sequence.hasRank() || sequence.getRank() == 1) {
    if (!values.hasRank())
      return TensorType(UnrankedTensorType::get(i64));
    return TensorType(RankedTensorType::get(values.getShape(), i64));
  }
  SmallVector<int64_t> shape(sequence.getShape());
  shape.back() = ShapedType::kDynamic;
  if (!values.hasRank())
    return TensorType(RankedTensorType::get(shape, i64));
  // search_sorted_c2
  if (values.getRank() != sequence.getRank())
    return emitOptionalError(
        loc,
        "'seek.search_sorted' op expected 'sorted_sequence' to have rank 1 or "
        "the rank of 'values', got ranks ",
        sequence.getRank(), " and ", values.getRank(), " (", sequence, " and ",
        values, ")");
  // search_sorted_c3
  if (std::optional<int64_t> dim =
          findLeadingMismatch(sequence.getShape(), values.getShape()))
    return emitOptionalError(
        loc,
        "'seek.search_sorted' op expected 'sorted_sequence' and 'values' to "
        "agree on all but the last dimension, got ",
        sequence.getDimSize(*dim), " and ", values.getDimSize(*dim),
        " at dimension ", *dim);
  return refineShape(RankedTensorType::get(shape, i64), values);
}

LogicalResult SearchSortedOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> loc, ValueRange operands,
    DictionaryAttr attributes, OpaqueProperties properties, RegionRange regions,
    SmallVectorImpl<Type> &types) {
  Adaptor adaptor(operands, attributes, properties, regions);
  Value sorter = adaptor.getSorter();
  FailureOr<TensorType> type = inferSearchSorted(
      loc, adaptor.getSortedSequence().getType(), adaptor.getValues().getType(),
      sorter ? sorter.getType() : Type());
  if (failed(type))
    return failure();
  types.push_back(*type);
  return success();
}

bool SearchSortedOp::isCompatibleReturnTypes(TypeRange inferred,
                                             TypeRange actual) {
  return areCompatible(inferred, actual);
}

LogicalResult SearchSortedOp::refineReturnTypes(
    MLIRContext *context, std::optional<Location>, ValueRange operands,
    DictionaryAttr attributes, OpaqueProperties properties, RegionRange regions,
    SmallVectorImpl<Type> &types) {
  return refineDeclaredType<SearchSortedOp>(context, operands, attributes,
                                            properties, regions, types);
}

static FailureOr<TensorType> infer(SearchSortedOp op,
                                   std::optional<Location> loc) {
  return inferSearchSorted(
      loc, op.getSortedSequence().getType(), op.getValues().getType(),
      op.getSorter() ? Type(op.getSorter().getType()) : Type());
}

LogicalResult SearchSortedOp::verify() {
  FailureOr<TensorType> inferred = infer(*this, getLoc());
  if (failed(inferred) || failed(verifyResultShape(*this, *inferred, "values")))
    return failure();
  // search_sorted_c7
  TensorType sequence = getSortedSequence().getType();
  if (getSorter())
    sequence = refineShape(sequence, getSorter().getType());
  return verifyCountFits(*this, sequence, "sorted_sequence",
                         getResult().getType());
}

LogicalResult
SearchSortedOp::reifyResultShapes(OpBuilder &builder,
                                  ReifiedRankedShapedTypeDims &shapes) {
  SmallVector<Value> sources = {getValues()};
  TensorType sequence = getSortedSequence().getType();
  if (sequence.hasRank() && sequence.getRank() > 1)
    sources.push_back(getSortedSequence());
  return reifyShape(builder, getLoc(), getResult(), sources, shapes);
}

Speculation::Speculatability SearchSortedOp::getSpeculatability() {
  TensorType sequence = getSortedSequence().getType();
  TensorType values = getValues().getType();
  if (!sequence.hasRank() ||
      (sequence.getRank() > 1 && !haveSameStaticLeadingDims(sequence, values)))
    return Speculation::NotSpeculatable;
  if (getSorter() && !haveSameStaticShape(getSorter().getType(), sequence))
    return Speculation::NotSpeculatable;
  FailureOr<TensorType> inferred = infer(*this, std::nullopt);
  if (failed(inferred) || !knowsSizesOf(*inferred, getResult().getType()))
    return Speculation::NotSpeculatable;
  return Speculation::Speculatable;
}
