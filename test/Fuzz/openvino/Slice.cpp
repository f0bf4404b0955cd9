//===- Slice.cpp - A fixed number of models with mistakes -----------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Mutates models in a fixed order and imports each of them in this process.
// Fails where one crashes, takes too long, or allocates more than its files
// justify.

#include "Memory.h"
#include "Model.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace cl = llvm::cl;
using namespace mlir::seek::fuzz;

static cl::list<std::string> files(cl::Positional, cl::OneOrMore,
                                   cl::desc("MODEL.xml..."));
static cl::opt<unsigned> count("count", cl::init(1000),
                               cl::desc("How many models to try"));
static cl::opt<unsigned> seed("seed", cl::init(1),
                              cl::desc("Others with another one"));
static cl::opt<unsigned> seconds("seconds", cl::init(10),
                                 cl::desc("The most that a model may take"));
static cl::opt<std::string> keep("keep", cl::init("wrong-model"),
                                 cl::desc("Where to write a model that fails"));
static cl::opt<std::string>
    pack("pack", cl::desc("Write the models as libFuzzer takes them to this "
                          "folder, and try none"));

/// The model that is tried, for the handler of signals.
static std::string current;

static void write(llvm::StringRef text) {
  (void)!::write(STDERR_FILENO, text.data(), text.size());
}

static void handleSignal(int signal) {
  int file = open(keep.c_str(), O_CREAT | O_TRUNC | O_WRONLY, 0666);
  (void)!::write(file, current.data(), current.size());
  write(signal == SIGALRM ? "wrong: it takes too long\n" : "wrong: a crash\n");
  write("the model is in ");
  write(keep);
  write("\n");
  _exit(1);
}

static std::string read(llvm::StringRef file, bool isOptional) {
  auto buffer = llvm::MemoryBuffer::getFile(file);
  if (buffer)
    return (*buffer)->getBuffer().str();
  if (isOptional)
    return "";
  llvm::errs() << "cannot open " << file << ": " << buffer.getError().message()
               << '\n';
  std::exit(1);
}

static std::string replaceExtension(llvm::StringRef file, const char *by) {
  llvm::SmallString<128> result = file;
  llvm::sys::path::replace_extension(result, by);
  return result.str().str();
}

static void packModels(const std::vector<Model> &models) {
  for (auto [file, model] : llvm::zip_equal(files, models)) {
    std::error_code error;
    llvm::raw_fd_ostream os((pack + "/" + llvm::sys::path::stem(file)).str(),
                            error);
    if (error) {
      llvm::errs() << "cannot write to " << pack << ": " << error.message()
                   << '\n';
      std::exit(1);
    }
    os << model.join();
  }
}

/// What importing a file of this size may allocate.
static size_t getMemoryLimit(const Model &model) {
  return (32 << 20) + 256 * (model.xml.size() + model.weights.size());
}

int main(int argc, char **argv) {
  cl::ParseCommandLineOptions(argc, argv, "seek: models with mistakes\n");
  std::vector<Model> models;
  for (const std::string &file : files)
    models.push_back(
        {read(file, /*isOptional=*/false),
         read(replaceExtension(file, "bin"), /*isOptional=*/true)});
  if (!pack.empty()) {
    packModels(models);
    return 0;
  }
  for (int signal : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGALRM})
    std::signal(signal, handleSignal);
  std::mt19937_64 random(seed);
  size_t most = 0;
  for (unsigned i = 0; i < count; ++i) {
    Model model = models[random() % models.size()];
    mutate(model, random);
    current = model.join();
    alarm(seconds);
    size_t peak = measureMemory([&] { tryModel(model); });
    alarm(0);
    most = std::max(most, peak);
    if (peak > getMemoryLimit(model)) {
      llvm::errs() << "wrong: " << peak << " bytes were allocated for "
                   << current.size() << " bytes\n";
      std::abort();
    }
  }
  llvm::outs() << count << " models, 0 wrong, at most " << (most >> 10)
               << " KiB\n";
  return 0;
}
