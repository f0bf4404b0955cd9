//===- ExportCheck.cpp - Comparing functions ------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExportCheck.h"

#include "seek/IR/Seek.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Hashing.h"
#include <unordered_map>

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;

namespace {

/// Gives equal numbers to values that are computed in the same way, in one
/// function or in two.
class Numbering {
public:
  /// Numbers a function's operations; gives those of each of them.
  DenseMap<Operation *, unsigned> number(func::FuncOp function);

private:
  unsigned number(Operation *op);
  bool isSame(Operation *a, Operation *b);
  llvm::hash_code hash(Operation *op);

  /// Of values: the number of the operation and the position of the result.
  DenseMap<Value, std::pair<unsigned, unsigned>> values;
  /// One operation for each number, by their hashes.
  std::unordered_map<size_t, SmallVector<std::pair<Operation *, unsigned>, 1>>
      known;
  unsigned next = 1;
};

} // namespace

llvm::hash_code Numbering::hash(Operation *op) {
  llvm::hash_code code = llvm::hash_combine(op->getName().getAsOpaquePointer(),
                                            op->getNumRegions());
  for (Value operand : op->getOperands()) {
    auto [number, position] = values.lookup(operand);
    code = llvm::hash_combine(code, number, position);
  }
  // The message of a check need not be the same.
  if (!isa<cf::AssertOp>(op))
    code = llvm::hash_combine(code, op->hashProperties());
  for (Type type : op->getResultTypes())
    code = llvm::hash_combine(code, type.getAsOpaquePointer());
  return code;
}

/// What a check says after the name of the layer.
static StringRef getExpected(cf::AssertOp op) {
  StringRef message = op.getMsg();
  size_t place = message.rfind("): expected ");
  return place == StringRef::npos ? message : message.substr(place);
}

bool Numbering::isSame(Operation *a, Operation *b) {
  auto checkA = dyn_cast<cf::AssertOp>(a), checkB = dyn_cast<cf::AssertOp>(b);
  if (checkA && checkB)
    return getExpected(checkA) == getExpected(checkB) &&
           values.lookup(checkA.getArg()) == values.lookup(checkB.getArg());
  // Values within regions are the same where the regions are so far.
  DenseMap<Value, Value> nested;
  auto check = [&](Value left, Value right) {
    auto found = nested.find(left);
    if (found != nested.end())
      return success(found->second == right);
    auto number = values.lookup(left);
    return success(number.first != 0 && number == values.lookup(right));
  };
  return OperationEquivalence::isEquivalentTo(
      a, b, check, [&](Value left, Value right) { nested[left] = right; },
      OperationEquivalence::IgnoreLocations);
}

unsigned Numbering::number(Operation *op) {
  auto &candidates = known[hash(op)];
  unsigned number = 0;
  for (auto [candidate, itsNumber] : candidates)
    if (isSame(candidate, op))
      number = itsNumber;
  if (number == 0) {
    number = next++;
    candidates.push_back({op, number});
  }
  for (Value result : op->getResults())
    values[result] = {number, cast<OpResult>(result).getResultNumber() + 1};
  return number;
}

DenseMap<Operation *, unsigned> Numbering::number(func::FuncOp function) {
  for (BlockArgument argument : function.getArguments())
    values[argument] = {UINT_MAX, argument.getArgNumber()};
  DenseMap<Operation *, unsigned> numbers;
  for (Operation &op : function.getBody().front())
    numbers[&op] = number(&op);
  return numbers;
}

/// The operations that results and checks need.
static DenseSet<Operation *> findNeeded(func::FuncOp function) {
  DenseSet<Operation *> needed;
  for (Operation &op : llvm::reverse(function.getBody().front())) {
    if (isMemoryEffectFree(&op) && !needed.contains(&op) &&
        !op.hasTrait<OpTrait::IsTerminator>())
      continue;
    needed.insert(&op);
    op.walk([&](Operation *user) {
      for (Value operand : user->getOperands())
        if (Operation *source = operand.getDefiningOp())
          needed.insert(source);
    });
  }
  return needed;
}

/// Reports names of tensors that a model does not keep.
static LogicalResult checkNames(func::FuncOp function, func::FuncOp imported) {
  auto isSame = [](Attribute given, Attribute kept) {
    auto names = dyn_cast_or_null<ArrayAttr>(given);
    return given == kept || (names && names.empty() && !kept);
  };
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (!isSame(function.getArgAttr(i, kTensorNames),
                imported.getArgAttr(i, kTensorNames)))
      return function.emitOpError()
             << "expected names that XML keeps as '" << kTensorNames
             << "', got others for argument " << i;
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    if (!isSame(function.getResultAttr(i, kTensorNames),
                imported.getResultAttr(i, kTensorNames)))
      return function.emitOpError()
             << "expected names that XML keeps as '" << kTensorNames
             << "', got others for result " << i;
  return success();
}

LogicalResult openvino::checkSame(func::FuncOp function,
                                  func::FuncOp imported) {
  if (function.getFunctionType() != imported.getFunctionType())
    return function.emitOpError()
           << "expected the type that OpenVINO would infer, "
           << imported.getFunctionType() << ", got "
           << function.getFunctionType();
  if (failed(checkNames(function, imported)))
    return failure();
  Numbering numbering;
  DenseMap<Operation *, unsigned> importedNumbers = numbering.number(imported);
  DenseSet<unsigned> expected;
  for (auto [op, number] : importedNumbers)
    expected.insert(number);
  DenseMap<Operation *, unsigned> numbers = numbering.number(function);
  DenseSet<Operation *> needed = findNeeded(function);
  DenseSet<unsigned> found;
  for (Operation &op : function.getBody().front()) {
    found.insert(numbers[&op]);
    if (needed.contains(&op) && !expected.contains(numbers[&op]))
      return op.emitOpError()
             << "expected what a layer of OpenVINO is imported "
                "as, got another operation or another type";
  }
  // A check that the layers make and the function does not.
  for (auto op : imported.getBody().getOps<cf::AssertOp>())
    if (!found.contains(importedNumbers[op]))
      return function.emitOpError() << "expected the check of its layers '"
                                    << op.getMsg() << "', got none";
  return success();
}
