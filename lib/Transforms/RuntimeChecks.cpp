//===- RuntimeChecks.cpp - What is checked at run time --------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuntimeChecks.h"

#include "FloatBits.h"
#include "KeySpace.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::seek;
using arith::CmpFPredicate;
using arith::CmpIPredicate;

namespace {

/// The checks of one op, on tensors or memrefs of known rank.
class Checks {
public:
  Checks(OpBuilder &builder, Location loc, ReportFn report)
      : builder(builder), loc(loc), report(report) {}

  /// Sizes agree and counts fit.
  void checkShapes(Operation *op);

  /// Sequences are sorted, sorters in range.
  void checkData(Operation *op);

private:
  struct Search;
  static Search getSearch(Operation *op);
  static ShapedType getType(Value value) {
    return cast<ShapedType>(value.getType());
  }
  Value getConstant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  Value getSize(Value value, int64_t dim) {
    if (isa<TensorType>(value.getType()))
      return tensor::DimOp::create(builder, loc, value, dim);
    return memref::DimOp::create(builder, loc, value, dim);
  }
  Value compare(CmpIPredicate predicate, Value a, Value b) {
    return arith::CmpIOp::create(builder, loc, predicate, a, b);
  }

  void checkSameSize(Value a, StringRef nameA, Value b, StringRef nameB,
                     int64_t dim);
  void checkLeadingSizes(Value sequence, StringRef name, Value values);
  void checkResultSizes(Value result, Value values, StringRef name);
  void checkCountFits(Value sequence, StringRef name, ShapedType result);
  void checkSorted(Value sequence, StringRef name, Value sorter,
                   bool isUnsigned);
  void checkSorterInRange(Value sorter);

  Value load(OpBuilder &nested, Value from, ValueRange indices);
  Value isAfter(OpBuilder &nested, Value a, Value b, Type type,
                bool isUnsigned);
  Value findFirst(Value over, Value lower, Value upper,
                  function_ref<Value(OpBuilder &, ValueRange)> isWrong);

  OpBuilder &builder;
  Location loc;
  ReportFn report;
};

} // namespace

//===----------------------------------------------------------------------===//
// What all ops have in common
//===----------------------------------------------------------------------===//

/// The operands of a search, of known rank, or null.
struct Checks::Search {
  Value sequence, values, sorter, result;
  /// The name of the sequence in messages.
  StringRef name;
};

/// The tensor that a cast to an unknown rank was made from.
static Value getRanked(Value value) {
  auto cast = value.getDefiningOp<tensor::CastOp>();
  return cast && isa<UnrankedTensorType>(value.getType()) ? cast.getSource()
                                                          : value;
}

