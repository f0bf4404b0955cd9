//===- SeekPlugin.cpp - seek in a stock mlir-opt --------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// mlir-opt --load-dialect-plugin=SeekPlugin.so --load-pass-plugin=SeekPlugin.so
//
// A tool that has seek already keeps its own: MLIR ends the process when two
// dialects or passes of one name meet.

#include "seek/Register.h"

#include "mlir/Pass/PassRegistry.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

extern "C" LLVM_ATTRIBUTE_WEAK DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "Seek", SEEK_VERSION,
          [](DialectRegistry *registry) {
            StringRef name = seek::SeekDialect::getDialectNamespace();
            if (!registry->getDialectAllocator(name))
              seek::registerAllSeek(*registry);
          }};
}

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "Seek", SEEK_VERSION, [] {
            if (!PassPipelineInfo::lookup("seek-to-llvm"))
              seek::registerAllSeekPasses();
          }};
}
