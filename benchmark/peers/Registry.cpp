//===- Registry.cpp - The list of peers and the clock ---------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Registry.h"

#include <chrono>
#include <vector>

using namespace seek::peers;

//===----------------------------------------------------------------------===//
// The list
//===----------------------------------------------------------------------===//

static std::vector<SeekPeer> &getMutablePeers() {
  static std::vector<SeekPeer> peers;
  return peers;
}

void seek::peers::add(const SeekPeer &peer) {
  getMutablePeers().push_back(peer);
}

static bool hasAvx512() {
#ifdef SEEK_PEERS_AVX512
  return __builtin_cpu_supports("avx512f") &&
         __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512dq") &&
         __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("bmi2");
#else
  return false;
#endif
}

static const std::vector<SeekPeer> &getPeers() {
  static bool filled = [] {
    addPortable();
    if (!hasAvx512())
      return true;
#ifdef SEEK_PEERS_AVX512
    addAvx512();
    if (__builtin_cpu_supports("avx512vbmi"))
      addAvx512Bytes();
#endif
    return true;
  }();
  (void)filled;
  return getMutablePeers();
}

int64_t seekPeerCount() { return getPeers().size(); }
const SeekPeer *seekPeerGet(int64_t number) { return &getPeers()[number]; }
const char *seekPeerName(const SeekPeer *peer) { return peer->name; }
const char *seekPeerKind(const SeekPeer *peer) { return peer->kind; }
const char *seekPeerType(const SeekPeer *peer) { return peer->type; }
const char *seekPeerResult(const SeekPeer *peer) { return peer->result; }

//===----------------------------------------------------------------------===//
// The clock
//===----------------------------------------------------------------------===//

using Clock = std::chrono::steady_clock;

static double nanosecondsSince(Clock::time_point start) {
  return std::chrono::duration<double, std::nano>(Clock::now() - start).count();
}

double seekPeerTime(const SeekPeer *peer, const SeekSearch *searches,
                    int64_t count, int constant) {
  Clock::time_point start = Clock::now();
  if (!constant) {
    for (int64_t i = 0; i < count; ++i) {
      void *prepared = peer->prepare(searches[i]);
      if (!prepared)
        return -1;
      peer->run(searches[i], prepared);
      peer->release(prepared);
    }
    return nanosecondsSince(start);
  }
  void *prepared = peer->prepare(searches[0]);
  if (!prepared)
    return -1;
  start = Clock::now();
  for (int64_t i = 0; i < count; ++i)
    peer->run(searches[i], prepared);
  double elapsed = nanosecondsSince(start);
  peer->release(prepared);
  return elapsed;
}

double seekKernelTime(void *function, int64_t numArguments,
                      void *const *arguments, int64_t count) {
  Clock::time_point start = Clock::now();
  if (numArguments == 2) {
    auto call = reinterpret_cast<void (*)(void *, void *)>(function);
    for (int64_t i = 0; i < count; ++i, arguments += 2)
      call(arguments[0], arguments[1]);
  } else if (numArguments == 3) {
    auto call = reinterpret_cast<void (*)(void *, void *, void *)>(function);
    for (int64_t i = 0; i < count; ++i, arguments += 3)
      call(arguments[0], arguments[1], arguments[2]);
  } else {
    return -1;
  }
  return nanosecondsSince(start);
}
