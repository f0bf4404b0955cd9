//===- Entry.cpp - The function that is run -------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Runner/Entry.h"

#include "seek/Runner/Array.h"
#include "seek/Transforms/InternalCalls.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::seek;

llvm::Expected<func::FuncOp> seek::findEntry(ModuleOp module, StringRef name) {
  SmallVector<func::FuncOp> candidates;
  for (auto function : module.getOps<func::FuncOp>())
    if (function.isPublic() && !function.isExternal())
      candidates.push_back(function);
  if (candidates.empty())
    return llvm::createStringError(
        "expected a public function with a body, found none");

  StringRef wanted = name.empty() ? "main" : name;
  for (func::FuncOp function : candidates)
    if (function.getSymName() == wanted)
      return function;
  if (name.empty() && candidates.size() == 1)
    return candidates.front();

  std::string found = llvm::join(
      llvm::map_range(candidates,
                      [](func::FuncOp function) {
                        return "'" + function.getSymName().str() + "'";
                      }),
      ", ");
  return llvm::createStringError("expected a public function '" + wanted +
                                 "' with a body, found " + found);
}

/// The array that stands for a value of `type`.
static llvm::Expected<RankedTensorType> getArrayType(Type type,
                                                     const Twine &what) {
  auto fail = [&](const Twine &expected) {
    std::string text;
    llvm::raw_string_ostream(text) << type;
    return llvm::createStringError(what + ": expected " + expected + ", got " +
                                   text);
  };
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor && type.isIntOrIndexOrFloat())
    tensor = RankedTensorType::get({}, type);
  if (!tensor)
    return fail("a ranked tensor or a scalar");
  if (tensor.getEncoding())
    return fail("a tensor without an encoding");
  if (llvm::Error error = checkElementType(tensor.getElementType()))
    return llvm::createStringError(what + ": " +
                                   llvm::toString(std::move(error)));
  return tensor;
}

llvm::Expected<Signature> seek::getSignature(func::FuncOp entry) {
  Signature signature;
  auto convert = [&](TypeRange types, StringRef kind,
                     SmallVectorImpl<RankedTensorType> &arrays) -> llvm::Error {
    for (auto [i, type] : llvm::enumerate(types)) {
      llvm::Expected<RankedTensorType> array =
          getArrayType(type, kind + Twine(" ") + Twine(i + 1) + " of '" +
                                 entry.getSymName() + "'");
      if (!array)
        return array.takeError();
      arrays.push_back(*array);
    }
    return llvm::Error::success();
  };
  if (llvm::Error error =
          convert(entry.getArgumentTypes(), "argument", signature.arguments))
    return error;
  if (llvm::Error error =
          convert(entry.getResultTypes(), "result", signature.results))
    return error;
  return signature;
}

/// Replaces scalar arguments and results by 0-D tensors.
static void wrapScalars(func::FuncOp entry) {
  // The module need not have used it.
  entry.getContext()->loadDialect<tensor::TensorDialect>();
  OpBuilder builder(entry.getContext());
  auto wrap = [](Type type) -> Type {
    return isa<RankedTensorType>(type) ? type : RankedTensorType::get({}, type);
  };
  Block &body = entry.getBody().front();
  builder.setInsertionPointToStart(&body);
  for (BlockArgument argument : body.getArguments()) {
    if (isa<RankedTensorType>(argument.getType()))
      continue;
    argument.setType(wrap(argument.getType()));
    auto scalar = tensor::ExtractOp::create(builder, argument.getLoc(),
                                            argument, ValueRange());
    argument.replaceAllUsesExcept(scalar, scalar);
  }
  entry.walk([&](func::ReturnOp op) {
    builder.setInsertionPoint(op);
    for (OpOperand &operand : op->getOpOperands())
      if (!isa<RankedTensorType>(operand.get().getType()))
        operand.set(tensor::FromElementsOp::create(
            builder, op.getLoc(),
            cast<RankedTensorType>(wrap(operand.get().getType())),
            operand.get()));
  });
  entry.setFunctionType(builder.getFunctionType(
      llvm::map_to_vector(entry.getArgumentTypes(), wrap),
      llvm::map_to_vector(entry.getResultTypes(), wrap)));
}

void seek::isolateEntry(func::FuncOp entry) {
  auto module = entry->getParentOfType<ModuleOp>();
  for (auto function : module.getOps<func::FuncOp>())
    function.setPrivate();
  // Calls inside the module keep the function as it is.
  redirectInternalCalls(entry);
  entry.setPublic();
  wrapScalars(entry);
  entry->setAttr(LLVM::LLVMDialect::getEmitCWrapperAttrName(),
                 UnitAttr::get(entry.getContext()));
}
