//===- Compare.cpp - Comparisons of values and elements -------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compare.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::seek;
using arith::CmpFPredicate;
using arith::CmpIPredicate;

bool seek::isConstantInt(TypedAttr constant, int64_t value) {
  auto integer = dyn_cast_or_null<IntegerAttr>(constant);
  return integer && integer.getValue().getSignificantBits() <= 64 &&
         integer.getValue().getSExtValue() == value;
}

bool seek::isConstantZero(TypedAttr constant) {
  if (auto number = dyn_cast_or_null<FloatAttr>(constant))
    return number.getValue().isPosZero();
  auto integer = dyn_cast_or_null<IntegerAttr>(constant);
  return integer && integer.getValue().isZero();
}

bool seek::isConstantOne(TypedAttr constant) {
  if (auto number = dyn_cast_or_null<FloatAttr>(constant))
    return number.getValue().isExactlyValue(1.0);
  auto integer = dyn_cast_or_null<IntegerAttr>(constant);
  return integer && integer.getValue().isOne();
}

//===----------------------------------------------------------------------===//
// Predicates
//===----------------------------------------------------------------------===//

/// The outcomes for which a comparison of floats holds.
static unsigned getOutcomes(CmpFPredicate predicate) {
  switch (predicate) {
  case CmpFPredicate::AlwaysFalse:
    return 0;
  case CmpFPredicate::OEQ:
    return kEqual;
  case CmpFPredicate::OGT:
    return kGreater;
  case CmpFPredicate::OGE:
    return kGreater | kEqual;
  case CmpFPredicate::OLT:
    return kLess;
  case CmpFPredicate::OLE:
    return kLess | kEqual;
  case CmpFPredicate::ONE:
    return kLess | kGreater;
  case CmpFPredicate::ORD:
    return kLess | kEqual | kGreater;
  case CmpFPredicate::UEQ:
    return kEqual | kUnordered;
  case CmpFPredicate::UGT:
    return kGreater | kUnordered;
  case CmpFPredicate::UGE:
    return kGreater | kEqual | kUnordered;
  case CmpFPredicate::ULT:
    return kLess | kUnordered;
  case CmpFPredicate::ULE:
    return kLess | kEqual | kUnordered;
  case CmpFPredicate::UNE:
    return kLess | kGreater | kUnordered;
  case CmpFPredicate::UNO:
    return kUnordered;
  case CmpFPredicate::AlwaysTrue:
    return kAllOutcomes;
  }
  llvm_unreachable("all predicates are handled");
}

static unsigned getOutcomes(CmpIPredicate predicate) {
  switch (predicate) {
  case CmpIPredicate::eq:
    return kEqual;
  case CmpIPredicate::ne:
    return kLess | kGreater;
  case CmpIPredicate::slt:
  case CmpIPredicate::ult:
    return kLess;
  case CmpIPredicate::sle:
  case CmpIPredicate::ule:
    return kLess | kEqual;
  case CmpIPredicate::sgt:
  case CmpIPredicate::ugt:
    return kGreater;
  case CmpIPredicate::sge:
  case CmpIPredicate::uge:
    return kGreater | kEqual;
  }
  llvm_unreachable("all predicates are handled");
}

