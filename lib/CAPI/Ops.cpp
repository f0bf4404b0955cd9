//===- Ops.cpp - The operations, for C ----------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek-c/Seek.h"

#include "Enum.h"

#include "seek/IR/Seek.h"

#include "mlir/CAPI/IR.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace mlir::seek;

//===----------------------------------------------------------------------===//
// What all operations share
//===----------------------------------------------------------------------===//

/// An operand by its name.
using NamedOperand = std::pair<StringRef, MlirValue>;

/// Whether an op can be built here of these operands; reports it if not.
static bool checkOperands(MlirLocation location, StringRef name,
                          ArrayRef<NamedOperand> operands) {
  if (mlirLocationIsNull(location))
    return false;
  for (auto [operand, value] : operands)
    if (mlirValueIsNull(value)) {
      emitError(unwrap(location))
          << "'" << name << "' op expected '" << operand << "', got null";
      return false;
    }
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__seek__(),
                               mlirLocationGetContext(location));
  return true;
}

static FailureOr<Side> checkSide(MlirLocation location, StringRef name,
                                 const MlirSeekSide &side) {
  if (std::optional<Side> value = symbolizeSide(getRaw(side)))
    return *value;
  return emitError(unwrap(location))
         << "'" << name << "' op expected a side, lower (0) or upper (1), got "
         << getRaw(side);
}

/// The operation if it verifies.
static MlirOperation finish(Operation *op) {
  if (succeeded(verify(op)))
    return wrap(op);
  op->destroy();
  return {nullptr};
}

/// `declared`, or what the op infers where that is null.
template <typename OpTy>
static Type getResultType(MlirType declared, Location loc,
                          ValueRange operands) {
  if (!mlirTypeIsNull(declared))
    return unwrap(declared);
  SmallVector<Type> types;
  if (failed(OpTy::inferReturnTypes(loc.getContext(), loc, operands,
                                    /*attributes=*/{}, /*properties=*/nullptr,
                                    /*regions=*/{}, types)))
    return nullptr;
  return types.front();
}

//===----------------------------------------------------------------------===//
// Spec ops
//===----------------------------------------------------------------------===//

MlirOperation mlirSeekBucketizeCreate(MlirLocation location, MlirValue data,
                                      MlirValue buckets, bool withRightBound,
                                      MlirType resultType) {
  if (!checkOperands(location, BucketizeOp::getOperationName(),
                     {{"data", data}, {"buckets", buckets}}))
    return {nullptr};
  Location loc = unwrap(location);
  Value operands[] = {unwrap(data), unwrap(buckets)};
  Type type = getResultType<BucketizeOp>(resultType, loc, operands);
  if (!type)
    return {nullptr};
  OpBuilder builder(loc.getContext());
  return finish(BucketizeOp::create(builder, loc, type, operands[0],
                                    operands[1], withRightBound));
}

MlirOperation mlirSeekSearchSortedCreate(MlirLocation location,
                                         MlirValue sortedSequence,
                                         MlirValue values, MlirValue sorter,
                                         bool rightMode, MlirType resultType) {
  if (!checkOperands(location, SearchSortedOp::getOperationName(),
                     {{"sorted_sequence", sortedSequence}, {"values", values}}))
    return {nullptr};
  Location loc = unwrap(location);
  SmallVector<Value> operands = {unwrap(sortedSequence), unwrap(values)};
  if (!mlirValueIsNull(sorter))
    operands.push_back(unwrap(sorter));
  Type type = getResultType<SearchSortedOp>(resultType, loc, operands);
  if (!type)
    return {nullptr};
  OpBuilder builder(loc.getContext());
  return finish(SearchSortedOp::create(builder, loc, type, operands[0],
                                       operands[1], unwrap(sorter), rightMode));
}

//===----------------------------------------------------------------------===//
// Core ops
//===----------------------------------------------------------------------===//

MlirOperation mlirSeekBoundCreate(MlirLocation location, MlirSeekSide side,
                                  bool isUnsigned, MlirValue sequence,
                                  MlirValue values, MlirValue table,
                                  MlirValue indices) {
  StringRef name = BoundOp::getOperationName();
  if (!checkOperands(
          location, name,
          {{"sequence", sequence}, {"values", values}, {"indices", indices}}))
    return {nullptr};
  FailureOr<Side> checked = checkSide(location, name, side);
  if (failed(checked))
    return {nullptr};
  OpBuilder builder(unwrap(location)->getContext());
  auto op =
      BoundOp::create(builder, unwrap(location), *checked, unwrap(sequence),
                      unwrap(values), unwrap(indices), isUnsigned);
  if (!mlirValueIsNull(table))
    op.getTableMutable().assign(unwrap(table));
  return finish(op);
}

MlirOperation mlirSeekPrepareCreate(MlirLocation location, MlirSeekSide side,
                                    bool isUnsigned, MlirValue sequence,
                                    MlirValue table) {
  StringRef name = PrepareOp::getOperationName();
  if (!checkOperands(location, name,
                     {{"sequence", sequence}, {"table", table}}))
    return {nullptr};
  FailureOr<Side> checked = checkSide(location, name, side);
  if (failed(checked))
    return {nullptr};
  OpBuilder builder(unwrap(location)->getContext());
  return finish(PrepareOp::create(builder, unwrap(location), *checked,
                                  unwrap(sequence), unwrap(table), isUnsigned));
}
