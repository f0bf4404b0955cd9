//===- seek-runner.cpp - Run a function on tensors ------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Compiler/Lower.h"
#include "seek/Compiler/Tool.h"
#include "seek/Runner/Argument.h"
#include "seek/Runner/Kernel.h"
#include "seek/Runner/Npy.h"
#include "seek/Runner/Print.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::tool;
namespace cl = llvm::cl;

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

static cl::OptionCategory category("seek-runner options");

static cl::opt<std::string> inputFile(cl::Positional, cl::desc("FILE|-"),
                                      cl::cat(category));
static cl::opt<std::string>
    entryName("entry", cl::value_desc("NAME"), cl::cat(category),
              cl::desc("The public function to run; default: main, or else the "
                       "only one"));
static cl::list<std::string> argumentTexts(
    "arg", cl::value_desc("VALUE"), cl::cat(category),
    cl::desc("An argument, in order: x.npy, uniform:SEED[:10x20], "
             "sorted:SEED[:10x20], or a literal as "
             "'[[3, 50], [10, nan]]'"));
static cl::list<std::string>
    outputFiles("out", cl::value_desc("FILE.npy"), cl::cat(category),
                cl::desc("A file for each result, in order, instead of "
                         "printing"));
static cl::opt<StrategyChoice> strategy("strategy", cl::cat(category),
                                        cl::desc("How to search"),
                                        cl::init(StrategyChoice::Auto),
                                        getStrategyChoices());
static cl::opt<std::string> cpu("cpu", cl::value_desc("native|NAME"),
                                cl::cat(category), cl::init("native"),
                                cl::desc("Target CPU, by LLVM's name"));
static cl::opt<bool>
    verifyData("verify", cl::cat(category),
               cl::desc("Also check that sequences are sorted and sorters in "
                        "range"));
static cl::opt<std::string>
    timeRuns("time", cl::ValueOptional, cl::value_desc("N"), cl::cat(category),
             cl::desc("Time N runs (20) after one untimed"));

enum class Emit { None, MLIR, LLVM, Assembly };
static cl::opt<Emit>
    emit("emit", cl::cat(category), cl::init(Emit::None),
         cl::desc("Print what would run instead of running it"),
         cl::values(clEnumValN(Emit::MLIR, "mlir", "MLIR, in the LLVM dialect"),
                    clEnumValN(Emit::LLVM, "llvm", "LLVM IR, optimized"),
                    clEnumValN(Emit::Assembly, "asm", "assembly")));

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// The number of timed runs that `--time` asks for, 0 without it.
static FailureOr<unsigned> getTimedRuns() {
  if (timeRuns.getNumOccurrences() == 0)
    return 0u;
  if (timeRuns.empty())
    return 20u;
  unsigned runs;
  if (StringRef(timeRuns).getAsInteger(10, runs) || runs == 0 || runs > 1000000)
    return fail("--time: expected a number of runs from 1 to 1000000, got '" +
                Twine(timeRuns) + "'");
  return runs;
}

static LogicalResult loadArguments(const Signature &signature,
                                   StringRef function,
                                   SmallVectorImpl<Array> &arguments) {
  if (argumentTexts.size() != signature.arguments.size())
    return fail("'" + function + "' takes " +
                Twine(signature.arguments.size()) + " arguments, got " +
                Twine(argumentTexts.size()) + " (--arg)");
  for (auto [i, text, type] :
       llvm::enumerate(argumentTexts, signature.arguments)) {
    llvm::Expected<Array> array = loadArgument(text, type);
    if (!array)
      return fail("argument " + Twine(i + 1) + ": ", array.takeError());
    arguments.push_back(std::move(*array));
  }
  return success();
}

static LogicalResult saveOrPrint(ArrayRef<Array> results) {
  if (!outputFiles.empty()) {
    if (llvm::Error error =
            writeNpy(ArrayRef<std::string>(outputFiles), results))
      return fail("", std::move(error));
    return success();
  }
  for (const Array &result : results) {
    printArray(llvm::outs(), result);
    llvm::outs() << "\n";
  }
  return success();
}

static void reportTimes(std::vector<std::chrono::nanoseconds> times,
                        int64_t numValues) {
  llvm::sort(times);
  size_t middle = times.size() / 2;
  double median = times[middle].count();
  if (times.size() % 2 == 0)
    median = (median + times[middle - 1].count()) / 2;
  llvm::errs() << "time: " << times.size() << " runs, min "
               << llvm::format("%.3f", times.front().count() * 1e-6)
               << " ms, median " << llvm::format("%.3f", median * 1e-6)
               << " ms";
  if (numValues > 0)
    llvm::errs() << ", " << llvm::format("%.3f", median / numValues)
                 << " ns/value";
  llvm::errs() << "\n";
}

