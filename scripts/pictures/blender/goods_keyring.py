"""A key ring of pale acrylic with a photograph let in, a split ring, and keys."""
import math

import numpy as np

from kit import join_at, mesh, place, tube
from materials import Shader, plain, print_surface
from slab import circle, rounded, slab


def tag(number, width=.036, height=.048, thickness=.0042):
    """Lies on z = 0, its loop towards +Y at (0, height / 2 + .005)."""
    clear = Shader('clear', (.72, .76, .76), .06, specular=.6, coat=1., coat_rough=.02)
    front = print_surface(number, rough=.15, specular=.5, coat=1., coat_rough=.015)
    body = slab(rounded(width + .006, height + .006, .005), thickness, clear.material, clear.material, edge=.0011, steps=4)
    photo = slab(rounded(width, height, .003), .00004, front.material, front.material, edge=.00001)
    lug = slab(circle(.0052, 48), thickness, clear.material, clear.material, edge=.0009)
    hole = plain('hole', (.05, .05, .05), .4)
    return join_at([body, place(photo, (0, 0, thickness)), place(lug, (0, height / 2 + .0045, 0)),
                    place(slab(circle(.0022, 32), .0001, hole, hole, edge=.00002), (0, height / 2 + .0055, thickness))])


def ring(radius, at, steel, wire=.0009, turns=2, tilt=(0, 0, 0)):
    t = np.linspace(0, 2 * math.pi * turns, 64 * turns + 1)
    path = [(radius * math.cos(a), radius * math.sin(a), wire * 1.9 * a / (2 * math.pi)) for a in t]
    return place(tube('ring', [path], wire, steel, detail=3), at, tilt)


def key(metal, at, turn, seed):
    """A house key: a round bow with its hole, a shank with cuts; lies on its side, bow at the origin."""
    random = np.random.default_rng(seed)
    bow = [(.0115 * math.cos(a), .0115 * math.sin(a)) for a in np.linspace(math.radians(-68), math.radians(248), 56)]
    cuts = [(.0042, -.012)]
    y = -.018
    while y > -.036:
        deep = random.uniform(.0, .0028)
        cuts += [(.0042 - deep, y), (.0042 - deep, y - .0014), (.0042, y - .0028)]
        y -= .0042
    shank = cuts + [(.0042, -.038), (.0012, -.0415), (-.0036, -.039), (-.0036, -.012)]
    outline = [*bow, *shank[::-1]]
    hole = plain('hole', (.06, .06, .06), .5)
    groove = plain('groove', (.22, .19, .13), .4, metal=1.)
    body = slab(outline, .0021, metal, metal, edge=.00022)
    return join_at([body, place(slab(circle(.0038, 32), .0001, hole, hole, edge=.00002), (0, .0045, .0021)),
                    mesh('groove', [(-.0012, -.038, .00213), (.0006, -.038, .00213), (.0006, -.013, .00213), (-.0012, -.013, .00213)], [(0, 1, 2, 3)], groove, smooth=False)], at, turn)
