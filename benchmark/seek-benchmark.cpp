//===- seek-benchmark.cpp - Searches as Google Benchmarks -----------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One million random f32 values, run-time boundaries, i64 results: what seek
// compiles with each strategy, and the compiled peers. For profilers and for
// looking at one kernel; what is quoted is measured in turns by run.py.
//
//   seek-benchmark --benchmark_filter='/4095$'
//
//===----------------------------------------------------------------------===//

#include "Jit.h"
#include "peers/Peers.h"

#include "benchmark/benchmark.h"
#include <algorithm>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

static constexpr int64_t kNumValues = int64_t(1) << 20;

static constexpr const char *kStrategies[] = {"auto",    "scalar", "count",
                                              "permute", "gather", "index"};

static constexpr const char *kModule = R"(
func.func @main(%values: memref<?xf32>, %boundaries: memref<?xf32>,
                %results: memref<?xi64>) {
  seek.bound lower ins(%boundaries, %values : memref<?xf32>, memref<?xf32>)
                   outs(%results : memref<?xi64>)
  return
})";

namespace {

/// The data of one length of boundaries.
struct Data {
  std::vector<float> boundaries, values;
  std::vector<int64_t> results;

  explicit Data(int64_t length)
      : boundaries(length), values(kNumValues), results(kNumValues) {
    std::mt19937_64 random(length);
    std::uniform_real_distribution<float> uniform;
    for (float &x : boundaries)
      x = uniform(random);
    std::sort(boundaries.begin(), boundaries.end());
    for (float &x : values)
      x = uniform(random);
  }

  bool isRight() const {
    for (int64_t i = 0; i < kNumValues; ++i)
      if (results[i] !=
          std::lower_bound(boundaries.begin(), boundaries.end(), values[i]) -
              boundaries.begin())
        return false;
    return true;
  }
};

/// MLIR's descriptor of a memref of rank 1.
struct Descriptor {
  void *allocated, *aligned;
  int64_t offset, size, stride;

  template <typename T>
  explicit Descriptor(std::vector<T> &data)
      : allocated(data.data()), aligned(data.data()), offset(0),
        size(data.size()), stride(1) {}
};

} // namespace

/// Runs `time`, which returns nanoseconds, until the benchmark has enough.
template <typename Time>
static void runTimed(benchmark::State &state, const Data &data, bool isSearch,
                     const Time &time) {
  if (time() < 0)
    return state.SkipWithError("not for this length");
  if (isSearch && !data.isRight())
    return state.SkipWithError("wrong results");
  for (auto _ : state)
    state.SetIterationTime(time() * 1e-9);
  state.SetItemsProcessed(state.iterations() * kNumValues);
}

static void runJit(benchmark::State &state, void *function) {
  Data data(state.range(0));
  Descriptor values(data.values), boundaries(data.boundaries),
      results(data.results);
  void *arguments[] = {&values, &boundaries, &results};
  runTimed(state, data, /*isSearch=*/true,
           [&] { return seekKernelTime(function, 3, arguments, 1); });
}

static void runPeer(benchmark::State &state, const SeekPeer *peer,
                    bool isSearch) {
  Data data(state.range(0));
  SeekSearch search = {data.boundaries.data(), state.range(0),
                       data.values.data(),     kNumValues,
                       data.results.data(),    1};
  runTimed(state, data, isSearch,
           [&] { return seekPeerTime(peer, &search, 1, /*constant=*/0); });
}

static void addLengths(benchmark::internal::Benchmark *benchmark) {
  benchmark->UseManualTime()->Unit(benchmark::kMillisecond);
  for (int64_t length : {15, 63, 255, 4095, 65535, 1 << 20})
    benchmark->Arg(length);
}

int main(int argc, char **argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv))
    return 1;
  for (const char *strategy : kStrategies) {
    char error[1000];
    // It lives as long as the program.
    SeekJit *jit =
        seekJitCompile(kModule, "native", strategy, error, sizeof(error));
    if (!jit) {
      std::fprintf(stderr, "seek: going on without strategy '%s'\n", strategy);
      continue;
    }
    addLengths(
        benchmark::RegisterBenchmark((std::string("seek/") + strategy).c_str(),
                                     runJit, seekJitFunction(jit)));
  }
  for (int64_t i = 0; i < seekPeerCount(); ++i) {
    const SeekPeer *peer = seekPeerGet(i);
    std::string kind = seekPeerKind(peer), name = seekPeerName(peer);
    if (std::string(seekPeerType(peer)) != "f32" ||
        std::string(seekPeerResult(peer)) != "i64" ||
        (kind == "limit" && name.find("read") == 0) || name == "rows")
      continue;
    addLengths(benchmark::RegisterBenchmark((kind + "/" + name).c_str(),
                                            runPeer, peer, kind != "limit"));
  }
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
