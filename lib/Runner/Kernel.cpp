//===- Kernel.cpp - A module as machine code ------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Runner/Kernel.h"

#include "seek/Compiler/Lower.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/ExecutionEngine/OptUtils.h"
#include "llvm/ExecutionEngine/Orc/Mangling.h"
#include "llvm/Support/DynamicLibrary.h"
#include <cstring>

using namespace mlir;
using namespace mlir::seek;

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

LogicalResult seek::lowerForRunner(ModuleOp module, func::FuncOp entry,
                                   const Target &target,
                                   StrategyChoice strategy,
                                   RuntimeChecks checks) {
  isolateEntry(entry);
  SeekToLLVMOptions options;
  options.strategy = strategy;
  options.checks = checks;
  options.allocator = Allocator::Provided;
  return lowerForTarget(module, target, options);
}

/// Fails for a function that is called and that nobody defines, which the JIT
/// would report in its own words.
static llvm::Error checkSymbols(ModuleOp module) {
  llvm::sys::DynamicLibrary::LoadLibraryPermanently(nullptr);
  for (auto function : module.getOps<LLVM::LLVMFuncOp>()) {
    StringRef name = function.getSymName();
    if (!function.isExternal() || name.starts_with("llvm.") ||
        SymbolTable::symbolKnownUseEmpty(function, module) ||
        llvm::is_contained(llvm::make_first_range(Session::getSymbols()),
                           name) ||
        llvm::sys::DynamicLibrary::SearchForAddressOfSymbol(name.str()))
      continue;
    return llvm::createStringError("the function '" + name +
                                   "' is called, but has no body");
  }
  return llvm::Error::success();
}

llvm::Expected<Kernel> Kernel::compile(ModuleOp module, const Target &target,
                                       StringRef entry, Signature signature) {
  if (llvm::Error error = checkSymbols(module))
    return error;
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> machine =
      target.createMachine(/*jit=*/true);
  if (!machine)
    return machine.takeError();
  std::function<llvm::Error(llvm::Module *)> optimize =
      makeOptimizingTransformer(/*optLevel=*/3, /*sizeLevel=*/0,
                                machine->get());
  ExecutionEngineOptions options;
  options.transformer = optimize;
  options.jitCodeGenOptLevel = llvm::CodeGenOptLevel::Aggressive;
  options.enableGDBNotificationListener = false;
  options.enablePerfNotificationListener = false;
  llvm::Expected<std::unique_ptr<ExecutionEngine>> engine =
      ExecutionEngine::create(module, options, std::move(*machine));
  if (!engine)
    return engine.takeError();
  (*engine)->registerSymbols([](llvm::orc::MangleAndInterner intern) {
    llvm::orc::SymbolMap symbols;
    for (auto [name, address] : Session::getSymbols())
      symbols[intern(name)] = {llvm::orc::ExecutorAddr::fromPtr(address),
                               llvm::JITSymbolFlags::Exported};
    return symbols;
  });
  (*engine)->initialize();
  llvm::Expected<void (*)(void **)> function =
      (*engine)->lookupPacked(("_mlir_ciface_" + entry).str());
  if (!function)
    return function.takeError();
  return Kernel(std::move(*engine), *function, std::move(signature));
}

Kernel::Kernel(std::unique_ptr<ExecutionEngine> engine,
               void (*function)(void **), Signature signature)
    : engine(std::move(engine)), function(function),
      signature(std::move(signature)), session(std::make_unique<Session>()) {}
Kernel::Kernel(Kernel &&) = default;
Kernel::~Kernel() = default;

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

// In the C interface a memref is a pointer to its descriptor: the allocated and
// the aligned pointer, the offset, the sizes, the strides, each one word. All
// results are one struct of descriptors, to which the first argument points.

static size_t getNumWords(RankedTensorType type) {
  return 3 + 2 * type.getRank();
}

