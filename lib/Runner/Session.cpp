//===- Session.cpp - What compiled code may do while it runs --------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Runner/Session.h"

#include "seek/Runner/Array.h"
#include "seek/Transforms/Passes.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include <cstdlib>

using namespace mlir::seek;

Session *Session::current = nullptr;

/// Released blocks are kept up to this many bytes.
static constexpr uint64_t kMostCachedBytes = uint64_t(1) << 30;

Session::~Session() {
  dropCache();
  for (auto [block, size] : live)
    std::free(block);
}

llvm::Error Session::run(llvm::function_ref<void()> code) {
  failure.clear();
  current = this;
  // Compiled code has no destructors to run and may be left by a jump.
  if (setjmp(exit) == 0)
    code();
  current = nullptr;
  if (failure.empty())
    return llvm::Error::success();
  return llvm::createStringError(failure);
}

void Session::leave() { std::longjmp(exit, 1); }

#if defined(__x86_64__)
/// A bf16, rounded to nearest even, as x86-64 returns it: in the low bits of
/// the register that a float is returned in. LLVM calls functions for that on
/// CPUs that cannot do it themselves, and GCC's library has them from version
/// 13 on.
template <typename T>
static float truncateToBF16(T value) {
  llvm::APFloat number(value);
  bool losesInfo;
  number.convert(llvm::APFloat::BFloat(), llvm::APFloat::rmNearestTiesToEven,
                 &losesInfo);
  return llvm::bit_cast<float>(
      static_cast<uint32_t>(number.bitcastToAPInt().getZExtValue()));
}
#endif

llvm::ArrayRef<std::pair<llvm::StringRef, void *>> Session::getSymbols() {
  static const std::pair<llvm::StringRef, void *> symbols[] = {
      {"_mlir_memref_to_llvm_alloc",
       reinterpret_cast<void *>(&allocateCallback)},
      {"_mlir_memref_to_llvm_free", reinterpret_cast<void *>(&releaseCallback)},
      {kCheckFailed, reinterpret_cast<void *>(&checkFailedCallback)},
#if defined(__x86_64__)
      {"__truncsfbf2", reinterpret_cast<void *>(&truncateToBF16<float>)},
      {"__truncdfbf2", reinterpret_cast<void *>(&truncateToBF16<double>)},
#endif
  };
  return symbols;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

void *Session::allocateCallback(uint64_t size) {
  if (void *block = current->allocate(size))
    return block;
  current->failure = "the program needs " + llvm::utostr(size) +
                     " bytes of memory at once, which cannot be had";
  current->leave();
}

void Session::releaseCallback(void *block) {
  if (block)
    current->release(block);
}

void *Session::allocate(uint64_t size) {
  size = std::max<uint64_t>(size, 1);
  void *block = takeCached(size);
  // The system promises more than it has; see Array.
  if (!block && size <= getPhysicalMemory() &&
      liveBytes <= getPhysicalMemory() - size) {
    if (cachedBytes > getPhysicalMemory() - size - liveBytes)
      dropCache();
    block = std::malloc(size);
  }
  if (!block)
    return nullptr;
  live[block] = size;
  liveBytes += size;
  return block;
}

void Session::release(void *block) {
  auto found = live.find(block);
  if (found == live.end())
    return;
  uint64_t size = found->second;
  live.erase(found);
  liveBytes -= size;
  if (cachedBytes + size > kMostCachedBytes)
    return std::free(block);
  cache[size].push_back(block);
  cachedBytes += size;
}

void *Session::takeCached(uint64_t size) {
  auto found = cache.find(size);
  if (found == cache.end() || found->second.empty())
    return nullptr;
  cachedBytes -= size;
  return found->second.pop_back_val();
}

void Session::dropCache() {
  for (auto &[size, blocks] : cache)
    for (void *block : blocks)
      std::free(block);
  cache.clear();
  cachedBytes = 0;
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

static std::string replaceAll(llvm::StringRef text, llvm::StringRef from,
                              const std::string &to) {
  std::string result;
  while (true) {
    auto [before, after] = text.split(from);
    result += before;
    if (before.size() == text.size())
      return result;
    result += to;
    text = after;
  }
}

void Session::checkFailedCallback(const char *message, int64_t first,
                                  int64_t second) {
  current->failure = replaceAll(replaceAll(message, "{0}", llvm::itostr(first)),
                                "{1}", llvm::itostr(second));
  current->leave();
}