static bool isUnsignedPredicate(CmpIPredicate predicate) {
  return predicate == CmpIPredicate::ult || predicate == CmpIPredicate::ule ||
         predicate == CmpIPredicate::ugt || predicate == CmpIPredicate::uge;
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

/// Whether `seek.bound` takes elements of the tensor as `arith` compares them.
static bool isComparable(RankedTensorType tensor) {
  if (tensor.getEncoding())
    return false;
  Type type = tensor.getElementType();
  if (type.isSignlessInteger())
    return llvm::is_contained({8u, 16u, 32u, 64u},
                              type.getIntOrFloatBitWidth());
  return isa<Float16Type, BFloat16Type, Float32Type, Float64Type,
             Float8E5M2Type, Float8E4M3Type, Float8E4M3FNType,
             Float8E5M2FNUZType, Float8E4M3FNUZType, Float8E4M3B11FNUZType,
             Float8E3M4Type, Float8E8M0FNUType>(type);
}

/// The elements that an operand of a comparison is the exact value of.
static SmallVector<Element> traceNumber(Tracer &tracer, Scalar scalar,
                                        bool isUnsigned) {
  SmallVector<Element> elements;
  size_t numVisited = tracer.getVisited().size();
  while (true) {
    Origin origin = tracer.trace(scalar);
    for (Element &element : origin.elements)
      if (isComparable(cast<RankedTensorType>(element.tensor.getType())))
        elements.push_back(std::move(element));
    Operation *op =
        origin.computed ? origin.computed->value.getDefiningOp() : nullptr;
    if (!isa_and_nonnull<arith::ExtFOp>(op) &&
        !(isa_and_nonnull<arith::ExtSIOp>(op) && !isUnsigned))
      break;
    scalar = Tracer::getOperand(*origin.computed, op->getOperand(0));
  }
  // That these have other users does not matter.
  tracer.forgetVisited(numVisited);
  return elements;
}

static std::optional<Compare> matchCompare(Tracer &tracer, const Scalar &scalar,
                                           Operation *op) {
  Compare compare;
  if (auto cmpf = dyn_cast<arith::CmpFOp>(op)) {
    compare.isFloat = true;
    compare.holds = getOutcomes(cmpf.getPredicate());
    compare.excludesNaN = arith::bitEnumContainsAny(cmpf.getFastmath(),
                                                    arith::FastMathFlags::nnan);
  } else if (auto cmpi = dyn_cast<arith::CmpIOp>(op)) {
    compare.isFloat = false;
    compare.holds = getOutcomes(cmpi.getPredicate());
    compare.isUnsigned = isUnsignedPredicate(cmpi.getPredicate());
  } else {
    return std::nullopt;
  }
  compare.left =
      traceNumber(tracer, Tracer::getOperand(scalar, op->getOperand(0)),
                  compare.isUnsigned);
  compare.right =
      traceNumber(tracer, Tracer::getOperand(scalar, op->getOperand(1)),
                  compare.isUnsigned);
  return compare;
}

/// Whether the op keeps 0 and 1 what they are.
static bool keepsZeroAndOne(Operation *op) {
  if (isa<arith::ExtUIOp, arith::IndexCastUIOp>(op))
    return true;
  if (isa<arith::UIToFPOp, arith::ExtFOp>(op))
    return isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(
        getElementTypeOrSelf(op->getResult(0).getType()));
  // As a signed number, the one of i1 is -1.
  if (!getElementTypeOrSelf(op->getOperandTypes().front()).isInteger(1)) {
    if (isa<arith::SIToFPOp>(op))
      return isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(
          getElementTypeOrSelf(op->getResult(0).getType()));
    return isa<arith::ExtSIOp, arith::IndexCastOp, arith::TruncIOp>(op);
  }
  return false;
}

std::optional<Compare>
seek::matchCondition(Tracer &tracer, const Scalar &scalar, bool mayBePart) {
  Origin origin = tracer.trace(scalar, mayBePart);
  if (!origin.computed)
    return std::nullopt;
  const Scalar &computed = *origin.computed;
  Operation *op = computed.value.getDefiningOp();
  if (!op)
    return std::nullopt;
  auto matchOperand = [&](Value operand) {
    return matchCondition(tracer, Tracer::getOperand(computed, operand),
                          mayBePart);
  };
  auto getConstant = [&](Value operand) {
    return tracer.getConstant(Tracer::getOperand(computed, operand));
  };

  if (std::optional<Compare> compare = matchCompare(tracer, computed, op))
    return compare;
  if (op->getNumOperands() == 1 && op->getNumResults() == 1 &&
      keepsZeroAndOne(op))
    return matchOperand(op->getOperand(0));
  if (auto xorOp = dyn_cast<arith::XOrIOp>(op)) {
    for (auto [flag, other] : {std::pair(xorOp.getLhs(), xorOp.getRhs()),
                               std::pair(xorOp.getRhs(), xorOp.getLhs())}) {
      if (!isConstantOne(getConstant(other)))
        continue;
      std::optional<Compare> compare = matchOperand(flag);
      return compare ? std::optional(compare->negated()) : std::nullopt;
    }
    return std::nullopt;
  }
  if (auto select = dyn_cast<arith::SelectOp>(op)) {
    TypedAttr yes = getConstant(select.getTrueValue());
    TypedAttr no = getConstant(select.getFalseValue());
    bool isPlain = isConstantOne(yes) && isConstantZero(no);
    if (!isPlain && !(isConstantZero(yes) && isConstantOne(no)))
      return std::nullopt;
    std::optional<Compare> compare = matchOperand(select.getCondition());
    if (compare && !isPlain)
      return compare->negated();
    return compare;
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Values and sequences
//===----------------------------------------------------------------------===//

std::optional<SmallVector<ReassociationIndices>>
seek::matchIndices(const Element &element, ArrayRef<AffineExpr> indices) {
  auto type = cast<RankedTensorType>(element.tensor.getType());
  SmallVector<ReassociationIndices> groups;
  ReassociationIndices leading;
  for (auto [dim, index] : llvm::enumerate(element.indices)) {
    bool hasSizeOne = type.getDimSize(dim) == 1;
    // The index 0 is that of a dimension of size 1.
    if (groups.size() < indices.size() && index == indices[groups.size()] &&
        (hasSizeOne || index != 0)) {
      groups.push_back(std::move(leading));
      leading.clear();
    } else if (!hasSizeOne) {
      return std::nullopt;
    }
    (groups.empty() ? leading : groups.back()).push_back(dim);
  }
  if (groups.size() != indices.size())
    return std::nullopt;
  return groups;
}

/// The first of the elements that is in a tensor of the shape of the result, at
/// the indices of the result; if there is none, but for dimensions of size 1.
static const Element *findValues(const Tracer &tracer,
                                 ArrayRef<Element> elements) {
  const Element *found = nullptr;
  for (const Element &element : elements) {
    if (!matchIndices(element, tracer.getResultIndices()))
      continue;
    if (element.indices.size() == tracer.getResultIndices().size())
      return &element;
    if (!found)
      found = &element;
  }
  return found;
}

/// The elements that are at `index` of a sequence that all values share, or of
/// one per row.
static SmallVector<Element> findSequences(const Tracer &tracer,
                                          ArrayRef<Element> elements,
                                          AffineExpr index) {
  SmallVector<Element> sequences;
  SmallVector<AffineExpr> perRow;
  if (!tracer.getResultIndices().empty())
    perRow = llvm::to_vector(tracer.getResultIndices().drop_back());
  perRow.push_back(index);
  for (const Element &element : elements)
    if (matchIndices(element, index) || matchIndices(element, perRow))
      sequences.push_back(element);
  return sequences;
}

std::optional<ElementCompare> seek::matchElementCompare(const Tracer &tracer,
                                                        const Compare &compare,
                                                        AffineExpr index) {
  for (bool isSwapped : {false, true}) {
    ArrayRef<Element> left = isSwapped ? compare.right : compare.left;
    ArrayRef<Element> right = isSwapped ? compare.left : compare.right;
    SmallVector<Element> sequences = findSequences(tracer, left, index);
    const Element *values = findValues(tracer, right);
    if (sequences.empty() || !values)
      continue;
    unsigned holds = compare.holds;
    if (isSwapped) {
      holds &= kEqual | kUnordered;
      if (compare.holds & kLess)
        holds |= kGreater;
      if (compare.holds & kGreater)
        holds |= kLess;
    }
    return ElementCompare{
        holds,   compare.isFloat,     compare.isUnsigned, compare.excludesNaN,
        *values, std::move(sequences)};
  }
  return std::nullopt;
}
