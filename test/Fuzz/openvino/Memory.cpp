//===- Memory.cpp - How much memory something takes -----------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory.h"

#include "llvm/Support/Compiler.h"
#include <algorithm>
#include <cstdlib>
#include <malloc.h>

static long inUse = 0, most = 0;

size_t mlir::seek::fuzz::measureMemory(llvm::function_ref<void()> work) {
  long before = inUse;
  most = inUse;
  work();
  return most - before;
}

#if defined(__GLIBC__) && !LLVM_ADDRESS_SANITIZER_BUILD

// These take the place of the C library's, for all libraries of the program.
extern "C" {
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void __libc_free(void *);
}

static void *note(void *block) {
  inUse += static_cast<long>(malloc_usable_size(block));
  most = std::max(most, inUse);
  return block;
}

static void forget(void *block) {
  inUse -= static_cast<long>(malloc_usable_size(block));
}

extern "C" void *malloc(size_t size) { return note(__libc_malloc(size)); }

extern "C" void *calloc(size_t count, size_t size) {
  return note(__libc_calloc(count, size));
}

extern "C" void *realloc(void *block, size_t size) {
  forget(block);
  void *result = __libc_realloc(block, size);
  // Without room the old block stays as it is.
  note(result || size == 0 ? result : block);
  return result;
}

extern "C" void free(void *block) {
  forget(block);
  __libc_free(block);
}

#endif
