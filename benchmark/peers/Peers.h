//===- Peers.h - What seek is measured against ------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C interface of libSeekPeers: compiled peers and the clock. All peers find
// lower bounds.
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_BENCHMARK_PEERS_PEERS_H
#define SEEK_BENCHMARK_PEERS_PEERS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// One search: `numRows` sequences of `length` sorted elements each, one after
/// the other, and `numValues` values for each of them.
typedef struct SeekSearch {
  const void *sequence;
  int64_t length;
  const void *values;
  int64_t numValues;
  void *results;
  int64_t numRows;
} SeekSearch;

/// A way to search for one type of values and one of results.
typedef struct SeekPeer SeekPeer;

/// The peers that this machine can run are numbered from 0.
int64_t seekPeerCount(void);
const SeekPeer *seekPeerGet(int64_t number);

/// For example "window4".
const char *seekPeerName(const SeekPeer *peer);
/// "std"; "hand": written by hand for this machine; "limit": does not search,
/// but moves the same bytes.
const char *seekPeerKind(const SeekPeer *peer);
/// "f16", "i32", "u8" and so on.
const char *seekPeerType(const SeekPeer *peer);
const char *seekPeerResult(const SeekPeer *peer);

/// The nanoseconds in which `peer` does `count` searches, or a negative number
/// if it cannot do them. What it derives from the sequence is made outside of
/// that time, from the first search, if `constant` is not 0, and else within it
/// for each search.
double seekPeerTime(const SeekPeer *peer, const SeekSearch *searches,
                    int64_t count, int constant);

/// The nanoseconds of `count` calls of `function`, a function of MLIR's C
/// interface: it takes `numArguments` pointers to descriptors. Those of one
/// call follow those of the call before.
double seekKernelTime(void *function, int64_t numArguments,
                      void *const *arguments, int64_t count);

#ifdef __cplusplus
}
#endif

#endif // SEEK_BENCHMARK_PEERS_PEERS_H
