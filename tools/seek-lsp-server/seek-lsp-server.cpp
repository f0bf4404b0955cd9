//===- seek-lsp-server.cpp - MLIR's language server with seek -------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Register.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/LogicalResult.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::seek::registerAllSeek(registry);
  llvm::cl::AddExtraVersionPrinter(
      [](llvm::raw_ostream &os) { os << "seek " SEEK_VERSION "\n"; });
  return mlir::failed(mlir::MlirLspServerMain(argc, argv, registry));
}
