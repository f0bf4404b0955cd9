r"""Imports models, exports them, and imports them again. The modules are to be the same
but for locations and the ids of layers in messages.

  round-trip.py SEEK_TRANSLATE FOLDER [--refused=NAME,NAME] [--reordered=NAME,NAME] \
      MODEL.xml...

The refused models are those that the exporter must not take, since it cannot write
them so that they are the same. The reordered ones have sizes from a layer of their own,
which the exporter puts elsewhere: operations are in another order then. Of those only
what is exported is to be the same when it is exported again."""

import os
import re
import subprocess
import sys

translate, folder, models = sys.argv[1], sys.argv[2], sys.argv[3:]
lists = {"--refused": [], "--reordered": []}
while models[0].startswith("--"):
    option, _, names = models.pop(0).partition("=")
    lists[option] = names.split(",")


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
    if name in lists["--refused"]:
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
    if name not in lists["--reordered"] and without_ids(plain) != without_ids(again):
        sys.exit("%s: expected\n%s\ngot\n%s" % (model, plain, again))
    # What was exported stays as it is, too.
    with open(path + ".again.mlir", "w") as file:
        file.write(run("--import-openvino", path + ".xml", "--mlir-print-debuginfo"))
    run("--export-openvino", path + ".again.mlir", "-o", path + ".again.xml")
    for ending in (".xml", ".bin"):
        with open(path + ending, "rb") as one, open(path + ".again" + ending, "rb") as two:
            assert one.read() == two.read(), model
    print("the same:", name)
