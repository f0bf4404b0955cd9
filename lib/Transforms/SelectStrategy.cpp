//===- SelectStrategy.cpp - Which strategy for which search ---------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Transforms/Passes.h"

#include "CostModel.h"
#include "KeySpace.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Pass/Pass.h"
#include "llvm/Support/FormatVariadic.h"

namespace mlir::seek {
#define GEN_PASS_DEF_SEEKSELECTSTRATEGYPASS
#include "seek/Transforms/Passes.h.inc"
} // namespace mlir::seek

using namespace mlir;
using namespace mlir::seek;
using arith::CmpIPredicate;

static std::optional<Strategy> getStrategy(StrategyChoice choice) {
  switch (choice) {
  case StrategyChoice::Auto:
    return std::nullopt;
  case StrategyChoice::Scalar:
    return Strategy::Scalar;
  case StrategyChoice::Count:
    return Strategy::Count;
  case StrategyChoice::Permute:
    return Strategy::Permute;
  case StrategyChoice::Gather:
    return Strategy::Gather;
  case StrategyChoice::Index:
    return Strategy::Index;
  case StrategyChoice::Rows:
    return Strategy::Rows;
  }
  llvm_unreachable("a choice without a strategy");
}

//===----------------------------------------------------------------------===//
// The choice
//===----------------------------------------------------------------------===//

namespace {

/// A strategy and why.
struct Choice {
  Strategy strategy;
  std::string reason;
};

/// The constant global that a sequence on memrefs is.
static memref::GlobalOp getConstantGlobal(Value sequence) {
  auto access = sequence.getDefiningOp<memref::GetGlobalOp>();
  if (!access)
    return {};
  auto global = SymbolTable::lookupNearestSymbolFrom<memref::GlobalOp>(
      access, access.getNameAttr());
  return global && global.getConstant() && !global.isUninitialized() ? global
                                                                     : nullptr;
}

/// What is known of one search.
struct Search {
  explicit Search(BoundOp op)
      : keyBits(KeySpace(op).getKeyType().getIntOrFloatBitWidth()),
        valueBits(op.getValues().getType().getElementTypeBitWidth()),
        length(op.getSequence().getType().getShape().back()),
        isConstant(matchPattern(op.getSequence(), m_Constant()) ||
                   getConstantGlobal(op.getSequence())),
        costs(VectorTarget::get(op), keyBits) {
    ShapedType values = op.getValues().getType();
    numValues = 1;
    for (int64_t size : values.getShape())
      if (ShapedType::isDynamic(size) ||
          llvm::MulOverflow(numValues, size, numValues)) {
        numValues = ShapedType::kDynamic;
        break;
      }
    // In a loop that the sequence is not made in, the values of all iterations
    // count, and how many there are is not known. (On memrefs nothing moves out
    // of loops.)
    for (Operation *loop = op->getParentOp();
         loop && op.hasPureTensorSemantics(); loop = loop->getParentOp())
      if (auto like = dyn_cast<LoopLikeOpInterface>(loop))
        isRepeated |= like.isDefinedOutsideOfLoop(op.getSequence());
    if (isRepeated)
      numValues = ShapedType::kDynamic;
  }

  unsigned keyBits, valueBits;
  int64_t length;
  bool isConstant;
  /// Of all values of the op, ShapedType::kDynamic if not known.
  int64_t numValues;
  bool isRepeated = false;
  CostModel costs;
};

} // namespace

/// Rows with a sequence of their own.
static Choice chooseForRows(BoundOp op, const Search &search) {
  // What is set up for a row must pay off in it.
  constexpr int64_t kFewValues = 128;
  int64_t valuesPerRow = op.getValues().getType().getShape().back();
  if (valuesPerRow < kFewValues)
    return {Strategy::Rows, "few values, or not known how many, per sequence"};
  if (!ShapedType::isDynamic(search.length) &&
      search.costs.getPerValue(Strategy::Permute, search.length) <
          search.costs.getPerValue(Strategy::Gather, search.length))
    return {Strategy::Permute, "many values per short sequence"};
  return {Strategy::Gather, "many values per sequence"};
}

