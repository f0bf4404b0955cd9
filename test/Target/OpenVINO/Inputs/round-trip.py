"""Imports models, exports them, and imports them again. The modules are to be the same
but for locations and the ids of layers in messages.

  round-trip.py SEEK_TRANSLATE FOLDER [--refused=NAME,NAME] MODEL.xml...

The refused models are those that the exporter must not take, since it cannot write
them so that they are the same."""

import os
import re
import subprocess
import sys

translate, folder, models = sys.argv[1], sys.argv[2], sys.argv[3:]
refused = []
if models[0].startswith("--refused="):
    refused = models.pop(0).partition("=")[2].split(",")


def run(*arguments):
    return subprocess.run([translate, *arguments], check=True, text=True,
                          stdout=subprocess.PIPE).stdout


def without_ids(text):
    return re.sub(r" \(id \d+\)", "", text)


os.makedirs(folder, exist_ok=True)
for model in models:
    name = os.path.basename(model)[:-4]
    path = os.path.join(folder, name)
    first = run("--import-openvino", model, "--mlir-print-debuginfo")
    with open(path + ".mlir", "w") as file:
        file.write(first)
    if name in refused:
        done = subprocess.run([translate, "--export-openvino", path + ".mlir", "-o",
                               path + ".xml"], stderr=subprocess.PIPE, text=True)
        assert done.returncode == 1 and "error: 'linalg.generic' op expected what a " \
            "layer" in done.stderr, done.stderr
        assert not os.path.exists(path + ".xml") and not os.path.exists(path + ".bin")
        print("refused:", name)
        continue
    run("--export-openvino", path + ".mlir", "-o", path + ".xml")
    again = run("--import-openvino", path + ".xml")
    plain = run("--import-openvino", model)
    if without_ids(plain) != without_ids(again):
        sys.exit("%s: expected\n%s\ngot\n%s" % (model, plain, again))
    print("the same:", name)
