//===- Count.cpp - Comparison with every element --------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Count.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::seek;

namespace {

class CountSearch : public VectorSearch {
public:
  CountSearch(const SearchContext &context, const Sequence &sequence, Value one)
      : VectorSearch(context, sequence), one(one) {}

  int64_t getVectorsInFlight() const override { return 4; }

  SmallVector<Value> search(OpBuilder &builder,
                            ArrayRef<Value> vectors) const override {
    Location loc = context.loc;
    Value first = arith::ConstantIndexOp::create(builder, loc, 0);
    Value step = arith::ConstantIndexOp::create(builder, loc, 1);
    SmallVector<Value> counts(vectors.size(),
                              context.createPositions(builder, 0));
    auto loop = scf::ForOp::create(
        builder, loc, first, sequence.numbers, step, counts,
        [&](OpBuilder &nested, Location, Value iv, ValueRange counts) {
          Value element = sequence.loadElement(nested, loc, context.keys, iv);
          Value elements = vector::BroadcastOp::create(
              nested, loc, context.getKeyType(), element);
          SmallVector<Value> next;
          for (auto [count, vector] : llvm::zip_equal(counts, vectors)) {
            Value before = context.keys.isBefore(nested, loc, elements, vector);
            next.push_back(context.addWhere(nested, before, count, one));
          }
          scf::YieldOp::create(nested, loc, next);
        });
    return llvm::to_vector_of<Value>(loop.getResults());
  }

private:
  Value one;
};

} // namespace

std::unique_ptr<VectorSearch>
seek::createCountSearch(const SearchContext &context, const Sequence &sequence,
                        Value one) {
  return std::make_unique<CountSearch>(context, sequence, one);
}
