//===- Registry.h - The list of peers ---------------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Files that are compiled for newer CPUs include this one: it must not define
// anything that the linker could take from there for all others.
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_BENCHMARK_PEERS_REGISTRY_H
#define SEEK_BENCHMARK_PEERS_REGISTRY_H

#include "Peers.h"

struct SeekPeer {
  const char *name, *kind, *type, *result;
  /// Makes what run() needs of the sequence, or returns null if this peer
  /// cannot do the search.
  void *(*prepare)(const SeekSearch &);
  void (*run)(const SeekSearch &, const void *prepared);
  void (*release)(void *prepared);
};

namespace seek::peers {

void add(const SeekPeer &peer);

// Called once, if the CPU allows.
void addPortable();
void addAvx512();
void addAvx512Bytes();

} // namespace seek::peers

#endif // SEEK_BENCHMARK_PEERS_REGISTRY_H
