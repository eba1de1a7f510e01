"""A leather collar that stands on its edge in a ring."""
import math

import numpy as np

from kit import join_at, mesh, quads, subdivide, thicken, tube
from materials import Shader, plain


def collar(radius=.062, width=.019, tan=(.30, .15, .065)):
    leather = Shader('leather', tan, .48, specular=.4)
    grain = leather.noise(leather.where(), 420., 3.)
    leather.bump(grain, .0004, .6)
    turn = np.linspace(0, 2 * math.pi, 97)
    wave = radius * (1 + .05 * np.sin(2 * turn + .6) + .02 * np.sin(3 * turn))
    ring = np.stack([wave * np.cos(turn), wave * np.sin(turn)], 1)
    points = [(x, y, width * j / 6) for j in range(7) for x, y in ring]
    band = thicken(mesh('band', points, quads(96, 6), leather.material), .0026)
    thread = plain('thread', (.62, .54, .40), .8)
    stitches = []
    for z in (.0024, width - .0024):
        for k in range(0, 288, 2):
            a = 2 * math.pi * np.array([k, k + 1.1]) / 288
            r = np.interp(a, turn, wave) + .0002
            stitches.append([(r[i] * math.cos(a[i]), r[i] * math.sin(a[i]), z) for i in (0, 1)])
    return join_at([band, tube('stitch', stitches, .0004, thread, detail=1)])
