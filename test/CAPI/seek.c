// What seek-c/Seek.h declares, from C. test/CMakeLists.txt builds this file.
// RUN: seek-capi-test | FileCheck %s --match-full-lines

#include "seek-c/Seek.h"

#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Diagnostics.h"
#include "mlir-c/ExecutionEngine.h"
#include "mlir-c/RegisterEverything.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static MlirStringRef text(const char *string) {
  return mlirStringRefCreateFromCString(string);
}

static void print(MlirStringRef string, void *prefix) {
  (void)prefix;
  printf("%.*s", (int)string.length, string.data);
}

static MlirLogicalResult report(MlirDiagnostic diagnostic, void *data) {
  (void)data;
  printf("error: ");
  mlirDiagnosticPrint(diagnostic, print, NULL);
  printf("\n");
  return mlirLogicalResultSuccess();
}

static void expect(bool condition, const char *what) {
  if (condition)
    return;
  printf("failed: %s\n", what);
  exit(1);
}

/// A module with one function `f` of these arguments, which returns nothing.
static MlirModule makeModule(MlirContext context, const char *arguments) {
  char source[512];
  snprintf(source, sizeof(source),
           "func.func @f(%s) attributes {llvm.emit_c_interface} { return }",
           arguments);
  MlirModule module = mlirModuleCreateParse(context, text(source));
  expect(!mlirModuleIsNull(module), "the module parses");
  return module;
}

static MlirBlock getBody(MlirModule module) {
  MlirOperation function =
      mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  return mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0));
}

/// Inserts `operation` before the return.
static void insert(MlirModule module, MlirOperation operation) {
  expect(!mlirOperationIsNull(operation), "the operation is made");
  MlirBlock body = getBody(module);
  mlirBlockInsertOwnedOperationBefore(body, mlirBlockGetTerminator(body),
                                      operation);
}

static void dump(MlirModule module) {
  expect(mlirOperationVerify(mlirModuleGetOperation(module)), "it verifies");
  mlirOperationPrint(mlirModuleGetOperation(module), print, NULL);
  printf("\n");
}

static MlirPassManager makeManager(MlirContext context) {
  return mlirPassManagerCreateOnOperation(context, text("builtin.module"));
}

// CHECK-LABEL: attributes
// CHECK-NEXT: #seek.side<lower> #seek.side<upper>
// CHECK-NEXT: #seek.strategy<scalar> #seek.strategy<rows>
static void testAttributes(MlirContext context) {
  printf("attributes\n");
  mlirAttributePrint(mlirSeekSideAttrGet(context, MLIR_SEEK_SIDE_LOWER), print,
                     NULL);
  printf(" ");
  mlirAttributePrint(mlirSeekSideAttrGet(context, MLIR_SEEK_SIDE_UPPER), print,
                     NULL);
  printf("\n");
  mlirAttributePrint(
      mlirSeekStrategyAttrGet(context, MLIR_SEEK_STRATEGY_SCALAR), print, NULL);
  printf(" ");
  mlirAttributePrint(mlirSeekStrategyAttrGet(context, MLIR_SEEK_STRATEGY_ROWS),
                     print, NULL);
  printf("\n");
  expect(mlirAttributeIsNull(mlirSeekSideAttrGet(context, (MlirSeekSide)2)),
         "there are two sides");
  expect(mlirAttributeIsNull(
             mlirSeekStrategyAttrGet(context, (MlirSeekStrategy)-1)),
         "there is no strategy -1");
}

