//===- Memory.h - How much memory something takes ---------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_TEST_FUZZ_OPENVINO_MEMORY_H
#define SEEK_TEST_FUZZ_OPENVINO_MEMORY_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstddef>

namespace mlir::seek::fuzz {

/// The most bytes that `work` has allocated at a time. 0 with the sanitizers,
/// which allocate in their own way.
size_t measureMemory(llvm::function_ref<void()> work);

} // namespace mlir::seek::fuzz

#endif // SEEK_TEST_FUZZ_OPENVINO_MEMORY_H
