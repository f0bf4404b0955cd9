//===- Mutate.cpp - Models with mistakes ----------------------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Model.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::seek::fuzz;
using llvm::SmallVector;
using llvm::StringRef;

using Random = std::mt19937_64;

/// A number less than `count`, which is not 0. Not of the standard library's
/// distributions, which differ from one library to the next.
static size_t pick(Random &random, size_t count) { return random() % count; }

template <typename T>
static const T &pickOf(Random &random, llvm::ArrayRef<T> choices) {
  return choices[pick(random, choices.size())];
}

//===----------------------------------------------------------------------===//
// Values of attributes
//===----------------------------------------------------------------------===//

static constexpr StringRef values[] = {"",
                                       "0",
                                       "1",
                                       "2",
                                       "3",
                                       "7",
                                       "-1",
                                       "-2",
                                       "8",
                                       "64",
                                       "65",
                                       "4294967295",
                                       "4294967296",
                                       "9223372036854775807",
                                       "18446744073709551615",
                                       "18446744073709551616",
                                       "-9223372036854775808",
                                       "1e400",
                                       "nan",
                                       "-inf",
                                       "0.5",
                                       "?",
                                       "...",
                                       "1..10",
                                       "..",
                                       "5..2",
                                       "?,?",
                                       "2,3",
                                       "0,5",
                                       "1,1,1",
                                       "1,,2",
                                       "1,4294967296,4294967296",
                                       "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1",
                                       "true",
                                       "false",
                                       "TRUE",
                                       "yes",
                                       "f32",
                                       "f16",
                                       "bf16",
                                       "f64",
                                       "i4",
                                       "i8",
                                       "i16",
                                       "i32",
                                       "i64",
                                       "u1",
                                       "u2",
                                       "u4",
                                       "u8",
                                       "u16",
                                       "u32",
                                       "u64",
                                       "f8e4m3",
                                       "f8e5m2",
                                       "f8e8m0",
                                       "boolean",
                                       "nf4",
                                       "string",
                                       "FP32",
                                       "I64",
                                       "BOOL",
                                       "opset1",
                                       "opset3",
                                       "opset7",
                                       "opset8",
                                       "opset14",
                                       "opset15",
                                       "opset16",
                                       "opset99",
                                       "Parameter",
                                       "Const",
                                       "Convert",
                                       "Result",
                                       "Bucketize",
                                       "SearchSorted",
                                       "Reshape",
                                       "Unsqueeze",
                                       "Squeeze",
                                       "Concat",
                                       "Gather",
                                       "ShapeOf",
                                       "Broadcast",
                                       "Add",
                                       "Subtract",
                                       "Multiply",
                                       "Divide",
                                       "Maximum",
                                       "Minimum",
                                       "Clamp",
                                       "Transpose",
                                       "Softmax",
                                       "numpy",
                                       "none",
                                       "explicit",
                                       "bidirectional",
                                       "a,b\\,c",
                                       "&#0;",
                                       "&amp;",
                                       "&lt;&#x10FFFF;",
                                       "\xff\xfe"};

static constexpr StringRef names[] = {"id",
                                      "name",
                                      "type",
                                      "version",
                                      "shape",
                                      "element_type",
                                      "offset",
                                      "size",
                                      "destination_type",
                                      "output_type",
                                      "with_right_bound",
                                      "right_mode",
                                      "axis",
                                      "batch_dims",
                                      "auto_broadcast",
                                      "m_pythondiv",
                                      "special_zero",
                                      "mode",
                                      "min",
                                      "max",
                                      "allow_axis_skip",
                                      "precision",
                                      "names",
                                      "from-layer",
                                      "from-port",
                                      "to-layer",
                                      "to-port"};

static constexpr StringRef pieces[] = {"<",
                                       ">",
                                       "/>",
                                       "</",
                                       "\"",
                                       "'",
                                       "=",
                                       "<!--",
                                       "-->",
                                       "<![CDATA[",
                                       "]]>",
                                       "<?xml version=\"1.0\"?>",
                                       "<!DOCTYPE a [<!ENTITY b \"c\">]>",
                                       "&b;",
                                       "<net>",
                                       "</net>",
                                       "<layers>",
                                       "</layers>",
                                       "<layer>",
                                       "</layer>",
                                       "<edges>",
                                       "</edges>",
                                       "<data/>",
                                       "<data>",
                                       "<input>",
                                       "</input>",
                                       "<output>",
                                       "</output>",
                                       "<port>",
                                       "</port>",
                                       "<port id=\"0\"/>",
                                       "<dim>1</dim>",
                                       "<dim>-1</dim>",
                                       "<dim/>",
                                       "<rt_info/>",
                                       "\xEF\xBB\xBF",
                                       "\xFF\xFE",
                                       "\n"};

namespace {
struct Range {
  size_t begin, end;
};
} // namespace

/// The values of attributes, without the quotes.
static SmallVector<Range> findValues(StringRef xml) {
  SmallVector<Range> result;
  for (size_t begin = xml.find("=\""); begin != StringRef::npos;) {
    size_t end = xml.find('"', begin + 2);
    if (end == StringRef::npos)
      break;
    result.push_back({begin + 2, end});
    begin = xml.find("=\"", end);
  }
  return result;
}

/// Lines, which the files of serializers have one of for each tag.
static SmallVector<Range> findLines(StringRef xml) {
  SmallVector<Range> result;
  for (size_t begin = 0; begin < xml.size();) {
    size_t end = std::min(xml.find('\n', begin), xml.size() - 1) + 1;
    result.push_back({begin, end});
    begin = end;
  }
  return result;
}

