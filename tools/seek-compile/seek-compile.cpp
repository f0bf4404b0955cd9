//===- seek-compile.cpp - Compile a module ahead of time ------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Compiler/AheadOfTime.h"
#include "seek/Compiler/Header.h"
#include "seek/Compiler/Link.h"
#include "seek/Compiler/StagedFile.h"
#include "seek/Compiler/Tool.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::tool;
namespace cl = llvm::cl;

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

static cl::OptionCategory category("seek-compile options");

static cl::opt<std::string> inputFile(cl::Positional, cl::desc("FILE|-"),
                                      cl::cat(category));
static cl::opt<std::string>
    outputFile("o", cl::value_desc("OUT"), cl::cat(category),
               cl::desc("What to make, by its ending: .o object file, .so "
                        "shared library, .s assembly, .ll LLVM IR"));
static cl::opt<std::string>
    headerFile("header", cl::value_desc("FILE.h"), cl::cat(category),
               cl::desc("Also write a C header, and export functions on plain "
                        "pointers that return a status"));
static cl::opt<std::string>
    prefix("prefix", cl::value_desc("TEXT"), cl::cat(category),
           cl::desc("Put before the names of functions, with --header"));
static cl::opt<bool>
    noAllocations("no-allocations", cl::cat(category),
                  cl::desc("Make code that allocates no memory, or fail"));
static cl::opt<std::string>
    cpu("cpu", cl::value_desc("native|NAME"), cl::cat(category),
        cl::init("native"),
        cl::desc("CPU to compile for, by LLVM's name; native: this machine's, "
                 "or with a --target of another kind its generic one"));
static cl::opt<std::string>
    targetTriple("target", cl::value_desc("TRIPLE"), cl::cat(category),
                 cl::desc("Machine to compile for, as aarch64-linux-gnu; "
                          "default: this one"));
static cl::opt<StrategyChoice> strategy("strategy", cl::cat(category),
                                        cl::desc("How to search"),
                                        cl::init(StrategyChoice::Auto),
                                        getStrategyChoices());
static cl::opt<bool>
    verifyData("verify", cl::cat(category),
               cl::desc("Also check at run time that sequences are sorted and "
                        "sorters in range"));

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// What to make before a linker comes, and whether one does.
struct Output {
  OutputKind kind;
  bool link;
};

static FailureOr<Output> getOutput() {
  if (outputFile.empty())
    return fail("expected a file to make (-o)");
  auto output = llvm::StringSwitch<std::optional<Output>>(
                    llvm::sys::path::extension(outputFile))
                    .Case(".o", Output{OutputKind::Object, false})
                    .Case(".so", Output{OutputKind::Object, true})
                    .Case(".s", Output{OutputKind::Assembly, false})
                    .Case(".ll", Output{OutputKind::LLVMIR, false})
                    .Default(std::nullopt);
  if (!output)
    return fail("-o: expected a file that ends in .o, .so, .s or .ll, got '" +
                outputFile + "'");
  return *output;
}

static FailureOr<Target> getTarget() {
  llvm::Triple triple = getHostTriple();
  if (targetTriple.getNumOccurrences() > 0) {
    llvm::Expected<llvm::Triple> parsed = parseTriple(targetTriple);
    if (!parsed)
      return fail("--target: ", parsed.takeError());
    triple = *parsed;
  }
  llvm::Expected<Target> target =
      Target::get(cpu, /*mustRunHere=*/false, triple);
  if (!target)
    return fail("--cpu: ", target.takeError());
  return *target;
}

/// Has a linker write the staged file.
static llvm::Error link(StringRef object, const StagedFile &file,
                        const Target &target) {
  llvm::SmallString<128> path;
  int fd;
  if (std::error_code code =
          llvm::sys::fs::createTemporaryFile("seek", "o", fd, path))
    return llvm::createFileError("a temporary file", code);
  llvm::sys::RemoveFileOnSignal(path);
  llvm::FileRemover remover(path);
  llvm::raw_fd_ostream os(fd, /*shouldClose=*/true);
  os << object;
  os.close();
  if (std::error_code code = os.error()) {
    os.clear_error();
    return llvm::createFileError(path, code);
  }
  return linkSharedLibrary(path, file.getTempPath(), target);
}

