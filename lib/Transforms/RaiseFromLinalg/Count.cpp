//===- Count.cpp - Structured ops that count elements before values -------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Count.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::seek;
using arith::CmpFPredicate;
using arith::CmpIPredicate;

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// What a reduction starts from.
static TypedAttr getInit(Tracer &tracer, const Reduction &reduction,
                         unsigned result) {
  linalg::LinalgOp op = reduction.op;
  OpOperand *init = op.getDpsInitOperand(result);
  SmallVector<AffineExpr> indices;
  for (AffineExpr expr : op.getMatchingIndexingMap(init).getResults())
    indices.push_back(expr.replaceDims(reduction.iteration));
  return tracer.getConstant({init->get(), linalg::LinalgOp(), indices});
}

/// The argument of the body that is the result so far.
static Value getAccumulator(const Reduction &reduction, unsigned result) {
  linalg::LinalgOp op = reduction.op;
  return op.getMatchingBlockArgument(op.getDpsInitOperand(result));
}

static Value getYielded(const Reduction &reduction, unsigned result) {
  linalg::LinalgOp op = reduction.op;
  return op.getBlock()->getTerminator()->getOperand(result);
}

static Scalar inBody(const Reduction &reduction, Value value) {
  return {value, reduction.op, reduction.iteration};
}

/// The other operand of a binary op of one of the kinds, one of whose operands
/// is `known`; or null.
template <typename... OpTys>
static Value getOtherOperand(Value value, Value known) {
  Operation *op = value.getDefiningOp();
  if (!isa_and_nonnull<OpTys...>(op))
    return {};
  if (op->getOperand(0) == known)
    return op->getOperand(1);
  return op->getOperand(1) == known ? op->getOperand(0) : Value();
}

/// The condition on an element of the sequence and a value, where the
/// comparison is with the element that a reduction is at.
static std::optional<ElementCompare>
matchElementCompare(Tracer &tracer, const Reduction &reduction,
                    std::optional<Compare> compare) {
  if (!compare)
    return std::nullopt;
  return seek::matchElementCompare(tracer, *compare,
                                   tracer.getSequenceIndex(reduction.size));
}

/// The condition for which the reduction adds one to its result.
static std::optional<Compare> matchAdded(Tracer &tracer,
                                         const Reduction &reduction) {
  Value sum = getYielded(reduction, 0);
  Value accumulator = getAccumulator(reduction, 0);
  if (Value added =
          getOtherOperand<arith::AddIOp, arith::AddFOp>(sum, accumulator))
    return matchCondition(tracer, inBody(reduction, added));
  // select(condition, result + 1, result)
  auto select = sum.getDefiningOp<arith::SelectOp>();
  if (!select)
    return std::nullopt;
  bool isNegated = select.getTrueValue() == accumulator;
  Value kept = isNegated ? select.getTrueValue() : select.getFalseValue();
  Value next = isNegated ? select.getFalseValue() : select.getTrueValue();
  Value one = getOtherOperand<arith::AddIOp, arith::AddFOp>(next, accumulator);
  if (kept != accumulator || !one ||
      !isConstantOne(tracer.getConstant(inBody(reduction, one))))
    return std::nullopt;
  std::optional<Compare> compare =
      matchCondition(tracer, inBody(reduction, select.getCondition()));
  if (compare && isNegated)
    return compare->negated();
  return compare;
}

/// A reduction that adds up conditions from 0.
static std::optional<Count> matchSum(Tracer &tracer, linalg::LinalgOp op,
                                     unsigned result,
                                     ArrayRef<AffineExpr> indices) {
  if (op->getNumResults() != 1)
    return std::nullopt;
  std::optional<Reduction> reduction =
      tracer.enterReduction(op, result, indices);
  if (!reduction || !isConstantZero(getInit(tracer, *reduction, result)))
    return std::nullopt;
  std::optional<ElementCompare> compare =
      matchElementCompare(tracer, *reduction, matchAdded(tracer, *reduction));
  if (!compare)
    return std::nullopt;
  return Count{*compare,
               reduction->size,
               {getElementTypeOrSelf(op->getResult(result).getType())}};
}

