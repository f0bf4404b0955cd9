//===- lower.c - Make a search from C, and lower it -----------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Puts a seek.bucketize into a function, and prints the module before and after
// seek-to-llvm.

#include "seek-c/Seek.h"

#include "mlir-c/RegisterEverything.h"

#include <stdio.h>

static void print(MlirStringRef string, void *file) {
  fwrite(string.data, 1, string.length, file);
}

int main(void) {
  // A context with the dialects of MLIR and seek.
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  mlirDialectHandleInsertDialect(mlirGetDialectHandle__seek__(), registry);
  MlirContext context = mlirContextCreateWithRegistry(registry, true);
  mlirDialectRegistryDestroy(registry);

  // A function, and the search at its start. A null type is inferred.
  MlirModule module = mlirModuleCreateParse(
      context,
      mlirStringRefCreateFromCString(
          "func.func @f(%x: tensor<?xf32>, %b: tensor<9xf32>) { return }"));
  MlirBlock body = mlirRegionGetFirstBlock(mlirOperationGetRegion(
      mlirBlockGetFirstOperation(mlirModuleGetBody(module)), 0));
  MlirType inferred = {NULL};
  MlirOperation search = mlirSeekBucketizeCreate(
      mlirLocationUnknownGet(context), mlirBlockGetArgument(body, 0),
      mlirBlockGetArgument(body, 1), /*withRightBound=*/true, inferred);
  if (mlirOperationIsNull(search))
    return 1;
  mlirBlockInsertOwnedOperation(body, 0, search);
  mlirOperationPrint(mlirModuleGetOperation(module), print, stdout);

  // To the LLVM dialect.
  MlirPassManager manager = mlirPassManagerCreateOnOperation(
      context, mlirStringRefCreateFromCString("builtin.module"));
  MlirLogicalResult result = mlirSeekAddToLLVMPipeline(
      mlirPassManagerGetAsOpPassManager(manager), NULL, print, stderr);
  if (mlirLogicalResultIsSuccess(result))
    result = mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module));
  if (mlirLogicalResultIsSuccess(result))
    mlirOperationPrint(mlirModuleGetOperation(module), print, stdout);

  mlirPassManagerDestroy(manager);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return mlirLogicalResultIsSuccess(result) ? 0 : 1;
}