// clang-format off
// CHECK-LABEL: operations
// CHECK: %{{.*}} = seek.bucketize %[[X:.*]], %[[S:.*]] : (tensor<2x?xf32>, tensor<5xf32>) -> tensor<2x?xi64>
// CHECK-NEXT: %{{.*}} = seek.bucketize %[[X]], %[[S]] {with_right_bound = false} : (tensor<2x?xf32>, tensor<5xf32>) -> tensor<2x?xi8>
// CHECK-NEXT: %{{.*}} = seek.search_sorted %[[S]], %[[X]] : (tensor<5xf32>, tensor<2x?xf32>) -> tensor<2x?xi64>
// CHECK-NEXT: %{{.*}} = seek.search_sorted %[[S]], %[[X]], %[[P:.*]] {right_mode = true} : (tensor<5xf32>, tensor<2x?xf32>, tensor<5xi32>) -> tensor<2x?xi8>
// CHECK-NEXT: %[[T:.*]] = seek.prepare upper ins(%[[S]] : tensor<5xf32>) outs(%[[P]] : tensor<5xi32>) -> tensor<5xi32>
// CHECK-NEXT: %{{.*}} = seek.bound upper ins(%[[S]], %[[X]] : tensor<5xf32>, tensor<2x?xf32>) prepared(%[[T]] : tensor<5xi32>) outs(%[[I:.*]] : tensor<2x?xi8>) -> tensor<2x?xi8>
// CHECK-NEXT: seek.bound lower unsigned ins(%[[B:.*]], %[[B]] : memref<4xi8>, memref<4xi8>) outs(%{{.*}} : memref<4xindex>) {strategy = #seek.strategy<gather>}
// clang-format on
static void testOperations(MlirContext context) {
  printf("operations\n");
  MlirModule module =
      makeModule(context, "%x: tensor<2x?xf32>, %s: tensor<5xf32>, "
                          "%p: tensor<5xi32>, %i: tensor<2x?xi8>, "
                          "%b: memref<4xi8>, %o: memref<4xindex>");
  MlirLocation location = mlirLocationUnknownGet(context);
  MlirBlock body = getBody(module);
  MlirValue x = mlirBlockGetArgument(body, 0);
  MlirValue s = mlirBlockGetArgument(body, 1);
  MlirValue p = mlirBlockGetArgument(body, 2);
  MlirValue i = mlirBlockGetArgument(body, 3);
  MlirValue b = mlirBlockGetArgument(body, 4);
  MlirValue o = mlirBlockGetArgument(body, 5);
  MlirValue none = {NULL};
  MlirType inferred = {NULL}, narrow = mlirValueGetType(i);

  insert(module, mlirSeekBucketizeCreate(location, x, s, true, inferred));
  insert(module, mlirSeekBucketizeCreate(location, x, s, false, narrow));
  insert(module,
         mlirSeekSearchSortedCreate(location, s, x, none, false, inferred));
  insert(module, mlirSeekSearchSortedCreate(location, s, x, p, true, narrow));
  MlirOperation prepare =
      mlirSeekPrepareCreate(location, MLIR_SEEK_SIDE_UPPER, false, s, p);
  insert(module, prepare);
  insert(module, mlirSeekBoundCreate(location, MLIR_SEEK_SIDE_UPPER, false, s,
                                     x, mlirOperationGetResult(prepare, 0), i));
  MlirOperation bound =
      mlirSeekBoundCreate(location, MLIR_SEEK_SIDE_LOWER, true, b, b, none, o);
  insert(module, bound);
  mlirOperationSetInherentAttributeByName(
      bound, text("strategy"),
      mlirSeekStrategyAttrGet(context, MLIR_SEEK_STRATEGY_GATHER));
  dump(module);
  mlirModuleDestroy(module);
}

