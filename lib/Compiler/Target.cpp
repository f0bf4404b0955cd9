//===- Target.cpp - The CPU that code is made for -------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Compiler/Target.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

using namespace mlir;
using namespace mlir::seek;
using mlir::seek::Target;

static llvm::Expected<const llvm::Target *> findTarget() {
  static bool initialized = [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    llvm::InitializeNativeTargetAsmParser();
    return true;
  }();
  (void)initialized;
  std::string error;
  llvm::Triple triple(llvm::sys::getProcessTriple());
  if (const llvm::Target *target =
          llvm::TargetRegistry::lookupTarget(triple, error))
    return target;
  return llvm::createStringError("no code generator for '" + triple.str() +
                                 "': " + error);
}

static std::string joinFeatures(const llvm::StringMap<bool> &features) {
  std::vector<std::string> parts;
  for (const auto &feature : features)
    parts.push_back((feature.second ? "+" : "-") + feature.first().str());
  llvm::sort(parts);
  return llvm::join(parts, ",");
}

/// The features that this machine has and has not, as far as it reports them.
static llvm::StringMap<bool> getHostFeatures() {
  llvm::StringMap<bool> features;
  for (const auto &feature : llvm::sys::getHostCPUFeatures())
    features[feature.first()] = feature.second;
  return features;
}

llvm::Expected<Target> Target::get(llvm::StringRef cpu, bool mustRunHere) {
  llvm::Expected<const llvm::Target *> target = findTarget();
  if (!target)
    return target.takeError();
  llvm::StringMap<bool> host = getHostFeatures();
  if (cpu == "native")
    return Target{llvm::sys::getHostCPUName().str(), joinFeatures(host)};

  llvm::Triple triple(llvm::sys::getProcessTriple());
  // Asked of a generic CPU: LLVM itself complains on stderr about a name that
  // it does not know.
  std::unique_ptr<llvm::MCSubtargetInfo> generic(
      (*target)->createMCSubtargetInfo(triple, "", ""));
  if (!generic || !generic->isCPUStringValid(cpu))
    return llvm::createStringError("unknown CPU '" + cpu +
                                   "', expected 'native' or a name that LLVM "
                                   "has for " +
                                   triple.getArchName());
  std::unique_ptr<llvm::MCSubtargetInfo> info(
      (*target)->createMCSubtargetInfo(triple, cpu, ""));
  // LLVM aborts when it is to make code for a mode that the CPU has not.
  if (triple.isX86_64() &&
      llvm::none_of(info->getEnabledProcessorFeatures(),
                    [](const llvm::SubtargetFeatureKV &feature) {
                      return llvm::StringRef(feature.Key) == "64bit";
                    }))
    return llvm::createStringError("the CPU '" + cpu + "' has no 64-bit mode");
  std::vector<std::string> features, lacking;
  for (const llvm::SubtargetFeatureKV &feature :
       info->getEnabledProcessorFeatures()) {
    features.push_back("+" + std::string(feature.Key));
    // Features that the host does not report on are tuning, not instructions.
    auto known = host.find(feature.Key);
    if (known != host.end() && !known->second)
      lacking.push_back(feature.Key);
  }
  if (mustRunHere && !lacking.empty())
    return llvm::createStringError(
        "the CPU '" + cpu +
        "' has features that this machine lacks: " + llvm::join(lacking, ", "));
  return Target{cpu.str(), llvm::join(features, ",")};
}

llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
Target::createMachine() const {
  llvm::Expected<const llvm::Target *> target = findTarget();
  if (!target)
    return target.takeError();
  llvm::Triple triple(llvm::sys::getProcessTriple());
  std::unique_ptr<llvm::TargetMachine> machine((*target)->createTargetMachine(
      triple, cpu, features, llvm::TargetOptions(),
      /*RM=*/llvm::Reloc::PIC_,
      /*CM=*/std::nullopt, llvm::CodeGenOptLevel::Aggressive,
      /*JIT=*/true));
  if (!machine)
    return llvm::createStringError("no code generator for the CPU '" + cpu +
                                   "'");
  return machine;
}

llvm::Error mlir::seek::checkTargets(ModuleOp module) {
  llvm::StringMap<bool> host = getHostFeatures();
  llvm::Error error = llvm::Error::success();
  module.walk([&](FunctionOpInterface function) {
    auto check = [&]() -> llvm::Error {
      if (auto cpu = function->getAttrOfType<StringAttr>("target_cpu"))
        if (auto target = Target::get(cpu.getValue(), /*mustRunHere=*/true);
            !target)
          return target.takeError();
      auto features =
          function->getAttrOfType<LLVM::TargetFeaturesAttr>("target_features");
      if (!features)
        return llvm::Error::success();
      for (StringAttr feature : features.getFeatures()) {
        StringRef name = feature.getValue();
        auto known = name.consume_front("+") ? host.find(name) : host.end();
        if (known != host.end() && !known->second)
          return llvm::createStringError(
              "this machine lacks the target feature '" + name + "'");
      }
      return llvm::Error::success();
    };
    if (llvm::Error found = check()) {
      error = llvm::joinErrors(
          std::move(error),
          llvm::createStringError("function '" + function.getName() +
                                  "': " + llvm::toString(std::move(found))));
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return error;
}