//===----------------------------------------------------------------------===//
// The first element
//===----------------------------------------------------------------------===//

/// Whether the op is between integers, which keep a count that all can hold.
static bool isIntegerCast(Operation *op) {
  return isa_and_nonnull<arith::TruncIOp, arith::ExtSIOp, arith::ExtUIOp,
                         arith::IndexCastOp, arith::IndexCastUIOp>(op);
}

/// The index of the reduction's loop, of any type.
static bool isLoopIndex(const Reduction &reduction, Value value,
                        SmallVectorImpl<Type> &types) {
  types.push_back(value.getType());
  if (isIntegerCast(value.getDefiningOp()))
    return isLoopIndex(reduction, value.getDefiningOp()->getOperand(0), types);
  auto index = value.getDefiningOp<linalg::IndexOp>();
  return index && index.getDim() == reduction.loop &&
         index->getBlock() == linalg::LinalgOp(reduction.op).getBlock();
}

/// Whether the value is greater than the result so far. Equal ones are not.
static Value matchGreater(Value flag, Value accumulator) {
  Operation *op = flag.getDefiningOp();
  if (!isa_and_nonnull<arith::CmpFOp, arith::CmpIOp>(op))
    return {};
  bool isSwapped = op->getOperand(0) == accumulator;
  if (!isSwapped && op->getOperand(1) != accumulator)
    return {};
  Value value = op->getOperand(isSwapped ? 1 : 0);
  if (auto cmpf = dyn_cast<arith::CmpFOp>(op)) {
    CmpFPredicate predicate = cmpf.getPredicate();
    bool isGreater = isSwapped ? predicate == CmpFPredicate::OLT ||
                                     predicate == CmpFPredicate::ULT
                               : predicate == CmpFPredicate::OGT ||
                                     predicate == CmpFPredicate::UGT;
    return isGreater ? value : Value();
  }
  CmpIPredicate predicate = cast<arith::CmpIOp>(op).getPredicate();
  // The one of i1 is negative.
  bool isSigned =
      !value.getType().isInteger(1) &&
      predicate == (isSwapped ? CmpIPredicate::slt : CmpIPredicate::sgt);
  bool isUnsigned =
      predicate == (isSwapped ? CmpIPredicate::ult : CmpIPredicate::ugt);
  return isSigned || isUnsigned ? value : Value();
}

/// Whether the result so far of a maximum starts below or at 0, as compared by
/// the op `flag`.
static bool startsAtMostAtZero(TypedAttr init, Value flag) {
  if (auto number = dyn_cast_or_null<FloatAttr>(init))
    return !number.getValue().isNaN() &&
           (number.getValue().isNegative() || number.getValue().isZero());
  auto integer = dyn_cast_or_null<IntegerAttr>(init);
  if (!integer)
    return false;
  CmpIPredicate predicate = flag.getDefiningOp<arith::CmpIOp>().getPredicate();
  bool isSigned =
      predicate == CmpIPredicate::slt || predicate == CmpIPredicate::sgt;
  return integer.getValue().isZero() ||
         (isSigned && integer.getValue().isNegative());
}

/// Whether `next` is the greater of the value and the result so far.
static bool isMaximum(Value next, Value value, Value accumulator, Value flag) {
  if (getOtherOperand<arith::MaximumFOp, arith::MaxNumFOp>(next, accumulator) ==
      value)
    return true;
  // Of i1, only the unsigned order is that of 0 and 1.
  if (getOtherOperand<arith::MaxUIOp>(next, accumulator) == value)
    return flag.getDefiningOp<arith::CmpIOp>().getPredicate() !=
               CmpIPredicate::sgt &&
           flag.getDefiningOp<arith::CmpIOp>().getPredicate() !=
               CmpIPredicate::slt;
  if (!value.getType().isInteger(1) &&
      getOtherOperand<arith::MaxSIOp>(next, accumulator) == value)
    return flag.getDefiningOp<arith::CmpIOp>().getPredicate() !=
               CmpIPredicate::ugt &&
           flag.getDefiningOp<arith::CmpIOp>().getPredicate() !=
               CmpIPredicate::ult;
  auto select = next.getDefiningOp<arith::SelectOp>();
  return select && select.getCondition() == flag &&
         select.getTrueValue() == value &&
         select.getFalseValue() == accumulator;
}