static Choice choose(BoundOp op, bool runtimeTables) {
  Search search(op);
  if (op.getValues().getType().getRank() == 0)
    return {Strategy::Scalar, "one value"};
  if (!op.isSequenceShared())
    return chooseForRows(op, search);
  bool areBytes = search.valueBits == 8;
  constexpr int64_t kFewBytes = 256;
  if (areBytes && (ShapedType::isDynamic(search.numValues) ||
                   search.numValues >= kFewBytes))
    return {Strategy::Index, "values of 8 bits have a table of all results"};
  if (ShapedType::isDynamic(search.length))
    return {areBytes ? Strategy::Permute : Strategy::Index,
            "sizes at run time choose between a table, registers and gathers"};

  // Many values if their number is not known; the table of `index` is built
  // only where there are enough at run time.
  constexpr int64_t kMany = 1 << 20;
  int64_t numValues =
      ShapedType::isDynamic(search.numValues) ? kMany : search.numValues;
  auto getCost = [&](Strategy strategy) {
    return search.costs.getTotal(strategy, search.length, numValues,
                                 search.isConstant);
  };
  bool canHaveTable = !areBytes && (runtimeTables || search.isConstant);
  Strategy best = Strategy::Scalar;
  for (Strategy strategy :
       {Strategy::Count, Strategy::Permute, Strategy::Gather, Strategy::Index})
    if (getCost(strategy) < getCost(best) &&
        (canHaveTable || strategy != Strategy::Index))
      best = strategy;
  return {best,
          llvm::formatv("{0} elements of {1} bits on {2}: {3:f2} ns per "
                        "value expected",
                        search.length, search.keyBits, search.costs.getName(),
                        getCost(best) / std::max<int64_t>(numValues, 1))};
}

//===----------------------------------------------------------------------===//
// The table of a run-time sequence
//===----------------------------------------------------------------------===//

namespace {

/// Room for as many cells: a table takes at most 16 bytes per element. Skewed
/// data fills few cells, of the others no more are made than there are
/// elements.
constexpr int64_t kCellsPerElement = 4;

/// Builds a `seek.prepare` before a search.
class Preparation {
public:
  Preparation(Operation *root, BoundOp op, bool isForced, bool runtimeTables)
      : root(root), op(op), builder(op), loc(op.getLoc()), isForced(isForced),
        runtimeTables(runtimeTables), search(op) {}

  void run() {
    if (!runtimeTables && !search.isConstant)
      return;
    Value size = createSize();
    Type i32 = builder.getI32Type();
    Value sequence = op.getSequence();
    if (isa<TensorType>(sequence.getType())) {
      OpFoldResult folded = getAsOpFoldResult(size);
      Value table = tensor::EmptyOp::create(builder, loc, folded, i32);
      // A constant sequence gets a constant table.
      SmallVector<Value> tables;
      builder.createOrFold<PrepareOp>(tables, loc, op.getSide(), sequence,
                                      table, op.getIsUnsigned());
      auto prepare = tables.front().getDefiningOp<PrepareOp>();
      if (!runtimeTables && prepare)
        prepare.erase();
      else
        op.getTableMutable().assign(tables.front());
      return;
    }
    if (Value table = createGlobalTable(size)) {
      op.getTableMutable().assign(table);
      return;
    }
    if (!runtimeTables)
      return;
    auto type = MemRefType::get({ShapedType::kDynamic}, i32);
    Value table = memref::AllocOp::create(builder, loc, type, size);
    PrepareOp::create(builder, loc, op.getSide(), sequence, table,
                      op.getIsUnsigned());
    op.getTableMutable().assign(table);
    builder.setInsertionPointAfter(op);
    memref::DeallocOp::create(builder, loc, table);
  }

private:
  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }

  Value createDim(Value shaped, int64_t dim) {
    if (isa<TensorType>(shaped.getType()))
      return builder.createOrFold<tensor::DimOp>(loc, shaped, dim);
    return builder.createOrFold<memref::DimOp>(loc, shaped, dim);
  }

