//===- StagedFile.cpp - Files that are there when complete ----------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Compiler/StagedFile.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Signals.h"

using namespace mlir::seek;
using llvm::createFileError;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
namespace fs = llvm::sys::fs;

/// Creates a file of a name that is not taken, derived from `path`. Not
/// fs::TempFile, which cannot be told that a '%' in the path is no wildcard.
static std::error_code
createBeside(StringRef path, llvm::SmallVectorImpl<char> &tempPath, int &fd) {
  std::error_code code;
  for (int attempt = 0; attempt < 128; ++attempt) {
    tempPath.clear();
    (path + ".tmp" +
     llvm::Twine::utohexstr(llvm::sys::Process::GetRandomNumber()))
        .toVector(tempPath);
    code = fs::openFileForWrite(tempPath, fd, fs::CD_CreateNew);
    if (code != std::errc::file_exists)
      return code;
  }
  return code;
}

Expected<std::unique_ptr<StagedFile>> StagedFile::create(StringRef path) {
  // A rename would replace a device, too.
  if (fs::exists(path) && !fs::is_regular_file(path))
    return createFileError(path,
                           llvm::createStringError("expected a regular file"));

  std::unique_ptr<StagedFile> file(new StagedFile(path));
  int fd;
  llvm::SmallString<128> tempPath;
  if (std::error_code code = createBeside(path, tempPath, fd))
    return createFileError(path, code);
  file->tempPath = tempPath;
  llvm::sys::RemoveFileOnSignal(tempPath);
  file->stream =
      std::make_unique<llvm::raw_fd_ostream>(fd, /*shouldClose=*/true);
  return file;
}

StagedFile::~StagedFile() {
  if (stream)
    llvm::consumeError(close());
  if (tempPath.empty())
    return;
  (void)fs::remove(tempPath);
  llvm::sys::DontRemoveFileOnSignal(tempPath);
}

Error StagedFile::close() {
  stream->close();
  std::error_code code = stream->error();
  stream->clear_error();
  stream.reset();
  if (code)
    return createFileError(path, code);
  return Error::success();
}

Error StagedFile::commit() {
  if (std::error_code code = fs::rename(tempPath, path))
    return createFileError(path, code);
  llvm::sys::DontRemoveFileOnSignal(tempPath);
  tempPath.clear();
  return Error::success();
}
