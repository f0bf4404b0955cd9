//===- Seek.h - seek for C ----------------------------------------*- C -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// For C, and for languages that call C. Goes with MLIR's own C API, whose
// conventions hold: values, types and locations must be of one context; strings
// are copied.
//
// Nothing here aborts on bad input. A function that makes something returns
// null if it cannot, and one that does something returns failure. Functions
// that get a location report the reason as a diagnostic there: attach a handler
// by mlirContextAttachDiagnosticHandler(), or read it on stderr.

#ifndef SEEK_C_SEEK_H
#define SEEK_C_SEEK_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

/// One function for each pass, MlirPass mlirCreateSeek<Name>(void), where
/// <Name> is the one in seek/Transforms/Passes.td:
/// mlirCreateSeekConvertSeekToSCFPass(). The pass has default options, and
/// belongs to the caller until mlirPassManagerAddOwnedPass() takes it. Add it
/// to a manager anchored on builtin.module, on which all of them run: MLIR
/// itself ends the process where a pass and its manager disagree.
///
/// A pass with options is added by its text, such as
/// "seek-select-strategy{strategy=gather}", by mlirOpPassManagerAddPipeline()
/// after mlirSeekRegisterAllPasses().
#include "seek-c/Passes.h.inc"

#ifdef __cplusplus
extern "C" {
#endif

// NOLINTBEGIN(modernize-use-using)

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

/// MlirDialectHandle mlirGetDialectHandle__seek__(void)
///
/// The dialect, with all that belongs to it: the models of interfaces by which
/// MLIR bufferizes it and checks it at run time, and the translation to LLVM
/// IR. For mlirDialectHandleRegisterDialect() and its siblings.
///
/// Lowering also takes the other dialects with their models, those of
/// mlirRegisterAllDialects(), and running takes
/// mlirRegisterAllLLVMTranslations().
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Seek, seek);

/// Registers the passes and pipelines under their names, for pipelines in text.
/// The second call and any later one do nothing.
MLIR_CAPI_EXPORTED void mlirSeekRegisterAllPasses(void);

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// What is counted for a value.
typedef enum {
  MLIR_SEEK_SIDE_LOWER = 0, // elements < value
  MLIR_SEEK_SIDE_UPPER = 1  // elements <= value
} MlirSeekSide;

/// How values are searched; docs/reference/ops.md describes each.
typedef enum {
  MLIR_SEEK_STRATEGY_SCALAR = 0,
  MLIR_SEEK_STRATEGY_COUNT = 1,
  MLIR_SEEK_STRATEGY_PERMUTE = 2,
  MLIR_SEEK_STRATEGY_GATHER = 3,
  MLIR_SEEK_STRATEGY_INDEX = 4,
  MLIR_SEEK_STRATEGY_ROWS = 5
} MlirSeekStrategy;

/// #seek.side<...>, the attribute `side` of seek.bound and seek.prepare. Null
/// if `side` is none of the above. Loads the dialect.
MLIR_CAPI_EXPORTED MlirAttribute mlirSeekSideAttrGet(MlirContext context,
                                                     MlirSeekSide side);

/// #seek.strategy<...>, the attribute `strategy` that seek.bound may have: set
/// it by mlirOperationSetInherentAttributeByName(). Null if `strategy` is none
/// of the above. Loads the dialect.
MLIR_CAPI_EXPORTED MlirAttribute
mlirSeekStrategyAttrGet(MlirContext context, MlirSeekStrategy strategy);

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

// Each function makes one operation, verifies it and returns it in no block: it
// belongs to the caller until it is inserted, as by
// mlirBlockAppendOwnedOperation(), or destroyed by mlirOperationDestroy(). On
// tensors it has one result. If an operand is null or the operation would not
// verify, the reason is a diagnostic at `location` and null is returned; so it
// is, without a diagnostic, where `location` is null. Loads the dialect.
//
// Elements are integers of 8 to 64 bits, signless (signed), signed or unsigned,
// or floats of 8 to 64 bits. Results count elements: from 0 to N, the length of
// the sequence. Their elements are signless i8, i16, i32, i64 or index; N,
// where static, must fit.

/// seek.bucketize: OpenVINO's Bucketize-3.
///
/// * `data`: a tensor of any shape.
/// * `buckets`: a sorted tensor of rank 1. Its elements may have another type.
/// * `withRightBound`: true counts buckets < value, false buckets <= value.
/// * `resultType`: a tensor type with a shape compatible with that of `data`.
///   Null: the shape of `data`, with elements of i64.
MLIR_CAPI_EXPORTED MlirOperation mlirSeekBucketizeCreate(MlirLocation location,
                                                         MlirValue data,
                                                         MlirValue buckets,
                                                         bool withRightBound,
                                                         MlirType resultType);

