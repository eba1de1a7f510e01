"""Tags of anodised aluminium: for luggage, with a loop of braided wire, and for a collar, with a split ring."""
import math

import numpy as np

from cut import cut
from goods_ring import ring
from kit import join_at, place, tube
from lines import smooth
from materials import plain, print_surface
from slab import circle, rounded


def steel():
    return plain('steel', (.60, .60, .59), .22, metal=1.)


def anodised(number):
    """The photograph lies in the metal's own skin: a soft gloss, and a rim of bare aluminium."""
    return print_surface(number, rough=.30, specular=.6, coat=.5, coat_rough=.12).material, plain('aluminium', (.70, .70, .70), .30, metal=1.)


def moved(outline, x, y):
    return [(a + x, b + y) for a, b in outline]


def luggage_tag(number, width=.086, height=.054):
    """Lies on its loop, so the slotted end is a little up."""
    front, metal = anodised(number)
    slot = moved(rounded(.004, .016, .0019), -width / 2 + .0065, 0)
    tag = place(cut(rounded(width, height, .006), .0015, front, metal, [slot], edge=.0003), (0, 0, .0012), (0, 1.6, 0))
    x = -width / 2 + .0065
    path = smooth([(x - .058, .012, .0042), (x - .040, .0155, .0045), (x - .015, .0085, .0062), (x - .0015, .003, .0052), (x, .000, .0028),
                   (x - .002, -.003, .0012), (x - .014, -.009, .0012), (x - .040, -.0150, .0013), (x - .062, -.008, .0014), (x - .071, .004, .0022), (x - .058, .012, .0042)], 14)
    return join_at([tag, *braided(path), _clasp(path)])


def braided(path, radius=.00085, strands=4, pitch=.0042):
    """Thin wires wound about each other along the path."""
    gaps = np.concatenate([[0], np.linalg.norm(np.diff(path, axis=0), axis=1).cumsum()])
    fine = np.linspace(0, gaps[-1], 900)
    line = np.stack([np.interp(fine, gaps, path[:, k]) for k in range(3)], 1)
    way = np.gradient(line, axis=0)
    way /= np.linalg.norm(way, axis=1)[:, None]
    side = np.cross(way, (.05, .1, 1))
    side /= np.linalg.norm(side, axis=1)[:, None]
    up = np.cross(side, way)
    wires = []
    for k in range(strands):
        a = (fine / pitch * 2 * math.pi + 2 * math.pi * k / strands)[:, None]
        wires.append(line + radius * .55 * (side * np.cos(a) + up * np.sin(a)))
    return [tube('wire', wires, radius * .55, steel(), detail=2)]


def _clasp(path):
    a, b = path[0], path[6]
    way = (b - a) / np.linalg.norm(b - a)
    return tube('clasp', [[a - way * .006, a - way * .0055, a + way * .0055, a + way * .006]], [.0016, .0021, .0021, .0016], plain('brass', (.60, .60, .58), .28, metal=1.))


def disc(number, radius=.016):
    """A round collar tag; its hole lies towards +Y."""
    front, metal = anodised(number)
    hole = moved(circle(.0021, 32), 0, radius - .0042)
    return join_at([cut(circle(radius), .0012, front, metal, [hole], edge=.0003), ring(.0062, (0, radius + .0002, .0012), steel(), wire=.0007, tilt=(-12, 0, 0))])


def bone(number, width=.040, height=.026):
    front, metal = anodised(number)
    x, y, r = width / 2 - .0068, height / 2 - .0068, .0068
    outline = []
    for sx, sy, start, end in ((1, 1, -50, 138), (-1, 1, 42, 230), (-1, -1, 130, 318), (1, -1, 222, 410)):
        a = np.radians(np.linspace(start, end, 28))
        outline += [(sx * x + r * math.cos(t), sy * y + r * math.sin(t)) for t in a]
    line = np.array(outline)
    hole = moved(circle(.0019, 32), 0, .0052)
    return join_at([cut(line, .0012, front, metal, [hole], edge=.0003, frame=(-width / 2, -height / 2, width / 2, height / 2)),
                    ring(.0058, (0, .0100, .0012), steel(), wire=.0007, tilt=(-10, 0, 0))])