Checks::Search Checks::getSearch(Operation *op) {
  Search search;
  if (auto bucketize = dyn_cast<BucketizeOp>(op))
    search = {getRanked(bucketize.getBuckets()), getRanked(bucketize.getData()),
              Value(), bucketize.getResult(), "buckets"};
  else if (auto sorted = dyn_cast<SearchSortedOp>(op))
    search = {getRanked(sorted.getSortedSequence()),
              getRanked(sorted.getValues()),
              sorted.getSorter() ? getRanked(sorted.getSorter()) : Value(),
              sorted.getResult(), "sorted_sequence"};
  else if (auto bound = dyn_cast<BoundOp>(op))
    search = {bound.getSequence(), bound.getValues(), Value(),
              bound.getIndices(), "sequence"};

  auto hasRank = [](Value value) {
    return !value || cast<ShapedType>(value.getType()).hasRank();
  };
  if (!search.sequence || !hasRank(search.sequence) ||
      !hasRank(search.values) || !hasRank(search.sorter))
    return {};
  // Behind a cast any rank may be found.
  int64_t rank = getType(search.sequence).getRank();
  int64_t valuesRank = getType(search.values).getRank();
  ShapedType result = getType(search.result);
  if (rank == 0 ||
      (rank != 1 && (rank != valuesRank || isa<BucketizeOp>(op))) ||
      (search.sorter && getType(search.sorter).getRank() != rank) ||
      (result.hasRank() && result.getRank() != valuesRank))
    return {};
  return search;
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

void Checks::checkSameSize(Value a, StringRef nameA, Value b, StringRef nameB,
                           int64_t dim) {
  if (!getType(a).isDynamicDim(dim) && !getType(b).isDynamicDim(dim))
    return;
  Value sizeA = getSize(a, dim), sizeB = getSize(b, dim);
  report(compare(CmpIPredicate::eq, sizeA, sizeB),
         Twine("'") + nameA + "' and '" + nameB + "' to agree on dimension " +
             Twine(dim),
         "{0} and {1}", sizeA, sizeB);
}

void Checks::checkLeadingSizes(Value sequence, StringRef name, Value values) {
  int64_t rank = getType(sequence).getRank();
  for (int64_t dim = 0; rank > 1 && dim + 1 < rank; ++dim)
    checkSameSize(sequence, name, values, "values", dim);
}

/// A declared result type may know sizes that the values' type does not.
void Checks::checkResultSizes(Value result, Value values, StringRef name) {
  if (!getType(result).hasRank())
    return;
  for (auto [dim, size] : llvm::enumerate(getType(result).getShape())) {
    if (ShapedType::isDynamic(size) || !getType(values).isDynamicDim(dim))
      continue;
    Value found = getSize(values, dim), declared = getConstant(size);
    report(compare(CmpIPredicate::eq, found, declared),
           Twine("'") + name + "' to have the result's size at dimension " +
               Twine(dim) + ", " + Twine(size),
           "{0}", found, declared);
  }
}

void Checks::checkCountFits(Value sequence, StringRef name, ShapedType result) {
  Type element = result.getElementType();
  int64_t dim = getType(sequence).getRank() - 1;
  if (element.isIndex() || element.isInteger(64) ||
      !getType(sequence).isDynamicDim(dim))
    return;
  int64_t most = llvm::maxIntN(element.getIntOrFloatBitWidth());
  Value length = getSize(sequence, dim), limit = getConstant(most);
  std::string type;
  llvm::raw_string_ostream(type) << element;
  report(compare(CmpIPredicate::ule, length, limit),
         Twine("'") + name + "' to have at most " + Twine(most) +
             " elements, the most that " + type + " counts to",
         "{0}", length, limit);
}

void Checks::checkShapes(Operation *op) {
  Search search = getSearch(op);
  if (!search.sequence)
    return;
  if (search.sorter)
    for (int64_t dim = 0; dim < getType(search.sequence).getRank(); ++dim)
      checkSameSize(search.sorter, "sorter", search.sequence, search.name, dim);
  checkLeadingSizes(search.sequence, search.name, search.values);
  if (isa<BoundOp>(op))
    for (int64_t dim = 0; dim < getType(search.values).getRank(); ++dim)
      checkSameSize(search.result, "indices", search.values, "values", dim);
  else
    checkResultSizes(search.result, search.values,
                     isa<BucketizeOp>(op) ? "data" : "values");
  checkCountFits(search.sequence, search.name, getType(search.result));
}

//===----------------------------------------------------------------------===//
// Data
//===----------------------------------------------------------------------===//

/// A scalar of the element type.
Value Checks::load(OpBuilder &nested, Value from, ValueRange indices) {
  if (isa<TensorType>(from.getType()))
    return tensor::ExtractOp::create(nested, loc, from, indices);
  return memref::LoadOp::create(nested, loc, from, indices);
}

/// i1: `a` comes after `b`, both stored elements of `type`.
Value Checks::isAfter(OpBuilder &nested, Value a, Value b, Type type,
                      bool isUnsigned) {
  if (!isa<FloatType>(type))
    return arith::CmpIOp::create(
        nested, loc, isUnsigned ? CmpIPredicate::ugt : CmpIPredicate::sgt, a,
        b);
  a = widenFloat(nested, loc, a, cast<FloatType>(type));
  b = widenFloat(nested, loc, b, cast<FloatType>(type));
  // Greater, or NaN; and b is a number.
  Value greater = arith::CmpFOp::create(nested, loc, CmpFPredicate::UGT, a, b);
  Value number = arith::CmpFOp::create(nested, loc, CmpFPredicate::ORD, b, b);
  return arith::AndIOp::create(nested, loc, greater, number);
}

/// Over all rows of `over` and, in each, from `lower` to `upper`: the first
/// index where something is wrong, or -1.
Value Checks::findFirst(Value over, Value lower, Value upper,
                        function_ref<Value(OpBuilder &, ValueRange)> isWrong) {
  Value zero = getConstant(0), one = getConstant(1), none = getConstant(-1);
  int64_t rank = getType(over).getRank();
  SmallVector<Value> ends;
  for (int64_t dim = 0; dim + 1 < rank; ++dim)
    ends.push_back(getSize(over, dim));

  SmallVector<Value> ivs;
  std::function<Value(OpBuilder &, Value)> build = [&](OpBuilder &nested,
                                                       Value found) -> Value {
    bool innermost = static_cast<int64_t>(ivs.size()) + 1 == rank;
    auto loop = scf::ForOp::create(
        nested, loc, innermost ? lower : zero,
        innermost ? upper : ends[ivs.size()], one, found,
        [&](OpBuilder &body, Location, Value iv, ValueRange args) {
          ivs.push_back(iv);
          Value next;
          if (innermost) {
            Value isFirst = arith::AndIOp::create(
                body, loc, isWrong(body, ivs),
                arith::CmpIOp::create(body, loc, CmpIPredicate::eq,
                                      args.front(), none));
            next =
                arith::SelectOp::create(body, loc, isFirst, iv, args.front());
          } else {
            next = build(body, args.front());
          }
          scf::YieldOp::create(body, loc, next);
          ivs.pop_back();
        });
    return loop.getResult(0);
  };
  return build(builder, none);
}

void Checks::checkSorterInRange(Value sorter) {
  int64_t rank = getType(sorter).getRank();
  Value length = getSize(sorter, rank - 1);
  Value wrong = findFirst(
      sorter, getConstant(0), length, [&](OpBuilder &nested, ValueRange ivs) {
        Value entry = castEntryToIndex(nested, loc, load(nested, sorter, ivs));
        return arith::CmpIOp::create(nested, loc, CmpIPredicate::uge, entry,
                                     length);
      });
  report(compare(CmpIPredicate::eq, wrong, getConstant(-1)),
         "'sorter' to have entries in range of the sequence",
         "one out of range of {1} elements at position {0}", wrong, length);
}

void Checks::checkSorted(Value sequence, StringRef name, Value sorter,
                         bool isUnsigned) {
  ShapedType type = getType(sequence);
  int64_t rank = type.getRank();
  Value length = getSize(sequence, rank - 1);
  Value one = getConstant(1);
  auto element = [&](OpBuilder &nested, ValueRange ivs, Value position) {
    SmallVector<Value> indices(ivs);
    indices.back() = position;
    if (sorter) {
      // Out of range is reported by itself and reads the last element.
      Value last = arith::SubIOp::create(nested, loc, length, one);
      indices.back() = arith::MinUIOp::create(
          nested, loc,
          castEntryToIndex(nested, loc, load(nested, sorter, indices)), last);
    }
    return KeySpace::castScalarToStored(nested, loc,
                                        load(nested, sequence, indices));
  };
  Value wrong =
      findFirst(sequence, one, length, [&](OpBuilder &nested, ValueRange ivs) {
        Value before = arith::SubIOp::create(nested, loc, ivs.back(), one);
        return isAfter(nested, element(nested, ivs, before),
                       element(nested, ivs, ivs.back()), type.getElementType(),
                       isUnsigned);
      });
  report(compare(CmpIPredicate::eq, wrong, getConstant(-1)),
         Twine("'") + name + "' to be sorted",
         "a smaller element after a greater one at position {0}", wrong,
         length);
}

void Checks::checkData(Operation *op) {
  Search search = getSearch(op);
  if (!search.sequence)
    return;
  if (search.sorter)
    checkSorterInRange(search.sorter);
  Type element = getType(search.sequence).getElementType();
  auto bound = dyn_cast<BoundOp>(op);
  checkSorted(search.sequence, search.name, search.sorter,
              bound ? bound.isUnsignedElement(element)
                    : element.isUnsignedInteger());
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

void seek::generateShapeChecks(OpBuilder &builder, Operation *op,
                               ReportFn report) {
  Checks(builder, op->getLoc(), report).checkShapes(op);
}

void seek::generateDataChecks(OpBuilder &builder, Operation *op,
                              ReportFn report) {
  Checks(builder, op->getLoc(), report).checkData(op);
}