// clang-format off
// Each of these is null, with one error.
// CHECK-LABEL: errors
// CHECK-NEXT: error: 'seek.bucketize' op expected 'buckets', got null
// CHECK-NEXT: error: 'seek.bucketize' op expected 'buckets' to have rank 1, got rank 2 ('tensor<2x3xf32>')
// CHECK-NEXT: error: 'seek.bucketize' op expected tensors, got 'i32' and 'tensor<5xf32>'
// CHECK-NEXT: error: 'seek.bucketize' op result #0 must be tensor of i8, i16, i32, i64 or index values, but got 'i32'
// CHECK-NEXT: error: 'seek.search_sorted' op expected 'values', got null
// CHECK-NEXT: error: 'seek.search_sorted' op expected 'sorted_sequence' {{.*}}
// CHECK-NEXT: error: 'seek.search_sorted' op expected 'sorter' {{.*}}
// CHECK-NEXT: error: 'seek.bound' op expected 'indices', got null
// CHECK-NEXT: error: 'seek.bound' op expected a side, lower (0) or upper (1), got 7
// CHECK-NEXT: error: 'seek.bound' op expected signless integers in 'sequence' with 'unsigned', got 'f32'
// CHECK-NEXT: error: 'seek.bound' op operand #2 must be {{.*}}, but got 'i32'
// CHECK-NEXT: error: 'seek.prepare' op expected 'table', got null
// CHECK-NEXT: error: 'seek.prepare' op expected a side, lower (0) or upper (1), got -1
// CHECK-NEXT: error: 'seek.prepare' op expected 'sequence' to have rank 1, got {{.*}}
// CHECK-NEXT: 14 errors
// clang-format on
static void testErrors(MlirContext context) {
  printf("errors\n");
  MlirModule module = makeModule(
      context, "%s: tensor<5xf32>, %m: tensor<2x3xf32>, %n: tensor<4x3xf32>, "
               "%i: tensor<5xi32>, %z: i32");
  MlirLocation location = mlirLocationUnknownGet(context);
  MlirBlock body = getBody(module);
  MlirValue s = mlirBlockGetArgument(body, 0);
  MlirValue m = mlirBlockGetArgument(body, 1);
  MlirValue n = mlirBlockGetArgument(body, 2);
  MlirValue i = mlirBlockGetArgument(body, 3);
  MlirValue z = mlirBlockGetArgument(body, 4);
  MlirValue none = {NULL};
  MlirType inferred = {NULL};
  MlirSeekSide lower = MLIR_SEEK_SIDE_LOWER;
  MlirOperation wrong[] = {
      mlirSeekBucketizeCreate(location, s, none, true, inferred),
      mlirSeekBucketizeCreate(location, s, m, true, inferred),
      mlirSeekBucketizeCreate(location, z, s, true, inferred),
      mlirSeekBucketizeCreate(location, s, s, true, mlirValueGetType(z)),
      mlirSeekSearchSortedCreate(location, s, none, none, true, inferred),
      mlirSeekSearchSortedCreate(location, m, n, none, true, inferred),
      mlirSeekSearchSortedCreate(location, m, m, i, true, inferred),
      mlirSeekBoundCreate(location, lower, false, s, s, none, none),
      mlirSeekBoundCreate(location, (MlirSeekSide)7, false, s, s, none, i),
      mlirSeekBoundCreate(location, lower, true, s, s, none, i),
      mlirSeekBoundCreate(location, lower, false, s, s, none, z),
      mlirSeekPrepareCreate(location, lower, false, s, none),
      mlirSeekPrepareCreate(location, (MlirSeekSide)-1, false, s, i),
      mlirSeekPrepareCreate(location, lower, false, m, i),
  };
  int count = sizeof(wrong) / sizeof(wrong[0]);
  for (int index = 0; index < count; ++index)
    expect(mlirOperationIsNull(wrong[index]), "wrong operations are null");
  printf("%d errors\n", count);

  MlirLocation nowhere = {NULL};
  expect(mlirOperationIsNull(
             mlirSeekBucketizeCreate(nowhere, s, s, true, inferred)),
         "no location, no operation");
  mlirModuleDestroy(module);
}

