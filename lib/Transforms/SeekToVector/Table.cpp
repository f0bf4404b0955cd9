//===- Table.cpp - Results for all values ---------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Table.h"

#include "../FloatBits.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::seek;

static constexpr int64_t kNumValues = 256;

static Type getResultType(const ValueLoops &loops) {
  return cast<MemRefType>(loops.getIndices().getType()).getElementType();
}

/// Calls `store` with the result, as index, for each value of 8 bits.
static void forAllValues(OpBuilder &builder, const SearchContext &context,
                         const Sequence &sequence,
                         function_ref<void(OpBuilder &, Value, Value)> store) {
  Location loc = context.loc;
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  scf::ForOp::create(
      builder, loc, constant(0), constant(kNumValues), constant(1),
      ValueRange(), [&](OpBuilder &body, Location, Value iv, ValueRange) {
        Value value =
            arith::IndexCastOp::create(body, loc, body.getI8Type(), iv);
        Value count =
            createScalarBound(body, loc, context.keys, sequence, value);
        store(body, iv, count);
        scf::YieldOp::create(body, loc);
      });
}

/// Looks the values from `from` on up one by one in a table of results.
static void lookUpEach(OpBuilder &builder, const ValueLoops &loops, Value table,
                       ArrayRef<Value> row, Value from) {
  Location loc = loops.getContext().loc;
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  scf::ForOp::create(
      builder, loc, from, loops.getRowSize(builder), one, ValueRange(),
      [&](OpBuilder &body, Location, Value iv, ValueRange) {
        SmallVector<Value> place(row);
        place.push_back(iv);
        Value value =
            memref::LoadOp::create(body, loc, loops.getValues(), place);
        value =
            arith::IndexCastUIOp::create(body, loc, body.getIndexType(), value);
        Value count = memref::LoadOp::create(body, loc, table, value);
        memref::StoreOp::create(body, loc, count, loops.getIndices(), place);
        scf::YieldOp::create(body, loc);
      });
}

static Value createTable(OpBuilder &builder, Location loc, Type type) {
  return memref::AllocaOp::create(builder, loc,
                                  MemRefType::get({kNumValues}, type),
                                  builder.getI64IntegerAttr(64));
}

void seek::createTableSearch(OpBuilder &builder, ValueLoops &loops) {
  const SearchContext &context = loops.getContext();
  Location loc = context.loc;
  Type result = getResultType(loops);
  Value table = createTable(builder, loc, result);
  loops.forEachRow(
      builder,
      [&](OpBuilder &nested, const Sequence &sequence) {
        forAllValues(nested, context, sequence,
                     [&](OpBuilder &body, Value value, Value count) {
                       count = castCount(body, loc, count, result);
                       memref::StoreOp::create(body, loc, count, table, value);
                     });
      },
      [&](OpBuilder &nested, const Sequence &, ArrayRef<Value> row) {
        Value zero = arith::ConstantIndexOp::create(nested, loc, 0);
        lookUpEach(nested, loops, table, row, zero);
      });
}

//===----------------------------------------------------------------------===//
// In registers
//===----------------------------------------------------------------------===//

namespace {

class ByteTables {
public:
  static constexpr int64_t kLanes = 64;

  ByteTables(OpBuilder &builder, Location loc, int64_t numBytes)
      : loc(loc), bytesType(VectorType::get({kLanes}, builder.getI8Type())) {
    for (int64_t i = 0; i < numBytes; ++i)
      buffers.push_back(createTable(builder, loc, builder.getI8Type()));
  }

  /// Stores the bytes of the result for a value.
  void store(OpBuilder &builder, Value value, Value count) {
    for (auto [i, buffer] : llvm::enumerate(buffers)) {
      Value shift = arith::ConstantIndexOp::create(builder, loc, 8 * i);
      Value byte = arith::IndexCastOp::create(
          builder, loc, builder.getI8Type(),
          arith::ShRUIOp::create(builder, loc, count, shift));
      memref::StoreOp::create(builder, loc, byte, buffer, value);
    }
  }

