"""A twig of olive that lies on a table: narrow leaves in pairs along a bent stem."""
import math

import numpy as np

from kit import join_at, place, rng, tube
from materials import Shader, plain
from props import leaf_mesh


def sprig(at, turn, long=.17, seed=3, leaf=(.042, .0085)):
    """From `at`, along +X before its turn."""
    random = rng(seed)
    s = Shader('olive', (.19, .22, .14), .5, specular=.35)
    s.colour(s.ramp(s.node('ObjectInfo').outputs['Random'], [(.1, (.15, .19, .11)), (.5, (.21, .25, .15)), (.95, (.33, .36, .27))]))
    t = np.linspace(0, 1, 16)
    stem = [(long * a, .016 * math.sin(2.6 * a), .0022 + .006 * math.sin(math.pi * a)) for a in t]
    parts = [tube('stem', [stem], np.linspace(.0016, .0007, 16), plain('stem', (.22, .18, .11), .7), detail=3)]
    for k in range(11):
        a = .16 + .80 * k / 10
        x, y, z = long * a, .016 * math.sin(2.6 * a), .0022 + .006 * math.sin(math.pi * a)
        for side in (-1, 1):
            size = random.uniform(.78, 1.08) * (1 - .35 * a)
            blade = leaf_mesh('leaf', leaf[0] * size, leaf[1] * size, s.material, fold=.22, droop=random.uniform(.02, .14))
            parts.append(place(blade, (x, y, z + .0006), (random.uniform(-35, 35), random.uniform(-20, 2), side * random.uniform(28, 52) + 12)))
    tip = leaf_mesh('leaf', leaf[0] * .6, leaf[1] * .6, s.material, fold=.2, droop=.1)
    parts.append(place(tip, stem[-1], (10, -8, 4)))
    return join_at(parts, at, (0, 0, turn))
