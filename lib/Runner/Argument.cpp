//===- Argument.cpp - Arguments of the runner -----------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Runner/Argument.h"

#include "seek/Runner/Literal.h"
#include "seek/Runner/Npy.h"
#include "seek/Runner/Random.h"

using namespace mlir;
using namespace mlir::seek;

llvm::Expected<Array> seek::loadArgument(StringRef text,
                                         RankedTensorType expected) {
  if (text.ends_with(".npy"))
    return readNpy(text, expected);
  if (isRandomSpec(text))
    return makeRandom(text, expected);
  return parseLiteral(text, expected);
}
