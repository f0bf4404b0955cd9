//===- BoundOp.cpp - seek.bound -------------------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/IR/Seek.h"

#include "Shapes.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::seek;

/// The bare keyword. `$side` would print a second space before it.
static ParseResult parseSideKeyword(OpAsmParser &parser, SideAttr &side) {
  FailureOr<Side> value = FieldParser<Side>::parse(parser);
  if (failed(value))
    return failure();
  side = SideAttr::get(parser.getContext(), *value);
  return success();
}
static void printSideKeyword(OpAsmPrinter &printer, Operation *,
                             SideAttr side) {
  printer << stringifySide(side.getValue());
}

#define GET_OP_CLASSES
#include "seek/IR/SeekOps.cpp.inc"

void BoundOp::build(OpBuilder &builder, OperationState &state, Side side,
                    Value sequence, Value values, Value indices,
                    bool isUnsigned) {
  SmallVector<Type> results;
  if (isa<TensorType>(indices.getType()))
    results.push_back(indices.getType());
  build(builder, state, results, side, isUnsigned, /*strategy=*/nullptr,
        sequence, values, /*table=*/nullptr, indices);
}

LogicalResult BoundOp::verify() {
  ShapedType sequence = getSequence().getType();
  ShapedType values = getValues().getType();
  ShapedType indices = getIndices().getType();

  // bound_c7
  bool onTensors = isa<TensorType>(sequence);
  if (failed(verifyOneKind(*this)))
    return failure();
  // bound_c8: the type of the result is checked by DestinationStyleOpInterface.
  if (onTensors != static_cast<bool>(getResult()))
    return emitOpError(onTensors ? "expected a result on tensors, got none"
                                 : "expected no result on memrefs, got one");
  // bound_c1
  if (sequence.getRank() == 0)
    return emitOpError("expected 'sequence' to have rank 1 or more, got ")
           << sequence;
  if (sequence.getRank() != 1) {
    // bound_c2
    if (sequence.getRank() != values.getRank())
      return emitOpError("expected 'sequence' to have rank 1 or the rank of "
                         "'values', got ranks ")
             << sequence.getRank() << " and " << values.getRank();
    // bound_c3
    if (std::optional<int64_t> dim =
            findLeadingMismatch(sequence.getShape(), values.getShape()))
      return emitOpError("expected 'sequence' and 'values' to agree on all but "
                         "the last dimension, got ")
             << sequence.getDimSize(*dim) << " and " << values.getDimSize(*dim)
             << " at dimension " << *dim;
  }
  // bound_c4
  if (failed(verifyCompatibleShape(values.getShape(), indices.getShape())))
    return emitOpError("expected 'indices' to have the shape of 'values', ")
           << values << ", got " << indices;
  // bound_c6
  if (getIsUnsigned())
    for (auto [name, type] :
         {std::pair("sequence", sequence), std::pair("values", values)})
      if (!type.getElementType().isSignlessInteger())
        return emitOpError("expected signless integers in '")
               << name << "' with 'unsigned', got " << type.getElementType();
  // bound_c9
  if (getTable()) {
    if (cast<ShapedType>(getTable().getType()).getRank() != 1)
      return emitOpError("expected 'table' to have rank 1, got ")
             << getTable().getType();
    if (sequence.getRank() != 1)
      return emitOpError("expected 'sequence' to have rank 1 with a 'table', "
                         "got ")
             << sequence;
  }
  // bound_c5
  return verifyCountFits(*this, sequence, "sequence", indices);
}

LogicalResult BoundOp::reifyResultShapes(OpBuilder &builder,
                                         ReifiedRankedShapedTypeDims &shapes) {
  if (!getResult())
    return failure();
  // Of the destination, as the interface for destinations has it.
  shapes.push_back(tensor::getMixedSizes(builder, getLoc(), getIndices()));
  return success();
}

/// Shapes that disagree at run time are undefined, so the op may be executed
/// where the program does not only if they provably agree. Those of tiles do:
/// slices of one size.
Speculation::Speculatability BoundOp::getSpeculatability() {
  if (!getResult())
    return Speculation::NotSpeculatable;
  int64_t rank = getValues().getType().getRank();
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!haveSameSize(getValues(), getIndices(), dim) ||
        (!isSequenceShared() && dim + 1 < rank &&
         !haveSameSize(getSequence(), getValues(), dim)))
      return Speculation::NotSpeculatable;
  return Speculation::Speculatable;
}

void BoundOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (getResult())
    return;
  SideEffects::Resource *resource = SideEffects::DefaultResource::get();
  effects.emplace_back(MemoryEffects::Read::get(), &getSequenceMutable(),
                       resource);
  effects.emplace_back(MemoryEffects::Read::get(), &getValuesMutable(),
                       resource);
  for (OpOperand &table : getTableMutable())
    effects.emplace_back(MemoryEffects::Read::get(), &table, resource);
  effects.emplace_back(MemoryEffects::Write::get(), &getIndicesMutable(),
                       resource);
}