  /// Loads what was stored into registers.
  void load(OpBuilder &builder) {
    for (Value buffer : buffers) {
      SmallVector<Value> &table = tables.emplace_back();
      for (int64_t i = 0; i < kNumValues; i += kLanes) {
        Value at = arith::ConstantIndexOp::create(builder, loc, i);
        table.push_back(
            vector::LoadOp::create(builder, loc, bytesType, buffer, at));
      }
    }
  }

  /// The results for a vector of values, each in the fewest bytes.
  Value lookUp(OpBuilder &builder, Value values) const {
    Value zero = createInt(builder, loc, bytesType, 0);
    Value isUpper = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::slt, values, zero);
    SmallVector<Value> bytes;
    for (ArrayRef<Value> table : tables) {
      auto permute = [&](Value a, Value b) {
        return LLVM::CallIntrinsicOp::create(
                   builder, loc, bytesType,
                   builder.getStringAttr("llvm.x86.avx512.vpermi2var.qi.512"),
                   ValueRange{a, values, b})
            .getResult(0);
      };
      bytes.push_back(arith::SelectOp::create(builder, loc, isUpper,
                                              permute(table[2], table[3]),
                                              permute(table[0], table[1])));
    }
    if (bytes.size() == 1)
      return bytes.front();
    Type wide =
        VectorType::get({kLanes}, builder.getIntegerType(8 * bytes.size()));
    Value counts;
    for (auto [i, byte] : llvm::enumerate(bytes)) {
      byte = arith::ExtUIOp::create(builder, loc, wide, byte);
      byte = arith::ShLIOp::create(builder, loc, byte,
                                   createInt(builder, loc, wide, 8 * i));
      counts = counts ? Value(arith::OrIOp::create(builder, loc, counts, byte))
                      : byte;
    }
    return counts;
  }

private:
  Location loc;
  VectorType bytesType;
  SmallVector<Value> buffers;
  SmallVector<SmallVector<Value>> tables;
};

} // namespace

void seek::createByteTableSearch(OpBuilder &builder, ValueLoops &loops,
                                 int64_t numBytes) {
  const SearchContext &context = loops.getContext();
  Location loc = context.loc;
  Type result = getResultType(loops);
  auto results = VectorType::get({ByteTables::kLanes}, result);
  ByteTables tables(builder, loc, numBytes);
  Value rest = createTable(builder, loc, result);
  loops.forEachRow(
      builder,
      [&](OpBuilder &nested, const Sequence &sequence) {
        forAllValues(nested, context, sequence,
                     [&](OpBuilder &body, Value value, Value count) {
                       tables.store(body, value, count);
                       count = castCount(body, loc, count, result);
                       memref::StoreOp::create(body, loc, count, rest, value);
                     });
        tables.load(nested);
      },
      [&](OpBuilder &nested, const Sequence &, ArrayRef<Value> row) {
        Value zero = arith::ConstantIndexOp::create(nested, loc, 0);
        Value step =
            arith::ConstantIndexOp::create(nested, loc, ByteTables::kLanes);
        Value size = loops.getRowSize(nested);
        Value full = arith::SubIOp::create(
            nested, loc, size, arith::RemUIOp::create(nested, loc, size, step));
        scf::ForOp::create(
            nested, loc, zero, full, step, ValueRange(),
            [&](OpBuilder &body, Location, Value iv, ValueRange) {
              SmallVector<Value> place(row);
              place.push_back(iv);
              Value values = vector::LoadOp::create(
                  body, loc,
                  VectorType::get({ByteTables::kLanes}, body.getI8Type()),
                  loops.getValues(), place);
              Value counts = tables.lookUp(body, values);
              if (result.isIndex())
                counts =
                    arith::IndexCastUIOp::create(body, loc, results, counts);
              else if (counts.getType() != results)
                counts = result.getIntOrFloatBitWidth() >
                                 cast<VectorType>(counts.getType())
                                     .getElementTypeBitWidth()
                             ? Value(arith::ExtUIOp::create(body, loc, results,
                                                            counts))
                             : Value(arith::TruncIOp::create(body, loc, results,
                                                             counts));
              vector::StoreOp::create(body, loc, counts, loops.getIndices(),
                                      place);
              scf::YieldOp::create(body, loc);
            });
        lookUpEach(nested, loops, rest, row, full);
      });
}
