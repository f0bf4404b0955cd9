//===- ImportArithmetic.cpp - Layers that compute with elements -----------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayerImports.h"

#include "Broadcasting.h"
#include "Elements.h"
#include "Sizes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/APSInt.h"
#include <cmath>

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;
using arith::CmpFPredicate;
using arith::CmpIPredicate;

/// Reports elements that are not computed with.
static LogicalResult checkComputable(const LayerImporter &importer) {
  const ElementType *element = importer.inputs.front().element;
  for (const Tensor &input : importer.inputs)
    if (input.element != element)
      return importer.emitError()
             << "expected inputs with the same type of elements, got "
             << element->name << " and " << input.element->name;
  if (element->isBoolean() || (element->isFloat() && element->bits == 8))
    return importer.emitError()
           << "elements of the type '" << element->name
           << "' are not supported, expected integers or floats of 16 bits or "
              "more";
  return success();
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// Computes with floats of 16 bits in f32, and rounds the result.
static Value computeWide(ImplicitLocOpBuilder &builder, ValueRange inputs,
                         const ElementType &type, ElementFn make) {
  const ElementType &wide =
      type.isFloat() && type.bits == 16 ? *ElementType::find("f32") : type;
  SmallVector<Value> operands = llvm::map_to_vector(inputs, [&](Value input) {
    return convertElement(builder, input, type, wide);
  });
  Value result = make(builder, operands);
  return type.isFloat() ? convertElement(builder, result, wide, type)
                        : wrapElement(builder, result, type);
}

/// The quotient of integers. The divisor is not 0.
static Value divideIntegers(ImplicitLocOpBuilder &builder, Value a, Value b,
                            bool isSigned, bool isFloor) {
  if (!isSigned)
    return arith::DivUIOp::create(builder, a, b);
  Type type = a.getType();
  Value zero = createInt(builder, type, 0), one = createInt(builder, type, 1);
  // The least integer has no opposite: it wraps around to itself.
  Value isOpposite = arith::CmpIOp::create(builder, CmpIPredicate::eq, b,
                                           createInt(builder, type, -1));
  Value divisor = arith::SelectOp::create(builder, isOpposite, one, b);
  Value quotient = arith::DivSIOp::create(builder, a, divisor);
  if (isFloor) {
    Value product = arith::MulIOp::create(builder, quotient, divisor);
    Value isInexact =
        arith::CmpIOp::create(builder, CmpIPredicate::ne, product, a);
    Value isNegative =
        arith::CmpIOp::create(builder, CmpIPredicate::slt,
                              arith::XOrIOp::create(builder, a, divisor), zero);
    Value isBelow = arith::AndIOp::create(builder, isInexact, isNegative);
    quotient = arith::SelectOp::create(
        builder, isBelow, arith::SubIOp::create(builder, quotient, one),
        quotient);
  }
  return arith::SelectOp::create(
      builder, isOpposite, arith::SubIOp::create(builder, zero, a), quotient);
}

/// The greater or the less of two elements; the second one of NaN and another,
/// and of zeros.
static Value pickExtreme(ImplicitLocOpBuilder &builder, Value a, Value b,
                         const ElementType &type, bool isMaximum) {
  if (type.isFloat()) {
    Value isFirst = arith::CmpFOp::create(
        builder, isMaximum ? CmpFPredicate::OGT : CmpFPredicate::OLT, a, b);
    return arith::SelectOp::create(builder, isFirst, a, b);
  }
  if (type.kind == ElementType::Kind::Signed)
    return isMaximum ? Value(arith::MaxSIOp::create(builder, a, b))
                     : Value(arith::MinSIOp::create(builder, a, b));
  return isMaximum ? Value(arith::MaxUIOp::create(builder, a, b))
                   : Value(arith::MinUIOp::create(builder, a, b));
}

static Value compute(ImplicitLocOpBuilder &builder, LayerKind kind, Value a,
                     Value b, const ElementType &type, bool isFloor) {
  bool isFloat = type.isFloat();
  switch (kind) {
  case LayerKind::Add:
    return isFloat ? Value(arith::AddFOp::create(builder, a, b))
                   : Value(arith::AddIOp::create(builder, a, b));
  case LayerKind::Subtract:
    return isFloat ? Value(arith::SubFOp::create(builder, a, b))
                   : Value(arith::SubIOp::create(builder, a, b));
  case LayerKind::Multiply:
    return isFloat ? Value(arith::MulFOp::create(builder, a, b))
                   : Value(arith::MulIOp::create(builder, a, b));
  case LayerKind::Divide:
    return isFloat ? Value(arith::DivFOp::create(builder, a, b))
                   : divideIntegers(builder, a, b,
                                    type.kind == ElementType::Kind::Signed,
                                    isFloor);
  default:
    return pickExtreme(builder, a, b, type, kind == LayerKind::Maximum);
  }
}

//===----------------------------------------------------------------------===//
// Layers with two inputs
//===----------------------------------------------------------------------===//

/// Checks that no divisor is 0.
static LogicalResult checkDivisors(LayerImporter &importer) {
  const Tensor &divisor = importer.inputs[1];
  StringRef expected = "divisors that are not 0";
  DenseElementsAttr constant;
  if (matchPattern(divisor.value, m_Constant(&constant))) {
    for (const APInt &element : constant.getValues<APInt>())
      if (element.isZero())
        return importer.emitError() << "expected " << expected << ", got 0";
    return success();
  }
  ImplicitLocOpBuilder &builder = importer.builder;
  int64_t rank = divisor.getRank();
  Value yes = arith::ConstantOp::create(
      builder, DenseElementsAttr::get(
                   RankedTensorType::get({}, builder.getI1Type()), true));
  SmallVector<AffineMap> maps = {
      builder.getMultiDimIdentityMap(rank),
      AffineMap::get(rank, 0, importer.getContext())};
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::reduction);
  Value all =
      linalg::GenericOp::create(
          builder, yes.getType(), divisor.value, yes, maps, iterators,
          [&](OpBuilder &nested, Location loc, ValueRange arguments) {
            ImplicitLocOpBuilder body(loc, nested);
            Value element = castToSignless(body, loc, arguments[0]);
            Value isNonZero =
                arith::CmpIOp::create(body, CmpIPredicate::ne, element,
                                      createInt(body, element.getType(), 0));
            linalg::YieldOp::create(body, Value(arith::AndIOp::create(
                                              body, arguments[1], isNonZero)));
          })
          .getResult(0);
  return SizeBuilder(importer).check(
      tensor::ExtractOp::create(builder, all, ValueRange()), expected);
}