/// seek.search_sorted: OpenVINO's SearchSorted-15.
///
/// * `sortedSequence`: a tensor, sorted along its last dimension. It has rank
/// 1,
///   or the rank of `values` and its sizes but for the last.
/// * `values`: a tensor with elements of the same type.
/// * `sorter`: null, or a tensor of integers or index with the shape of
///   `sortedSequence`, which is then sorted when read in this order.
/// * `rightMode`: true counts elements <= value, false elements < value.
/// * `resultType`: a tensor type with a shape compatible with that of `values`.
///   Null: the inferred shape, with elements of i64.
MLIR_CAPI_EXPORTED MlirOperation mlirSeekSearchSortedCreate(
    MlirLocation location, MlirValue sortedSequence, MlirValue values,
    MlirValue sorter, bool rightMode, MlirType resultType);

/// seek.bound: the core operation. The operands are all tensors or all memrefs.
///
/// * `side`: what is counted.
/// * `isUnsigned`: signless integers of both operands are unsigned.
/// * `sequence`: sorted along its last dimension. It has rank 1, or the rank of
///   `values` and its sizes but for the last.
/// * `values`: of any shape. Elements may have another type.
/// * `table`: null, or what seek.prepare made of the same sequence for the same
///   side and signedness.
/// * `indices`: the destination, with the shape of `values`. It is overwritten,
///   and never read. On tensors the result has its type. On memrefs there is no
///   result, and it must not overlap the other operands.
MLIR_CAPI_EXPORTED MlirOperation mlirSeekBoundCreate(
    MlirLocation location, MlirSeekSide side, bool isUnsigned,
    MlirValue sequence, MlirValue values, MlirValue table, MlirValue indices);

/// seek.prepare: the table by which a sequence is searched faster.
///
/// * `side`, `isUnsigned`: those of the seek.bound that will use it.
/// * `sequence`: a sorted tensor or memref of rank 1.
/// * `table`: the destination, of rank 1, with elements of i32. With fewer than
///   3 of them nothing is written; 4 for each element of the sequence are a
///   good size.
MLIR_CAPI_EXPORTED MlirOperation mlirSeekPrepareCreate(MlirLocation location,
                                                       MlirSeekSide side,
                                                       bool isUnsigned,
                                                       MlirValue sequence,
                                                       MlirValue table);

//===----------------------------------------------------------------------===//
// Pipelines
//===----------------------------------------------------------------------===//

/// A strategy to force on every search.
typedef enum {
  MLIR_SEEK_CHOICE_AUTO = 0, // pick one per search
  MLIR_SEEK_CHOICE_SCALAR = 1,
  MLIR_SEEK_CHOICE_COUNT = 2,
  MLIR_SEEK_CHOICE_PERMUTE = 3,
  MLIR_SEEK_CHOICE_GATHER = 4,
  MLIR_SEEK_CHOICE_INDEX = 5,
  MLIR_SEEK_CHOICE_ROWS = 6
} MlirSeekStrategyChoice;

/// What is checked at run time. A check that fails calls
/// seek_check_failed(message, first number, second number), a function of the
/// program that runs the code.
typedef enum {
  MLIR_SEEK_CHECKS_NONE = 0,
  MLIR_SEEK_CHECKS_SHAPES = 1, // dynamic sizes agree, counts fit
  MLIR_SEEK_CHECKS_ALL = 2     // also: sequences sorted, sorters in range
} MlirSeekChecks;

/// Who allocates memory.
typedef enum {
  MLIR_SEEK_ALLOCATOR_MALLOC = 0,  // malloc and free
  MLIR_SEEK_ALLOCATOR_PROVIDED = 1 // _mlir_memref_to_llvm_alloc and _free
} MlirSeekAllocator;

/// How public functions give back results that are buffers.
typedef enum {
  // Allocated and returned. They belong to the caller.
  MLIR_SEEK_RESULTS_RETURNED = 0,
  // Written to buffers that the caller passes after all other arguments.
  MLIR_SEEK_RESULTS_OUT_PARAMS = 1
} MlirSeekResults;

/// Options of seek-to-llvm. All zero is the default.
typedef struct {
  MlirSeekStrategyChoice strategy;
  MlirSeekChecks checks;
  MlirSeekAllocator allocator;
  MlirSeekResults results;
} MlirSeekToLLVMOptions;

/// Adds seek-to-llvm, which lowers a module on tensors or memrefs to the LLVM
/// dialect. `options` may be null, for the defaults.
///
/// `manager` must be anchored on builtin.module, as that of
/// mlirPassManagerCreateOnOperation(context, "builtin.module") is. If it is
/// not, or an option has none of the values above, nothing is added, `report`
/// is called with the reason and with `userData`, and failure is returned.
/// `report` may be null.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirSeekAddToLLVMPipeline(
    MlirOpPassManager manager, const MlirSeekToLLVMOptions *options,
    MlirStringCallback report, void *userData);

// NOLINTEND(modernize-use-using)

#ifdef __cplusplus
}
#endif

#endif // SEEK_C_SEEK_H
