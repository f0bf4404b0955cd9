"""Writes models that are made to do harm to the folder that it is given."""

import os
import random
import sys

folder = sys.argv[1]
os.makedirs(folder)


def write(name, content):
    with open(os.path.join(folder, name), "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())


def port(number):
    return '<port id="%d"/>' % number


def layer(number, name, kind, data, inputs, output=True):
    return ('<layer id="%d" name="%s" type="%s" version="opset1"><data %s/><input>%s</input>'
            '%s</layer>' % (number, name, kind, data, "".join(map(port, range(inputs))),
                            '<output>%s</output>' % port(inputs) if output else ""))


def edge(source, source_port, target, target_port=0):
    return '<edge from-layer="%d" from-port="%d" to-layer="%d" to-port="%d"/>' % (
        source, source_port, target, target_port)


def model(name, layers, edges):
    write(name, '<net version="11"><layers>\n%s\n</layers><edges>\n%s\n</edges></net>\n' % (
        "\n".join(layers), "\n".join(edges)))


PARAMETER = 'shape="1" element_type="f32"'
count = 1000000
write("nested.xml", '<net version="11">\n' + "<a>" * count + "</a>" * count + "</net>")
entities = '<!ENTITY a0 "aaaaaaaaaa">' + "".join(
    '<!ENTITY a%d "%s">' % (i + 1, ("&a%d;" % i) * 10) for i in range(12))
write("entities.xml", "<!DOCTYPE net [%s]>\n<net version='11'>&a12;</net>" % entities)
write("zero.xml", b'<net version="11">\0</net>')
write("empty.xml", b"")
write("utf16.xml", '<net version="11"/>'.encode("utf-16"))
random.seed(1)
write("binary.xml", bytes(random.randrange(1, 256) for _ in range(10000)))

model("constant.xml", [layer(0, "c", "Const",
                             'element_type="f32" shape="1" offset="0" size="4"', 0),
                       layer(1, "r", "Result", "", 1, output=False)], [edge(0, 0, 1)])

size = 1 << 16
write("repeated.bin", bytes(size))
layers, edges = [], []
for i in range(200):
    layers.append(layer(2 * i, "c", "Const", 'element_type="u8" shape="%d" offset="%d" size="%d"' % (
        size - i, i, size - i), 0))
    layers.append(layer(2 * i + 1, "r", "Result", "", 1, output=False))
    edges.append(edge(2 * i, 0, 2 * i + 1))
model("repeated.xml", layers, edges)

model("name.xml", [layer(0, "%s{0}&#10;&#27;[31m", "Nothing", "", 0),
                   layer(1, "r", "Result", "", 1, output=False)], [edge(0, 0, 1)])

length = 20000
layers = [layer(0, "x", "Parameter", PARAMETER, 0)]
edges = []
for i in range(1, length + 1):
    layers.append(layer(i, "a", "Clamp", 'min="0" max="1"', 1))
    edges.append(edge(i - 1, 0 if i == 1 else 1, i))
layers.append(layer(length + 1, "r", "Result", "", 1, output=False))
edges.append(edge(length, 1, length + 1))
model("chain.xml", layers[::-1], edges)

layers = [layer(i, "x", "Parameter", PARAMETER, 0) for i in range(length)]
edges = [edge(i, 0, length, i) for i in range(length)]
layers += [layer(length, "c", "Concat", 'axis="0"', length),
           layer(length + 1, "r", "Result", "", 1, output=False)]
edges.append(edge(length, length, length + 1))
model("wide.xml", layers, edges)
