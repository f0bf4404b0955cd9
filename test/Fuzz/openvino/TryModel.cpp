//===- TryModel.cpp - Imports and exports a model -------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Model.h"

#include "seek/Target/OpenVINO/Export.h"
#include "seek/Target/OpenVINO/Import.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::seek;

[[noreturn]] static void fail(StringRef what) {
  llvm::errs() << "wrong: " << what << '\n';
  std::abort();
}

/// A context for some models: it keeps what is made in it, and making one takes
/// longer than most models do.
static MLIRContext &getContext() {
  constexpr unsigned models = 200;
  static std::unique_ptr<MLIRContext> context;
  static unsigned used = 0;
  if (!context || used++ == models) {
    DialectRegistry registry;
    registerOpenVINOImportDialects(registry);
    context = std::make_unique<MLIRContext>(registry,
                                            MLIRContext::Threading::DISABLED);
    used = 0;
  }
  return *context;
}

static OwningOpRef<ModuleOp> import(const fuzz::Model &model,
                                    MLIRContext &context) {
  auto load = [&]() -> llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> {
    // A copy without a zero byte after the end, which is not read by mistake.
    return llvm::MemoryBuffer::getMemBuffer(model.weights, "m.bin",
                                            /*RequiresNullTerminator=*/false);
  };
  return importOpenVINO(llvm::MemoryBufferRef(model.xml, "m.xml"), load,
                        &context);
}

void fuzz::tryModel(const Model &model) {
  MLIRContext &context = getContext();
  unsigned errors = 0;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
      ++errors;
    // Messages are made in full.
    (void)diagnostic.str();
    return success();
  });
  OwningOpRef<ModuleOp> module = import(model, context);
  if (!module && errors == 0)
    fail("no module and no error");
  if (module && errors != 0)
    fail("a module and an error");
  if (module && failed(verify(*module)))
    fail("a module that is not valid");
  // Which imports what it writes once more, and compares.
  if (module && failed(exportOpenVINO(*module)) && errors == 0)
    fail("no export and no error");
}