static void replace(std::string &text, Range range, StringRef with) {
  text.replace(range.begin, range.end - range.begin, with.str());
}

static void changeValue(std::string &xml, Random &random) {
  SmallVector<Range> ranges = findValues(xml);
  if (ranges.empty())
    return;
  Range range = ranges[pick(random, ranges.size())];
  std::string old = xml.substr(range.begin, range.end - range.begin);
  int64_t number;
  switch (pick(random, 4)) {
  case 0: // One of the file, often the right kind of value.
  {
    Range other = ranges[pick(random, ranges.size())];
    return replace(xml, range,
                   xml.substr(other.begin, other.end - other.begin));
  }
  case 1:
    if (!StringRef(old).getAsInteger(10, number) && number > -1000 &&
        number < 1000) {
      int64_t step = static_cast<int64_t>(pick(random, 9)) - 4;
      return replace(xml, range, std::to_string(number + step));
    }
    [[fallthrough]];
  default:
    return replace(xml, range, pickOf<StringRef>(random, values));
  }
}

static void renameAttribute(std::string &xml, Random &random) {
  SmallVector<Range> ranges = findValues(xml);
  if (ranges.empty())
    return;
  size_t end = ranges[pick(random, ranges.size())].begin - 2;
  size_t begin = end;
  while (begin > 0 && (llvm::isAlnum(xml[begin - 1]) || xml[begin - 1] == '_' ||
                       xml[begin - 1] == '-'))
    --begin;
  if (pick(random, 2))
    replace(xml, {begin, end}, pickOf<StringRef>(random, names));
  else
    xml.insert(begin, (pickOf<StringRef>(random, names) + "=\"" +
                       pickOf<StringRef>(random, values) + "\" ")
                          .str());
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// Deletes, repeats, moves or exchanges some lines.
static void changeLines(std::string &xml, Random &random) {
  SmallVector<Range> lines = findLines(xml);
  if (lines.empty())
    return;
  size_t first = pick(random, lines.size());
  size_t count = pick(random, 3) ? 1 : 1 + pick(random, 20);
  size_t last = std::min(first + count, lines.size()) - 1;
  Range range{lines[first].begin, lines[last].end};
  std::string block = xml.substr(range.begin, range.end - range.begin);
  size_t to = lines[pick(random, lines.size())].begin;
  switch (pick(random, 3)) {
  case 0:
    return replace(xml, range, "");
  case 1:
    for (size_t times = pick(random, 20) ? 1 : 1 + pick(random, 200); times;
         --times)
      xml.insert(to, block);
    return;
  default:
    replace(xml, range, "");
    xml.insert(std::min(to, xml.size()), block);
    return;
  }
}

/// Exchanges the text of two layers' `type`s, or of two edges' ends, and the
/// like: values of the same attribute.
static void exchangeValues(std::string &xml, Random &random) {
  SmallVector<Range> ranges = findValues(xml);
  if (ranges.empty())
    return;
  auto nameOf = [&](Range range) {
    StringRef before = StringRef(xml).take_front(range.begin - 2);
    return before.substr(before.rfind(' ') + 1);
  };
  Range a = ranges[pick(random, ranges.size())];
  SmallVector<Range> same;
  for (Range range : ranges)
    if (nameOf(range) == nameOf(a))
      same.push_back(range);
  Range b = same[pick(random, same.size())];
  if (a.begin > b.begin)
    std::swap(a, b);
  std::string first = xml.substr(a.begin, a.end - a.begin);
  std::string second = xml.substr(b.begin, b.end - b.begin);
  replace(xml, b, first);
  if (a.begin != b.begin)
    replace(xml, a, second);
}

static void nest(std::string &xml, Random &random) {
  size_t depth = 1 + pick(random, 2000);
  std::string deep;
  for (size_t i = 0; i < depth; ++i)
    deep += "<a>";
  xml.insert(pick(random, xml.size() + 1), deep);
}

//===----------------------------------------------------------------------===//
// Bytes
//===----------------------------------------------------------------------===//

static void changeBytes(std::string &bytes, Random &random) {
  size_t place = pick(random, bytes.size() + 1);
  switch (pick(random, 4)) {
  case 0:
    bytes.resize(place);
    return;
  case 1:
    bytes.insert(place, 1 + pick(random, 16),
                 static_cast<char>(pick(random, 256)));
    return;
  default:
    if (place < bytes.size())
      bytes[place] = static_cast<char>(pick(random, 256));
    return;
  }
}

void mlir::seek::fuzz::mutate(Model &model, Random &random) {
  for (size_t times = 1 + pick(random, 3); times; --times) {
    switch (pick(random, 16)) {
    case 0:
      changeBytes(model.xml, random);
      break;
    case 1:
    case 2:
      changeBytes(model.weights, random);
      break;
    case 3:
    case 4:
    case 5:
      changeLines(model.xml, random);
      break;
    case 6:
    case 7:
      exchangeValues(model.xml, random);
      break;
    case 8:
      renameAttribute(model.xml, random);
      break;
    case 9:
      model.xml.insert(pick(random, model.xml.size() + 1),
                       pickOf<StringRef>(random, pieces));
      break;
    case 10:
      if (pick(random, 20) == 0)
        nest(model.xml, random);
      break;
    default:
      changeValue(model.xml, random);
      break;
    }
  }
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

Model Model::split(StringRef bytes) {
  auto [xml, weights] = bytes.split('\0');
  return {xml.str(), weights.str()};
}

std::string Model::join() const { return xml + '\0' + weights; }
