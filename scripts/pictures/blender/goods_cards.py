"""Playing cards printed to their edges, a squared-up pack of them, and the box they come in."""
import math

import bpy
import numpy as np

from kit import box, join_at, mesh, place
from materials import Shader, plain, print_surface
from slab import rounded, slab

WIDTH, HEIGHT, CORNER, THICK = .063, .088, .0035, .00032
BOX = (.065, .019, .091)


def printed(number):
    """The surface that every card with the same print shares."""
    return print_surface(number, rough=.32, specular=.45, coat=.35, coat_rough=.18).material


def card(print_, paper):
    """Lies on z = 0, its print up."""
    return slab(rounded(WIDTH, HEIGHT, CORNER, 8), THICK, print_, paper, edge=.00005)


def paper():
    return Shader('card', (.80, .795, .785), .34, coat=.35, coat_rough=.18).material


def pack(top, white, count=40, seed=5):
    """A pile that was squared up by hand: three blocks of cards, not quite true to each other, and a card on top."""
    s = Shader('edges', (.74, .73, .71), .7)
    z = s.node('SeparateXYZ', Vector=s.where()).outputs[2]
    s.colour(s.ramp(s.math('FRACT', s.math('DIVIDE', z, THICK)), [(.0, (.52, .51, .50)), (.22, (.78, .775, .76))]))
    random = np.random.default_rng(seed)
    shares, parts, z = [.38, .33, .29], [], 0.
    for share in shares:
        thick = THICK * round(count * share)
        block = slab(rounded(WIDTH, HEIGHT, CORNER, 8), thick, white, s.material, edge=.0001)
        parts.append(place(block, (*random.normal(0, .00025, 2), z), (0, 0, random.normal(0, .3))))
        z += thick
    return join_at([*parts, place(card(top, white), (.0002, -.0001, z), (0, 0, .3))])


def tuck_box(print_, side=(.76, .755, .74)):
    """Stands on z = 0 and faces -Y: the photo of the backs on its front, a thumb notch in it, the flap tucked in behind."""
    w, d, h = BOX
    board = plain('box', side, .42, coat=.2, coat_rough=.2)
    dark = plain('seam', (.30, .295, .285), .8)
    body = box('body', (w, d, h), (0, 0, h / 2), board, .0006)
    notch = .009
    # The front's outline, with the half-moon taken out of its upper edge.
    moon = [(notch * math.cos(math.pi * k / 24), h - .0004 - notch * math.sin(math.pi * k / 24)) for k in range(25)]
    rim = [(-w / 2 + .0005, .0005), (w / 2 - .0005, .0005), (w / 2 - .0005, h - .0004), *moon, (-w / 2 + .0005, h - .0004)]
    flat = lambda name, line, y, material, uv=None: mesh(name, [(x, y, z) for x, z in line], [tuple(range(len(line)))], material, uv, smooth=False)
    front = flat('front', rim, -d / 2 - .0002, print_, [(x / w + .5, z / h) for x, z in rim])
    flap = flat('flap', moon, -d / 2 - .00005, board)
    seam = mesh('seam', [(-w / 2 + .001, -d / 2 + .0009, h + .0001), (w / 2 - .001, -d / 2 + .0009, h + .0001), (w / 2 - .001, -d / 2 + .0006, h + .0001), (-w / 2 + .001, -d / 2 + .0006, h + .0001)],
                [(3, 2, 1, 0)], dark, smooth=False)
    return join_at([body, front, flap, seam])


# A standard face: rank and suit in two corners, the pip of an ace in the middle.

def heart(size):
    """Outline of a heart about the origin."""
    return [(size * math.sin(t) ** 3, size * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 16)
            for t in [2 * math.pi * k / 64 for k in range(64, 0, -1)]]


def ace(white):
    """The ace of hearts, face up."""
    red = plain('red', (.50, .025, .03), .35)
    level = THICK + .00006
    flat = lambda size, x, y, turn=0: place(mesh('heart', [(a, b, 0) for a, b in heart(size)], [tuple(range(64))], red, smooth=False), (x, y, level), (0, 0, turn))
    letters = [letter('A', red, (side * .0255, -side * .0350, level), 0 if side < 0 else 180) for side in (-1, 1)]
    return join_at([card(white, white), flat(.0095, 0, 0), flat(.0023, -.0255, .0305), flat(.0023, .0255, -.0305, 180), *letters])


def letter(text, ink, at, turn):
    data = bpy.data.curves.new('letter', 'FONT')
    data.body, data.size, data.align_x = text, .0085, 'CENTER'
    data.materials.append(ink)
    obj = bpy.data.objects.new('letter', data)
    bpy.context.scene.collection.objects.link(obj)
    return place(obj, at, (0, 0, turn))
