//===- Bytecode.cpp - The version of the dialect in bytecode --------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Bytecode.h"

#include "mlir/Bytecode/BytecodeImplementation.h"

using namespace mlir;
using namespace mlir::seek;

/// Goes up by one where bytecode of the old version would be read in another
/// sense, or not at all: another order of operands, another property. Then
/// upgradeFromVersion() below makes new ops of old ones, and test/IR gets a
/// file of the new version beside those of the old ones, which must keep
/// loading.
static constexpr uint64_t kVersion = 1;

namespace {

struct SeekVersion : DialectVersion {
  explicit SeekVersion(uint64_t number) : number(number) {}
  uint64_t number;
};

struct SeekBytecodeInterface : BytecodeDialectInterface {
  explicit SeekBytecodeInterface(Dialect *dialect)
      : BytecodeDialectInterface(dialect) {}

  void writeVersion(DialectBytecodeWriter &writer) const override {
    writer.writeVarInt(kVersion);
  }

  std::unique_ptr<DialectVersion>
  readVersion(DialectBytecodeReader &reader) const override {
    uint64_t number;
    if (failed(reader.readVarInt(number)))
      return nullptr;
    if (number >= 1 && number <= kVersion)
      return std::make_unique<SeekVersion>(number);
    reader.emitError("expected the seek dialect in version ")
        << kVersion << " or older, got version " << number;
    return nullptr;
  }

  LogicalResult
  upgradeFromVersion(Operation *,
                     const DialectVersion &version) const override {
    // There is no older version than the first.
    return success(static_cast<const SeekVersion &>(version).number ==
                   kVersion);
  }
};

} // namespace

void seek::addBytecodeVersion(SeekDialect &dialect) {
  dialect.addInterfaces<SeekBytecodeInterface>();
}
