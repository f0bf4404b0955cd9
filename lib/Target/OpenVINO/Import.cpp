//===- Import.cpp - OpenVINO models as MLIR modules -----------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Target/OpenVINO/Import.h"

#include "Graph.h"
#include "LayerImports.h"
#include "Ports.h"
#include "Weights.h"
#include "Xml.h"

#include "seek/IR/Seek.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace mlir::seek;
using namespace mlir::seek::openvino;

namespace {

/// Makes a module of a graph.
class ModelImporter {
public:
  ModelImporter(const Xml &xml, const Graph &graph, Weights &weights,
                MLIRContext *context)
      : xml(xml), graph(graph), weights(weights), builder(context),
        tensors(graph.getLayers().size()) {}

  OwningOpRef<ModuleOp> run();

private:
  LogicalResult importParameters();
  LogicalResult importLayers();
  LogicalResult importResults();

  FailureOr<Tensor> getSource(const Layer &layer, const Input &input);
  FailureOr<LayerImporter> createImporter(const Layer &layer);
  DictionaryAttr getNames(const Port &port);

  const Xml &xml;
  const Graph &graph;
  Weights &weights;
  OpBuilder builder;
  func::FuncOp function;
  SmallVector<Attribute> argumentNames;
  /// What each layer gives, as far as it was imported.
  std::vector<Tensor> tensors;
};

} // namespace

//===----------------------------------------------------------------------===//
// Layers
//===----------------------------------------------------------------------===//

static FailureOr<Tensor> importLayer(LayerImporter &importer) {
  switch (importer.layer.info->kind) {
  case LayerKind::Add:
  case LayerKind::Divide:
  case LayerKind::Maximum:
  case LayerKind::Minimum:
  case LayerKind::Multiply:
  case LayerKind::Subtract:
    return importArithmetic(importer);
  case LayerKind::Broadcast:
    return importBroadcast(importer);
  case LayerKind::Bucketize:
    return importBucketize(importer);
  case LayerKind::Clamp:
    return importClamp(importer);
  case LayerKind::Concat:
    return importConcat(importer);
  case LayerKind::Const:
    return importConst(importer);
  case LayerKind::Convert:
    return importConvert(importer);
  case LayerKind::Gather:
    return importGather(importer);
  case LayerKind::Reshape:
    return importReshape(importer);
  case LayerKind::SearchSorted:
    return importSearchSorted(importer);
  case LayerKind::ShapeOf:
    return importShapeOf(importer);
  case LayerKind::Squeeze:
    return importSqueeze(importer);
  case LayerKind::Transpose:
    return importTranspose(importer);
  case LayerKind::Unsqueeze:
    return importUnsqueeze(importer);
  case LayerKind::Parameter:
  case LayerKind::Result:
    break;
  }
  llvm_unreachable("parameters and results are made with the function");
}

/// The tensor that an input takes.
FailureOr<Tensor> ModelImporter::getSource(const Layer &layer,
                                           const Input &input) {
  const Layer &source = graph.getLayers()[input.source->layer];
  if (source.is(LayerKind::Result))
    return graph.emitError(layer)
           << "expected an edge from a layer that gives a tensor, got one from "
           << describe(source);
  return tensors[input.source->layer];
}

/// What imports `layer`, once the layers before it are.
FailureOr<LayerImporter> ModelImporter::createImporter(const Layer &layer) {
  SmallVector<Tensor> inputs;
  for (const Input &input : layer.inputs) {
    FailureOr<Tensor> tensor = getSource(layer, input);
    if (failed(tensor))
      return failure();
    inputs.push_back(*tensor);
  }
  LayerImporter importer(xml, graph, layer, std::move(inputs), weights,
                         builder);
  importer.checkAttributes();
  return importer;
}

