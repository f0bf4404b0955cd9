//===- LibFuzzer.cpp - What libFuzzer calls -------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Model.h"

#include <algorithm>
#include <cstdint>

using mlir::seek::fuzz::Model;

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

static Model getModel(const uint8_t *data, size_t size) {
  return Model::split({reinterpret_cast<const char *>(data), size});
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  mlir::seek::fuzz::tryModel(getModel(data, size));
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t maxSize, unsigned seed) {
  // libFuzzer's own changes find what nobody thought of.
  if (seed % 8 == 0)
    return LLVMFuzzerMutate(data, size, maxSize);
  std::mt19937_64 random(seed);
  Model model = getModel(data, size);
  mutate(model, random);
  std::string bytes = model.join();
  size = std::min(bytes.size(), maxSize);
  std::copy_n(bytes.data(), size, data);
  return size;
}

// libMLIR is not built with the sanitizer: it keeps what it allocates for the
// whole process, and does not unpoison what code of ours takes from an
// allocator that both use.
extern "C" const char *__asan_default_options() {
  return "detect_leaks=0:allow_user_poisoning=0:detect_container_overflow=0";
}
