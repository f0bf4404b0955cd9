//===- LinkText.cpp - Functions that are written as LLVM IR ---------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LinkText.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/Support/SourceMgr.h"

llvm::Error mlir::seek::linkText(llvm::Module &module, llvm::StringRef text,
                                 const llvm::Twine &conflict,
                                 llvm::Linker::Flags flags) {
  llvm::SMDiagnostic diagnostic;
  std::unique_ptr<llvm::Module> definitions =
      llvm::parseAssemblyString(text, diagnostic, module.getContext());
  if (!definitions)
    return llvm::createStringError(diagnostic.getMessage());
  definitions->setTargetTriple(module.getTargetTriple());
  definitions->setDataLayout(module.getDataLayout());
  if (llvm::Linker::linkModules(module, std::move(definitions), flags))
    return llvm::createStringError(conflict);
  return llvm::Error::success();
}
