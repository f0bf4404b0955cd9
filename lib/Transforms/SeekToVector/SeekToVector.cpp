//===- SeekToVector.cpp - seek.bound to vectors ---------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// From the strategy of a `seek.bound` to the code of that strategy. Where sizes
// are dynamic, versions stand side by side and sizes at run time choose.

#include "seek/Transforms/Passes.h"

#include "Count.h"
#include "Gather.h"
#include "Hybrid.h"
#include "Index.h"
#include "Loops.h"
#include "Permute.h"
#include "Prepare.h"
#include "Rows.h"
#include "SinkTables.h"
#include "Table.h"
#include "Tree.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mlir::seek {
#define GEN_PASS_DEF_CONVERTSEEKTOVECTORPASS
#include "seek/Transforms/Passes.h.inc"
} // namespace mlir::seek

using namespace mlir;
using namespace mlir::seek;
using arith::CmpIPredicate;

namespace {

/// One `seek.bound` on its way to vectors: versions that stand side by side, of
/// which the first that sizes at run time allow is taken.
class VectorLowering {
public:
  VectorLowering(BoundOp op, RewriterBase &rewriter)
      : op(op), builder(rewriter), loc(op.getLoc()), context(op, KeySpace(op)),
        mostLevels(getMostLevels(context)), registers(getRegisters()),
        length(op.getSequence().getType().getShape().back()),
        isUnitStride(cast<MemRefType>(op.getSequence().getType())
                         .isLastDimUnitStride()) {}

  /// False if the op is left as it is.
  bool run(Strategy strategy) {
    plan(strategy);
    if (versions.front().build == nullptr)
      return false;
    Value isScalar;
    if (strategy != Strategy::Rows)
      isScalar = isFewValues();
    if (ShapedType::isDynamic(length)) {
      Value tooLong = isTooLong();
      isScalar =
          isScalar
              ? Value(arith::OrIOp::create(builder, loc, isScalar, tooLong))
              : tooLong;
    }
    if (!isScalar) {
      build(versions);
      return true;
    }
    auto choice = scf::IfOp::create(builder, loc, isScalar,
                                    /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(choice.thenBlock());
    build(Version());
    builder.setInsertionPointToStart(choice.elseBlock());
    build(versions);
    return true;
  }

private:
  struct Version {
    /// Builds an i1; null if the version is always possible.
    std::function<Value()> isPossible;
    /// Null for the scalar lowering.
    std::function<void()> build;
  };

  //===--------------------------------------------------------------------===//
  // The plan
  //===--------------------------------------------------------------------===//

  void plan(Strategy strategy) {
    switch (strategy) {
    case Strategy::Scalar:
      return add({});
    case Strategy::Count:
      return add([&] { count(); });
    case Strategy::Permute:
      return planPermute();
    case Strategy::Gather:
      return planGather();
    case Strategy::Index:
      return planIndex();
    case Strategy::Rows:
      return isUnitStride ? add([&] { rows(); }) : add({});
    }
    llvm_unreachable("an unknown strategy");
  }

  /// More keys of 16 bits go into registers.
  SearchContext getRegisters() {
    std::optional<KeySpace> keys = KeySpace::getIn16Bits(op);
    if (!keys)
      return context;
    SearchContext narrow(op, *keys);
    return getMostLevels(narrow) > 0 ? narrow : context;
  }

  void add(std::function<void()> build,
           std::function<Value()> isPossible = nullptr) {
    versions.push_back({std::move(isPossible), std::move(build)});
  }

  /// Registers that hold the whole sequence, or the versions for long ones.
  void planPermute() {
    if (mostLevels == 0) {
      if (ShapedType::isDynamic(length))
        add([&] { count(); },
            [&] { return isAtMost(createLength(), kMostCounted); });
      return planGather();
    }
    int64_t mostPermuted = getMostLevels(registers);
    if (!ShapedType::isDynamic(length)) {
      int64_t numLevels = std::max(1, llvm::bit_width<uint64_t>(length));
      if (numLevels > mostPermuted)
        return planGather();
      return add([=] { permute(numLevels); });
    }
    // Fewer levels are faster where they are enough.
    for (int64_t numLevels : {mostPermuted - 4, mostPermuted - 2, mostPermuted})
      add([=] { permute(numLevels); },
          [=] { return isAtMost(createLength(), (1 << numLevels) - 1); });
    planGather();
  }

  /// What needs no table in memory.
  void planGather() {
    bool isGatherable =
        context.keys.getKeyType().getIntOrFloatBitWidth() ==
            op.getSequence().getType().getElementTypeBitWidth() &&
        isUnitStride;
    if (mostLevels == 0 || !isUnitStride)
      return isGatherable ? add([&] { gather(); }) : add({});
    if (!isGatherable)
      return add([&] { hybrid(); });
    // Few elements need no registers, many halvings one after the other take
    // longer than gathers in lockstep.
    if (context.target.hasFastGather)
      add([&] { gather(); },
          [&] { return isAtMost(createLength(), kMostInRegisters); });
    else
      add([&] { hybrid(); },
          [&] { return isAtMost(createLength(), kLongestHybrid); });
    add([&] { gatherBelowLevels(); });
  }

  void planIndex() {
    if (op.getValues().getType().getElementTypeBitWidth() == 8)
      return planTable();
    if (op.getTable() && isUnitStride)
      add([&] { index(); },
          [&] { return createIsUsable(builder, loc, op.getTable()); });
    planPermute();
  }

  void planTable() {
    if (context.target.hasVBMI) {
      for (int64_t numBytes : {1, 2}) {
        int64_t longest = (int64_t(1) << (8 * numBytes)) - 1;
        auto build = [=] { byteTable(numBytes); };
        if (ShapedType::isDynamic(length))
          add(build, [=] { return isAtMost(createLength(), longest); });
        else if (length <= longest)
          return add(build);
      }
      return add([=] { byteTable(4); });
    }
    add([&] { table(); });
  }

  //===--------------------------------------------------------------------===//
  // Conditions
  //===--------------------------------------------------------------------===//

  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }

