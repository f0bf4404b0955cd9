//===- Target.cpp - The machine that code is made for ---------------------===//
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

//===----------------------------------------------------------------------===//
// What LLVM knows
//===----------------------------------------------------------------------===//

llvm::Triple seek::getHostTriple() {
  return llvm::Triple(llvm::Triple::normalize(llvm::sys::getProcessTriple()));
}

bool Target::isHost() const {
  llvm::Triple host = getHostTriple();
  return triple.getArch() == host.getArch() && triple.getOS() == host.getOS() &&
         triple.getEnvironment() == host.getEnvironment();
}

static llvm::Expected<const llvm::Target *>
findTarget(const llvm::Triple &triple) {
  static bool initialized = [] {
    llvm::InitializeAllTargetInfos();
    llvm::InitializeAllTargets();
    llvm::InitializeAllTargetMCs();
    llvm::InitializeAllAsmPrinters();
    llvm::InitializeAllAsmParsers();
    return true;
  }();
  (void)initialized;
  std::string error;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target || !target->hasTargetMachine())
    return llvm::createStringError("this LLVM has no code generator for '" +
                                   triple.str() + "'");
  return target;
}

llvm::Expected<llvm::Triple> seek::parseTriple(llvm::StringRef name) {
  llvm::Triple triple(llvm::Triple::normalize(name));
  if (triple.getArch() == llvm::Triple::UnknownArch)
    return llvm::createStringError("unknown target '" + name +
                                   "', expected a triple as "
                                   "'aarch64-linux-gnu'");
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> machine =
      Target{triple, "", ""}.createMachine(/*jit=*/false);
  if (!machine)
    return machine.takeError();
  if ((*machine)->getPointerSize(/*AS=*/0) != 8)
    return llvm::createStringError(
        "expected a target with 64-bit pointers, got '" + name + "'");
  return triple;
}

using Features = llvm::StringMap<bool>;

static std::string joinFeatures(const Features &features) {
  std::vector<std::string> parts;
  for (const auto &feature : features)
    parts.push_back((feature.second ? "+" : "-") + feature.first().str());
  llvm::sort(parts);
  return llvm::join(parts, ",");
}

/// The features that this machine has and has not, as far as it reports them.
static Features getHostFeatures() {
  Features features;
  for (const auto &feature : llvm::sys::getHostCPUFeatures())
    features[feature.first()] = feature.second;
  return features;
}

static llvm::Error makeUnknownCPUError(llvm::StringRef cpu,
                                       const llvm::Triple &triple) {
  return llvm::createStringError(
      "unknown CPU '" + cpu +
      "', expected 'native' or a name that LLVM has for " +
      triple.getArchName());
}

/// The features of a CPU by LLVM's table: its instructions, and what is fast on
/// it. The generic CPU has no name. Fails for one that the triple does not
/// have.
static llvm::Expected<Features> getFeatures(const llvm::Triple &triple,
                                            llvm::StringRef cpu) {
  llvm::Expected<const llvm::Target *> target = findTarget(triple);
  if (!target)
    return target.takeError();
  // Asked of a generic CPU: LLVM itself complains on stderr about a name that
  // it does not know.
  std::unique_ptr<llvm::MCSubtargetInfo> info(
      (*target)->createMCSubtargetInfo(triple, "", ""));
  if (!info || (!cpu.empty() && !info->isCPUStringValid(cpu)))
    return makeUnknownCPUError(cpu, triple);
  if (!cpu.empty())
    info.reset((*target)->createMCSubtargetInfo(triple, cpu, ""));
  Features features;
  for (const llvm::SubtargetFeatureKV &feature :
       info->getEnabledProcessorFeatures())
    features[feature.Key] = true;
  return features;
}

/// The CPU of this machine: what LLVM's table has for its name, corrected by
/// what it reports.
static llvm::Expected<Target> getNative(const llvm::Triple &triple) {
  std::string cpu = llvm::sys::getHostCPUName().str();
  llvm::Expected<Features> features = getFeatures(triple, cpu);
  if (!features) {
    // A CPU that is newer than this LLVM.
    llvm::consumeError(features.takeError());
    cpu.clear();
    features = getFeatures(triple, cpu);
    if (!features)
      return features.takeError();
  }
  for (const auto &feature : getHostFeatures())
    (*features)[feature.first()] = feature.second;
  return Target{triple, cpu, joinFeatures(*features)};
}

//===----------------------------------------------------------------------===//
// Targets
//===----------------------------------------------------------------------===//

/// The features of `cpu` that this machine lacks. Those that it does not report
/// on are tuning, not instructions.
static std::vector<std::string> getLacking(const Features &features) {
  std::vector<std::string> lacking;
  for (const auto &feature : getHostFeatures())
    if (!feature.second && features.lookup(feature.first()))
      lacking.push_back(feature.first().str());
  llvm::sort(lacking);
  return lacking;
}

llvm::Expected<Target> Target::get(llvm::StringRef cpu, bool mustRunHere,
                                   const llvm::Triple &triple) {
  Target result;
  result.triple = triple;
  bool native = cpu == "native";
  if (native && result.isHost())
    return getNative(result.triple);

  if (!native && cpu.empty())
    return makeUnknownCPUError(cpu, result.triple);
  llvm::Expected<Features> features =
      getFeatures(result.triple, native ? "" : cpu);
  if (!features)
    return features.takeError();
  // LLVM aborts when it is to make code for a mode that the CPU has not.
  if (result.triple.isX86_64() && !features->lookup("64bit"))
    return llvm::createStringError("the CPU '" + cpu + "' has no 64-bit mode");
  std::vector<std::string> lacking = getLacking(*features);
  if (mustRunHere && !lacking.empty())
    return llvm::createStringError(
        "the CPU '" + cpu +
        "' has features that this machine lacks: " + llvm::join(lacking, ", "));
  if (!native)
    result.cpu = cpu.str();
  result.features = joinFeatures(*features);
  return result;
}

llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
Target::createMachine(bool jit) const {
  llvm::Expected<const llvm::Target *> target = findTarget(triple);
  if (!target)
    return target.takeError();
  std::unique_ptr<llvm::TargetMachine> machine((*target)->createTargetMachine(
      triple, cpu, features, llvm::TargetOptions(),
      /*RM=*/llvm::Reloc::PIC_,
      /*CM=*/std::nullopt, llvm::CodeGenOptLevel::Aggressive, jit));
  if (!machine)
    return llvm::createStringError("no code generator for the CPU '" + cpu +
                                   "'");
  return machine;
}

llvm::Error mlir::seek::checkTargets(ModuleOp module, const Target &target,
                                     bool mustRunHere) {
  Features host = mustRunHere ? getHostFeatures() : Features();
  llvm::Error error = llvm::Error::success();
  module.walk([&](FunctionOpInterface function) {
    auto check = [&]() -> llvm::Error {
      if (auto cpu = function->getAttrOfType<StringAttr>("target_cpu"))
        if (auto own = Target::get(cpu.getValue(), mustRunHere, target.triple);
            !own)
          return own.takeError();
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
