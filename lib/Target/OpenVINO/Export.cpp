//===- Export.cpp - MLIR modules as OpenVINO models -----------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Target/OpenVINO/Export.h"

#include "ExportCheck.h"
#include "LayerExporter.h"

#include "seek/IR/Seek.h"
#include "seek/Target/OpenVINO/Import.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

/// The only function, with one block. Reports other modules.
static FailureOr<func::FuncOp> getFunction(ModuleOp module) {
  func::FuncOp function;
  for (Operation &op : *module.getBody()) {
    auto found = dyn_cast<func::FuncOp>(op);
    if (!found)
      return op.emitOpError() << "expected a module of one function, got "
                                 "another operation";
    if (function)
      return op.emitOpError() << "expected a module of one function, got "
                                 "another one";
    function = found;
  }
  if (!function)
    return module.emitOpError() << "expected a function, got none";
  if (!llvm::hasSingleElement(function.getBody()))
    return function.emitOpError() << "expected a body of one block";
  for (Type type : llvm::concat<const Type>(function.getArgumentTypes(),
                                            function.getResultTypes())) {
    auto tensor = dyn_cast<TensorType>(type);
    if (!tensor)
      return function.emitOpError()
             << "expected tensors as arguments and results, got " << type;
    if (!ElementType::find(tensor.getElementType()))
      return function.emitOpError()
             << "expected types of elements that OpenVINO has, got "
             << tensor.getElementType();
  }
  if (function.getNumResults() == 0)
    return function.emitOpError() << "expected results, got none";
  return function;
}

/// The names of a tensor in the attributes of an argument or a result. Reports
/// what they cannot be.
static FailureOr<SmallVector<std::string>> getTensorNames(func::FuncOp function,
                                                          Attribute attribute) {
  SmallVector<std::string> names;
  if (!attribute)
    return names;
  // The verifier of the dialect sees to an array of strings.
  for (auto element : cast<ArrayAttr>(attribute).getAsRange<StringAttr>()) {
    StringRef name = element.getValue();
    // The format takes a backslash before a comma for part of the comma.
    if (name.empty() || name.contains('\0') || name.ends_with("\\") ||
        name.contains("\\,"))
      return function.emitOpError()
             << "expected '" << kTensorNames
             << "' to be texts without a zero byte, and without a backslash "
                "before a comma or the end, got "
             << element;
    names.push_back(name.str());
  }
  return names;
}

static LogicalResult addParameters(func::FuncOp function, OutModel &model,
                                   LayerExporter &exporter) {
  for (BlockArgument argument : function.getArguments()) {
    unsigned i = argument.getArgNumber();
    FailureOr<SmallVector<std::string>> names =
        getTensorNames(function, function.getArgAttr(i, kTensorNames));
    if (failed(names))
      return failure();
    std::string name = getLayerName(argument.getLoc()).str();
    if (name.empty())
      name = names->empty() ? "Parameter_" + std::to_string(i) : names->front();
    model[exporter.addParameter(argument, name)].tensorNames = *names;
  }
  return success();
}

/// The names of results, from a location that is one for each of them.
static SmallVector<std::string> getResultNames(func::ReturnOp op) {
  SmallVector<std::string> names;
  if (auto fused = dyn_cast<FusedLoc>(op.getLoc()))
    for (Location loc : fused.getLocations())
      names.push_back(getLayerName(loc).str());
  else
    names.push_back(getLayerName(op.getLoc()).str());
  names.resize(names.size() == op.getNumOperands() ? names.size() : 0);
  names.resize(op.getNumOperands());
  return names;
}

static LogicalResult addResults(func::FuncOp function, OutModel &model,
                                LayerExporter &exporter) {
  auto op = cast<func::ReturnOp>(function.getBody().front().getTerminator());
  SmallVector<std::string> resultNames = getResultNames(op);
  for (auto [i, value] : llvm::enumerate(op.getOperands())) {
    FailureOr<size_t> source = exporter.getLayer(value, op);
    FailureOr<SmallVector<std::string>> names =
        getTensorNames(function, function.getResultAttr(i, kTensorNames));
    if (failed(source) || failed(names))
      return failure();
    OutLayer &giver = model[*source];
    // The names are those of the tensor.
    if (giver.tensorNames.empty() && !isa<BlockArgument>(value))
      giver.tensorNames = *names;
    if (giver.tensorNames != *names)
      return function.emitOpError()
             << "expected all results and arguments that are the same tensor "
                "to have the same '"
             << kTensorNames << "', got others for result " << i;
    OutLayer result{LayerKind::Result, op.getLoc()};
    result.inputs = {*source};
    result.name =
        resultNames[i].empty() ? giver.name + "/sink_port_0" : resultNames[i];
    model.add(std::move(result));
  }
  return success();
}

//===----------------------------------------------------------------------===//
// The check
//===----------------------------------------------------------------------===//

/// Imports a model once more and compares.
static LogicalResult checkModel(func::FuncOp function,
                                const OpenVINOModel &model) {
  MLIRContext *context = function.getContext();
  std::string message;
  OwningOpRef<ModuleOp> imported;
  {
    ScopedDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
      if (diagnostic.getSeverity() == DiagnosticSeverity::Error &&
          message.empty())
        message = diagnostic.str();
      return success();
    });
    auto load = [&]() -> llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> {
      return llvm::MemoryBuffer::getMemBuffer(model.weights, "weights",
                                              /*RequiresNullTerminator=*/false);
    };
    imported = importOpenVINO(llvm::MemoryBufferRef(model.xml, "model"), load,
                              context);
  }
  if (!imported)
    return function.emitOpError()
           << "expected what makes a model of OpenVINO, got: " << message;
  return checkSame(function, *imported->getOps<func::FuncOp>().begin());
}

FailureOr<OpenVINOModel> seek::exportOpenVINO(ModuleOp module) {
  FailureOr<func::FuncOp> function = getFunction(module);
  if (failed(function))
    return failure();
  StringRef name = module.getSymName().value_or("");
  if (name.contains('\0'))
    return module.emitOpError() << "expected a name without a zero byte";
  OutModel model(name.str());
  LayerExporter exporter(model);
  if (failed(addParameters(*function, model, exporter)))
    return failure();
  for (Operation &op : function->getBody().front())
    if (failed(exporter.exportOp(&op)))
      return failure();
  if (failed(addResults(*function, model, exporter)))
    return failure();
  FailureOr<OpenVINOModel> written = model.write();
  if (failed(written) || failed(checkModel(*function, *written)))
    return failure();
  return written;
}
