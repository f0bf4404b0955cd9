"""Writes the models of this folder, as the serializer of OpenVINO would.

  make.py FOLDER

Each model is a list of layers: name, type, opset, inputs, attributes, and the type and
the shape of the output, where -1 is any size. Constants have numbers instead of inputs.
"""

import os
import struct
import sys

FORMATS = {"f32": "f", "i32": "i", "i64": "q"}
PRECISIONS = {"f32": "FP32", "i32": "I32", "i64": "I64"}


def layer(name, kind, opset, inputs, element, shape, names=None, **attributes):
    return dict(name=name, kind=kind, opset=opset, inputs=inputs, element=element,
                shape=shape, names=names, attributes=attributes)


def parameter(name, element, shape):
    sizes = ",".join("?" if size < 0 else str(size) for size in shape)
    return layer(name, "Parameter", 1, [], element, shape, names=name, shape_=sizes,
                 element_type=element)


def const(name, element, shape, numbers):
    made = layer(name, "Const", 1, [], element, shape)
    made["numbers"] = numbers
    return made


def result(source):
    return layer(source + "/sink_port_0", "Result", 1, [source], None, None)


# The bucketized age of a wide-and-deep recommender, as it comes out of a TensorFlow
# model: the feature column adds a dimension, makes floats of the ages, and Bucketize
# has i32 results and buckets that include their left bound.
AGE = [
    parameter("age", "i32", [-1]),
    const("linear/age_bucketized/ExpandDims/dim", "i64", [1], [-1]),
    layer("linear/age_bucketized/ExpandDims", "Unsqueeze", 1,
          ["age", "linear/age_bucketized/ExpandDims/dim"], "i32", [-1, 1]),
    layer("linear/age_bucketized/ToFloat", "Convert", 1,
          ["linear/age_bucketized/ExpandDims"], "f32", [-1, 1],
          destination_type="f32"),
    const("linear/age_bucketized/boundaries", "f32", [10],
          [18, 25, 30, 35, 40, 45, 50, 55, 60, 65]),
    layer("linear/age_bucketized/Bucketize", "Bucketize", 3,
          ["linear/age_bucketized/ToFloat", "linear/age_bucketized/boundaries"], "i32",
          [-1, 1], output_type="i32", with_right_bound="false"),
    const("linear/age_bucketized/Reshape/shape", "i64", [1], [-1]),
    layer("linear/age_bucketized/Reshape", "Reshape", 1,
          ["linear/age_bucketized/Bucketize", "linear/age_bucketized/Reshape/shape"],
          "i32", [-1], special_zero="false"),
    layer("linear/age_bucketized/ToInt64", "Convert", 1,
          ["linear/age_bucketized/Reshape"], "i64", [-1], names="age_bucket",
          destination_type="i64"),
    result("linear/age_bucketized/ToInt64"),
]

# Where values go in the sorted sequence of their own row; any number of rows.
ROWS = [
    parameter("sorted", "f32", [-1, 6]),
    parameter("values", "f32", [-1, -1]),
    layer("search", "SearchSorted", 15, ["sorted", "values"], "i64", [-1, -1],
          names="index", right_mode="true"),
    result("search"),
]

# Three features, each to its quantile among eight of its own: standardized, counted
# against the quantiles of a column, and scaled to [0, 1].
QUANTILES = [
    [-1.15, -0.67, -0.32, 0.0, 0.32, 0.67, 1.15],
    [-1.5, -0.5, -0.25, -0.125, 0.0, 0.25, 2.0],
    [-0.875, -0.75, -0.5, -0.25, 0.5, 1.0, 1.0],
]
NORMALIZE = [
    parameter("features", "f32", [-1, 3]),
    const("mean", "f32", [1, 3], [38.5, 10.0, 1100.0]),
    layer("centered", "Subtract", 1, ["features", "mean"], "f32", [-1, 3],
          auto_broadcast="numpy"),
    const("deviation", "f32", [1, 3], [13.5, 2.5, 7400.0]),
    layer("standardized", "Divide", 1, ["centered", "deviation"], "f32", [-1, 3],
          auto_broadcast="numpy", m_pythondiv="true"),
    const("order", "i64", [2], [1, 0]),
    layer("columns", "Transpose", 1, ["standardized", "order"], "f32", [3, -1]),
    const("quantiles", "f32", [3, 7], sum(QUANTILES, [])),
    layer("search", "SearchSorted", 15, ["quantiles", "columns"], "i64", [3, -1],
          right_mode="false"),
    layer("rows", "Transpose", 1, ["search", "order"], "i64", [-1, 3]),
    layer("counts", "Convert", 1, ["rows"], "f32", [-1, 3], destination_type="f32"),
    const("number", "f32", [], [7]),
    layer("scaled", "Divide", 1, ["counts", "number"], "f32", [-1, 3],
          names="normalized", auto_broadcast="numpy", m_pythondiv="true"),
    result("scaled"),
]


def text_of(layers, name):
    ids = {made["name"]: i for i, made in enumerate(layers)}
    lines, edges, weights = [], [], b""

    def port(number, source, depth, names=None):
        text = '<port id="%d" precision="%s"' % (number, PRECISIONS[source["element"]])
        text += ' names="%s"' % names if names else ""
        if not source["shape"]:
            lines.append("\t" * depth + text + " />")
            return
        lines.append("\t" * depth + text + ">")
        for size in source["shape"]:
            lines.append("\t" * (depth + 1) + "<dim>%d</dim>" % size)
        lines.append("\t" * depth + "</port>")

    for number, made in enumerate(layers):
        attributes = made["attributes"]
        if "numbers" in made:
            data = struct.pack("<%d%s" % (len(made["numbers"]), FORMATS[made["element"]]),
                               *made["numbers"])
            attributes = dict(element_type=made["element"],
                              shape_=",".join(map(str, made["shape"])),
                              offset=len(weights), size=len(data))
            weights += data
        lines.append('\t\t<layer id="%d" name="%s" type="%s" version="opset%d">' % (
            number, made["name"], made["kind"], made["opset"]))
        if attributes:
            lines.append("\t\t\t<data%s />" % "".join(
                ' %s="%s"' % (key.rstrip("_"), value) for key, value in attributes.items()))
        if made["inputs"]:
            lines.append("\t\t\t<input>")
            for place, source in enumerate(made["inputs"]):
                giver = layers[ids[source]]
                port(place, giver, 4)
                edges.append((ids[source], len(giver["inputs"]), number, place))
            lines.append("\t\t\t</input>")
        if made["element"]:
            lines.append("\t\t\t<output>")
            port(len(made["inputs"]), made, 4, made["names"])
            lines.append("\t\t\t</output>")
        lines.append("\t\t</layer>")
    text = '<?xml version="1.0"?>\n<net name="%s" version="11">\n\t<layers>\n' % name
    text += "\n".join(lines) + "\n\t</layers>\n\t<edges>\n"
    for edge in edges:
        text += ('\t\t<edge from-layer="%d" from-port="%d" to-layer="%d" to-port="%d" />\n'
                 % edge)
    return text + "\t</edges>\n\t<rt_info />\n</net>\n", weights


def main():
    models = {"age-buckets": AGE, "rows": ROWS, "quantile-normalization": NORMALIZE}
    for name, layers in models.items():
        text, weights = text_of(layers, name.replace("-", "_"))
        with open(os.path.join(sys.argv[1], name + ".xml"), "w") as file:
            file.write(text)
        if weights:
            with open(os.path.join(sys.argv[1], name + ".bin"), "wb") as file:
                file.write(weights)


main()