/// A result of an arg-max: where the condition holds for the first time, 0 if
/// it never does.
static std::optional<Count> matchFirst(Tracer &tracer, linalg::LinalgOp op,
                                       unsigned result,
                                       ArrayRef<AffineExpr> indices) {
  if (op->getNumResults() != 2)
    return std::nullopt;
  std::optional<Reduction> reduction =
      tracer.enterReduction(op, result, indices);
  if (!reduction)
    return std::nullopt;
  unsigned other = 1 - result;
  Value position = getAccumulator(*reduction, result);
  Value maximum = getAccumulator(*reduction, other);

  // position' = select(value > maximum, index, position)
  auto select = getYielded(*reduction, result).getDefiningOp<arith::SelectOp>();
  if (!select || select.getFalseValue() != position)
    return std::nullopt;
  Value flag = select.getCondition();
  Value value = matchGreater(flag, maximum);
  SmallVector<Type> types = {position.getType()};
  if (!value || !isLoopIndex(*reduction, select.getTrueValue(), types))
    return std::nullopt;
  // maximum' = max(value, maximum)
  if (!isMaximum(getYielded(*reduction, other), value, maximum, flag))
    return std::nullopt;
  if (!isConstantZero(getInit(tracer, *reduction, result)) ||
      !startsAtMostAtZero(getInit(tracer, *reduction, other), flag))
    return std::nullopt;
  std::optional<ElementCompare> compare = matchElementCompare(
      tracer, *reduction, matchCondition(tracer, inBody(*reduction, value)));
  if (!compare)
    return std::nullopt;
  return Count{*compare, reduction->size, types};
}

/// The structured op that makes the last element of an origin, and the number
/// of that result.
static std::pair<linalg::LinalgOp, unsigned> getMaker(const Origin &origin) {
  if (origin.computed)
    return {};
  auto result = dyn_cast<OpResult>(origin.elements.back().tensor);
  if (!result)
    return {};
  return {dyn_cast<linalg::LinalgOp>(result.getOwner()),
          result.getResultNumber()};
}

/// The condition on any element. Where it holds from some element on, as that
/// for the first does, it is that on the last.
static std::optional<ElementCompare> matchAny(Tracer &tracer,
                                              const Scalar &scalar) {
  Origin origin = tracer.trace(scalar);
  auto [op, result] = getMaker(origin);
  if (!op || op->getNumResults() != 1)
    return std::nullopt;
  std::optional<Reduction> reduction =
      tracer.enterReduction(op, result, origin.elements.back().indices);
  if (!reduction || !isConstantZero(getInit(tracer, *reduction, 0)))
    return std::nullopt;
  Value flag = getOtherOperand<arith::OrIOp, arith::MaxUIOp>(
      getYielded(*reduction, 0), getAccumulator(*reduction, 0));
  if (!flag)
    return std::nullopt;
  return matchElementCompare(tracer, *reduction,
                             matchCondition(tracer, inBody(*reduction, flag)));
}

/// The condition on the last element of the sequence, 1 or 0.
static std::optional<ElementCompare>
matchLast(Tracer &tracer, const Scalar &scalar, int64_t length) {
  AffineExpr last =
      getAffineConstantExpr(length - 1, scalar.value.getType().getContext());
  // Of the elements of the result only as many are looked at as there are.
  std::optional<Compare> compare =
      matchCondition(tracer, scalar, /*mayBePart=*/true);
  if (!compare)
    return std::nullopt;
  return seek::matchElementCompare(tracer, *compare, last);
}