LogicalResult ModelImporter::importLayers() {
  for (size_t i : graph.getOrder()) {
    const Layer &layer = graph.getLayers()[i];
    if (layer.is(LayerKind::Parameter) || layer.is(LayerKind::Result))
      continue;
    FailureOr<LayerImporter> importer = createImporter(layer);
    if (failed(importer))
      return failure();
    FailureOr<Tensor> tensor = importLayer(*importer);
    if (failed(tensor))
      return failure();
    tensors[i] = *tensor;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

/// The names of the tensor of an output port, as attributes of an argument or a
/// result.
DictionaryAttr ModelImporter::getNames(const Port &port) {
  SmallVector<Attribute> names;
  for (const std::string &name :
       parseTensorNames(port.node.attribute("names").value()))
    names.push_back(builder.getStringAttr(name));
  if (names.empty())
    return builder.getDictionaryAttr({});
  return builder.getDictionaryAttr(
      builder.getNamedAttr(kTensorNames, builder.getArrayAttr(names)));
}

LogicalResult ModelImporter::importParameters() {
  for (auto [i, layer] : llvm::enumerate(graph.getLayers())) {
    if (!layer.is(LayerKind::Parameter))
      continue;
    FailureOr<LayerImporter> importer = createImporter(layer);
    if (failed(importer))
      return failure();
    FailureOr<ParameterType> parameter = getParameterType(*importer);
    if (failed(parameter))
      return failure();
    Block &body = function.getBody().front();
    tensors[i] = {body.addArgument(parameter->type, importer->getLocation()),
                  parameter->element};
    argumentNames.push_back(getNames(layer.outputs.front()));
  }
  return success();
}

LogicalResult ModelImporter::importResults() {
  SmallVector<Value> values;
  SmallVector<Attribute> resultNames;
  SmallVector<Location> locations;
  for (const Layer &layer : graph.getLayers()) {
    if (!layer.is(LayerKind::Result))
      continue;
    FailureOr<LayerImporter> importer = createImporter(layer);
    if (failed(importer))
      return failure();
    values.push_back(importer->inputs.front().value);
    locations.push_back(importer->getLocation());
    const PortRef &source = *layer.inputs.front().source;
    resultNames.push_back(
        getNames(graph.getLayers()[source.layer].outputs[source.position]));
  }
  if (values.empty())
    return emitError(xml.getLocation(xml.getRoot()))
           << "expected a Result layer, got none";
  func::ReturnOp::create(builder, builder.getFusedLoc(locations), values);
  function.setFunctionType(builder.getFunctionType(
      function.getBody().getArgumentTypes(), ValueRange(values).getTypes()));
  function.setArgAttrsAttr(builder.getArrayAttr(argumentNames));
  function.setResAttrsAttr(builder.getArrayAttr(resultNames));
  return success();
}

/// Removes what only constants that were folded needed.
static void removeUnused(func::FuncOp function) {
  for (Operation &op :
       llvm::make_early_inc_range(llvm::reverse(function.getBody().front())))
    if (isOpTriviallyDead(&op))
      op.erase();
}

OwningOpRef<ModuleOp> ModelImporter::run() {
  Location loc = xml.getLocation(xml.getRoot());
  StringRef name = xml.getRoot().attribute("name").value();
  OwningOpRef<ModuleOp> module =
      ModuleOp::create(loc, name.empty() ? std::nullopt : std::optional(name));
  builder.setInsertionPointToEnd(module->getBody());
  function = func::FuncOp::create(builder, loc, "main",
                                  builder.getFunctionType({}, {}));
  builder.setInsertionPointToEnd(function.addEntryBlock());
  if (failed(importParameters()) || failed(importLayers()) ||
      failed(importResults()))
    return nullptr;
  removeUnused(function);
  if (failed(verify(*module)))
    return nullptr;
  return module;
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

/// Reports a root that is none of this format.
static LogicalResult checkRoot(const Xml &xml) {
  pugi::xml_node root = xml.getRoot();
  if (!StringRef(root.name()).equals_insensitive("net"))
    return emitError(xml.getLocation(root))
           << "expected an OpenVINO model, <net>, got <" << root.name() << ">";
  if (failed(xml.checkAttributes(root)))
    return failure();
  FailureOr<uint64_t> version = xml.getUnsigned(root, "version");
  if (failed(version))
    return failure();
  if (*version != 10 && *version != 11)
    return emitError(xml.getLocation(root.attribute("version")))
           << "expected version 10 or 11 of the format, got " << *version;
  return success();
}

OwningOpRef<ModuleOp> seek::importOpenVINO(llvm::MemoryBufferRef model,
                                           OpenVINOWeightsLoader loadWeights,
                                           MLIRContext *context) {
  context->loadDialect<arith::ArithDialect, cf::ControlFlowDialect,
                       func::FuncDialect, linalg::LinalgDialect,
                       scf::SCFDialect, tensor::TensorDialect, SeekDialect>();
  FailureOr<std::unique_ptr<Xml>> xml = Xml::parse(model, context);
  if (failed(xml) || failed(checkRoot(**xml)))
    return nullptr;
  FailureOr<Graph> graph = Graph::read(**xml);
  if (failed(graph))
    return nullptr;
  Weights weights(context, loadWeights);
  return ModelImporter(**xml, *graph, weights, context).run();
}

OwningOpRef<ModuleOp> seek::importOpenVINO(llvm::MemoryBufferRef model,
                                           StringRef weightsFile,
                                           MLIRContext *context) {
  auto load = [&]() -> llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> {
    SmallString<128> file = weightsFile;
    if (file.empty()) {
      file = model.getBufferIdentifier();
      llvm::sys::path::replace_extension(file, ".bin");
    }
    llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> buffer =
        llvm::MemoryBuffer::getFile(file, /*IsText=*/false,
                                    /*RequiresNullTerminator=*/false);
    if (!buffer)
      return llvm::createStringError("cannot open the weights '" + file +
                                     "': " + buffer.getError().message());
    return std::move(*buffer);
  };
  return importOpenVINO(model, load, context);
}

void seek::registerOpenVINOImportDialects(DialectRegistry &registry) {
  registry.insert<arith::ArithDialect, cf::ControlFlowDialect,
                  func::FuncDialect, linalg::LinalgDialect, scf::SCFDialect,
                  tensor::TensorDialect, SeekDialect>();
}
