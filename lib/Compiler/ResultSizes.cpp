//===- ResultSizes.cpp - Sizes of results before a call -------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResultSizes.h"

#include "seek/Transforms/InternalCalls.h"
#include "seek/Transforms/Passes.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/ShapedOpInterfaces.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace mlir::seek;

static Value createDim(OpBuilder &builder, Location loc, Value value,
                       int64_t index) {
  if (isa<TensorType>(value.getType()))
    return tensor::DimOp::create(builder, loc, value, index);
  return memref::DimOp::create(builder, loc, value, index);
}

/// Makes `function` return the dynamic sizes of its results in their place.
static void returnSizes(func::FuncOp function) {
  SmallVector<func::ReturnOp> returns;
  function.walk([&](func::ReturnOp op) { returns.push_back(op); });
  SmallVector<Type> types;
  for (func::ReturnOp op : returns) {
    OpBuilder builder(op);
    SmallVector<Value> sizes;
    for (Value value : op.getOperands())
      if (auto type = dyn_cast<ShapedType>(value.getType()))
        for (int64_t i = 0; i < type.getRank(); ++i)
          if (type.isDynamicDim(i))
            sizes.push_back(createDim(builder, op.getLoc(), value, i));
    op->setOperands(sizes);
    types.assign(TypeRange(ValueRange(sizes)).begin(),
                 TypeRange(ValueRange(sizes)).end());
  }
  function.removeResAttrsAttr();
  function.setFunctionType(FunctionType::get(
      function.getContext(), function.getArgumentTypes(), types));
}

/// A size as C sees it; empty if it is not a number or a size of an argument.
static std::string getText(Value size, const CFunction &function) {
  if (std::optional<int64_t> constant = getConstantIntValue(size))
    return std::to_string(*constant);
  auto dim = size.getDefiningOp<ShapedDimOpInterface>();
  if (!dim)
    return "";
  auto argument = dyn_cast<BlockArgument>(dim.getShapedValue());
  std::optional<int64_t> index = getConstantIntValue(dim.getDimension());
  if (!argument || !index ||
      !isa<func::FuncOp>(argument.getOwner()->getParentOp()))
    return "";
  return function.arguments[argument.getArgNumber()].name + "_sizes[" +
         std::to_string(*index) + "]";
}

void seek::findResultSizes(ModuleOp module, std::vector<CFunction> &functions) {
  // Failures are reported where the module itself is lowered.
  ScopedDiagnosticHandler silent(module.getContext(),
                                 [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> clone = module.clone();
  for (const CFunction &function : functions) {
    auto op = clone->lookupSymbol<func::FuncOp>(function.symbol);
    redirectInternalCalls(op);
    returnSizes(op);
  }
  PassManager manager(module.getContext());
  manager.addPass(createInlinerPass());
  manager.addPass(createSeekLowerToBoundPass());
  manager.addPass(memref::createResolveRankedShapeTypeResultDimsPass());
  manager.addPass(createCanonicalizerPass());
  manager.addPass(createCSEPass());
  bool isLowered = succeeded(manager.run(*clone));

  for (CFunction &function : functions) {
    auto op = clone->lookupSymbol<func::FuncOp>(function.symbol);
    func::ReturnOp found;
    if (isLowered && op.getBody().hasOneBlock())
      found = dyn_cast<func::ReturnOp>(op.getBody().front().getTerminator());
    unsigned position = 0;
    for (CValue &result : function.results) {
      for (int64_t size : result.sizes) {
        std::string text;
        if (!ShapedType::isDynamic(size))
          text = std::to_string(size);
        else if (found)
          text = getText(found.getOperand(position++), function);
        result.sizeTexts.push_back(text);
      }
    }
  }
}