/// The sizes of the result, by the rule that `auto_broadcast` names.
static FailureOr<SmallVector<Value>> getResultSizes(LayerImporter &importer,
                                                    SizeBuilder &sizes,
                                                    ArrayRef<Value> a,
                                                    ArrayRef<Value> b) {
  FailureOr<StringRef> rule = importer.getString(kAutoBroadcast, "numpy");
  if (failed(rule))
    return failure();
  if (*rule == "numpy")
    return broadcastSizes(sizes, a, b);
  if (*rule != "none")
    return importer.emitAttributeError(kAutoBroadcast)
           << "expected 'auto_broadcast' to be numpy or none, got "
           << quote(*rule);
  if (a.size() != b.size())
    return importer.emitError()
           << "expected inputs of the same number of dimensions, got "
           << a.size() << " and " << b.size();
  SmallVector<Value> result(a);
  for (auto [i, other] : llvm::enumerate(b)) {
    if (failed(sizes.check(sizes.equal(result[i], other),
                           "inputs of the same size at dimension " + Twine(i))))
      return failure();
    if (getConstant(other))
      result[i] = other;
  }
  return result;
}

FailureOr<Tensor> openvino::importArithmetic(LayerImporter &importer) {
  if (failed(checkComputable(importer)) || failed(importer.checkRanked(0)) ||
      failed(importer.checkRanked(1)))
    return failure();
  LayerKind kind = importer.layer.info->kind;
  const ElementType &type = *importer.inputs[0].element;
  bool isFloor = true;
  if (kind == LayerKind::Divide) {
    FailureOr<bool> pythonDiv = importer.getBool(kPythonDiv, true);
    if (failed(pythonDiv) ||
        (type.isInteger() && failed(checkDivisors(importer))))
      return failure();
    isFloor = *pythonDiv;
  }

  SizeBuilder sizes(importer);
  SmallVector<BroadcastInput> inputs;
  for (const Tensor &input : importer.inputs) {
    bool isSame = !inputs.empty() && input.value == inputs.front().tensor;
    inputs.push_back(
        {input.value,
         isSame ? inputs.front().sizes : sizes.getSizes(input.value),
         {}});
  }
  FailureOr<SmallVector<Value>> result =
      getResultSizes(importer, sizes, inputs[0].sizes, inputs[1].sizes);
  if (failed(result))
    return failure();
  Type element = importer.inputs[0].getType().getElementType();
  if (failed(importer.checkType(getTensorType(*result, element))))
    return failure();
  for (BroadcastInput &input : inputs)
    input.dims = getLastDims(input.sizes.size(), result->size());
  return Tensor{
      mapBroadcast(importer.builder, inputs, *result, element,
                   [&](ImplicitLocOpBuilder &builder, ValueRange elements) {
                     return computeWide(
                         builder, elements, type,
                         [&](ImplicitLocOpBuilder &, ValueRange wide) {
                           return compute(builder, kind, wide[0], wide[1], type,
                                          isFloor);
                         });
                   }),
      &type};
}

