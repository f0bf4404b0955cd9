//===- Tool.cpp - What tools that compile have in common ------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Compiler/Tool.h"

#include "seek/Register.h"
#include "seek/Target/OpenVINO/Import.h"

#include "mlir/IR/Remarks.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"
#include <cstdio>
#include <cstdlib>
#include <unistd.h>

using namespace mlir;
using namespace mlir::seek;
namespace cl = llvm::cl;

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

LogicalResult tool::fail(const Twine &message) {
  llvm::errs() << "error: " << message << "\n";
  return failure();
}

LogicalResult tool::fail(const Twine &where, llvm::Error error) {
  return fail(where + llvm::toString(std::move(error)));
}

static StringRef currentPhase = "starting";
void tool::setPhase(StringRef phase) { currentPhase = phase; }

/// Ends the process where nothing is in a state to be taken down.
[[noreturn]] static void leave(const Twine &message) {
  (void)tool::fail(message);
  llvm::outs().flush();
  // Removes temporary files.
  llvm::sys::RunInterruptHandlers();
  std::_Exit(1);
}

/// Runs with a last defence: the program that is run may do what it wants, and
/// neither MLIR's reader of bytecode nor LLVM withstands every input.
static LogicalResult runSafely(const std::string &file,
                               llvm::function_ref<LogicalResult()> run) {
  llvm::ScopedFatalErrorHandler handler(
      [](void *file, const char *reason, bool) {
        leave(*static_cast<const std::string *>(file) + ": while " +
              currentPhase + ": " + reason);
      },
      const_cast<std::string *>(&file));
  llvm::CrashRecoveryContext::Enable();
  llvm::CrashRecoveryContext recovery;
  LogicalResult result = failure();
  if (recovery.RunSafely([&] { result = run(); }))
    return result;
  leave(file + ": crashed while " + currentPhase);
}

//===----------------------------------------------------------------------===//
// Input
//===----------------------------------------------------------------------===//

static cl::opt<std::string>
    weightsFile("openvino-weights", cl::value_desc("FILE"),
                cl::desc("The weights of an OpenVINO model, m.xml; default: "
                         "m.bin beside it"));

FailureOr<std::unique_ptr<tool::Input>>
tool::Input::read(StringRef file, MLIRContext &context) {
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> buffer = openInputFile(file, &message);
  if (!buffer)
    return fail(message);
  std::unique_ptr<Input> input(new Input(context));
  llvm::MemoryBufferRef text = buffer->getMemBufferRef();
  input->sources->AddNewSourceBuffer(std::move(buffer), SMLoc());
  input->module = file.ends_with(".xml")
                      ? importOpenVINO(text, weightsFile, &context)
                      : parseSourceFile<ModuleOp>(input->sources, &context);
  if (!input->module)
    return failure();
  return input;
}

StringRef tool::Input::getText(Location location) const {
  unsigned id = sources->getMainFileID();
  const llvm::MemoryBuffer *buffer = sources->getMemoryBuffer(id);
  auto place = location->findInstanceOf<FileLineColLoc>();
  if (!place || place.getFilename() != buffer->getBufferIdentifier())
    return "";
  SMLoc start =
      sources->FindLocForLineAndColumn(id, place.getLine(), place.getColumn());
  if (!start.isValid())
    return "";
  return StringRef(start.getPointer(),
                   buffer->getBufferEnd() - start.getPointer());
}

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

/// What `action` writes to the standard error, where LLVM's options complain.
static std::string captureErrors(llvm::function_ref<void()> action) {
  std::FILE *file = std::tmpfile();
  if (!file) {
    action();
    return "";
  }
  int saved = dup(STDERR_FILENO);
  dup2(fileno(file), STDERR_FILENO);
  action();
  dup2(saved, STDERR_FILENO);
  close(saved);
  std::rewind(file);
  std::string text;
  char buffer[1024];
  while (size_t size = std::fread(buffer, 1, sizeof(buffer), file))
    text.append(buffer, size);
  std::fclose(file);
  return text;
}

/// Parses the command line, with errors in the form of all others.
static LogicalResult parseOptions(int argc, char **argv,
                                  const tool::Description &description) {
  cl::HideUnrelatedOptions(description.category);
  cl::SetVersionPrinter([&](llvm::raw_ostream &os) {
    os << "seek " << description.version << ", LLVM " LLVM_VERSION_STRING "\n";
  });
  bool parsed = false;
  std::string text;
  llvm::raw_string_ostream stream(text);
  std::string more = captureErrors([&] {
    parsed =
        cl::ParseCommandLineOptions(argc, argv, description.overview, &stream);
  });
  if (!parsed) {
    text += more;
    StringRef first = StringRef(text).ltrim().split('\n').first;
    first.consume_front((llvm::sys::path::filename(argv[0]) + ": ").str());
    return tool::fail(first);
  }
  if (description.inputFile.empty())
    return tool::fail("expected a file to " + description.verb +
                      ", or - for the standard input; see --help");
  return success();
}

//===----------------------------------------------------------------------===//
// Main
//===----------------------------------------------------------------------===//

/// Reports results that could not be printed.
static LogicalResult flushOutput() {
  llvm::outs().flush();
  std::error_code error = llvm::outs().error();
  if (!error)
    return success();
  llvm::outs().clear_error();
  return tool::fail("standard output: " + error.message());
}

static cl::opt<bool>
    showRemarks("remarks",
                cl::desc("Say on the standard error which strategy each search "
                         "gets, and why"));

/// Prints the remarks of our passes as diagnostics.
static LogicalResult enableRemarks(MLIRContext &context) {
  remark::RemarkCategories categories;
  categories.passed = "seek-.*";
  return remark::enableOptimizationRemarks(
      context, /*streamer=*/nullptr,
      std::make_unique<remark::RemarkEmittingPolicyAll>(), categories,
      /*printAsEmitRemarks=*/true);
}

int tool::main(int argc, char **argv, const Description &description,
               llvm::function_ref<LogicalResult(MLIRContext &)> run) {
  llvm::InitLLVM init(argc, argv);
  showRemarks.addCategory(description.category);
  weightsFile.addCategory(description.category);
  if (failed(parseOptions(argc, argv, description)))
    return 1;
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registerAllToLLVMIRTranslations(registry);
  registerAllSeek(registry);
  MLIRContext context(registry);
  context.printOpOnDiagnostic(false);
  if (showRemarks && failed(enableRemarks(context)))
    return 1;
  LogicalResult result =
      runSafely(description.inputFile, [&] { return run(context); });
  return succeeded(result) && succeeded(flushOutput()) ? 0 : 1;
}
