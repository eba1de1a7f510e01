"""A pair of jandals: printed cloth on foam, rubber beneath, a strap of three ends."""
import numpy as np

from kit import join_at, place, subdivide, tube
from lines import ribbon, smooth
from materials import Shader, plain, print_surface
from slab import slab

# The right foot's outline in parts of its width and length, from the heel round by the outer side.
FOOT = [(0, -.5), (.27, -.47), (.40, -.38), (.40, -.20), (.405, 0), (.475, .20), (.50, .33), (.42, .44), (.22, .495), (-.02, .50), (-.27, .478),
        (-.43, .41), (-.49, .29), (-.46, .16), (-.36, 0), (-.315, -.14), (-.355, -.28), (-.38, -.38), (-.26, -.47)]


def jandal(number, right, strap, width=.100, length=.270, thick=.015):
    """Stands on z = 0, its toes towards +Y."""
    side = 1 if right else -1
    outline = [(side * x * width, y * length) for x, y in smooth(FOOT, 8, closed=True)]
    if not right:
        outline = outline[::-1]
    cloth = print_surface(number, rough=.92, specular=.12)
    cloth.bump(cloth.noise(cloth.where(), 900., 2.), .0003, .6)
    foam, rubber = plain('foam', (.70, .69, .66), .85), Shader('rubber', (.045, .045, .047), .75, specular=.3)
    top = slab(outline, thick - .005, cloth.material, foam, edge=.0016, steps=4)
    sole = slab(outline, .0052, rubber.material, rubber.material, edge=.0008)
    return join_at([sole, place(top, (0, 0, .005)), *_strap(side, thick, strap)])


def _strap(side, top, colour):
    soft = Shader('strap', colour, .5, specular=.4)
    soft.bump(soft.noise(soft.where(), 700., 2.), .0002, .5)
    toe = np.array((-side * .012, .078, top))
    parts = [tube('post', [[toe - (0, 0, .003), toe + (0, -.001, .008), toe + (0, -.004, .016)]], [.0042, .0036, .0048], soft.material)]
    for x, y in ((side * .0345, -.004), (-side * .0275, .004)):
        end = np.array((x, y, top - .001))
        lift = np.array((0, 0, .027))
        a, b = toe + (0, -.003, .0145), end
        line = smooth([a + (0, .004, -.003), a, a + (b - a) * .30 + lift * .42, a + (b - a) * .62 + lift * .72, a + (b - a) * .88 + lift * .55, b + (0, 0, .002), b - (0, 0, .002)], 8)
        way = np.gradient(line, axis=0)
        out = np.stack([line[:, 0] - toe[0] * .5, np.full(len(line), .002), np.full(len(line), .030)], 1)
        parts.append(subdivide(ribbon(line, .0125, soft.material, np.cross(way, out), thickness=.0034, columns=3), 2))
    return parts
