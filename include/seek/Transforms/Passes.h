//===- Passes.h - Passes and pipelines --------------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_TRANSFORMS_PASSES_H
#define SEEK_TRANSFORMS_PASSES_H

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassOptions.h"
#include "llvm/Support/CommandLine.h"

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::seek {

/// A strategy to force on every search, or `Auto`.
enum class StrategyChoice { Auto, Scalar, Count, Permute, Gather, Index, Rows };

/// The names of the strategies, for every option that takes one.
inline llvm::cl::ValuesClass getStrategyChoices() {
  return llvm::cl::values(
      clEnumValN(StrategyChoice::Auto, "auto", "pick one per search"),
      clEnumValN(StrategyChoice::Scalar, "scalar",
                 "branch-free binary search per value"),
      clEnumValN(StrategyChoice::Count, "count",
                 "every element compared with vectors of values"),
      clEnumValN(StrategyChoice::Permute, "permute",
                 "the search tree in vector registers"),
      clEnumValN(StrategyChoice::Gather, "gather",
                 "vectors of values in lockstep"),
      clEnumValN(StrategyChoice::Index, "index", "a table of cells of keys"),
      clEnumValN(StrategyChoice::Rows, "rows",
                 "whole sequences compared with few values each"));
}

/// The function that checks of `seek-generate-checks` call when they fail:
/// (message, first number, second number). It does not return. The message is
/// one line that ends in a zero, with {0} and {1} in the place of the numbers.
constexpr llvm::StringLiteral kCheckFailed = "seek_check_failed";

/// The functions that `seek-return-failures` has called, see there.
constexpr llvm::StringLiteral kCallFailed = "seek_call_failed";
constexpr llvm::StringLiteral kCallAllocate = "seek_call_allocate";
constexpr llvm::StringLiteral kCallFree = "seek_call_free";

#define GEN_PASS_DECL
#include "seek/Transforms/Passes.h.inc"

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

/// The spec ops to `seek.bound` on tensors.
void populateSeekLowerToBoundPatterns(RewritePatternSet &patterns);

/// `seek.bound` on memrefs to loops with a scalar search.
void populateSeekToSCFPatterns(RewritePatternSet &patterns);

/// `seek.bound` on tensors or memrefs to `linalg.generic`: a reduction that
/// compares every element where the sequence has at most `countUpToElements`,
/// a search per value elsewhere.
void populateSeekToLinalgPatterns(RewritePatternSet &patterns,
                                  int64_t countUpToElements);

/// `seek.bound` on memrefs to loops over vectors of values, where its strategy
/// and its types allow.
void populateSeekToVectorPatterns(RewritePatternSet &patterns);

/// Counts of comparisons in linalg on tensors to `seek.bound`, where they mean
/// the same. The last op of such a count is to be met before those that it
/// reads.
void populateSeekRaiseFromLinalgPatterns(
    RewritePatternSet &patterns, const SeekRaiseFromLinalgPassOptions &options);

/// `tf.Bucketize`, `tf.LowerBound` and `tf.UpperBound`, registered or not, on
/// builtin tensors to the spec ops. Malformed ones are left alone.
void populateTFToSeekPatterns(RewritePatternSet &patterns);

//===----------------------------------------------------------------------===//
// Pipelines
//===----------------------------------------------------------------------===//

/// What is checked at run time.
enum class RuntimeChecks { None, Shapes, All };

/// The functions that allocate and free memory in lowered code.
enum class Allocator {
  /// malloc and free.
  Malloc,
  /// _mlir_memref_to_llvm_alloc and _mlir_memref_to_llvm_free, which the caller
  /// provides.
  Provided,
  /// None: no memory is allocated, and no table is made at run time.
  None
};

/// How public functions give back results that are buffers.
enum class Results {
  /// Allocated and returned.
  Returned,
  /// Written to buffers that the caller allocates and passes, after all other
  /// arguments.
  OutParams
};

struct SeekToLLVMOptions : public PassPipelineOptions<SeekToLLVMOptions> {
  PassOptions::Option<StrategyChoice> strategy{
      *this, "strategy",
      llvm::cl::desc("Force a strategy on every search it can lower"),
      llvm::cl::init(StrategyChoice::Auto), getStrategyChoices()};
  PassOptions::Option<RuntimeChecks> checks{
      *this, "checks",
      llvm::cl::desc("Checks at run time, reported to seek_check_failed"),
      llvm::cl::init(RuntimeChecks::None),
      llvm::cl::values(
          clEnumValN(RuntimeChecks::None, "none", "none"),
          clEnumValN(RuntimeChecks::Shapes, "shapes",
                     "dynamic sizes agree, counts fit"),
          clEnumValN(RuntimeChecks::All, "all",
                     "also: sequences are sorted, sorters in range"))};
  PassOptions::Option<Allocator> allocator{
      *this, "allocator", llvm::cl::desc("Who allocates memory"),
      llvm::cl::init(Allocator::Malloc),
      llvm::cl::values(
          clEnumValN(Allocator::Malloc, "malloc", "malloc and free"),
          clEnumValN(Allocator::Provided, "provided",
                     "_mlir_memref_to_llvm_alloc and _free of the caller"),
          clEnumValN(Allocator::None, "none",
                     "nobody: what needs memory is an error"))};
  PassOptions::Option<Results> results{
      *this, "results",
      llvm::cl::desc("How public functions give back buffers"),
      llvm::cl::init(Results::Returned),
      llvm::cl::values(
          clEnumValN(Results::Returned, "returned", "allocated and returned"),
          clEnumValN(Results::OutParams, "out-params",
                     "written to buffers that the caller passes, after all "
                     "other arguments"))};
};

/// The pipeline `seek-to-llvm`: a module on tensors or memrefs to the LLVM
/// dialect, or an error that names what is left.
///
/// Functions keep their arguments and, but for `results=out-params`, their
/// results. Public functions take buffers in one piece (row-major, no gaps) and
/// never write into their arguments; what they return belongs to the caller,
/// who frees the allocated pointer of each buffer.
void buildSeekToLLVM(OpPassManager &manager, const SeekToLLVMOptions &options);

/// Registers the pipelines under their names.
void registerSeekPipelines();

#define GEN_PASS_REGISTRATION
#include "seek/Transforms/Passes.h.inc"

} // namespace mlir::seek

#endif // SEEK_TRANSFORMS_PASSES_H