static bool isSameElement(const Element &a, const Element &b) {
  return a.tensor == b.tensor && a.indices == b.indices;
}

/// Whether both compare the same numbers in the same way.
static bool isSameCompare(const ElementCompare &a, const ElementCompare &b) {
  if (a.holds != b.holds || a.isFloat != b.isFloat ||
      a.isUnsigned != b.isUnsigned || !isSameElement(a.values, b.values))
    return false;
  return llvm::any_of(a.sequences, [&](const Element &left) {
    return llvm::any_of(b.sequences, [&](const Element &right) {
      return left.tensor == right.tensor;
    });
  });
}

/// select(condition(last element), first element for which the condition holds,
/// length), or with the branches exchanged.
static std::optional<Count> matchSelect(Tracer &tracer, const Scalar &scalar) {
  auto select = scalar.value.getDefiningOp<arith::SelectOp>();
  auto operand = [&](Value value) { return Tracer::getOperand(scalar, value); };
  TypedAttr length = tracer.getConstant(operand(select.getFalseValue()));
  bool isExchanged = !length;
  if (isExchanged)
    length = tracer.getConstant(operand(select.getTrueValue()));

  // The first element, as any integer.
  SmallVector<Type> types = {getElementTypeOrSelf(select.getType())};
  Scalar position =
      operand(isExchanged ? select.getFalseValue() : select.getTrueValue());
  Origin origin = tracer.trace(position);
  while (origin.computed &&
         isIntegerCast(origin.computed->value.getDefiningOp())) {
    types.push_back(getElementTypeOrSelf(origin.computed->value.getType()));
    Operation *cast = origin.computed->value.getDefiningOp();
    position = Tracer::getOperand(*origin.computed, cast->getOperand(0));
    origin = tracer.trace(position);
  }
  auto [op, result] = getMaker(origin);
  if (!op)
    return std::nullopt;
  std::optional<Count> first =
      matchFirst(tracer, op, result, origin.elements.back().indices);
  if (!first || ShapedType::isDynamic(first->length) || first->length == 0 ||
      !isConstantInt(length, first->length))
    return std::nullopt;

  Scalar condition = operand(select.getCondition());
  std::optional<ElementCompare> last =
      matchLast(tracer, condition, first->length);
  if (last && isExchanged)
    last->holds ^= kAllOutcomes;
  if (!last && !isExchanged)
    last = matchAny(tracer, condition);
  if (!last)
    return std::nullopt;
  if (!isSameCompare(first->compare, *last))
    return std::nullopt;
  // The elements for which the condition does not hold.
  first->compare.holds ^= kAllOutcomes;
  first->compare.excludesNaN = last->excludesNaN;
  first->types.append(types);
  return first;
}

//===----------------------------------------------------------------------===//
// Counts
//===----------------------------------------------------------------------===//

static std::optional<Count> matchCountScalar(Tracer &tracer,
                                             const Scalar &scalar) {
  Origin origin = tracer.trace(scalar);
  if (auto [op, result] = getMaker(origin); op)
    return matchSum(tracer, op, result, origin.elements.back().indices);
  Operation *op =
      origin.computed ? origin.computed->value.getDefiningOp() : nullptr;
  if (isIntegerCast(op)) {
    std::optional<Count> count = matchCountScalar(
        tracer, Tracer::getOperand(*origin.computed, op->getOperand(0)));
    if (count)
      count->types.push_back(getElementTypeOrSelf(op->getResult(0).getType()));
    return count;
  }
  if (isa_and_nonnull<arith::SelectOp>(op))
    return matchSelect(tracer, *origin.computed);
  return std::nullopt;
}

std::optional<Count> seek::matchCount(Tracer &tracer, linalg::LinalgOp op) {
  if (std::optional<Scalar> scalar =
          tracer.enter(op, 0, tracer.getResultIndices()))
    return matchCountScalar(tracer, *scalar);
  return matchSum(tracer, op, 0, tracer.getResultIndices());
}
