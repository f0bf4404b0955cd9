//===- CWrapper.cpp - The C functions of a lowered module -----------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Compiler/CFunction.h"

#include "CallState.h"
#include "seek/Transforms/Passes.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace mlir::seek;

namespace {

/// Builds the C function of one function in the LLVM dialect, which takes the
/// parts of its descriptors one by one and, if it can fail, the state.
class Wrapper {
public:
  Wrapper(const CFunction &function, LLVM::LLVMFuncOp callee,
          SymbolTable &table)
      : function(function), callee(callee), table(table), loc(callee.getLoc()),
        builder(callee),
        pointer(LLVM::LLVMPointerType::get(callee.getContext())),
        i32(builder.getI32Type()), i64(builder.getI64Type()) {}

  void create() {
    wrapper = LLVM::LLVMFuncOp::create(
        builder, loc, function.name,
        LLVM::LLVMFunctionType::get(i32, getParameterTypes()));
    // Some machines want an int that is returned extended.
    wrapper.setResultAttr(0, LLVM::LLVMDialect::getSExtAttrName(),
                          builder.getUnitAttr());
    for (StringRef name : {"target_cpu", "target_features"})
      if (Attribute attr = callee->getAttr(name))
        wrapper->setAttr(name, attr);
    table.insert(wrapper);
    builder.setInsertionPointToStart(wrapper.addEntryBlock(builder));
    finish = builder.createBlock(&wrapper.getBody());
    builder.setInsertionPointToStart(&wrapper.getBody().front());
    createState();
    SmallVector<Value> operands = createOperands();
    unsigned numCalleeArguments = callee.getNumArguments();
    if (operands.size() < numCalleeArguments)
      operands.push_back(state);
    auto call = LLVM::CallOp::create(builder, loc, callee, operands);
    storeScalars(call);
    LLVM::BrOp::create(builder, loc, finish);
    builder.setInsertionPointToEnd(finish);
    LLVM::ReturnOp::create(builder, loc, createStatus());
  }

private:
  /// All of them but scalars are pointers.
  SmallVector<Type> getParameterTypes() {
    SmallVector<Type> types;
    unsigned position = 0;
    for (const CValue &value : function.arguments) {
      types.push_back(value.isBuffer ? Type(pointer) : getScalarType(position));
      position += value.isBuffer ? 3 + 2 * value.sizes.size() : 1;
      types.append(value.hasSizes() + value.hasStrides(), pointer);
    }
    for (const CValue &value : function.results)
      types.append(1 + value.hasSizes(), pointer);
    types.push_back(pointer);
    return types;
  }

  /// What C passes for an argument of the callee: numbers that it does not know
  /// as their bits.
  Type getScalarType(unsigned position) {
    Type type = callee.getArgumentTypes()[position];
    if (type.isF16() || type.isBF16())
      return builder.getI16Type();
    return type.isInteger(1) ? builder.getI8Type() : type;
  }

  Value constant(int64_t value) {
    return LLVM::ConstantOp::create(builder, loc, i64,
                                    builder.getI64IntegerAttr(value));
  }

  void createState() {
    auto type = LLVM::LLVMStructType::getLiteral(builder.getContext(),
                                                 {i32, pointer, pointer});
    Value one = constant(1);
    state = LLVM::AllocaOp::create(builder, loc, pointer, type, one);
    Value empty = LLVM::ZeroOp::create(builder, loc, type);
    Value error = wrapper.getArguments().back();
    Value initial =
        LLVM::InsertValueOp::create(builder, loc, empty, error, /*pos=*/2);
    LLVM::StoreOp::create(builder, loc, initial, state);
  }

  SmallVector<Value> createOperands() {
    SmallVector<Value> operands;
    for (const CValue &value : function.arguments) {
      if (value.isBuffer) {
        createBuffer(value, operands);
        continue;
      }
      Value number = takeParameter();
      Type type = callee.getArgumentTypes()[operands.size()];
      if (type.isInteger(1))
        number = LLVM::TruncOp::create(builder, loc, type, number);
      else if (type != number.getType())
        number = LLVM::BitcastOp::create(builder, loc, type, number);
      operands.push_back(number);
    }
    for (const CValue &value : function.results) {
      if (value.isBuffer)
        createBuffer(value, operands);
      else
        scalarResults.push_back(takeParameter());
    }
    return operands;
  }

