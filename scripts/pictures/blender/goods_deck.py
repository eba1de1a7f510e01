"""A skateboard deck of seven plies, underside up: round ends, a kick at each, eight holes."""
import math

import numpy as np

from kit import join_at, mesh, place, quads
from materials import plain, print_surface
from slab import circle, slab


def deck(number, length=.800, width=.203, thick=.0105):
    """Lies along X; u runs along it. The ends rest on z = 0 and the middle stands clear."""
    print_ = print_surface(number, rough=.42, specular=.3, coat=.12, coat_rough=.2)
    n, m = 120, 24
    rise = lambda x: .048 - .052 * max(0., (abs(x) - .215) / (length / 2 - .215)) ** 1.35
    def half(x):
        """Nearly straight sides, ends rounder than half a circle."""
        over = max(0., (abs(x) - (length / 2 - .115)) / .115)
        return width / 2 * (1 - .02 * (x / .3) ** 2) * (1 - over ** 2.3) ** .5
    def at(x, s):
        y = s * half(x)
        return np.array((x, y, rise(x) - .007 * (y / (width / 2)) ** 2 * max(0., 1 - abs(x) / .34) + .006))
    xs = [length / 2 * math.sin(math.pi / 2 * (2 * i / n - 1)) * .9999 for i in range(n + 1)]
    points, uv = [], []
    for j in range(m + 1):
        for x in xs:
            p = at(x, 2 * j / m - 1)
            points.append(p)
            uv.append((x / length + .5, p[1] / width + .5))
    upper = mesh('print', points, quads(n, m), print_.material, uv)
    parts = [upper, _plies([at(x, -1) for x in xs] + [at(x, 1) for x in xs[::-1]], thick), *_holes(at)]
    return join_at(parts)


def _plies(rim, thick, layers=7):
    """The cut edge, ply upon ply, every other one dyed."""
    dyes = [(.62, .44, .26), (.30, .13, .08), (.62, .44, .26), (.58, .41, .24), (.10, .20, .24), (.62, .44, .26), (.60, .43, .25)]
    parts = []
    n = len(rim)
    for k in range(layers):
        high, low = -thick * k / layers, -thick * (k + 1) / layers
        points = [p + (0, 0, z) for z in (high, low) for p in rim]
        faces = [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)]
        parts.append(mesh('ply', points, faces, plain('maple', dyes[k], .55)))
    return join_at(parts)


def _holes(at):
    """For the trucks' bolts: four near either end, countersunk."""
    dark, bare = plain('hole', (.03, .025, .02), .8), plain('bare', (.42, .29, .17), .7)
    parts = []
    for end in (-1, 1):
        for x in (.182, .236):
            for y in (-.0205, .0205):
                p = at(end * x, y / .1015)
                for radius, material, lift in ((.0039, bare, .0001), (.0029, dark, .0002)):
                    parts.append(place(slab(circle(radius, 32), .0002, material, material, edge=.00004), p + (0, 0, lift)))
    return parts