/// A new file with `text`; what a linker makes of it if `target` is given.
static FailureOr<std::unique_ptr<StagedFile>>
stage(StringRef path, StringRef text, const Target *target = nullptr) {
  llvm::Expected<std::unique_ptr<StagedFile>> file = StagedFile::create(path);
  if (!file)
    return fail("", file.takeError());
  if (!target)
    (*file)->os() << text;
  if (llvm::Error error = (*file)->close())
    return fail("", std::move(error));
  if (target)
    if (llvm::Error error = link(text, **file, *target))
      return fail(path + ": ", std::move(error));
  return std::move(*file);
}

/// Nothing gets its name before everything is complete.
static LogicalResult write(StringRef code, const Target *linkFor,
                           StringRef header) {
  FailureOr<std::unique_ptr<StagedFile>> codeFile =
      stage(outputFile, code, linkFor);
  if (failed(codeFile))
    return failure();
  if (!headerFile.empty()) {
    FailureOr<std::unique_ptr<StagedFile>> file = stage(headerFile, header);
    if (failed(file))
      return failure();
    if (llvm::Error error = (*file)->commit())
      return fail("", std::move(error));
  }
  if (llvm::Error error = (*codeFile)->commit())
    return fail("", std::move(error));
  return success();
}

static LogicalResult checkHeaderOptions() {
  if (headerFile.getNumOccurrences() == 0)
    return prefix.getNumOccurrences() == 0
               ? success()
               : fail("--prefix: expected --header, to which it applies");
  if (llvm::sys::path::extension(headerFile) != ".h")
    return fail("--header: expected a file that ends in .h, got '" +
                headerFile + "'");
  return success();
}

static LogicalResult run(MLIRContext &context) {
  setPhase("reading the input");
  FailureOr<Output> output = getOutput();
  if (failed(output) || failed(checkHeaderOptions()))
    return failure();
  FailureOr<Target> target = getTarget();
  if (failed(target))
    return failure();
  FailureOr<std::unique_ptr<Input>> input = Input::read(inputFile, context);
  if (failed(input))
    return failure();
  ModuleOp module = (*input)->getModule();
  if (llvm::Error error = checkTargets(module, *target, /*mustRunHere=*/false))
    return fail(inputFile + ": ", std::move(error));
  if (llvm::Error error = checkPublicFunctions(module))
    return fail(inputFile + ": ", std::move(error));

  AheadOfTimeOptions options;
  options.strategy = strategy;
  options.checks = verifyData ? RuntimeChecks::All : RuntimeChecks::Shapes;
  options.allocate = !noAllocations;
  std::string header;
  if (!headerFile.empty()) {
    llvm::Expected<std::vector<CFunction>> functions =
        getCFunctions(module, prefix, *target, [&](Location location) {
          return (*input)->getText(location);
        });
    if (!functions)
      return fail(inputFile + ": ", functions.takeError());
    llvm::raw_string_ostream stream(header);
    printHeader(stream, *functions, *target,
                {headerFile, SEEK_VERSION, options.allocate, verifyData});
    options.functions = std::move(*functions);
  }

  setPhase("compiling");
  if (failed(lowerAheadOfTime(module, *target, options)))
    return failure();
  llvm::Expected<llvm::SmallString<0>> code =
      compileAheadOfTime(module, *target, output->kind);
  if (!code)
    return fail(inputFile + ": ", code.takeError());
  setPhase("writing");
  return write(*code, output->link ? &*target : nullptr, header);
}

int main(int argc, char **argv) {
  return seek::tool::main(
      argc, argv,
      {"Compiles the public functions of a module for other programs\n",
       "compile", SEEK_VERSION, category, inputFile},
      run);
}
