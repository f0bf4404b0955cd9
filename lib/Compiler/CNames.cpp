//===- CNames.cpp - Names that C and C++ allow ----------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CNames.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Support/Regex.h"

using namespace mlir::seek;
using llvm::StringRef;

/// Of C23 and C++23, and what GNU's dialects of both take for one.
static constexpr StringRef kKeywords[] = {"alignas",     "alignof",
                                          "and",         "and_eq",
                                          "asm",         "auto",
                                          "bitand",      "bitor",
                                          "bool",        "break",
                                          "case",        "catch",
                                          "char",        "char16_t",
                                          "char32_t",    "char8_t",
                                          "class",       "co_await",
                                          "co_return",   "co_yield",
                                          "compl",       "concept",
                                          "const",       "const_cast",
                                          "consteval",   "constexpr",
                                          "constinit",   "continue",
                                          "decltype",    "default",
                                          "delete",      "do",
                                          "double",      "dynamic_cast",
                                          "else",        "enum",
                                          "explicit",    "export",
                                          "extern",      "false",
                                          "float",       "for",
                                          "friend",      "goto",
                                          "if",          "inline",
                                          "int",         "linux",
                                          "long",        "mutable",
                                          "namespace",   "new",
                                          "noexcept",    "not",
                                          "not_eq",      "nullptr",
                                          "operator",    "or",
                                          "or_eq",       "private",
                                          "protected",   "public",
                                          "register",    "reinterpret_cast",
                                          "requires",    "restrict",
                                          "return",      "short",
                                          "signed",      "sizeof",
                                          "static",      "static_assert",
                                          "static_cast", "struct",
                                          "switch",      "template",
                                          "this",        "thread_local",
                                          "throw",       "true",
                                          "try",         "typedef",
                                          "typeid",      "typename",
                                          "typeof",      "typeof_unqual",
                                          "union",       "unix",
                                          "unsigned",    "using",
                                          "virtual",     "void",
                                          "volatile",    "wchar_t",
                                          "while",       "xor",
                                          "xor_eq"};

/// Macros of the C library, which a program may have included.
static constexpr StringRef kMacros[] = {
    "EOF",       "I",       "NULL",   "assert", "errno",
    "imaginary", "complex", "stderr", "stdin",  "stdout"};

static bool isIdentifier(StringRef name) {
  return !name.empty() && !llvm::isDigit(name.front()) &&
         llvm::all_of(name,
                      [](char c) { return llvm::isAlnum(c) || c == '_'; });
}

/// Whether it is a keyword, or means something in headers of the C library or
/// in ours.
static bool isTaken(StringRef name) {
  static const llvm::Regex standard(
      "^(u?int(_fast|_least)?[0-9]+_t|u?int(ptr|max)_t|[A-Z0-9_]+_(MAX|MIN|C|"
      "WIDTH)|SEEK_.*|seek_(call_.*|check_failed))$");
  return llvm::is_contained(kKeywords, name) ||
         llvm::is_contained(kMacros, name) || standard.match(name);
}

/// Whether the compiler or its library may use the name for something else.
static bool isReserved(StringRef name) {
  return name.contains("__") || name.front() == '_';
}

llvm::Error mlir::seek::checkCName(StringRef name, const llvm::Triple &triple) {
  if (!isIdentifier(name))
    return llvm::createStringError("expected letters, digits and underscores");
  if (isTaken(name))
    return llvm::createStringError(
        "the name has another meaning in C, in C++ or in the header");
  if (isReserved(name))
    return llvm::createStringError(
        "names with such underscores belong to the compiler");
  if (name == "main")
    return llvm::createStringError(
        "a program has its own function of the name");
  llvm::TargetLibraryInfoImpl library(triple);
  llvm::LibFunc function;
  if (library.getLibFunc(name, function))
    return llvm::createStringError("the C library has a function of the name");
  return llvm::Error::success();
}

std::string mlir::seek::makeParameterName(StringRef wanted,
                                          llvm::StringSet<> &taken) {
  std::string name;
  for (char c : wanted)
    if (llvm::isAlnum(c))
      name += c;
    else if (!name.empty() && name.back() != '_')
      name += '_';
  if (!name.empty() && name.back() == '_')
    name.pop_back();
  if (name.empty() || llvm::isDigit(name.front()))
    name = "arg" + name;
  if (isTaken(name))
    name = "arg_" + name;
  std::string unique = name;
  for (unsigned i = 2; !taken.insert(unique).second; ++i)
    unique = name + "_" + std::to_string(i);
  return unique;
}
