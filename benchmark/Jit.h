//===- Jit.h - The compiler as a C library ----------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C interface of libSeekBenchJit: compiles modules in the process that
// measures them.
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_BENCHMARK_JIT_H
#define SEEK_BENCHMARK_JIT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A function of a module as machine code.
typedef struct SeekJit SeekJit;

/// Compiles the text of a module for `cpu` ("native" or LLVM's name of one)
/// with `strategy`, as the pipeline seek-to-llvm spells it. The module's
/// function `main` is on memrefs and has no results. Returns null on failure
/// and writes what was wrong to `error`, cut to `errorSize` bytes.
SeekJit *seekJitCompile(const char *text, const char *cpu, const char *strategy,
                        char *error, int64_t errorSize);
void seekJitRelease(SeekJit *jit);

/// The function, which takes pointers to descriptors of memrefs.
void *seekJitFunction(const SeekJit *jit);

/// The versions of seek and of LLVM, and the name of this machine's CPU.
const char *seekJitVersion(void);
const char *seekJitLLVMVersion(void);
const char *seekJitHostCPU(void);

#ifdef __cplusplus
}
#endif

#endif // SEEK_BENCHMARK_JIT_H
