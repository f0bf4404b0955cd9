"""Writes models from short texts.

  model.py FILE FOLDER

FILE holds models, each after a line `--- NAME`, which becomes NAME.xml, and NAME.bin
where it has constants, in FOLDER. A line is a layer:

  x = Parameter element_type=f32 shape=?,3
  b = Const f:1,2.5,3                    a list; one number without a list: f!1
  b = Const f:1,2,3,4 shape=2,2
  y = Bucketize@3 x b output_type=i32    the opset, by default 8; inputs; attributes
  Result y

Constants are packed without padding, after a first byte that nothing uses. Their
types are letters of Python's struct, and these bytes in hexadecimal: u4#8:21,43 are 8
elements of type u4... Lines that start with # are comments."""

import os
import struct
import sys

TYPES = {"e": "f16", "f": "f32", "d": "f64", "b": "i8", "h": "i16", "i": "i32",
         "q": "i64", "B": "u8", "H": "u16", "I": "u32", "Q": "u64", "?": "boolean"}


def constant(text):
    """The attributes and the bytes of a constant."""
    if "#" in text:
        element, _, rest = text.partition("#")
        count, _, digits = rest.partition(":")
        return element, count, bytes.fromhex(digits.replace(",", ""))
    letter = text[0]
    numbers = [float(t) if letter in "efd" else int(t) for t in text[2:].split(",") if t]
    shape = "" if text[1] == "!" else str(len(numbers))
    return TYPES[letter], shape, struct.pack("<%d%s" % (len(numbers), letter), *numbers)


def write(name, lines, folder):
    ids, layers, edges, blob = {}, [], [], bytearray(b"\xff")
    for line in lines:
        words = line.split()
        label = None
        if len(words) > 1 and words[1] == "=":
            label, words = words[0], words[2:]
        kind, _, opset = words[0].partition("@")
        number = len(layers)
        label = label or "%s_%d" % (kind, number)
        attributes, inputs = {}, []
        for word in words[1:]:
            key, equals, value = word.partition("=")
            if equals:
                attributes[key] = value
            elif kind == "Const":
                element, shape, data = constant(word)
                attributes.update(element_type=element, shape=shape,
                                  offset=len(blob), size=len(data))
                blob += data
            else:
                inputs.append(word)
        for port, source in enumerate(inputs):
            edges.append((source, number, port))
        ids[label] = (number, len(inputs))
        text = '<layer id="%d" name="%s" type="%s" version="opset%s">' % (
            number, label, kind, opset or "8")
        text += "<data%s/>" % "".join(' %s="%s"' % item for item in attributes.items())
        if inputs:
            text += "<input>%s</input>" % "".join(
                '<port id="%d"/>' % port for port in range(len(inputs)))
        if kind != "Result":
            text += '<output><port id="%d" names="%s"/></output>' % (len(inputs), label)
        layers.append(text + "</layer>")
    xml = '<?xml version="1.0"?>\n<net name="%s" version="11">\n<layers>\n' % name
    xml += "\n".join(layers) + "\n</layers>\n<edges>\n"
    for source, layer, port in edges:
        xml += '<edge from-layer="%d" from-port="%d" to-layer="%d" to-port="%d"/>\n' % (
            *ids[source], layer, port)
    with open(os.path.join(folder, name + ".xml"), "w") as file:
        file.write(xml + "</edges>\n</net>\n")
    if len(blob) > 1:
        with open(os.path.join(folder, name + ".bin"), "wb") as file:
            file.write(blob)


def main():
    models = {}
    for line in open(sys.argv[1]):
        line = line.strip()
        if line.startswith("--- "):
            lines = models.setdefault(line[4:], [])
        elif line and line[0] != "#" and models:
            lines.append(line)
    os.makedirs(sys.argv[2], exist_ok=True)
    for name, lines in models.items():
        write(name, lines, sys.argv[2])


main()
