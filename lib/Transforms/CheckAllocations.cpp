//===- CheckAllocations.cpp - Sizes of allocations that overflow ----------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Transforms/Passes.h"

#include "CheckReporter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Pass/Pass.h"

namespace mlir::seek {
#define GEN_PASS_DEF_SEEKCHECKALLOCATIONSPASS
#include "seek/Transforms/Passes.h.inc"
} // namespace mlir::seek

using namespace mlir;
using namespace mlir::seek;
using arith::CmpIPredicate;

namespace {

struct SeekCheckAllocationsPass
    : seek::impl::SeekCheckAllocationsPassBase<SeekCheckAllocationsPass> {
  void runOnOperation() override {
    if (failed(CheckReporter::verifyName(getOperation())))
      return signalPassFailure();
    CheckReporter reporter;
    getOperation().walk([&](memref::AllocOp alloc) {
      if (isSmall(alloc.getType()))
        return;
      OpBuilder builder(alloc);
      checkAllocation(builder, alloc, reporter);
    });
  }

private:
  /// Below this no size overflows, nor does adding room for alignment.
  static constexpr int64_t kMostBytes = int64_t(1) << 62;

  /// The bytes of an element, rounded up.
  static int64_t getElementBytes(MemRefType type) {
    Type element = type.getElementType();
    return element.isIntOrFloat()
               ? llvm::divideCeil(element.getIntOrFloatBitWidth(), 8)
               : 16;
  }

  static bool isSmall(MemRefType type) {
    int64_t bytes = getElementBytes(type);
    for (int64_t size : type.getShape())
      if (ShapedType::isDynamic(size) ||
          llvm::MulOverflow(bytes, std::max<int64_t>(size, 1), bytes) ||
          bytes > kMostBytes)
        return false;
    return true;
  }

  static void checkAllocation(OpBuilder &builder, memref::AllocOp alloc,
                              CheckReporter &reporter) {
    Location loc = alloc.getLoc();
    MemRefType type = alloc.getType();
    auto constant = [&](int64_t value) -> Value {
      return arith::ConstantIntOp::create(builder, loc, value, 64);
    };
    auto compare = [&](CmpIPredicate predicate, Value a, Value b) -> Value {
      return arith::CmpIOp::create(builder, loc, predicate, a, b);
    };
    auto either = [&](Value a, Value b) -> Value {
      return arith::OrIOp::create(builder, loc, a, b);
    };
    // The product of unsigned numbers; a negative size is a great one. Nothing
    // is allocated where any size is zero.
    Value bytes = constant(getElementBytes(type)), zero = constant(0);
    Value isEmpty = arith::ConstantIntOp::create(builder, loc, 0, 1);
    Value overflows = isEmpty;
    Value greatest = zero;
    unsigned dynamic = 0;
    for (int64_t staticSize : type.getShape()) {
      Value size = constant(staticSize);
      if (ShapedType::isDynamic(staticSize))
        size = arith::IndexCastOp::create(builder, loc, builder.getI64Type(),
                                          alloc.getDynamicSizes()[dynamic++]);
      auto product = arith::MulUIExtendedOp::create(builder, loc, bytes, size);
      bytes = product.getLow();
      overflows = either(overflows,
                         compare(CmpIPredicate::ne, product.getHigh(), zero));
      isEmpty = either(isEmpty, compare(CmpIPredicate::eq, size, zero));
      greatest = arith::SelectOp::create(
          builder, loc, compare(CmpIPredicate::ugt, size, greatest), size,
          greatest);
    }
    overflows = either(
        overflows, compare(CmpIPredicate::ugt, bytes, constant(kMostBytes)));
    Value ok = either(
        isEmpty, compare(CmpIPredicate::eq, overflows,
                         arith::ConstantIntOp::create(builder, loc, 0, 1)));
    Value found = arith::IndexCastOp::create(builder, loc,
                                             builder.getIndexType(), greatest);
    reporter.report(builder, alloc, ok,
                    "'memref.alloc' op expected at most 2^62 bytes, got more: "
                    "a dimension is {0}",
                    found, found);
  }
};

} // namespace
