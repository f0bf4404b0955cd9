#!/usr/bin/env python3
"""Writes seattle-temp-max.npy: python3 convert.py seattle-weather.csv"""

import csv
import pathlib
import sys

import numpy as np

with open(sys.argv[1], newline="") as file:
    celsius = [row["temp_max"] for row in csv.DictReader(file)]
target = pathlib.Path(__file__).with_name("seattle-temp-max.npy")
np.save(target, np.array(celsius, dtype="<f4"))
