//===- SeekToVector.cpp - seek.bound to vectors ---------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The frame that all vector strategies share: loops over rows, in each a loop
// over full blocks of vectors of values and a masked one over the rest.

#include "seek/Transforms/Passes.h"

#include "../FloatBits.h"
#include "Gather.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mlir::seek {
#define GEN_PASS_DEF_CONVERTSEEKTOVECTORPASS
#include "seek/Transforms/Passes.h.inc"
} // namespace mlir::seek

using namespace mlir;
using namespace mlir::seek;
using arith::CmpIPredicate;

/// Vectors of values that are searched at the same time, to hide the latency of
/// the gathers behind each other.
static constexpr int64_t kVectorsInFlight = 8;

/// The number of 32-bit lanes of the widest vector of the target that the
/// enclosing function names, 8 where it names none.
static int64_t getLanes(Operation *op) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  if (function)
    if (auto features = function->getAttrOfType<LLVM::TargetFeaturesAttr>(
            "target_features"))
      if (features.contains("+avx512f"))
        return 16;
  return 8;
}

namespace {

/// One `seek.bound` on its way to vectors.
class VectorLowering {
public:
  VectorLowering(BoundOp op, RewriterBase &rewriter)
      : builder(rewriter), loc(op.getLoc()), keys(op), lanes(getLanes(op)),
        shared(op.isSequenceShared()),
        sequenceBuffer(KeySpace::castToStored(rewriter, loc, op.getSequence())),
        values(KeySpace::castToStored(rewriter, loc, op.getValues())),
        indices(op.getIndices()) {
    flatten();
  }

  /// Builds the loops over all dimensions but the last, and the row in them.
  void run() {
    std::optional<Sequence> sequence;
    if (shared)
      sequence = createSequence(builder, loc, keys, sequenceBuffer, {});
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    Value one = arith::ConstantIndexOp::create(builder, loc, 1);
    OpBuilder::InsertionGuard guard(builder);
    SmallVector<Value> row;
    for (int64_t dim = 0; dim + 1 < getRank(); ++dim) {
      Value size = memref::DimOp::create(builder, loc, values, dim);
      auto loop = scf::ForOp::create(builder, loc, zero, size, one);
      row.push_back(loop.getInductionVar());
      builder.setInsertionPointToStart(loop.getBody());
    }
    if (!sequence)
      sequence = createSequence(builder, loc, keys, sequenceBuffer, row);
    searchRow(*sequence, row);
  }

private:
  int64_t getRank() { return cast<MemRefType>(values.getType()).getRank(); }
  VectorType getVectorType(Value buffer) {
    return VectorType::get(lanes,
                           cast<MemRefType>(buffer.getType()).getElementType());
  }

  /// Values that share one sequence and lie in one piece are one row.
  void flatten() {
    // A type in one piece whose number of elements is a type's dimension too.
    auto isOnePiece = [](Value buffer) {
      auto type = cast<MemRefType>(buffer.getType());
      int64_t count = 1;
      for (int64_t size : type.getShape())
        if (size == 0 || (!ShapedType::isDynamic(size) &&
                          llvm::MulOverflow(count, size, count)))
          return false;
      return type.getLayout().isIdentity();
    };
    if (!shared || getRank() < 2 || !isOnePiece(values) || !isOnePiece(indices))
      return;
    SmallVector<ReassociationIndices> all = {
        llvm::to_vector_of<int64_t>(llvm::seq<int64_t>(0, getRank()))};
    values = memref::CollapseShapeOp::create(builder, loc, values, all);
    indices = memref::CollapseShapeOp::create(builder, loc, indices, all);
  }

  /// `position` at `offset` in the row `row`.
  static SmallVector<Value> at(ArrayRef<Value> row, Value offset) {
    SmallVector<Value> position(row);
    position.push_back(offset);
    return position;
  }

  void searchRow(const Sequence &sequence, ArrayRef<Value> row) {
    Value size = memref::DimOp::create(builder, loc, values, getRank() - 1);
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    Value vectorStep = arith::ConstantIndexOp::create(builder, loc, lanes);
    Value blockStep =
        arith::ConstantIndexOp::create(builder, loc, lanes * kVectorsInFlight);
    Value rest = arith::RemUIOp::create(builder, loc, size, blockStep);
    Value full = arith::SubIOp::create(builder, loc, size, rest);
    VectorType valueType = getVectorType(values);

    scf::ForOp::create(
        builder, loc, zero, full, blockStep, ValueRange(),
        [&](OpBuilder &nested, Location, Value iv, ValueRange) {
          SmallVector<SmallVector<Value>> places;
          SmallVector<Value> loaded;
          for (int64_t i = 0; i < kVectorsInFlight; ++i) {
            Value offset = arith::AddIOp::create(
                nested, loc, iv,
                arith::ConstantIndexOp::create(nested, loc, i * lanes));
            places.push_back(at(row, offset));
            loaded.push_back(vector::LoadOp::create(nested, loc, valueType,
                                                    values, places.back()));
          }
          for (auto [count, place] :
               llvm::zip_equal(search(nested, sequence, loaded), places))
            vector::StoreOp::create(nested, loc, count, indices, place);
          scf::YieldOp::create(nested, loc);
        });

    // In the tail only the values' load and the results' store are masked. The
    // lanes that are off hold zeros and search like the others.
    scf::ForOp::create(
        builder, loc, full, size, vectorStep, ValueRange(),
        [&](OpBuilder &nested, Location, Value iv, ValueRange) {
          Value left = arith::SubIOp::create(nested, loc, size, iv);
          Value mask = vector::CreateMaskOp::create(
              nested, loc, VectorType::get(lanes, nested.getI1Type()), left);
          Value passThrough = arith::ConstantOp::create(
              nested, loc, nested.getZeroAttr(valueType));
          SmallVector<Value> place = at(row, iv);
          Value loaded = vector::MaskedLoadOp::create(
              nested, loc, valueType, values, place, mask, passThrough);
          Value count = search(nested, sequence, loaded).front();
          storeRest(nested, count, place, mask, left);
          scf::YieldOp::create(nested, loc);
        });
  }

