//===- Broadcasting.cpp - Tensors of different sizes together -------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Broadcasting.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;

SmallVector<int64_t> openvino::getLastDims(int64_t count, int64_t rank) {
  return llvm::to_vector(llvm::seq(rank - count, rank));
}

FailureOr<SmallVector<Value>> openvino::broadcastSizes(SizeBuilder &sizes,
                                                       ArrayRef<Value> a,
                                                       ArrayRef<Value> b) {
  if (a.size() < b.size())
    std::swap(a, b);
  SmallVector<Value> result(a);
  size_t offset = a.size() - b.size();
  Value one = sizes.constant(1);
  for (auto [i, other] : llvm::enumerate(b)) {
    Value &size = result[offset + i];
    if (size == other)
      continue;
    std::optional<int64_t> known = getConstant(size);
    std::optional<int64_t> otherKnown = getConstant(other);
    Value isOne = sizes.equal(size, one), isOtherOne = sizes.equal(other, one);
    std::string expected = ("sizes that are equal or 1 at dimension " +
                            Twine(offset + i) + " of " + Twine(a.size()))
                               .str();
    if (known && otherKnown)
      expected +=
          (", got " + Twine(*known) + " and " + Twine(*otherKnown)).str();
    if (failed(sizes.check(sizes.either(sizes.either(isOne, isOtherOne),
                                        sizes.equal(size, other)),
                           expected)))
      return failure();
    if (otherKnown == 1)
      continue;
    // What is known and not 1 is what the other one is repeated to.
    if (otherKnown || known == 1)
      size = other;
    else if (!known)
      size = sizes.select(isOne, other, size);
  }
  return result;
}

/// How a dimension is read: one that is known not to be repeated along that of
/// the result, one that is known to be at 0. Null where nothing is known.
static AffineExpr getExpression(MLIRContext *context, Value size,
                                int64_t resultDim, Value resultSize) {
  std::optional<int64_t> known = getConstant(size);
  if (size == resultSize || (known && known == getConstant(resultSize)))
    return getAffineDimExpr(resultDim, context);
  if (known == 1)
    return getAffineConstantExpr(0, context);
  return AffineExpr();
}

/// The index into a dimension that is read as `expression` says; where it says
/// nothing, 0 if the dimension turns out to be repeated.
static Value getIndex(ImplicitLocOpBuilder &builder, AffineExpr expression,
                      Value size, int64_t resultDim) {
  Value zero = arith::ConstantIndexOp::create(builder, 0);
  if (isa_and_present<AffineConstantExpr>(expression))
    return zero;
  Value index = linalg::IndexOp::create(builder, resultDim);
  if (expression)
    return index;
  Value isOne =
      arith::CmpIOp::create(builder, arith::CmpIPredicate::eq, size,
                            arith::ConstantIndexOp::create(builder, 1));
  return arith::SelectOp::create(builder, isOne, zero, index);
}

Value openvino::mapBroadcast(ImplicitLocOpBuilder &builder,
                             ArrayRef<BroadcastInput> inputs,
                             ArrayRef<Value> sizes, Type resultElement,
                             ElementFn make) {
  MLIRContext *context = builder.getContext();
  unsigned rank = sizes.size();
  SmallVector<Value> operands;
  SmallVector<AffineMap> maps;
  SmallVector<SmallVector<AffineExpr>> allExpressions;
  // The inputs that are read by a map.
  SmallVector<bool> mapped;
  for (const BroadcastInput &input : inputs) {
    SmallVector<AffineExpr> expressions;
    for (auto [size, dim] : llvm::zip_equal(input.sizes, input.dims))
      expressions.push_back(getExpression(context, size, dim, sizes[dim]));
    mapped.push_back(llvm::all_of(
        expressions, [](AffineExpr expression) { return !!expression; }));
    if (mapped.back()) {
      operands.push_back(input.tensor);
      maps.push_back(AffineMap::get(rank, 0, expressions, context));
    }
    allExpressions.push_back(std::move(expressions));
  }
  maps.push_back(builder.getMultiDimIdentityMap(rank));
  Value init =
      tensor::EmptyOp::create(builder, getMixedSizes(sizes), resultElement);
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             builder, init.getType(), operands, init, maps, iterators,
             [&](OpBuilder &nested, Location loc, ValueRange arguments) {
               ImplicitLocOpBuilder body(loc, nested);
               SmallVector<Value> elements;
               for (auto [input, isMapped, expressions] :
                    llvm::zip_equal(inputs, mapped, allExpressions)) {
                 Value element;
                 if (isMapped) {
                   element = arguments.front();
                   arguments = arguments.drop_front();
                 } else {
                   SmallVector<Value> indices;
                   for (auto [expression, size, dim] :
                        llvm::zip_equal(expressions, input.sizes, input.dims))
                     indices.push_back(getIndex(body, expression, size, dim));
                   element =
                       tensor::ExtractOp::create(body, input.tensor, indices);
                 }
                 elements.push_back(castToSignless(body, loc, element));
               }
               linalg::YieldOp::create(
                   body, castFromSignless(body, loc, make(body, elements),
                                          resultElement));
             })
      .getResult(0);
}