// clang-format off
// CHECK-LABEL: passes
// CHECK-NEXT: builtin.module(seek-lower-to-bound,seek-select-strategy{{ ?}}{{[{].*}}strategy=scalar{{.*}}})
// CHECK: %{{.*}} = seek.bound lower ins({{.*}}) outs({{.*}}) {strategy = #seek.strategy<scalar>} -> tensor<9xi64>
// clang-format on
static void testPasses(MlirContext context) {
  printf("passes\n");
  MlirModule module =
      makeModule(context, "%x: tensor<9xf32>, %s: tensor<5xf32>");
  MlirBlock body = getBody(module);
  MlirType inferred = {NULL};
  insert(module, mlirSeekBucketizeCreate(mlirLocationUnknownGet(context),
                                         mlirBlockGetArgument(body, 0),
                                         mlirBlockGetArgument(body, 1), true,
                                         inferred));
  MlirPassManager manager = makeManager(context);
  MlirOpPassManager passes = mlirPassManagerGetAsOpPassManager(manager);
  mlirPassManagerAddOwnedPass(manager, mlirCreateSeekSeekLowerToBoundPass());
  mlirSeekRegisterAllPasses();
  mlirSeekRegisterAllPasses();
  expect(
      mlirLogicalResultIsSuccess(mlirOpPassManagerAddPipeline(
          passes, text("seek-select-strategy{strategy=scalar}"), print, NULL)),
      "a pass by its text");
  mlirPrintPassPipeline(passes, print, NULL);
  printf("\n");
  expect(mlirLogicalResultIsSuccess(
             mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module))),
         "the passes run");
  dump(module);
  mlirPassManagerDestroy(manager);
  mlirModuleDestroy(module);
}

// clang-format off
// CHECK-LABEL: pipeline
// CHECK-NEXT: seek-to-llvm: expected a pass manager anchored on 'builtin.module', got one anchored on 'any'
// CHECK-NEXT: seek-to-llvm: expected 'strategy' to be from 0 to 6, got 7
// CHECK-NEXT: seek-to-llvm: expected 'checks' to be from 0 to 2, got -1
// CHECK-NEXT: seek-to-llvm: expected 'allocator' to be from 0 to 1, got 2
// CHECK-NEXT: seek-to-llvm: expected 'results' to be from 0 to 1, got 2
// CHECK-NEXT: builtin.module()
// clang-format on
static void testPipelineErrors(MlirContext context) {
  printf("pipeline\n");
  MlirPassManager any = mlirPassManagerCreate(context);
  MlirPassManager manager = makeManager(context);
  MlirOpPassManager passes = mlirPassManagerGetAsOpPassManager(manager);
  MlirSeekToLLVMOptions wrong[4] = {{0}};
  wrong[0].strategy = (MlirSeekStrategyChoice)7;
  wrong[1].checks = (MlirSeekChecks)-1;
  wrong[2].allocator = (MlirSeekAllocator)2;
  wrong[3].results = (MlirSeekResults)2;
  expect(mlirLogicalResultIsFailure(mlirSeekAddToLLVMPipeline(
             mlirPassManagerGetAsOpPassManager(any), NULL, print, NULL)),
         "any operation is no module");
  printf("\n");
  for (int index = 0; index < 4; ++index) {
    expect(mlirLogicalResultIsFailure(
               mlirSeekAddToLLVMPipeline(passes, &wrong[index], print, NULL)),
           "wrong options");
    expect(mlirLogicalResultIsFailure(
               mlirSeekAddToLLVMPipeline(passes, &wrong[index], NULL, NULL)),
           "wrong options, unreported");
    printf("\n");
  }
  mlirPrintPassPipeline(passes, print, NULL);
  printf("\n");
  mlirPassManagerDestroy(any);
  mlirPassManagerDestroy(manager);
}

// CHECK-LABEL: load
// CHECK-NEXT: "seek.bound"({{.*}}) <{side = #seek.side<lower>}> {{.*}}
// #seek.side<lower>}> {{.*}}
static void testLoad(void) {
  printf("load\n");
  // A context that knows nothing of seek.
  MlirContext context = mlirContextCreate();
  expect(!mlirContextIsRegisteredOperation(context, text("seek.bound")),
         "the dialect is not there");
  MlirLocation location = mlirLocationUnknownGet(context);
  MlirType type =
      mlirTypeParseGet(context, mlirStringRefCreateFromCString("memref<4xi8>"));
  MlirType types[] = {type, type, type};
  MlirLocation locations[] = {location, location, location};
  MlirBlock block = mlirBlockCreate(3, types, locations);
  MlirValue none = {NULL};
  MlirOperation bound = mlirSeekBoundCreate(
      location, MLIR_SEEK_SIDE_LOWER, false, mlirBlockGetArgument(block, 0),
      mlirBlockGetArgument(block, 1), none, mlirBlockGetArgument(block, 2));
  expect(!mlirOperationIsNull(bound), "the dialect is loaded");
  mlirBlockAppendOwnedOperation(block, bound);
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsPrintGenericOpForm(flags);
  mlirOperationPrintWithFlags(bound, flags, print, NULL);
  printf("\n");
  mlirOpPrintingFlagsDestroy(flags);
  mlirBlockDestroy(block);
  mlirContextDestroy(context);
}

