//===- TFToSeek.cpp - Searches of TensorFlow to the spec ops --------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The ops need not be registered: they are known by their names.

#include "seek/Transforms/Passes.h"

#include "seek/IR/Seek.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mlir::seek {
#define GEN_PASS_DEF_CONVERTTFTOSEEKPASS
#include "seek/Transforms/Passes.h.inc"
} // namespace mlir::seek

using namespace mlir;
using namespace mlir::seek;

static constexpr llvm::StringLiteral kBucketize = "tf.Bucketize";
static constexpr llvm::StringLiteral kLowerBound = "tf.LowerBound";
static constexpr llvm::StringLiteral kUpperBound = "tf.UpperBound";
static constexpr llvm::StringLiteral kBoundaries = "boundaries";

//===----------------------------------------------------------------------===//
// What is well-formed
//===----------------------------------------------------------------------===//

/// Takes the reason why an op is not, and fails.
using ReportFn = function_ref<LogicalResult(const Twine &)>;

static std::string toString(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << "'" << type << "'";
  return text;
}

static LogicalResult checkCounts(Operation *op, unsigned numOperands,
                                 ReportFn report) {
  if (op->getNumOperands() != numOperands)
    return report("expected " + Twine(numOperands) + " operands, got " +
                  Twine(op->getNumOperands()));
  if (op->getNumResults() != 1)
    return report("expected 1 result, got " + Twine(op->getNumResults()));
  if (op->getNumRegions() != 0 || op->getNumSuccessors() != 0)
    return report("expected no regions and no successors");
  return success();
}

/// The numbers that TensorFlow has and `seek` compares.
static bool isNumber(Type type) {
  if (isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(type))
    return true;
  return isa<IntegerType>(type) &&
         llvm::is_contained({8u, 16u, 32u, 64u}, type.getIntOrFloatBitWidth());
}

static LogicalResult checkNumbers(Value operand, StringRef name,
                                  ReportFn report) {
  auto type = dyn_cast<TensorType>(operand.getType());
  if (!type || !isNumber(type.getElementType()))
    return report("expected '" + name +
                  "' to be a tensor of integers or floats, got " +
                  toString(operand.getType()));
  return success();
}

static LogicalResult checkResult(Operation *op, Value values, StringRef name,
                                 bool mayBe64Bits, ReportFn report) {
  auto type = dyn_cast<TensorType>(op->getResult(0).getType());
  if (!type || !(type.getElementType().isSignlessInteger(32) ||
                 (mayBe64Bits && type.getElementType().isSignlessInteger(64))))
    return report("expected a result of i32" +
                  Twine(mayBe64Bits ? " or i64" : "") + ", got " +
                  toString(op->getResult(0).getType()));
  if (failed(verifyCompatibleShape(type, values.getType())))
    return report("expected the result to have the shape of '" + name + "', " +
                  toString(values.getType()) + ", got " + toString(type));
  return success();
}

static LogicalResult checkLength(int64_t length, Operation *op,
                                 ReportFn report) {
  Type type = getElementTypeOrSelf(op->getResult(0).getType());
  if (type.isInteger(32) && length > std::numeric_limits<int32_t>::max())
    return report("expected at most 2147483647 elements to search, the most "
                  "that i32 counts to, got " +
                  Twine(length));
  return success();
}

/// The boundaries of a bucketize; null with a report.
static DenseElementsAttr getBoundaries(Operation *op, ReportFn report) {
  auto array = op->getAttrOfType<ArrayAttr>(kBoundaries);
  SmallVector<APFloat> numbers;
  for (Attribute element : array ? array.getValue() : ArrayRef<Attribute>()) {
    auto number = dyn_cast<FloatAttr>(element);
    if (!number || !number.getType().isF32()) {
      array = {};
      break;
    }
    numbers.push_back(number.getValue());
  }
  if (!array) {
    (void)report("expected an attribute 'boundaries' that is an array of f32");
    return {};
  }
  auto boundaries = DenseElementsAttr::get(
      RankedTensorType::get(numbers.size(), Float32Type::get(op->getContext())),
      numbers);
  if (!ascends(boundaries, numbers.size(), /*isUnsigned=*/false).value()) {
    (void)report("expected 'boundaries' to ascend, without NaN");
    return {};
  }
  return boundaries;
}

