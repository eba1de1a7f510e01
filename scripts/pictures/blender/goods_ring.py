"""Split rings of wire, on which tags hang."""
import math

import numpy as np

from kit import place, tube


def ring(radius, at, steel, wire=.0009, turns=2, tilt=(0, 0, 0)):
    t = np.linspace(0, 2 * math.pi * turns, 64 * turns + 1)
    path = [(radius * math.cos(a), radius * math.sin(a), wire * 1.9 * a / (2 * math.pi)) for a in t]
    return place(tube('ring', [path], wire, steel, detail=3), at, tilt)
