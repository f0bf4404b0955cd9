//===- Tool.h - What tools that compile have in common ----------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_COMPILER_TOOL_H
#define SEEK_COMPILER_TOOL_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/SourceMgr.h"
#include <memory>
#include <string>

namespace mlir::seek::tool {

/// Prints an `error:` line.
LogicalResult fail(const Twine &message);
LogicalResult fail(const Twine &where, llvm::Error error);

/// Says what the tool does now, for the report of a crash.
void setPhase(StringRef phase);

/// A module that was read from a file. As long as it lives, diagnostics are
/// printed with their place in the file.
class Input {
public:
  /// Reads a file, or for `-` the standard input: MLIR as text or bytecode, or
  /// if its name ends in `.xml`, an OpenVINO model. Prints errors.
  static FailureOr<std::unique_ptr<Input>> read(StringRef file,
                                                MLIRContext &context);

  ModuleOp getModule() { return *module; }

  /// The rest of the file from a location in it on; empty for any other.
  StringRef getText(Location location) const;

private:
  explicit Input(MLIRContext &context)
      : sources(std::make_shared<llvm::SourceMgr>()),
        handler(*sources, &context) {}

  std::shared_ptr<llvm::SourceMgr> sources;
  SourceMgrDiagnosticHandler handler;
  OwningOpRef<ModuleOp> module;
};

struct Description {
  /// For `--help`.
  StringRef overview;
  /// What to do with a file, for the error that there is none: "run".
  StringRef verb;
  StringRef version;
  llvm::cl::OptionCategory &category;
  llvm::cl::opt<std::string> &inputFile;
};

/// The body of main(): parses the command line and calls `run` with all
/// dialects registered. Whatever happens, the status is 0 or 1, and what went
/// wrong is an `error:` line.
int main(int argc, char **argv, const Description &description,
         llvm::function_ref<LogicalResult(MLIRContext &)> run);

} // namespace mlir::seek::tool

#endif // SEEK_COMPILER_TOOL_H