static LogicalResult checkBucketize(Operation *op, ReportFn report) {
  return success(succeeded(checkCounts(op, 1, report)) &&
                 succeeded(checkNumbers(op->getOperand(0), "input", report)) &&
                 succeeded(checkResult(op, op->getOperand(0), "input",
                                       /*mayBe64Bits=*/false, report)) &&
                 getBoundaries(op, report));
}

static LogicalResult checkBound(Operation *op, ReportFn report) {
  if (failed(checkCounts(op, 2, report)))
    return failure();
  Value sequence = op->getOperand(0), values = op->getOperand(1);
  if (failed(checkNumbers(sequence, "sorted_inputs", report)) ||
      failed(checkNumbers(values, "values", report)))
    return failure();
  if (getElementTypeOrSelf(sequence.getType()) !=
      getElementTypeOrSelf(values.getType()))
    return report("expected 'sorted_inputs' and 'values' of one element type, "
                  "got " +
                  toString(sequence.getType()) + " and " +
                  toString(values.getType()));
  auto sequenceType = dyn_cast<RankedTensorType>(sequence.getType());
  auto valuesType = dyn_cast<RankedTensorType>(values.getType());
  for (auto [name, type] : {std::pair("sorted_inputs", sequenceType),
                            std::pair("values", valuesType)})
    if (type && type.getRank() != 2)
      return report("expected '" + Twine(name) + "' to have rank 2, got " +
                    toString(type));
  if (sequenceType && valuesType &&
      failed(verifyCompatibleShape(sequenceType.getShape().drop_back(),
                                   valuesType.getShape().drop_back())))
    return report("expected 'sorted_inputs' and 'values' of one batch size, "
                  "got " +
                  Twine(sequenceType.getDimSize(0)) + " and " +
                  Twine(valuesType.getDimSize(0)));
  if (failed(checkResult(op, values, "values", /*mayBe64Bits=*/true, report)))
    return failure();
  if (!sequenceType)
    return success();
  return checkLength(sequenceType.getDimSize(1), op, report);
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {

struct ConvertBucketize : RewritePattern {
  explicit ConvertBucketize(MLIRContext *context)
      : RewritePattern(kBucketize, /*benefit=*/1, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    auto report = [&](const Twine &reason) {
      return rewriter.notifyMatchFailure(op, reason);
    };
    if (failed(checkBucketize(op, report)))
      return failure();
    Value boundaries = arith::ConstantOp::create(rewriter, op->getLoc(),
                                                 getBoundaries(op, report));
    // A value that equals a boundary is in the bucket above it.
    rewriter.replaceOpWithNewOp<BucketizeOp>(op, op->getResultTypes(),
                                             op->getOperand(0), boundaries,
                                             /*with_right_bound=*/false);
    return success();
  }
};

struct ConvertBound : RewritePattern {
  ConvertBound(StringRef name, Side side, MLIRContext *context)
      : RewritePattern(name, /*benefit=*/1, context), side(side) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    auto report = [&](const Twine &reason) {
      return rewriter.notifyMatchFailure(op, reason);
    };
    if (failed(checkBound(op, report)))
      return failure();
    rewriter.replaceOpWithNewOp<SearchSortedOp>(
        op, op->getResultTypes(), op->getOperand(0), op->getOperand(1),
        /*sorter=*/Value(), /*right_mode=*/side == Side::Upper);
    return success();
  }

  Side side;
};

struct ConvertTFToSeekPass
    : seek::impl::ConvertTFToSeekPassBase<ConvertTFToSeekPass> {
  void runOnOperation() override {
    bool isWrong = false;
    getOperation()->walk([&](Operation *op) {
      auto report = [&](const Twine &reason) -> LogicalResult {
        return op->emitOpError(reason);
      };
      StringRef name = op->getName().getStringRef();
      if (name == kBucketize)
        isWrong |= failed(checkBucketize(op, report));
      else if (name == kLowerBound || name == kUpperBound)
        isWrong |= failed(checkBound(op, report));
    });
    if (isWrong)
      return signalPassFailure();
    RewritePatternSet patterns(&getContext());
    populateTFToSeekPatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};

} // namespace

void seek::populateTFToSeekPatterns(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  patterns.add<ConvertBucketize>(context);
  patterns.add<ConvertBound>(kLowerBound, Side::Lower, context);
  patterns.add<ConvertBound>(kUpperBound, Side::Upper, context);
}