  /// For a constant global, a table that is one too. Null if there is none, or
  /// no place for it in what the pass runs on.
  Value createGlobalTable(Value size) {
    memref::GlobalOp global = getConstantGlobal(op.getSequence());
    std::optional<int64_t> staticSize = getConstantIntValue(size);
    if (!global || !staticSize)
      return {};
    Operation *symbols = global->getParentOp();
    if (!root->isAncestor(symbols))
      return {};
    auto type = MemRefType::get({*staticSize}, builder.getI32Type());
    DenseElementsAttr constant = foldTable(
        global.getInitialValueAttr(), op.getSide(),
        op.isUnsignedElement(op.getSequence().getType().getElementType()),
        type);
    if (!constant)
      return {};
    OpBuilder before(global);
    auto table = memref::GlobalOp::create(
        before, loc, "seek_table", before.getStringAttr("private"), type,
        constant, /*constant=*/true,
        /*alignment=*/before.getI64IntegerAttr(64));
    StringAttr name = SymbolTable(symbols).insert(table);
    return memref::GetGlobalOp::create(builder, loc, type, name.getValue());
  }

  /// Room for cells where a table pays, else none.
  Value createSize() {
    Value length = createDim(op.getSequence(), 0);
    Value size = builder.createOrFold<arith::MulIOp>(
        loc, length, constant(kCellsPerElement));
    size = builder.createOrFold<arith::AddIOp>(loc, size, constant(1));
    if (isForced || search.isConstant || search.isRepeated)
      return size;
    Value numValues = constant(1);
    for (int64_t dim : llvm::seq(op.getValues().getType().getRank()))
      numValues = builder.createOrFold<arith::MulIOp>(
          loc, numValues, createDim(op.getValues(), dim));
    Value isMore = builder.createOrFold<arith::CmpIOp>(
        loc, CmpIPredicate::uge, numValues, createFewestValues(length));
    return builder.createOrFold<arith::SelectOp>(loc, isMore, size,
                                                 constant(0));
  }

  /// The number of values from which on a table pays.
  Value createFewestValues(Value length) {
    if (!ShapedType::isDynamic(search.length))
      return constant(search.costs.getFewestValuesForTable(search.length));
    // As a share of the length, from the cost at some lengths on.
    Value fewest = constant(std::numeric_limits<int64_t>::max());
    for (int64_t from : {16, 32, 64, 128, 256, 1024, 8192, 65536, 1048576}) {
      int64_t atLength = search.costs.getFewestValuesForTable(from);
      if (atLength == std::numeric_limits<int64_t>::max())
        continue;
      int64_t share = llvm::divideCeil(16 * atLength, from);
      Value here = builder.createOrFold<arith::ShRUIOp>(
          loc,
          builder.createOrFold<arith::MulIOp>(loc, length, constant(share)),
          constant(4));
      Value isLong = builder.createOrFold<arith::CmpIOp>(
          loc, CmpIPredicate::uge, length, constant(from));
      fewest = builder.createOrFold<arith::SelectOp>(loc, isLong, here, fewest);
    }
    return fewest;
  }

  Operation *root;
  BoundOp op;
  OpBuilder builder;
  Location loc;
  bool isForced, runtimeTables;
  Search search;
};

struct SeekSelectStrategyPass
    : seek::impl::SeekSelectStrategyPassBase<SeekSelectStrategyPass> {
  using SeekSelectStrategyPassBase::SeekSelectStrategyPassBase;

  void runOnOperation() override {
    std::optional<Strategy> forced = getStrategy(strategy);
    getOperation()->walk([&](BoundOp op) {
      if (tensorsOnly && !op.hasPureTensorSemantics())
        return;
      bool isChosen = !forced && !op.getStrategy();
      Choice choice = forced ? Choice{*forced, "forced by an option"}
                      : isChosen
                          ? ::choose(op, runtimeTables)
                          : Choice{*op.getStrategy(), "an attribute of the op"};
      if (op.getStrategy() != choice.strategy) {
        op.setStrategy(choice.strategy);
        remark::passed(
            op.getLoc(),
            remark::RemarkOpts::name("strategy").category(getArgument()))
            << (stringifyStrategy(choice.strategy) + ": " + choice.reason)
                   .str();
      }
      if (choice.strategy == Strategy::Index && !op.getTable() &&
          op.isSequenceShared() && op.getValues().getType().getRank() > 0 &&
          op.getValues().getType().getElementTypeBitWidth() > 8)
        Preparation(getOperation(), op, /*isForced=*/!isChosen, runtimeTables)
            .run();
    });
  }
};

} // namespace
