//===- seek-translate.cpp - mlir-translate with seek ----------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Register.h"
#include "seek/Target/OpenVINO/Import.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllTranslations.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "mlir/Tools/mlir-translate/MlirTranslateMain.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

/// Upstream's `--mlir-to-llvmir`, with the dialects of seek beside those that
/// it registers itself.
static void registerToLLVMIR() {
  static TranslateFromMLIRRegistration registration(
      "mlir-to-llvmir", "Translate MLIR to LLVM IR, with seek's attributes",
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
        registerAllDialects(registry);
        registerAllExtensions(registry);
        registerAllToLLVMIRTranslations(registry);
        seek::registerAllSeek(registry);
      });
}

static llvm::cl::opt<std::string>
    weightsFile("openvino-weights", llvm::cl::value_desc("FILE"),
                llvm::cl::desc("The weights of the model m.xml to import; "
                               "default: m.bin beside it"));

static void registerImportOpenVINO() {
  static TranslateToMLIRRegistration registration(
      "import-openvino", "Import an OpenVINO model, IR version 10 or 11",
      [](llvm::SourceMgr &sources,
         MLIRContext *context) -> OwningOpRef<Operation *> {
        return seek::importOpenVINO(
            sources.getMemoryBuffer(sources.getMainFileID())->getMemBufferRef(),
            weightsFile, context);
      },
      seek::registerOpenVINOImportDialects);
}

int main(int argc, char **argv) {
  // All of upstream's but the one that registerToLLVMIR() replaces.
  registerFromLLVMIRTranslation();
  registerFromSPIRVTranslation();
  registerFromWasmTranslation();
  registerIRDLToCppTranslation();
  registerToCppTranslation();
  registerToSPIRVTranslation();
  smt::registerExportSMTLIBTranslation();
  registerToLLVMIR();
  registerImportOpenVINO();
  llvm::cl::AddExtraVersionPrinter(
      [](llvm::raw_ostream &os) { os << "seek " SEEK_VERSION "\n"; });
  return failed(mlirTranslateMain(argc, argv, "seek-translate"));
}