//===----------------------------------------------------------------------===//
// Clamp
//===----------------------------------------------------------------------===//

/// Reads a bound of a Clamp layer.
static FailureOr<APFloat> getBound(const LayerImporter &importer,
                                   StringRef name) {
  FailureOr<StringRef> text = importer.getString(name);
  if (failed(text))
    return failure();
  double bound;
  if (text->getAsDouble(bound) || std::isnan(bound))
    return importer.emitAttributeError(name)
           << "expected '" << name << "' to be a number, got " << quote(*text);
  return APFloat(bound);
}

/// A bound in the type of elements: the next integer on the side of `mode`, the
/// nearest float.
static TypedAttr getBoundAttr(const ElementType &type, Type stored,
                              APFloat bound, APFloat::roundingMode mode) {
  if (type.isFloat()) {
    bool losesInfo;
    bound.convert(cast<FloatType>(stored).getFloatSemantics(),
                  APFloat::rmNearestTiesToEven, &losesInfo);
    return FloatAttr::get(stored, bound);
  }
  bool isSigned = type.kind == ElementType::Kind::Signed;
  llvm::APSInt integer(type.bits, /*isUnsigned=*/!isSigned);
  bool isExact;
  // Gives the nearest integer of the type.
  bound.convertToInteger(integer, mode, &isExact);
  return IntegerAttr::get(stored,
                          integer.extend(stored.getIntOrFloatBitWidth()));
}

FailureOr<Tensor> openvino::importClamp(LayerImporter &importer) {
  if (failed(checkComputable(importer)) || failed(importer.checkRanked(0)))
    return failure();
  FailureOr<APFloat> min = getBound(importer, kMin);
  if (failed(min))
    return failure();
  FailureOr<APFloat> max = getBound(importer, kMax);
  if (failed(max))
    return failure();
  if (*min > *max)
    return importer.emitAttributeError(kMin)
           << "expected 'min' to be at most 'max', got "
           << quote(*importer.getString(kMin)) << " and "
           << quote(*importer.getString(kMax));
  const Tensor &input = importer.inputs[0];
  const ElementType &type = *input.element;
  Type element = input.getType().getElementType();
  auto clamp = [&](ImplicitLocOpBuilder &builder, ValueRange elements) {
    Value value = elements.front();
    auto limit = [&](const APFloat &number, APFloat::roundingMode mode,
                     CmpFPredicate floatPredicate,
                     CmpIPredicate integerPredicate) {
      Value bound = arith::ConstantOp::create(
          builder, getBoundAttr(type, value.getType(), number, mode));
      // Not of NaN, which stays.
      Value isBeyond =
          type.isFloat() ? Value(arith::CmpFOp::create(builder, floatPredicate,
                                                       value, bound))
                         : Value(arith::CmpIOp::create(
                               builder, integerPredicate, value, bound));
      value = arith::SelectOp::create(builder, isBeyond, bound, value);
    };
    bool isSigned = type.kind == ElementType::Kind::Signed;
    limit(*min, APFloat::rmTowardPositive, CmpFPredicate::OLT,
          isSigned ? CmpIPredicate::slt : CmpIPredicate::ult);
    limit(*max, APFloat::rmTowardNegative, CmpFPredicate::OGT,
          isSigned ? CmpIPredicate::sgt : CmpIPredicate::ugt);
    return value;
  };
  return Tensor{mapElements(importer.builder, input.value, element, clamp),
                &type};
}