  Value isAtMost(Value a, int64_t b) {
    return arith::CmpIOp::create(builder, loc, CmpIPredicate::ule, a,
                                 constant(b));
  }

  Value createLength() {
    return memref::DimOp::create(builder, loc, op.getSequence(),
                                 op.getSequence().getType().getRank() - 1);
  }

  /// Positions may be i32.
  Value isTooLong() {
    return arith::CmpIOp::create(builder, loc, CmpIPredicate::ugt,
                                 createLength(),
                                 constant(std::numeric_limits<int32_t>::max()));
  }

  /// Setting vectors up takes longer than a scalar search of few values, where
  /// it is not known how many they are. Null where it is.
  Value isFewValues() {
    ShapedType type = op.getValues().getType();
    if (type.hasStaticShape())
      return Value();
    Value numValues = constant(1);
    for (int64_t dim : llvm::seq(type.getRank()))
      numValues = arith::MulIOp::create(
          builder, loc, numValues,
          memref::DimOp::create(builder, loc, op.getValues(), dim));
    if (op.getValues().getType().getElementTypeBitWidth() == 8)
      return arith::CmpIOp::create(builder, loc, CmpIPredicate::ult, numValues,
                                   constant(kFewBytes));
    // Tables in registers take their time by the element, up to a number.
    Value few = arith::MinUIOp::create(builder, loc, createLength(),
                                       constant(kMostInRegisters));
    few = arith::ShRUIOp::create(builder, loc, few, constant(3));
    few = arith::AddIOp::create(builder, loc, few, constant(4));
    return arith::CmpIOp::create(builder, loc, CmpIPredicate::ult, numValues,
                                 few);
  }
  static constexpr int64_t kFewBytes = 256;
  static constexpr int64_t kMostInRegisters = 255;
  static constexpr int64_t kMostCounted = 16;
  static constexpr int64_t kLongestHybrid = 1 << 17;

