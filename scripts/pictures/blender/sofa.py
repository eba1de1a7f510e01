"""A sofa's seat, back and arm, upholstered; seams and softness, no more of it than a picture shows."""
import math

import numpy as np

from draped import collide
from kit import box, mesh, place, quads
from materials import Shader


def boucle(name, base, loop=420., feature='SMOOTH_F1'):
    """Looped wool: small knots that swallow light."""
    s = Shader(name, base, .95, specular=.08, sheen=.7)
    knots = s.node('TexVoronoi', {'feature': feature}, Vector=s.where(), Scale=loop).outputs['Distance']
    slow = s.noise(s.where(), 9., 3.)
    s.colour(s.ramp(s.math('ADD', s.math('MULTIPLY', knots, .7), s.math('MULTIPLY', slow, .3)),
                    [(.25, base), (.75, tuple(c * .70 for c in base))]))
    return s.bump(s.math('MULTIPLY', knots, -1.), .0022).material


def bolster(name, size, at, material, turn=(0, 0, 0), crown=.018, bevel=.035, n=22):
    """A stuffed box: round edges, and faces that swell a little between the seams."""
    half = np.array(size) / 2
    points, faces = [], []
    for axis in range(3):
        for sign in (-1, 1):
            first = len(points)
            for j in range(n + 1):
                for i in range(n + 1):
                    # Cosine spacing puts more rings at the edges, where it is round.
                    u, v = -math.cos(math.pi * i / n), -math.cos(math.pi * j / n)
                    p = np.empty(3)
                    p[axis], p[(axis + 1) % 3], p[(axis + 2) % 3] = sign * half[axis], u * half[(axis + 1) % 3], v * half[(axis + 2) % 3]
                    core = np.clip(p, bevel - half, half - bevel)
                    away = p - core
                    p = core + away / max(np.linalg.norm(away), 1e-9) * bevel
                    p[axis] += sign * crown * (1 - u * u) * (1 - v * v)
                    points.append(p)
            faces += [tuple(first + k for k in (f if sign > 0 else f[::-1])) for f in quads(n, n)]
    obj = place(mesh(name, points, faces, material), at, turn)
    weld = obj.modifiers.new('weld', 'WELD')
    weld.merge_threshold = 1e-5
    return collide(obj)


def sofa(material, seat=.44, width=1.9):
    """Its back along the wall at y = 0, its middle at x = 0. The seat's upper side is at `seat`."""
    for x in (-1, 1):
        bolster('seat', (width / 2 - .006, .68, .17), (x * width / 4, -.56, seat - .085), material)
        bolster('back', (width / 2 - .008, .19, .46), (x * width / 4, -.165, seat + .21), material, (-11, 0, 0))
    for x in (-1, 1):
        bolster('arm', (.17, .92, .40), (x * (width / 2 + .088), -.50, seat - .03), material, bevel=.05)
    box('base', (width + .3, .86, .16), (0, -.48, seat - .25), material, .02)
