//===- Link.cpp - Shared libraries ----------------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Compiler/Link.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir::seek;
using llvm::StringRef;
using mlir::seek::Target;

namespace {

struct Linker {
  std::string path;
  /// A compiler, which knows where the system has its libraries.
  bool isDriver;
};

} // namespace

static llvm::Expected<Linker> findLinker(const Target &target) {
  bool isHost = target.isHost();
  if (isHost)
    for (const char *name : {"cc", "clang-22", "clang", "gcc"})
      if (auto path = llvm::sys::findProgramByName(name))
        return Linker{*path, /*isDriver=*/true};
  if (target.triple.isOSBinFormatELF())
    for (const char *name : {"ld.lld", "ld.lld-22"})
      if (auto path = llvm::sys::findProgramByName(name))
        return Linker{*path, /*isDriver=*/false};
  if (!isHost && !target.triple.isOSBinFormatELF())
    return llvm::createStringError("cannot link shared libraries for '" +
                                   target.triple.str() +
                                   "'; an object file (.o) can be made");
  return llvm::createStringError(
      "no linker for '" + target.triple.str() + "' found, expected " +
      (isHost ? "cc, clang or ld.lld" : "ld.lld") + " in the PATH");
}

llvm::Error mlir::seek::linkSharedLibrary(StringRef object, StringRef output,
                                          const Target &target) {
  llvm::Expected<Linker> linker = findLinker(target);
  if (!linker)
    return linker.takeError();
  llvm::SmallVector<StringRef> arguments = {linker->path, "-shared", "-o",
                                            output, object};
  // Functions such as exp, where the module calls them.
  if (linker->isDriver && target.triple.isOSBinFormatELF())
    arguments.append({"-Wl,--as-needed", "-lm"});

  llvm::SmallString<128> log;
  if (std::error_code code =
          llvm::sys::fs::createTemporaryFile("seek-link", "txt", log))
    return llvm::createFileError("a temporary file", code);
  llvm::FileRemover removeLog(log);
  std::string message;
  int status = llvm::sys::ExecuteAndWait(
      linker->path, arguments, /*Env=*/std::nullopt,
      /*Redirects=*/{std::nullopt, StringRef(log), StringRef(log)},
      /*SecondsToWait=*/0, /*MemoryLimit=*/0, &message);
  std::string printed;
  if (auto buffer = llvm::MemoryBuffer::getFile(log))
    printed = (*buffer)->getBuffer().rtrim().str();
  if (status == 0) {
    if (!printed.empty())
      llvm::errs() << printed << "\n";
    return llvm::Error::success();
  }
  if (message.empty())
    message = ("status " + llvm::Twine(status)).str();
  if (!printed.empty())
    message += "\n" + printed;
  return llvm::createStringError("'" + linker->path + "' failed: " + message);
}
