"""A ceramic photo ornament on a Christmas tree, the lights of the tree far out of focus."""
import math

import numpy as np

from goods_ornament import fir, ornament
from kit import area_light, camera, lathe, place, plane, rng, sky, tube
from materials import Shader, plain


def build():
    random = rng(24)
    plane('room', 6, 4, (0, 1.4, 0), plain('room', (.30, .25, .21), .9), (90, 0, 0))
    twigs(random)
    ornament(1).location = (.0, -.012, .040)
    bauble((.100, .045, -.040), .022, .058)
    lights(random)
    area_light((-.55, -.50, .35), (0, 0, -.03), (.35, .5), 7.0, (1, .93, .84))
    # Two panes of a window, which the glaze mirrors at its upper left.
    for x in (-.19, -.115):
        area_light((x, -.90, .015), (x * .4, 0, -.03), (.058, .12), .11, (.97, .98, 1))
    area_light((.6, -.5, .1), (0, 0, -.03), (.5, .5), 1.2, (.9, .95, 1))
    sky((1, .90, .78), .20)
    camera((.035, -.42, -.022), (.012, 0, -.026), 66, (0, -.013, -.045), 3.2)
    return {'bloom': .03}


def twigs(random):
    """Branches reach in from the upper left, one above the ornament, others behind."""
    def bough(start, end, sag, seed, side=3):
        start, end = np.array(start), np.array(end)
        line = [start + (end - start) * t + np.array([0, 0, -sag * math.sin(t * math.pi * .5)]) for t in np.linspace(0, 1, 14)]
        fir(line, seed)
        for k in range(side):
            t = .25 + .5 * k / max(side - 1, 1)
            root = start + (end - start) * t + np.array([0, 0, -sag * math.sin(t * math.pi * .5)])
            out = np.array([random.uniform(.03, .06), random.choice([-1, 1]) * .028, random.uniform(-.05, .01)])
            fir([root + out * f + np.array([0, 0, -.006 * f * f]) for f in np.linspace(0, 1, 9)], seed + 10 + k)
    bough((-.20, .02, .105), (.075, -.012, .040), .018, 1)
    bough((-.19, .07, .02), (.03, .06, -.055), .02, 40)
    bough((-.16, .10, -.10), (.09, .09, -.15), .02, 70)
    bough((.02, .14, .12), (.22, .12, .03), .03, 100)
    bough((.05, .16, -.05), (.24, .13, -.13), .02, 130, 2)
    bough((-.02, .07, .085), (.17, .035, .030), .014, 160)
    for k in range(9):
        x, z = random.uniform(-.34, .10), random.uniform(-.24, .24)
        bough((x, .26 + .02 * k, z), (x + .26, .22 + .02 * k, z - .07), .03, 200 + 20 * k, 2)


def bauble(at, radius, thread):
    glass = Shader('bauble', (.42, .045, .04), .10, specular=.6, coat=1., metal=.55).material
    gold = plain('cap', (.66, .48, .19), .25, metal=1.)
    ball = [(radius * math.sin(math.pi * k / 40) + .0001, -radius * math.cos(math.pi * k / 40)) for k in range(41)]
    place(lathe('bauble', ball, glass, 64), at)
    tube('thread', [[(at[0], at[1], at[2] + radius + .004), (at[0], at[1], at[2] + radius + thread)]], .0004, gold, detail=1)
    place(lathe('cap', [(.0045, radius - .0015), (.0045, radius + .004), (.001, radius + .005)], gold, 32), at)


def lights(random):
    """Small warm lamps of the tree, near and far."""
    s = Shader('lamp', (0, 0, 0), .5)
    s.bsdf.inputs['Emission'].default_value, s.bsdf.inputs['Emission Strength'].default_value = (1, .62, .28, 1), 60.
    ball = [(.0028 * math.sin(math.pi * k / 10) + .00005, -.0028 * math.cos(math.pi * k / 10)) for k in range(11)]
    for k in range(64):
        x, z, y = random.uniform(-.42, .42), random.uniform(-.34, .34), random.uniform(.16, .75)
        place(lathe('lamp', ball, s.material, 16), (x * (1 + y), y, z * (1 + y)))
