"""Checks files that OpenVINO is to read: ids, ports, edges, and the ranges of constants.

  check-ir.py MODEL.xml..."""

import math
import sys
import xml.etree.ElementTree as ET

BITS = {"f8e4m3": 8, "f8e5m2": 8, "f8e8m0": 8, "f16": 16, "bf16": 16, "f32": 32,
        "f64": 64, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "u8": 8, "u16": 16,
        "u32": 32, "u64": 64, "boolean": 8}
PRECISIONS = {"f8e4m3": "F8E4M3", "f8e5m2": "F8E5M2", "f8e8m0": "F8E8M0", "f16": "FP16",
              "bf16": "BF16", "f32": "FP32", "f64": "FP64", "boolean": "BOOL"}


def ports(layer, kind):
    found = layer.find(kind)
    return [] if found is None else list(found)


def shape(port):
    return [dim.text for dim in port.findall("dim")]


def check(path):
    root = ET.parse(path).getroot()
    with open(path[:-4] + ".bin", "rb") as file:
        size = len(file.read())
    assert root.tag == "net" and root.get("version") == "11"
    assert [child.tag for child in root] == ["layers", "edges", "rt_info"]
    layers = {int(layer.get("id")): layer for layer in root.find("layers")}
    assert list(layers) == list(range(len(layers)))
    sources = {}
    for edge in root.find("edges"):
        source, out, to, into = (int(edge.get(key)) for key in (
            "from-layer", "from-port", "to-layer", "to-port"))
        assert source < to and (to, into) not in sources
        sources[to, into] = [p for p in ports(layers[source], "output")
                             if int(p.get("id")) == out][0]
    for number, layer in layers.items():
        tags = [child.tag for child in layer]
        assert tags == [t for t in ("data", "input", "output") if t in tags]
        # Outputs are numbered on from the inputs.
        both = ports(layer, "input") + ports(layer, "output")
        assert [int(p.get("id")) for p in both] == list(range(len(both)))
        assert len(ports(layer, "output")) == (layer.get("type") != "Result")
        for port in ports(layer, "input"):
            source = sources.pop((number, int(port.get("id"))))
            assert port.get("precision") == source.get("precision")
            assert shape(port) == shape(source)
        data = layer.find("data")
        if layer.get("type") in ("Const", "Parameter"):
            element = data.get("element_type")
            port = ports(layer, "output")[0]
            assert port.get("precision") == PRECISIONS.get(element, element.upper())
            sizes = [s for s in data.get("shape").split(",") if s]
            assert sizes == ["..."] or shape(port) == [s.replace("?", "-1") for s in sizes]
        if layer.get("type") == "Const":
            needed = math.prod(map(int, sizes)) * BITS[element] // 8
            offset, length = int(data.get("offset")), int(data.get("size"))
            assert length == needed and offset + length <= size
    assert not sources
    print("ok", len(layers), "layers")


for path in sys.argv[1:]:
    check(path)
