//===- CostModel.cpp - What a search costs by each strategy ---------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CostModel.h"

#include <array>
#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::seek;

/// The lengths that were measured.
static constexpr int64_t kLengths[] = {7,   15,   31,   63,    127,
                                       255, 1023, 4095, 65535, 1048575};

static constexpr double kInfinity = std::numeric_limits<double>::infinity();

struct CostModel::Row {
  StringRef machine;
  unsigned keyBits;
  Strategy strategy;
  /// Nanoseconds per value at kLengths, 0 where the strategy was not measured
  /// because it hands the search to another.
  std::array<double, std::size(kLengths)> nanoseconds;
};

#include "CostModel.inc"

/// Nanoseconds per element for building the table of `index`, and for starting
/// to; and per element of the tables of `permute`. Measured beside the others.
static constexpr double kTablePerElement = 1.0;
static constexpr double kTableStart = 500;
static constexpr double kLevelsPerElement = 1.5;

CostModel::CostModel(const VectorTarget &target, unsigned keyBits)
    : keyBits(keyBits) {
  if (target.hasAVX512)
    machine = target.hasFastGather ? "avx512, fast gather" : "avx512";
  else if (target.hasAVX2)
    machine = target.hasFastGather ? "avx2, fast gather" : "avx2";
  else
    machine = "128 bits";
}

StringRef CostModel::getName() const { return machine; }

const CostModel::Row *CostModel::find(Strategy strategy) const {
  for (const Row &row : kMeasured)
    if (row.machine == machine && row.keyBits == keyBits &&
        row.strategy == strategy)
      return &row;
  return nullptr;
}

double CostModel::getPerValue(Strategy strategy, int64_t length) const {
  const Row *row = find(strategy);
  if (!row)
    return kInfinity;
  // Between two lengths by the logarithm, which is the number of probes.
  double logarithm =
      std::log2(static_cast<double>(std::max<int64_t>(length, 1)));
  double lastTime = kInfinity, lastLogarithm = 0;
  for (auto [measured, time] : llvm::zip_equal(kLengths, row->nanoseconds)) {
    if (time == 0) {
      if (length <= measured)
        return kInfinity;
      continue;
    }
    double here = std::log2(static_cast<double>(measured));
    if (length <= measured)
      return lastTime == kInfinity
                 ? time
                 : lastTime + (time - lastTime) * (logarithm - lastLogarithm) /
                                  (here - lastLogarithm);
    lastTime = time;
    lastLogarithm = here;
  }
  return row->nanoseconds.back() == 0 ? kInfinity
                                      : lastTime * logarithm / lastLogarithm;
}

double CostModel::getSetUp(Strategy strategy, int64_t length,
                           bool isConstant) const {
  if (strategy == Strategy::Permute)
    return kLevelsPerElement * length;
  if (strategy == Strategy::Index && !isConstant)
    return kTableStart + kTablePerElement * length;
  return 0;
}

int64_t CostModel::getFewestValuesForTable(int64_t length) const {
  double without = kInfinity;
  for (Strategy strategy :
       {Strategy::Scalar, Strategy::Count, Strategy::Permute, Strategy::Gather})
    without = std::min(without, getPerValue(strategy, length));
  double gain = without - getPerValue(Strategy::Index, length);
  if (!(gain > 0))
    return std::numeric_limits<int64_t>::max();
  return std::ceil(getSetUp(Strategy::Index, length, /*isConstant=*/false) /
                   gain);
}
