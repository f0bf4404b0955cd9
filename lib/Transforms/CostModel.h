//===- CostModel.h - What a search costs by each strategy -------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_TRANSFORMS_COSTMODEL_H
#define SEEK_LIB_TRANSFORMS_COSTMODEL_H

#include "SeekToVector/VectorTarget.h"

#include "seek/IR/Seek.h"

namespace mlir::seek {

/// Times measured on one kind of machine, for keys of one width.
class CostModel {
public:
  CostModel(const VectorTarget &target, unsigned keyBits);

  /// Nanoseconds per value, where a million values share a sequence of `length`
  /// elements; infinite where the strategy does not do that.
  double getPerValue(Strategy strategy, int64_t length) const;

  /// Nanoseconds that come once: for the tables of `permute`, and for the
  /// table of `index`, which a constant sequence has at compile time.
  double getSetUp(Strategy strategy, int64_t length, bool isConstant) const;

  /// All together.
  double getTotal(Strategy strategy, int64_t length, int64_t numValues,
                  bool isConstant) const {
    return getSetUp(strategy, length, isConstant) +
           getPerValue(strategy, length) * numValues;
  }

  /// From how many values on a table pays for a run-time sequence, against the
  /// best of the strategies without.
  int64_t getFewestValuesForTable(int64_t length) const;

  /// The name of the kind of machine.
  StringRef getName() const;

  /// The measurements, in CostModel.inc: one row per kind of machine, width of
  /// keys and strategy. utils/tune makes it.
  struct Row;

private:
  const Row *find(Strategy strategy) const;

  StringRef machine;
  unsigned keyBits;
};

} // namespace mlir::seek

#endif // SEEK_LIB_TRANSFORMS_COSTMODEL_H
