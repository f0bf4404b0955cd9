//===- seek-translate.cpp - mlir-translate with seek ----------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Register.h"

#include "mlir/InitAllTranslations.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "mlir/Tools/mlir-translate/MlirTranslateMain.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"

using namespace mlir;

/// Upstream's `--mlir-to-llvmir` knows only the dialects that it registers
/// itself; a translation of ours under that name cannot be added beside it.
static void registerToLLVMIR() {
  static TranslateFromMLIRRegistration registration(
      "seek-to-llvmir", "Translate MLIR to LLVM IR, with seek's attributes",
      [](Operation *op, raw_ostream &output) {
        llvm::LLVMContext context;
        std::unique_ptr<llvm::Module> module =
            translateModuleToLLVMIR(op, context);
        if (!module)
          return failure();
        module->print(output, nullptr);
        return success();
      },
      [](DialectRegistry &registry) {
        seek::registerAllSeek(registry);
        registerAllToLLVMIRTranslations(registry);
      });
}

int main(int argc, char **argv) {
  registerAllTranslations();
  registerToLLVMIR();
  llvm::cl::AddExtraVersionPrinter(
      [](llvm::raw_ostream &os) { os << "seek " SEEK_VERSION "\n"; });
  return failed(mlirTranslateMain(argc, argv, "seek-translate"));
}
