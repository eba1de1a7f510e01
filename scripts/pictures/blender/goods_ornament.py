"""Christmas ornaments: a round of glazed ceramic on a ribbon; and the fir twig that it hangs from."""
import math

import numpy as np

from kit import join_at, lathe, place, rng, tube
from materials import Shader, plain, print_surface
from slab import circle, slab


def ornament(number, radius=.037, ribbon=(.34, .045, .05), drop=.05):
    """Faces -Y and hangs from the origin."""
    glaze = plain('glaze', (.78, .77, .75), .12, coat=1., coat_rough=.04)
    front = print_surface(number, rough=.14, specular=.5, coat=1., coat_rough=.04)
    disc = place(slab(circle(radius, 128), .0032, front.material, glaze, edge=.0011, steps=5), (0, .0016, -drop - radius), (90, 0, 0))
    gold = plain('gold', (.66, .48, .19), .24, metal=1.)
    a = np.linspace(0, 2 * math.pi, 33)
    ring = tube('ring', [[(.0042 * math.cos(t), .0004, -drop - .0012 + .0042 * math.sin(t)) for t in a]], .00065, gold, closed=True)
    satin = Shader('satin', ribbon, .38, specular=.4, sheen=.6).material
    loop = [(.0011 * math.sin(t) * (1 + 2 * math.sin(t / 2)), .0014 * math.cos(t / 2), -drop * (1 - abs(t - math.pi) / math.pi) + .0022 * 0) for t in np.linspace(0, 2 * math.pi, 41)]
    return join_at([disc, ring, tube('ribbon', [[(x * 1.6, y, z) for x, y, z in loop]], .0011, satin)])


def fir(path, seed, needle=.021, gap=.0011):
    """A twig along `path` with needles all round, denser above, and shorter towards the tip."""
    random = rng(seed)
    path = np.array(path, float)
    along = np.concatenate([[0], np.linalg.norm(np.diff(path, axis=0), axis=1).cumsum()])
    bark = plain('bark', (.17, .11, .065), .85)
    greens = [plain('needle', c, .42, specular=.45) for c in ((.045, .095, .045), (.065, .125, .055), (.035, .075, .045))]
    groups = [[], [], []]
    for s in np.arange(.004, along[-1], gap):
        at = np.array([np.interp(s, along, path[:, k]) for k in range(3)])
        ahead = np.array([np.interp(s + .004, along, path[:, k]) for k in range(3)]) - at
        ahead /= max(np.linalg.norm(ahead), 1e-9)
        side = np.cross(ahead, random.normal(size=3))
        side /= np.linalg.norm(side)
        side[2] = side[2] * .7 + .18
        long = needle * random.uniform(.75, 1.1) * (1 - .45 * (s / along[-1]) ** 3)
        lean = random.uniform(.45, .85)
        tip = at + (ahead * lean + side * (1 - lean * .45)) * long
        middle = (at + tip) / 2 + ahead * -.0012
        groups[random.integers(3)].append([at, middle, tip])
    wood = tube('twig', [path], np.linspace(.0026, .0010, len(path)), bark, detail=3)
    return [wood, *(tube('needles', group, [.00055, .0006, .00018], green, detail=1) for group, green in zip(groups, greens) if group)]
