//===- Session.h - What compiled code may do while it runs ------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_RUNNER_SESSION_H
#define SEEK_RUNNER_SESSION_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <csetjmp>
#include <cstdint>
#include <map>
#include <string>

namespace mlir::seek {

/// Runs compiled code, gives it memory, and turns its failures into errors. One
/// session runs at a time in a process, on one thread.
class Session {
public:
  Session() = default;
  Session(const Session &) = delete;
  Session &operator=(const Session &) = delete;
  ~Session();

  /// Calls `code`. Fails if a check in it does, or an allocation; what was
  /// allocated by then is freed with the session.
  llvm::Error run(llvm::function_ref<void()> code);

  /// Gives a block back, to be handed out again.
  void release(void *block);

  /// The bytes that were allocated and not released.
  uint64_t getLiveBytes() const { return liveBytes; }
  size_t getLiveBlocks() const { return live.size(); }

  /// The symbols that compiled code may call, with their addresses.
  static llvm::ArrayRef<std::pair<llvm::StringRef, void *>> getSymbols();

private:
  static void *allocateCallback(uint64_t size);
  static void releaseCallback(void *block);
  [[noreturn]] static void checkFailedCallback(const char *message,
                                               int64_t first, int64_t second);

  void *allocate(uint64_t size);
  void *takeCached(uint64_t size);
  void dropCache();
  [[noreturn]] void leave();

  /// The session that runs, for the callbacks.
  static Session *current;

  std::jmp_buf exit;
  std::string failure;
  llvm::DenseMap<void *, uint64_t> live;
  std::map<uint64_t, llvm::SmallVector<void *, 2>> cache;
  uint64_t liveBytes = 0, cachedBytes = 0;
};

} // namespace mlir::seek

#endif // SEEK_RUNNER_SESSION_H