  /// After what a failure left allocated is freed.
  Value createStatus() {
    if (!table.lookup(kCallFinish))
      return LLVM::LoadOp::create(builder, loc, i32, state);
    return LLVM::CallOp::create(builder, loc, TypeRange(i32), kCallFinish,
                                ValueRange(state))
        .getResult();
  }

  Value takeParameter() { return wrapper.getArgument(nextParameter++); }

  Value loadNumber(Value array, int32_t index) {
    Value place = LLVM::GEPOp::create(builder, loc, pointer, i64, array,
                                      ArrayRef<LLVM::GEPArg>{index});
    return LLVM::LoadOp::create(builder, loc, i64, place);
  }

  void createBuffer(const CValue &value, SmallVectorImpl<Value> &operands) {
    Value data = takeParameter();
    Value sizeArray = value.hasSizes() ? takeParameter() : nullptr;
    Value strideArray = value.hasStrides() ? takeParameter() : nullptr;
    SmallVector<Value> sizes, strides;
    for (auto [i, size] : llvm::enumerate(value.sizes))
      sizes.push_back(createSize(value, sizeArray, i, size));
    // Without strides, each is the product of the sizes after it.
    strides.resize(sizes.size());
    Value product;
    for (int i = sizes.size() - 1; i >= 0; --i) {
      if (value.strides.empty()) {
        strides[i] = product ? product : constant(1);
        product = product ? LLVM::MulOp::create(builder, loc, product, sizes[i])
                          : sizes[i];
      } else {
        strides[i] = createStride(value, strideArray, i, value.strides[i]);
      }
    }
    // The pointer is that of the first element, where the type leaves it open.
    int64_t offset = ShapedType::isDynamic(value.offset) ? 0 : value.offset;
    operands.append({data, data, constant(offset)});
    operands.append(sizes);
    operands.append(strides);
  }

  /// A size that is passed: no negative one, and what is known is checked.
  Value createSize(const CValue &value, Value array, unsigned dim,
                   int64_t known) {
    if (!ShapedType::isDynamic(known))
      return createKnown(value, array, dim, known, "size");
    Value size = loadNumber(array, dim), zero = constant(0);
    check(LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::sge, size,
                               zero),
          getExpectation(value, "no negative size", dim), size, zero);
    return size;
  }

  Value createStride(const CValue &value, Value array, unsigned dim,
                     int64_t known) {
    return ShapedType::isDynamic(known)
               ? loadNumber(array, dim)
               : createKnown(value, array, dim, known, "stride");
  }