  void build(ArrayRef<Version> versions) {
    const Version &version = versions.front();
    Value isPossible = version.isPossible ? version.isPossible() : Value();
    if (version.isPossible && !isPossible)
      return build(versions.drop_front());
    if (!isPossible)
      return build(version);
    auto choice = scf::IfOp::create(builder, loc, isPossible,
                                    /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(choice.thenBlock());
    build(version);
    builder.setInsertionPointToStart(choice.elseBlock());
    build(versions.drop_front());
  }

  void build(const Version &version) {
    if (version.build) {
      // Tables and chunks are on the stack.
      withStack(builder, loc, version.build);
      return;
    }
    auto copy = cast<BoundOp>(builder.clone(*op));
    copy.setStrategy(Strategy::Scalar);
    copy.getTableMutable().clear();
  }

  //===--------------------------------------------------------------------===//
  // Versions
  //===--------------------------------------------------------------------===//

  void count() {
    ValueLoops loops(op, builder, context);
    Value one = loops.createHiddenOne(builder);
    loops.search(builder, [&](OpBuilder &, const Sequence &sequence) {
      return createCountSearch(context, sequence, one);
    });
  }

  void permute(int64_t numLevels) {
    ValueLoops loops(op, builder, registers);
    Value one = loops.createHiddenOne(builder);
    Value buffer = LevelTables::createBuffer(builder, registers, numLevels);
    loops.search(builder, [&](OpBuilder &nested, const Sequence &sequence) {
      Value stride = arith::ConstantIndexOp::create(nested, loc, 1);
      return createPermuteSearch(registers, sequence,
                                 LevelTables::create(nested, registers,
                                                     sequence, buffer,
                                                     numLevels, stride, one));
    });
  }

  void gather() {
    ValueLoops loops(op, builder, context);
    loops.search(builder, [&](OpBuilder &, const Sequence &sequence) {
      return createGatherSearch(context, sequence);
    });
  }

  /// Gathers in the slice that the first levels, in registers, lead to.
  void gatherBelowLevels() {
    int64_t numLevels = mostLevels - 2;
    ValueLoops loops(op, builder, context);
    Value one = loops.createHiddenOne(builder);
    Value buffer = LevelTables::createBuffer(builder, context, numLevels);
    loops.search(builder, [&](OpBuilder &nested, const Sequence &sequence) {
      Value numSlices =
          arith::ConstantIndexOp::create(nested, loc, int64_t(1) << numLevels);
      Value stride =
          arith::CeilDivUIOp::create(nested, loc, sequence.numbers, numSlices);
      return createGatherSearch(context, sequence,
                                LevelTables::create(nested, context, sequence,
                                                    buffer, numLevels, stride,
                                                    one));
    });
  }

  void hybrid() {
    ValueLoops loops(op, builder, context);
    createHybridSearch(builder, loops, mostLevels);
  }

  void index() {
    Value header =
        memref::LoadOp::create(builder, loc, op.getTable(), constant(0));
    Value isTree = arith::CmpIOp::create(
        builder, loc, CmpIPredicate::eq, header,
        arith::ConstantIntOp::create(builder, loc, BlockTree::kHeader, 32));
    auto choice = scf::IfOp::create(builder, loc, isTree,
                                    /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(choice.thenBlock());
    ValueLoops treeLoops(op, builder, context);
    createTreeSearch(builder, treeLoops, op.getTable(), mostLevels);
    builder.setInsertionPointToStart(choice.elseBlock());
    ValueLoops loops(op, builder, context);
    createIndexSearch(builder, loops, op.getTable());
  }

  void table() {
    ValueLoops loops(op, builder, context);
    createTableSearch(builder, loops);
  }

  void byteTable(int64_t numBytes) {
    ValueLoops loops(op, builder, context);
    createByteTableSearch(builder, loops, numBytes);
  }

  void rows() {
    ValueLoops loops(op, builder, context);
    createRowsSearch(builder, op, loops);
  }

  BoundOp op;
  RewriterBase &builder;
  Location loc;
  SearchContext context;
  int64_t mostLevels;
  /// For searches in registers only.
  SearchContext registers;
  int64_t length;
  bool isUnitStride;
  SmallVector<Version> versions;
};

struct BoundToVector : OpRewritePattern<BoundOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(BoundOp op,
                                PatternRewriter &rewriter) const override {
    if (!hasVectorLoops(op))
      return rewriter.notifyMatchFailure(op, "no loops over vectors");
    Strategy strategy = op.getStrategy().value_or(Strategy::Permute);
    if (!VectorLowering(op, rewriter).run(strategy))
      return rewriter.notifyMatchFailure(op, "left to the scalar lowering");
    rewriter.eraseOp(op);
    return success();
  }
};

struct PrepareToVector : OpRewritePattern<PrepareOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(PrepareOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureBufferSemantics())
      return rewriter.notifyMatchFailure(op, "not on memrefs");
    lowerPrepare(rewriter, op);
    rewriter.eraseOp(op);
    return success();
  }
};

struct ConvertSeekToVectorPass
    : seek::impl::ConvertSeekToVectorPassBase<ConvertSeekToVectorPass> {
  void runOnOperation() override {
    RewritePatternSet searches(&getContext()), tables(&getContext());
    searches.add<BoundToVector>(&getContext());
    tables.add<PrepareToVector>(&getContext());
    walkAndApplyPatterns(getOperation(), std::move(searches));
    sinkTables(getOperation());
    walkAndApplyPatterns(getOperation(), std::move(tables));
  }
};

} // namespace

void seek::populateSeekToVectorPatterns(RewritePatternSet &patterns) {
  patterns.add<BoundToVector, PrepareToVector>(patterns.getContext());
}
