"""Arguments for the models of examples/openvino, and NumPy's results for them.

  openvino-numpy.py make|check FOLDER"""

import sys

import numpy as np

folder = sys.argv[2] + "/"
if sys.argv[1] == "make":
    rng = np.random.default_rng(1)
    np.save(folder + "age.npy", rng.integers(0, 100, 1000, dtype=np.int32))
    np.save(folder + "sorted.npy",
            np.sort(rng.integers(0, 20, (100, 6)).astype(np.float32)))
    np.save(folder + "values.npy",
            rng.integers(-2, 22, (100, 12)).astype(np.float32))
    mean, deviation = [38.5, 10.0, 1100.0], [13.5, 2.5, 7400.0]
    np.save(folder + "features.npy",
            rng.normal(mean, deviation, (1000, 3)).astype(np.float32))
    sys.exit()


def compare(name, got, wanted):
    same = got == wanted if got.shape == wanted.shape and got.dtype == wanted.dtype else False
    print("%s: %d of %d the same" % (name, np.sum(same), wanted.size))


age = np.load(folder + "age.npy")
compare("age", np.load(folder + "age-out.npy"),
        np.digitize(age, [18, 25, 30, 35, 40, 45, 50, 55, 60, 65]))

rows = zip(np.load(folder + "sorted.npy"), np.load(folder + "values.npy"))
compare("rows", np.load(folder + "rows-out.npy"),
        np.array([np.searchsorted(s, v, side="right") for s, v in rows]))

x = np.load(folder + "features.npy")
x = (x - np.float32([38.5, 10.0, 1100.0])) / np.float32([13.5, 2.5, 7400.0])
quantiles = np.float32([
    [-1.15, -0.67, -0.32, 0.0, 0.32, 0.67, 1.15],
    [-1.5, -0.5, -0.25, -0.125, 0.0, 0.25, 2.0],
    [-0.875, -0.75, -0.5, -0.25, 0.5, 1.0, 1.0],
])
counts = np.array([np.searchsorted(q, c) for q, c in zip(quantiles, x.T)]).T
compare("features", np.load(folder + "features-out.npy"),
        counts.astype(np.float32) / np.float32(7))
