"""A hard-bound photo book that lies open: two pages that rise from the gutter, the block beneath, the covers."""
import math

import numpy as np

from kit import box, join_at, mesh, quads
from materials import Shader, plain, print_surface


def page_curve(width, block, steps=40):
    """From the gutter outwards: (across, height). The paper climbs out of the gutter and then lies down."""
    t = np.linspace(0, 1, steps + 1)
    x = width * t
    low = .0018
    hump = block * (1 - np.exp(-t / .030)) + .0075 * np.exp(-((t - .20) / .17) ** 2) * (1 - np.exp(-t / .05))
    fall = .0025 * t ** 3
    return np.stack([x, low + hump - fall], 1)


def open_book(left, right, width, height, blocks=(.008, .012), cover=(.14, .19, .18)):
    """Lies on z = 0, its gutter along Y at x = 0; prints `left` and `right` fill the two pages."""
    cloth = Shader('cover', cover, .75, specular=.2)
    cloth.bump(cloth.noise(cloth.where(), 1500., 2.), .0002, .6)
    parts = []
    for side, number, block in ((-1, left, blocks[0]), (1, right, blocks[1])):
        curve = page_curve(width, block)
        n = len(curve) - 1
        rows = 12
        points = [(side * x, (j / rows - .5) * height, z + .0004) for j in range(rows + 1) for x, z in curve]
        uv = [((x / width if side > 0 else 1 - x / width), j / rows) for j in range(rows + 1) for x, _ in curve]
        faces = quads(n, rows) if side > 0 else [f[::-1] for f in quads(n, rows)]
        page = print_surface(number, rough=.30, specular=.45, coat=.25, coat_rough=.16)
        parts.append(mesh('page', points, faces, page.material, uv))
        parts += block_edges(side, curve, height)
        parts.append(box('board', (width + .006, height + .007, .0026), (side * (width / 2 + .004), 0, .0013), cloth.material, .0009))
        # The next leaves, not quite true to the upper one.
        parts.append(loose_leaf(side, curve, height))
    return join_at(parts)


def block_edges(side, curve, height):
    """The block's three cut edges: leaf upon leaf."""
    s = Shader('leaves', (.74, .73, .70), .85, specular=.2)
    z = s.node('SeparateXYZ', Vector=s.where()).outputs[2]
    lines = s.math('FRACT', s.math('MULTIPLY', z, 1 / .00052))
    s.colour(s.ramp(lines, [(.0, (.50, .48, .45)), (.16, (.76, .75, .72)), (.9, (.78, .77, .74))]))
    parts = []
    for end in (-1, 1):
        points = [(side * x, end * height / 2, z) for x, z in curve] + [(side * x, end * height / 2, .0026) for x, _ in curve]
        parts.append(mesh('block', points, quads(len(curve) - 1, 1), s.material, smooth=False))
    x, z = curve[-1]
    points = [(side * x, y, h) for h in (.0026, z) for y in (-height / 2, height / 2)]
    return [*parts, mesh('block', points, quads(1, 1), s.material, smooth=False)]


def loose_leaf(side, curve, height):
    paper = plain('paper', (.78, .775, .76), .6)
    shifted = [(side * (x + .0007 * (x / curve[-1][0]) ** 2), z - .0004) for x, z in curve]
    points = [(x, y, z) for y in (-height / 2 - .0004, height / 2 + .0003) for x, z in shifted]
    return mesh('leaf', points, quads(len(curve) - 1, 1), paper)
