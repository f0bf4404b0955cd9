//===- Header.cpp - C headers ---------------------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Compiler/Header.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace mlir::seek;

/// What may be in a comment; other characters could end it.
static std::string quote(StringRef text) {
  std::string result;
  for (char c : text)
    result += llvm::isAlnum(c) || StringRef("_.+-").contains(c) ? c : '_';
  return result;
}

static std::string getGuard(StringRef file, ArrayRef<CFunction> functions) {
  std::string guard = "SEEK_";
  for (char c :
       llvm::sys::path::filename(file).str() + "_" + functions.front().name)
    guard += llvm::isAlnum(c) ? llvm::toUpper(c) : '_';
  return guard;
}

//===----------------------------------------------------------------------===//
// Prototypes
//===----------------------------------------------------------------------===//

static std::string getParameters(const CValue &value, bool isResult) {
  std::string text = value.isConst ? "const " : "";
  text += value.type.name.str() + (value.isBuffer || isResult ? " *" : " ") +
          value.name;
  std::string rank = "[" + std::to_string(value.sizes.size()) + "]";
  if (value.hasSizes())
    text += ", const int64_t " + value.name + "_sizes" + rank;
  if (value.hasStrides())
    text += ", const int64_t " + value.name + "_strides" + rank;
  return text;
}

/// A size by its number, or by what the caller knows of it.
static std::string getSizeText(const CValue &value, unsigned dim) {
  if (!ShapedType::isDynamic(value.sizes[dim]))
    return std::to_string(value.sizes[dim]);
  if (dim < value.sizeTexts.size() && !value.sizeTexts[dim].empty())
    return value.sizeTexts[dim];
  return "any";
}

static std::string getStrideText(const CValue &value, unsigned dim) {
  return ShapedType::isDynamic(value.strides[dim])
             ? "any"
             : std::to_string(value.strides[dim]);
}

static std::string join(const CValue &value,
                        std::string (*getText)(const CValue &, unsigned)) {
  return llvm::join(
      llvm::map_range(llvm::seq<unsigned>(0, value.sizes.size()),
                      [&](unsigned dim) { return getText(value, dim); }),
      " x ");
}

static void printValue(llvm::raw_ostream &os, const CValue &value,
                       bool isResult) {
  os << "     " << value.name << ": "
     << (isResult                           ? "result"
         : value.isBuffer && !value.isConst ? "read and written"
                                            : "argument");
  if (!value.isBuffer)
    os << ", one number";
  else if (value.sizes.empty())
    os << ", one element";
  else
    os << ", " << (isResult && value.hasSizes() ? "has to be " : "")
       << join(value, getSizeText) << " elements";
  if (!value.strides.empty())
    os << ", strides " << join(value, getStrideText);
  if (!ShapedType::isDynamic(value.offset) && value.offset != 0)
    os << ", the first is " << value.name << "[" << value.offset << "]";
  if (!value.type.meaning.empty())
    os << "; each is " << value.type.meaning;
  os << "\n";
}

static void printFunction(llvm::raw_ostream &os, const CFunction &function) {
  os << "/* " << function.name << "\n\n";
  std::vector<std::string> parameters;
  for (const CValue &value : function.arguments) {
    printValue(os, value, /*isResult=*/false);
    parameters.push_back(getParameters(value, /*isResult=*/false));
  }
  for (const CValue &value : function.results) {
    printValue(os, value, /*isResult=*/true);
    parameters.push_back(getParameters(value, /*isResult=*/true));
  }
  parameters.push_back("char *" + function.errorName);
  os << "     " << function.errorName << ": text of an error, or NULL */\n"
     << "int " << function.name << "(";
  llvm::interleave(
      parameters, os, [&](const std::string &text) { os << text; },
      ",\n" + std::string(function.name.size() + 5, ' '));
  os << ");\n\n";
}

//===----------------------------------------------------------------------===//
// What is said of all functions
//===----------------------------------------------------------------------===//

static void printConventions(llvm::raw_ostream &os,
                             const HeaderDescription &description) {
  os << R"(
   Status. A function returns SEEK_OK, and the results are complete; or
   SEEK_CHECK_FAILED, where sizes do not fit each other)"
     << (description.checksData ? ", a sequence is not\n   sorted or a sorter "
                                  "is out of range"
                                : "")
     << (description.allocates ? "; or SEEK_NO_MEMORY. In both\n   cases"
                               : ". Then")
     << R"( results have unspecified contents, and nothing else has changed.
   The last parameter, if it is not NULL, points to SEEK_ERROR_SIZE characters;
   after a failure they are one line of text, which ends in a zero and says what
   was expected and what was found. Nothing is printed.

   Buffers are pointers to the first element. They belong to the caller; no
   function frees one or keeps a pointer to one. They are row-major and in one
   piece, unless strides are passed, and aligned as their element type. A buffer
   that is written (one that is not const) must not overlap another; others may.
   An empty one may be NULL.

   X_sizes[i] is the number of elements of X along dimension i, for each dimension
   of a buffer of which some size is no number below. Where all sizes are numbers,
   X_sizes is not passed, and the caller answers for them. A result has to have
   the sizes that are given below; if one is "any", it follows from the data, and
   the error of a call with another one says what was expected.

   X_strides[i] is the distance from one element to the next along dimension i,
   in elements, not bytes; it may be negative, and 0 for what is only read. It is
   passed where some stride below is "any".

)";
  os << (description.allocates
             ? R"(   Temporaries are allocated by malloc and freed before a function returns, also
   after a failure. Results are not allocated.

)"
             : R"(   No memory is allocated.

)");
  os << R"(   Functions may be called from several threads at once, each with results of its
   own. */

)";
}

void seek::printHeader(llvm::raw_ostream &os, ArrayRef<CFunction> functions,
                       const Target &target,
                       const HeaderDescription &description) {
  std::string guard = getGuard(description.file, functions);
  os << "/* Made by seek-compile " << quote(description.version) << " for "
     << quote(target.triple.str());
  if (!target.cpu.empty())
    os << ", CPU " << quote(target.cpu);
  os << ". For C99 and C++.\n";
  printConventions(os, description);
  os << "#ifndef " << guard << "\n#define " << guard << R"(

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef SEEK_OK
#define SEEK_OK 0
#define SEEK_CHECK_FAILED 1
#define SEEK_NO_MEMORY 2
#define SEEK_ERROR_SIZE 512
#endif

)";
  for (const CFunction &function : functions)
    printFunction(os, function);
  os << R"(#ifdef __cplusplus
}
#endif

#endif
)";
}
