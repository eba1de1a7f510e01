"""A bath mat: short flannel over soft foam, which rounds its edge."""
import math

from kit import mesh, quads, subdivide
from materials import print_surface


def bath_mat(number, width=.80, depth=.50, thick=.017):
    """Lies on z = 0; its face is a cushion, lowest at the stitched rim."""
    s = print_surface(number, rough=.96, specular=.05)
    s.bsdf.inputs['Sheen'].default_value = .6
    s.bump(s.math('ADD', s.noise(s.where(), 700., 2.), s.math('MULTIPLY', s.noise(s.where(), 26., 3.), 1.4)), .0022, .7)
    n, m, points, uv = 96, 64, [], []
    for j in range(m + 1):
        for i in range(n + 1):
            u, v = (1 - math.cos(math.pi * i / n)) / 2, (1 - math.cos(math.pi * j / m)) / 2
            x, y = _round_cornered((u - .5) * width, (v - .5) * depth, width / 2, depth / 2, .035)
            edge = min(u * width, (1 - u) * width, v * depth, (1 - v) * depth)
            t = min(1, edge / .030)
            dent = .0032 * math.exp(-((edge - .022) / .0035) ** 2)
            points.append((x, y, .001 + thick * math.sqrt(1 - (1 - t) ** 2) - dent))
            uv.append((x / width + .5, y / depth + .5))
    return subdivide(mesh('mat', points, quads(n, m), s.material, uv), 1)


def _round_cornered(x, y, half_x, half_y, radius):
    """Draws the corner of a rectangle in, so that its outline has the radius."""
    over_x, over_y = abs(x) - (half_x - radius), abs(y) - (half_y - radius)
    if over_x <= 0 or over_y <= 0:
        return x, y
    shrink = max(over_x, over_y) / math.hypot(over_x, over_y)
    return math.copysign(half_x - radius + over_x * shrink, x), math.copysign(half_y - radius + over_y * shrink, y)