  /// A number that the type knows; the one that is passed has to be the same.
  Value createKnown(const CValue &value, Value array, unsigned dim,
                    int64_t known, const char *what) {
    Value expected = constant(known);
    if (!array)
      return expected;
    Value got = loadNumber(array, dim);
    check(LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::eq, got,
                               expected),
          getExpectation(value, what + std::string(" {1}"), dim), got,
          expected);
    return expected;
  }

  std::string getExpectation(const CValue &value, const std::string &what,
                             unsigned dim) {
    return function.name + ": expected '" + value.name + "' to have " + what +
           " at dimension " + std::to_string(dim) + ", got {0}";
  }

  /// Goes on in a new block.
  void check(Value ok, const std::string &text, Value first, Value second) {
    Block *rest = new Block, *failed = new Block;
    rest->insertBefore(finish);
    failed->insertBefore(finish);
    LLVM::CondBrOp::create(builder, loc, ok, rest, failed);
    builder.setInsertionPointToEnd(failed);
    Value message =
        LLVM::AddressOfOp::create(builder, loc, pointer, createMessage(text));
    LLVM::CallOp::create(builder, loc, TypeRange(), kCallFailed,
                         ValueRange{state, message, first, second});
    LLVM::BrOp::create(builder, loc, finish);
    builder.setInsertionPointToEnd(rest);
  }

  StringRef createMessage(std::string text) {
    text.push_back('\0');
    OpBuilder before(wrapper);
    auto type = LLVM::LLVMArrayType::get(before.getI8Type(), text.size());
    auto global = LLVM::GlobalOp::create(
        before, loc, type, /*isConstant=*/true, LLVM::Linkage::Internal,
        "seek_message", before.getStringAttr(text));
    table.insert(global);
    return global.getSymName();
  }

  /// After a failure these are zero.
  void storeScalars(LLVM::CallOp call) {
    for (auto [i, place] : llvm::enumerate(scalarResults)) {
      Value result = call.getResult();
      if (scalarResults.size() > 1)
        result = LLVM::ExtractValueOp::create(builder, loc, result, i);
      if (result.getType().isInteger(1))
        result =
            LLVM::ZExtOp::create(builder, loc, builder.getI8Type(), result);
      LLVM::StoreOp::create(builder, loc, result, place);
    }
  }

  const CFunction &function;
  LLVM::LLVMFuncOp callee;
  SymbolTable &table;
  Location loc;
  OpBuilder builder;
  Type pointer, i32, i64;
  LLVM::LLVMFuncOp wrapper;
  Value state;
  Block *finish = nullptr;
  unsigned nextParameter = 0;
  SmallVector<Value> scalarResults;
};

} // namespace

/// Declares `name`, which the pass declares where it has a call for it.
static LogicalResult declare(SymbolTable &table, StringRef name, Type result,
                             ArrayRef<Type> arguments) {
  auto module = cast<ModuleOp>(table.getOp());
  auto type = LLVM::LLVMFunctionType::get(result, arguments);
  if (Operation *found = table.lookup(name)) {
    auto function = dyn_cast<LLVM::LLVMFuncOp>(found);
    if (function && function.isExternal() && function.getFunctionType() == type)
      return success();
    return found->emitOpError("expected no symbol of the name '")
           << name << "', which C functions call";
  }
  OpBuilder builder(&module.getBodyRegion());
  table.insert(LLVM::LLVMFuncOp::create(builder, module.getLoc(), name, type));
  return success();
}

/// Whether nobody outside the module sees the name of `op`.
static bool isInternal(Operation *op) {
  LLVM::Linkage linkage = LLVM::Linkage::External;
  if (auto function = dyn_cast<LLVM::LLVMFuncOp>(op))
    linkage = function.getLinkage();
  else if (auto global = dyn_cast<LLVM::GlobalOp>(op))
    linkage = global.getLinkage();
  return linkage == LLVM::Linkage::Internal ||
         linkage == LLVM::Linkage::Private;
}

LogicalResult seek::createCFunctions(ModuleOp module,
                                     ArrayRef<CFunction> functions) {
  SymbolTable table(module);
  MLIRContext *context = module.getContext();
  Type pointer = LLVM::LLVMPointerType::get(context);
  Type i32 = IntegerType::get(context, 32), i64 = IntegerType::get(context, 64);
  Type none = LLVM::LLVMVoidType::get(context);
  if (failed(declare(table, kCallFailed, none, {pointer, pointer, i64, i64})))
    return failure();
  if (table.lookup(kCallAllocate) &&
      failed(declare(table, kCallFinish, i32, {pointer})))
    return failure();

  // All names are made free before the first is taken.
  SmallVector<LLVM::LLVMFuncOp> callees;
  for (const CFunction &function : functions) {
    callees.push_back(table.lookup<LLVM::LLVMFuncOp>(function.symbol));
    if (failed(table.renameToUnique(callees.back(), {})))
      return callees.back().emitOpError("cannot be given another name");
  }
  for (const CFunction &function : functions) {
    Operation *taken = table.lookup(function.name);
    if (!taken)
      continue;
    if (!isInternal(taken) || failed(table.renameToUnique(taken, {})))
      return taken->emitOpError("has the name that function '")
             << function.symbol << "' gets in C; --prefix makes another name";
  }
  for (auto [function, callee] : llvm::zip_equal(functions, callees))
    Wrapper(function, callee, table).create();
  return success();
}
