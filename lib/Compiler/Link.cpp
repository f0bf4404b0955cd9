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

namespace {

struct Linker {
  std::string path;
  /// A compiler, which knows where the system has its libraries.
  bool isDriver;
};

} // namespace

static llvm::Expected<Linker> findLinker(const llvm::Triple &triple,
                                         bool isHost) {
  if (isHost)
    for (const char *name : {"cc", "clang-22", "clang", "gcc"})
      if (auto path = llvm::sys::findProgramByName(name))
        return Linker{*path, /*isDriver=*/true};
  if (triple.isOSBinFormatELF())
    for (const char *name : {"ld.lld-22", "ld.lld"})
      if (auto path = llvm::sys::findProgramByName(name))
        return Linker{*path, /*isDriver=*/false};
  std::string expected = isHost ? "cc, clang or ld.lld" : "ld.lld";
  if (!isHost && !triple.isOSBinFormatELF())
    return llvm::createStringError("cannot link shared libraries for '" +
                                   triple.str() +
                                   "'; an object file (.o) can be made");
  return llvm::createStringError("no linker for '" + triple.str() +
                                 "' found, expected " + expected +
                                 " in the PATH");
}

llvm::Error mlir::seek::linkSharedLibrary(StringRef object, StringRef output,
                                          const llvm::Triple &triple,
                                          bool isHost) {
  llvm::Expected<Linker> linker = findLinker(triple, isHost);
  if (!linker)
    return linker.takeError();
  llvm::SmallVector<StringRef> arguments = {linker->path, "-shared", "-o",
                                            output, object};
  // Functions such as exp, where the module calls them.
  if (linker->isDriver && triple.isOSBinFormatELF())
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
