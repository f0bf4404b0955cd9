//===- Permute.cpp - Search in registers ----------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Permute.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::seek;

namespace {

class PermuteSearch : public VectorSearch {
public:
  PermuteSearch(const SearchContext &context, const Sequence &sequence,
                LevelTables levels)
      : VectorSearch(context, sequence), levels(std::move(levels)) {}

  int64_t getVectorsInFlight() const override { return 8; }

  SmallVector<Value> search(OpBuilder &builder,
                            ArrayRef<Value> vectors) const override {
    SmallVector<Value> positions = levels.walk(builder, context, vectors);
    // What fills the tables up may have been counted, after all else.
    Value numbers = context.splat(builder, sequence.numbers);
    for (Value &position : positions)
      position =
          arith::MinUIOp::create(builder, context.loc, position, numbers);
    return positions;
  }

private:
  LevelTables levels;
};

} // namespace

std::unique_ptr<VectorSearch>
seek::createPermuteSearch(const SearchContext &context,
                          const Sequence &sequence, LevelTables levels) {
  return std::make_unique<PermuteSearch>(context, sequence, std::move(levels));
}
