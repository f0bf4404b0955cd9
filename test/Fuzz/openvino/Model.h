//===- Model.h - Models to try the importer on ------------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_TEST_FUZZ_OPENVINO_MODEL_H
#define SEEK_TEST_FUZZ_OPENVINO_MODEL_H

#include "llvm/ADT/StringRef.h"
#include <random>
#include <string>

namespace mlir::seek::fuzz {

/// The text and the weights of a model. In one file: the text, a zero byte, the
/// weights.
struct Model {
  std::string xml, weights;

  static Model split(llvm::StringRef bytes);
  std::string join() const;
};

/// Changes a model in a few places: elements, attributes and their values, and
/// bytes of the weights. The same number generator makes the same changes on
/// every machine.
void mutate(Model &model, std::mt19937_64 &random);

/// Imports a model, exports what came of it, and imports that. Ends the program
/// where that does something that it must not do.
void tryModel(const Model &model);

} // namespace mlir::seek::fuzz

#endif // SEEK_TEST_FUZZ_OPENVINO_MODEL_H