static LogicalResult runKernel(Kernel &kernel, MutableArrayRef<Array> arguments,
                               unsigned timedRuns) {
  llvm::Expected<SmallVector<Array>> results = kernel.run(arguments);
  if (!results)
    return fail("", results.takeError());
  std::vector<std::chrono::nanoseconds> times;
  for (unsigned i = 0; i < timedRuns; ++i) {
    llvm::Expected<std::chrono::nanoseconds> elapsed = kernel.time(arguments);
    if (!elapsed)
      return fail("", elapsed.takeError());
    times.push_back(*elapsed);
  }
  if (kernel.getSession().getLiveBlocks() > 0)
    llvm::errs() << "warning: the program did not free "
                 << kernel.getSession().getLiveBlocks() << " blocks of memory, "
                 << kernel.getSession().getLiveBytes() << " bytes\n";
  if (failed(saveOrPrint(*results)))
    return failure();
  if (!times.empty())
    reportTimes(std::move(times),
                results->empty() ? 0 : results->front().getNumElements());
  return success();
}

static LogicalResult printLowered(ModuleOp module, const Target &target) {
  if (emit == Emit::MLIR) {
    module.print(llvm::outs());
    return success();
  }
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> machine =
      target.createMachine(/*jit=*/true);
  if (!machine)
    return fail("", machine.takeError());
  llvm::LLVMContext context;
  llvm::Expected<std::unique_ptr<llvm::Module>> translated =
      translate(module, **machine, context);
  if (!translated)
    return fail("", translated.takeError());
  if (llvm::Error error = optimize(**translated, **machine))
    return fail("", std::move(error));
  if (emit == Emit::LLVM) {
    (*translated)->print(llvm::outs(), nullptr);
    return success();
  }
  llvm::Expected<llvm::SmallString<0>> assembly = generateCode(
      **translated, **machine, llvm::CodeGenFileType::AssemblyFile);
  if (!assembly)
    return fail("", assembly.takeError());
  llvm::outs() << *assembly;
  return success();
}

static LogicalResult run(MLIRContext &context) {
  setPhase("reading the input");
  FailureOr<unsigned> timedRuns = getTimedRuns();
  if (failed(timedRuns))
    return failure();
  llvm::Expected<Target> target =
      Target::get(cpu, /*mustRunHere=*/emit == Emit::None);
  if (!target)
    return fail("--cpu: ", target.takeError());

  FailureOr<std::unique_ptr<Input>> input = Input::read(inputFile, context);
  if (failed(input))
    return failure();
  ModuleOp module = (*input)->getModule();

  if (emit == Emit::None)
    if (llvm::Error error = checkTargets(module, *target, /*mustRunHere=*/true))
      return fail(inputFile + ": ", std::move(error));
  llvm::Expected<func::FuncOp> entry = findEntry(module, entryName);
  if (!entry)
    return fail(inputFile + ": ", entry.takeError());
  llvm::Expected<Signature> signature = getSignature(*entry);
  if (!signature)
    return fail(inputFile + ": ", signature.takeError());
  std::string name = entry->getSymName().str();
  if (!outputFiles.empty() && outputFiles.size() != signature->results.size())
    return fail("'" + name + "' has " + Twine(signature->results.size()) +
                " results, got " + Twine(outputFiles.size()) +
                " files for them (--out)");
  SmallVector<Array> arguments;
  if (emit == Emit::None && failed(loadArguments(*signature, name, arguments)))
    return failure();

  setPhase("compiling");
  if (failed(lowerForRunner(module, *entry, *target, strategy,
                            verifyData ? RuntimeChecks::All
                                       : RuntimeChecks::Shapes)))
    return failure();
  if (emit != Emit::None)
    return printLowered(module, *target);
  llvm::Expected<Kernel> kernel =
      Kernel::compile(module, *target, name, std::move(*signature));
  if (!kernel)
    return fail(inputFile + ": ", kernel.takeError());
  setPhase("running the program");
  return runKernel(*kernel, arguments, *timedRuns);
}

int main(int argc, char **argv) {
  return seek::tool::main(
      argc, argv,
      {"Compiles a module for this machine, runs a function of it on tensors "
       "and prints its results\n",
       "run", SEEK_VERSION, category, inputFile},
      run);
}