/// What the C interface takes for a memref of rank 1.
struct Descriptor {
  void *allocated, *aligned;
  int64_t offset, size, stride;
};

// CHECK-LABEL: run
// CHECK-NEXT: 1 3 2 0
static void testRun(MlirContext context) {
  printf("run\n");
  MlirModule module = makeModule(
      context, "%s: memref<?xi32>, %x: memref<?xi32>, %r: memref<?xi64>");
  MlirBlock body = getBody(module);
  MlirValue none = {NULL};
  insert(module, mlirSeekBoundCreate(mlirLocationUnknownGet(context),
                                     MLIR_SEEK_SIDE_LOWER, false,
                                     mlirBlockGetArgument(body, 0),
                                     mlirBlockGetArgument(body, 1), none,
                                     mlirBlockGetArgument(body, 2)));
  MlirPassManager manager = makeManager(context);
  MlirSeekToLLVMOptions options = {
      MLIR_SEEK_CHOICE_SCALAR, MLIR_SEEK_CHECKS_NONE,
      MLIR_SEEK_ALLOCATOR_MALLOC, MLIR_SEEK_RESULTS_RETURNED};
  expect(
      mlirLogicalResultIsSuccess(mlirSeekAddToLLVMPipeline(
          mlirPassManagerGetAsOpPassManager(manager), &options, print, NULL)),
      "the pipeline is added");
  expect(mlirLogicalResultIsSuccess(
             mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module))),
         "the pipeline runs");
  mlirPassManagerDestroy(manager);

  mlirRegisterAllLLVMTranslations(context);
  MlirExecutionEngine engine =
      mlirExecutionEngineCreate(module, 2, 0, NULL, false, false);
  expect(!mlirExecutionEngineIsNull(engine), "machine code is made");
  int32_t sequence[] = {0, 5, 10}, values[] = {3, 50, 10, -1};
  int64_t results[] = {-1, -1, -1, -1};
  struct Descriptor s = {sequence, sequence, 0, 3, 1};
  struct Descriptor x = {values, values, 0, 4, 1};
  struct Descriptor r = {results, results, 0, 4, 1};
  struct Descriptor *pointers[] = {&s, &x, &r};
  void *arguments[] = {&pointers[0], &pointers[1], &pointers[2]};
  expect(mlirLogicalResultIsSuccess(
             mlirExecutionEngineInvokePacked(engine, text("f"), arguments)),
         "it runs");
  for (int index = 0; index < 4; ++index)
    printf("%s%d", index ? " " : "", (int)results[index]);
  printf("\n");
  mlirExecutionEngineDestroy(engine);
  mlirModuleDestroy(module);
}

// CHECK: done
int main(void) {
  MlirDialectHandle handle = mlirGetDialectHandle__seek__();
  expect(
      mlirStringRefEqual(mlirDialectHandleGetNamespace(handle), text("seek")),
      "the dialect is seek");
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  mlirDialectHandleInsertDialect(handle, registry);
  MlirContext context =
      mlirContextCreateWithRegistry(registry, /*threadingEnabled=*/false);
  mlirDialectRegistryDestroy(registry);
  mlirContextAttachDiagnosticHandler(context, report, NULL, NULL);
  testAttributes(context);
  testOperations(context);
  testErrors(context);
  testPasses(context);
  testPipelineErrors(context);
  testLoad();
  testRun(context);
  mlirContextDestroy(context);
  printf("done\n");
  return 0;
}