static SmallVector<int64_t> makeDescriptor(Array &array) {
  auto address =
      static_cast<int64_t>(reinterpret_cast<uintptr_t>(array.getData()));
  SmallVector<int64_t> words = {address, address, 0};
  llvm::append_range(words, array.getShape());
  SmallVector<int64_t> strides(array.getRank(), 1);
  for (int64_t dim = array.getRank() - 2; dim >= 0; --dim)
    strides[dim] = strides[dim + 1] * array.getShape()[dim + 1];
  llvm::append_range(words, strides);
  return words;
}

llvm::Expected<SmallVector<int64_t>>
Kernel::call(MutableArrayRef<Array> arguments,
             std::chrono::nanoseconds &elapsed) {
  size_t numWords = 0;
  for (RankedTensorType type : signature.results)
    numWords += getNumWords(type);
  SmallVector<int64_t> results(numWords);
  SmallVector<SmallVector<int64_t>> descriptors =
      llvm::map_to_vector(arguments, makeDescriptor);

  // The packed call takes pointers to the arguments, which are pointers.
  SmallVector<void *> pointers;
  if (!signature.results.empty())
    pointers.push_back(results.data());
  for (SmallVector<int64_t> &descriptor : descriptors)
    pointers.push_back(descriptor.data());
  SmallVector<void *> packed;
  for (void *&pointer : pointers)
    packed.push_back(&pointer);

  auto start = std::chrono::steady_clock::now();
  llvm::Error error = session->run([&] { function(packed.data()); });
  elapsed = std::chrono::steady_clock::now() - start;
  if (error)
    return error;
  return results;
}

llvm::Expected<std::chrono::nanoseconds>
Kernel::time(MutableArrayRef<Array> arguments) {
  std::chrono::nanoseconds elapsed;
  llvm::Expected<SmallVector<int64_t>> words = call(arguments, elapsed);
  if (!words)
    return words.takeError();
  releaseResults(*words);
  return elapsed;
}

llvm::Expected<SmallVector<Array>>
Kernel::run(MutableArrayRef<Array> arguments) {
  std::chrono::nanoseconds elapsed;
  llvm::Expected<SmallVector<int64_t>> words = call(arguments, elapsed);
  if (!words)
    return words.takeError();
  llvm::Expected<SmallVector<Array>> results = copyResults(*words);
  releaseResults(*words);
  return results;
}

/// Copies a strided block of memory to a dense one.
static void copyStrided(char *&to, const char *from, ArrayRef<int64_t> sizes,
                        ArrayRef<int64_t> strides, unsigned width) {
  if (sizes.empty()) {
    std::memcpy(to, from, width);
    to += width;
    return;
  }
  if (sizes.size() == 1 && strides.front() == 1) {
    std::memcpy(to, from, sizes.front() * width);
    to += sizes.front() * width;
    return;
  }
  for (int64_t i = 0; i < sizes.front(); ++i)
    copyStrided(to, from + i * strides.front() * width, sizes.drop_front(),
                strides.drop_front(), width);
}

llvm::Expected<SmallVector<Array>>
Kernel::copyResults(ArrayRef<int64_t> words) {
  SmallVector<Array> results;
  for (RankedTensorType type : signature.results) {
    size_t rank = type.getRank();
    ArrayRef<int64_t> sizes = words.slice(3, rank);
    ArrayRef<int64_t> strides = words.slice(3 + rank, rank);
    llvm::Expected<Array> result =
        Array::allocate(type.getElementType(), sizes);
    if (!result)
      return result.takeError();
    unsigned width = result->getElementByteWidth();
    const char *from =
        reinterpret_cast<const char *>(static_cast<uintptr_t>(words[1])) +
        words[2] * width;
    char *to = result->getData();
    if (result->getNumElements() > 0)
      copyStrided(to, from, sizes, strides, width);
    results.push_back(std::move(*result));
    words = words.drop_front(getNumWords(type));
  }
  return results;
}

void Kernel::releaseResults(ArrayRef<int64_t> words) {
  for (RankedTensorType type : signature.results) {
    session->release(
        reinterpret_cast<void *>(static_cast<uintptr_t>(words[0])));
    words = words.drop_front(getNumWords(type));
  }
}
