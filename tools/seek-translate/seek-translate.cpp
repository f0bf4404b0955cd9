//===- seek-translate.cpp - mlir-translate with seek ----------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Register.h"
#include "seek/Target/OpenVINO/Export.h"
#include "seek/Target/OpenVINO/Import.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllTranslations.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "mlir/Tools/mlir-translate/MlirTranslateMain.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Path.h"
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
                llvm::cl::desc("The weights of the model m.xml to import or to "
                               "export; default: m.bin beside it"));

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

/// Where the weights of an exported model go: the file that is asked for, or
/// the one beside `-o m.xml`. Empty if neither is there.
static std::string getExportedWeightsFile() {
  if (!weightsFile.empty())
    return weightsFile;
  auto *output = static_cast<llvm::cl::opt<std::string> *>(
      llvm::cl::getRegisteredOptions().lookup("o"));
  if (!output || output->getValue() == "-")
    return "";
  llvm::SmallString<128> file(output->getValue());
  llvm::sys::path::replace_extension(file, ".bin");
  return file == output->getValue() ? "" : file.str().str();
}

static LogicalResult exportOpenVINO(ModuleOp module, raw_ostream &output) {
  FailureOr<seek::OpenVINOModel> model = seek::exportOpenVINO(module);
  if (failed(model))
    return failure();
  std::string file = getExportedWeightsFile();
  if (file.empty() && !model->weights.empty())
    return emitError(module.getLoc())
           << "expected a file for the constants, -o MODEL.xml or "
              "--openvino-weights=FILE, got none";
  // Beside and renamed when it is complete.
  if (!file.empty())
    if (llvm::Error error =
            llvm::writeToOutput(file, [&](raw_ostream &weights) {
              weights << model->weights;
              return llvm::Error::success();
            }))
      return emitError(module.getLoc())
             << "cannot write the constants to '" << file
             << "': " << llvm::toString(std::move(error));
  output << model->xml;
  return success();
}

static void registerExportOpenVINO() {
  static TranslateFromMLIRRegistration registration(
      "export-openvino",
      "Export an OpenVINO model, IR version 11, with its weights in a file "
      "beside it",
      exportOpenVINO, seek::registerOpenVINOImportDialects);
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
  registerExportOpenVINO();
  llvm::cl::AddExtraVersionPrinter(
      [](llvm::raw_ostream &os) { os << "seek " SEEK_VERSION "\n"; });
  return failed(mlirTranslateMain(argc, argv, "seek-translate"));
}
