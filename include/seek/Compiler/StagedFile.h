//===- StagedFile.h - Files that are there when complete --------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_COMPILER_STAGEDFILE_H
#define SEEK_COMPILER_STAGEDFILE_H

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <string>

namespace mlir::seek {

/// A file that grows under a temporary name beside its own. Removed unless it
/// is committed.
class StagedFile {
public:
  /// Errors of this and of all others name `path`.
  static llvm::Expected<std::unique_ptr<StagedFile>>
  create(llvm::StringRef path);
  ~StagedFile();

  llvm::raw_ostream &os() { return *stream; }

  /// Closes the file. Fails if something could not be written.
  llvm::Error close();

  /// The temporary name, for another program to write the file.
  llvm::StringRef getTempPath() const { return tempPath; }

  /// Gives the closed file its own name.
  llvm::Error commit();

private:
  explicit StagedFile(llvm::StringRef path) : path(path) {}

  std::string path;
  llvm::SmallString<128> tempPath;
  std::unique_ptr<llvm::raw_fd_ostream> stream;
};

} // namespace mlir::seek

#endif // SEEK_COMPILER_STAGEDFILE_H
