"""A door mat: the photograph in a pile of twisted nylon, a flat lip of rubber about it."""
import math

from kit import join_at, mesh, quads
from materials import Shader, print_surface
from slab import rounded, slab


def door_mat(number, width=.90, depth=.60, lip=.015, pile=.0075):
    """Lies on z = 0; `width` and `depth` are the print's."""
    s = print_surface(number, rough=.97, specular=.04)
    s.bsdf.inputs['Sheen'].default_value = .35
    tufts = s.node('TexVoronoi', Vector=s.where(), Scale=420.).outputs['Distance']
    lie = s.noise(s.where(), 9., 3.)
    s.bump(s.math('ADD', s.math('MULTIPLY', tufts, -1.), s.math('MULTIPLY', lie, .9)), .0042, .8)
    rubber = Shader('rubber', (.030, .030, .031), .7, specular=.3)
    rubber.bump(rubber.noise(rubber.where(), 500., 2.), .0003, .5)
    n, m, points, uv = 90, 60, [], []
    for j in range(m + 1):
        for i in range(n + 1):
            # Rows stand close at the rim, where the pile rounds over.
            u, v = ((1 - math.cos(math.pi * t / k)) / 2 for t, k in ((i, n), (j, m)))
            edge = min(u * width, (1 - u) * width, v * depth, (1 - v) * depth)
            points.append(((u - .5) * width, (v - .5) * depth, .0015 + pile * min(1, edge / .006) ** .5))
            uv.append((u, v))
    base = slab(rounded(width + 2 * lip, depth + 2 * lip, .012), .002, rubber.material, rubber.material, edge=.0005)
    return join_at([base, mesh('pile', points, quads(n, m), s.material, uv)])
