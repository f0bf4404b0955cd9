//===- CFunction.cpp - What the functions of a module are in C ------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Compiler/CFunction.h"

#include "CNames.h"
#include "ResultSizes.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace mlir::seek;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static std::optional<CType> getCType(Type type) {
  if (type.isF64())
    return CType{"double", ""};
  if (type.isF32())
    return CType{"float", ""};
  if (type.isF16())
    return CType{"uint16_t", "the bits of an IEEE half"};
  if (type.isBF16())
    return CType{"uint16_t", "the bits of a bfloat16"};
  if (isa<FloatType>(type) && type.getIntOrFloatBitWidth() == 8)
    return CType{"uint8_t", "the bits of an 8-bit float"};
  if (type.isIndex())
    return CType{"int64_t", ""};
  if (type.isInteger(1))
    return CType{"uint8_t", "0 or 1"};
  bool isUnsigned = type.isUnsignedInteger();
  if (type.isInteger(8))
    return CType{isUnsigned ? "uint8_t" : "int8_t", ""};
  if (type.isInteger(16))
    return CType{isUnsigned ? "uint16_t" : "int16_t", ""};
  if (type.isInteger(32))
    return CType{isUnsigned ? "uint32_t" : "int32_t", ""};
  if (type.isInteger(64))
    return CType{isUnsigned ? "uint64_t" : "int64_t", ""};
  return std::nullopt;
}

/// Sets all of a value but its name.
static llvm::Error setType(CValue &value, Type type) {
  auto fail = [&](const Twine &text) {
    std::string got;
    llvm::raw_string_ostream(got) << type;
    return llvm::createStringError("expected " + text + ", got " + got);
  };
  std::optional<CType> element = getCType(getElementTypeOrSelf(type));
  if (!element)
    return fail("numbers that C has: integers of 1, 8, 16, 32 or 64 bits, "
                "index, 8-bit floats, f16, bf16, f32 or f64");
  value.type = *element;
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return llvm::Error::success();
  value.isBuffer = true;
  value.sizes.assign(shaped.getShape().begin(), shaped.getShape().end());
  value.isConst = isa<TensorType>(type);
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref)
    return llvm::Error::success();
  if (memref.getMemorySpace() && memref.getMemorySpaceAsInt() != 0)
    return fail("a buffer in the memory space 0");
  if (memref.getLayout().isIdentity())
    return llvm::Error::success();
  if (failed(memref.getStridesAndOffset(value.strides, value.offset)))
    return fail("a layout with strides");
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// What `%name` is called at the place of its definition, or what its location
/// says it is.
static StringRef
getArgumentName(BlockArgument argument,
                llvm::function_ref<StringRef(Location)> getText) {
  if (auto name = argument.getLoc()->findInstanceOf<NameLoc>())
    return name.getName();
  StringRef text = getText(argument.getLoc());
  if (!text.consume_front("%"))
    return "";
  return text.take_while(
      [](char c) { return llvm::isAlnum(c) || StringRef("_.$-").contains(c); });
}

namespace {

/// Names for the parameters of one function.
class Names {
public:
  /// Also takes the names that go with it.
  std::string take(StringRef wanted, const CValue &value) {
    while (true) {
      std::string name = makeParameterName(wanted, taken);
      if (!value.isBuffer)
        return name;
      bool sizes = taken.insert(name + "_sizes").second;
      bool strides = taken.insert(name + "_strides").second;
      if (sizes && strides)
        return name;
    }
  }

  std::string take(StringRef wanted) {
    return makeParameterName(wanted, taken);
  }

private:
  llvm::StringSet<> taken;
};

} // namespace

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

static llvm::Error fail(func::FuncOp function, const Twine &text) {
  return llvm::createStringError("function '" + function.getSymName() +
                                 "': " + text);
}

static llvm::Expected<CFunction>
getCFunction(func::FuncOp function, StringRef prefix, const Target &target,
             llvm::function_ref<StringRef(Location)> getText) {
  CFunction result;
  result.symbol = function.getSymName();
  result.name = (prefix + function.getSymName()).str();
  if (llvm::Error error = checkCName(result.name, target.triple))
    return fail(function, "cannot be called '" + result.name +
                              "' in C: " + llvm::toString(std::move(error)) +
                              " (--prefix makes another name)");
  Names names;
  names.take(result.name);
  for (BlockArgument argument : function.getArguments()) {
    CValue &value = result.arguments.emplace_back();
    if (llvm::Error error = setType(value, argument.getType()))
      return fail(function, "argument " + Twine(argument.getArgNumber() + 1) +
                                ": " + llvm::toString(std::move(error)));
    StringRef wanted = getArgumentName(argument, getText);
    value.name = names.take(
        wanted.empty() ? "arg" + std::to_string(argument.getArgNumber() + 1)
                       : wanted.str(),
        value);
  }
  for (auto [i, type] : llvm::enumerate(function.getResultTypes())) {
    CValue &value = result.results.emplace_back();
    if (llvm::Error error = setType(value, type))
      return fail(function, "result " + Twine(i + 1) + ": " +
                                llvm::toString(std::move(error)));
    // The caller passes a buffer in one piece, whatever the function returned.
    value.isConst = false;
    value.strides.clear();
    value.offset = 0;
    std::string number =
        function.getNumResults() > 1 ? std::to_string(i + 1) : "";
    value.name = names.take("result" + number, value);
  }
  result.errorName = names.take("error");
  return result;
}

llvm::Expected<std::vector<CFunction>>
seek::getCFunctions(ModuleOp module, StringRef prefix, const Target &target,
                    llvm::function_ref<StringRef(Location)> getText) {
  std::vector<CFunction> functions;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!function.isPublic() || function.isExternal())
      continue;
    llvm::Expected<CFunction> converted =
        getCFunction(function, prefix, target, getText);
    if (!converted)
      return converted.takeError();
    functions.push_back(std::move(*converted));
  }
  findResultSizes(module, functions);
  return functions;
}
