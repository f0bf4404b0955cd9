//===- Quote.h - Quoting what a user wrote ----------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_LIB_RUNNER_QUOTE_H
#define SEEK_LIB_RUNNER_QUOTE_H

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace mlir::seek {

/// `text` in single quotes for a one-line message: the first 40 bytes, control
/// characters escaped.
inline std::string quote(llvm::StringRef text) {
  constexpr size_t limit = 40;
  std::string result;
  llvm::raw_string_ostream os(result);
  os << '\'';
  llvm::printEscapedString(text.take_front(limit), os);
  os << (text.size() > limit ? "...'" : "'");
  return result;
}

} // namespace mlir::seek

#endif // SEEK_LIB_RUNNER_QUOTE_H