  /// Stores the first `left` of `count` at `place`. LLVM 22 writes four bytes
  /// for the one lane of a masked store that truncates to i8 or i16, where it
  /// knows the mask; lanes of those are stored one by one.
  void storeRest(OpBuilder &nested, Value count, ArrayRef<Value> place,
                 Value mask, Value left) {
    Type element = getVectorType(indices).getElementType();
    if (element.isIndex() || element.getIntOrFloatBitWidth() >= 32) {
      vector::MaskedStoreOp::create(nested, loc, indices, place, mask, count);
      return;
    }
    Value zero = arith::ConstantIndexOp::create(nested, loc, 0);
    Value one = arith::ConstantIndexOp::create(nested, loc, 1);
    Value all = arith::ConstantIndexOp::create(nested, loc, lanes);
    Value end = arith::MinUIOp::create(nested, loc, left, all);
    scf::ForOp::create(
        nested, loc, zero, end, one, ValueRange(),
        [&](OpBuilder &body, Location, Value lane, ValueRange) {
          Value result =
              vector::ExtractOp::create(body, loc, count, OpFoldResult(lane));
          SmallVector<Value> at(place);
          at.back() = arith::AddIOp::create(body, loc, at.back(), lane);
          memref::StoreOp::create(body, loc, result, indices, at);
          scf::YieldOp::create(body, loc);
        });
  }

  /// The results for vectors of stored values, in the type of `indices`.
  SmallVector<Value> search(OpBuilder &nested, const Sequence &sequence,
                            ArrayRef<Value> loaded) {
    SmallVector<Key> vectors;
    for (Value value : loaded)
      vectors.push_back(keys.convertValue(nested, loc, value));
    SmallVector<Value> counts =
        createGatherSearch(nested, loc, keys, sequence, vectors);
    Value length = arith::IndexCastOp::create(nested, loc, nested.getI32Type(),
                                              sequence.length);
    length = vector::BroadcastOp::create(nested, loc, counts.front().getType(),
                                         length);
    for (auto [count, key] : llvm::zip_equal(counts, vectors)) {
      count = keys.resolve(nested, loc, key, count, length);
      count = castCounts(nested, count);
    }
    return counts;
  }

  /// Casts a vector of i32 counts to elements of the results.
  Value castCounts(OpBuilder &nested, Value counts) {
    VectorType type = getVectorType(indices);
    Type element = type.getElementType();
    if (element.isIndex())
      return arith::IndexCastOp::create(nested, loc, type, counts);
    if (element.getIntOrFloatBitWidth() < 32)
      return arith::TruncIOp::create(nested, loc, type, counts);
    if (element.getIntOrFloatBitWidth() > 32)
      return arith::ExtSIOp::create(nested, loc, type, counts);
    return counts;
  }

  RewriterBase &builder;
  Location loc;
  KeySpace keys;
  int64_t lanes;
  bool shared;
  Value sequenceBuffer, values, indices;
};

struct BoundToVector : OpRewritePattern<BoundOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(BoundOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getStrategy().value_or(Strategy::Gather) != Strategy::Gather)
      return rewriter.notifyMatchFailure(op, "another strategy is chosen");
    if (!isGatherable(op))
      return rewriter.notifyMatchFailure(op, "not gatherable");

    // Positions are i32. A sequence that may be longer gets both versions.
    Location loc = op.getLoc();
    constexpr int64_t kLongest = std::numeric_limits<int32_t>::max();
    int64_t length = op.getSequence().getType().getShape().back();
    if (!ShapedType::isDynamic(length) && length > kLongest)
      return rewriter.notifyMatchFailure(op, "the sequence is too long");
    if (ShapedType::isDynamic(length)) {
      Value size =
          memref::DimOp::create(rewriter, loc, op.getSequence(),
                                op.getSequence().getType().getRank() - 1);
      Value longest = arith::ConstantIndexOp::create(rewriter, loc, kLongest);
      Value fits = arith::CmpIOp::create(rewriter, loc, CmpIPredicate::ule,
                                         size, longest);
      auto choice = scf::IfOp::create(rewriter, loc, fits,
                                      /*withElseRegion=*/true);
      rewriter.setInsertionPointToStart(choice.elseBlock());
      auto scalar = cast<BoundOp>(rewriter.clone(*op));
      scalar.setStrategy(Strategy::Scalar);
      rewriter.setInsertionPointToStart(choice.thenBlock());
    }
    VectorLowering(op, rewriter).run();
    rewriter.eraseOp(op);
    return success();
  }
};

struct ConvertSeekToVectorPass
    : seek::impl::ConvertSeekToVectorPassBase<ConvertSeekToVectorPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateSeekToVectorPatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};

} // namespace

void seek::populateSeekToVectorPatterns(RewritePatternSet &patterns) {
  patterns.add<BoundToVector>(patterns.getContext());
}
