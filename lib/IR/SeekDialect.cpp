//===- SeekDialect.cpp - The seek dialect ---------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/IR/Seek.h"

#include "Bytecode.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Interfaces/RuntimeVerifiableOpInterface.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::seek;

#include "seek/IR/SeekDialect.cpp.inc"
#include "seek/IR/SeekEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "seek/IR/SeekAttrs.cpp.inc"

void SeekDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "seek/IR/SeekAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "seek/IR/SeekOps.cpp.inc"
      >();
  addBytecodeVersion(*this);
  // External models: registerAllSeek() adds them.
  declarePromisedInterface<bufferization::BufferizableOpInterface, BoundOp>();
  declarePromisedInterfaces<RuntimeVerifiableOpInterface, BucketizeOp,
                            SearchSortedOp, BoundOp>();
}

Operation *SeekDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                            Type type, Location loc) {
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

static LogicalResult reportUnknown(Operation *op, NamedAttribute attr,
                                   StringRef place) {
  return op->emitOpError() << "has the unknown attribute '"
                           << attr.getName().getValue()
                           << "' of the seek dialect" << place;
}

LogicalResult SeekDialect::verifyOperationAttribute(Operation *op,
                                                    NamedAttribute attr) {
  if (attr.getName() != kUnpredictable)
    return reportUnknown(op, attr, "");
  if (!isa<UnitAttr>(attr.getValue()))
    return op->emitOpError()
           << "expected '" << kUnpredictable << "' to be a unit attribute, got "
           << attr.getValue();
  return success();
}

/// Attributes of arguments and of results are the same.
static LogicalResult verifyBoundaryAttribute(Operation *op, NamedAttribute attr,
                                             StringRef place) {
  if (attr.getName() != kTensorNames)
    return reportUnknown(op, attr, place);
  auto names = dyn_cast<ArrayAttr>(attr.getValue());
  if (names && llvm::all_of(names, llvm::IsaPred<StringAttr>))
    return success();
  return op->emitOpError() << "expected '" << kTensorNames << "'" << place
                           << " to be an array of strings, got "
                           << attr.getValue();
}

LogicalResult SeekDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                    unsigned,
                                                    NamedAttribute attr) {
  return verifyBoundaryAttribute(op, attr, " on an argument");
}

LogicalResult SeekDialect::verifyRegionResultAttribute(Operation *op, unsigned,
                                                       unsigned,
                                                       NamedAttribute attr) {
  return verifyBoundaryAttribute(op, attr, " on a result");
}
