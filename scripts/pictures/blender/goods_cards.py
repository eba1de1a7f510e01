"""Playing cards with a photograph on their backs, inside a white border."""
import math

import bpy

from kit import join_at, mesh, place
from materials import Shader, plain, print_surface
from slab import rounded, slab

WIDTH, HEIGHT, THICK = .063, .088, .00032


def backs(number):
    """The surface that every card of a pack shares."""
    return print_surface(number, rough=.30, specular=.45, coat=.45, coat_rough=.14).material


def card(back, paper, border=.0036):
    """Lies on z = 0, its back up."""
    sheet = slab(rounded(WIDTH, HEIGHT, .0032, 6), THICK, paper, paper, edge=.00006)
    picture = slab(rounded(WIDTH - 2 * border, HEIGHT - 2 * border, .0016, 5), .00003, back, back, edge=.00001)
    return join_at([sheet, place(picture, (0, 0, THICK))])


def paper():
    return Shader('card', (.80, .795, .785), .32, coat=.4, coat_rough=.14).material


def pack(back, white, count=40):
    """A squared-up pile; its edges show card upon card."""
    s = Shader('edges', (.74, .73, .71), .7)
    z = s.node('SeparateXYZ', Vector=s.where()).outputs[2]
    s.colour(s.ramp(s.math('FRACT', s.math('DIVIDE', z, THICK)), [(.0, (.52, .51, .50)), (.22, (.78, .775, .76))]))
    pile = slab(rounded(WIDTH, HEIGHT, .0032, 6), THICK * count, white, s.material, edge=.0001)
    return join_at([pile, place(card(back, white), (0, 0, THICK * count))])


def heart(size):
    """Outline of a heart about the origin."""
    return [(size * math.sin(t) ** 3, size * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 16)
            for t in [2 * math.pi * k / 64 for k in range(64, 0, -1)]]


def ace(white):
    """The ace of hearts, face up."""
    red = plain('red', (.50, .025, .03), .35)
    flat = lambda size, x, y, turn=0: place(mesh('heart', [(a, b, 0) for a, b in heart(size)], [tuple(range(64))], red, smooth=False), (x, y, THICK + .00006), (0, 0, turn))
    letters = [letter('A', red, (side * .0255, -side * .0350, THICK + .00006), 0 if side < 0 else 180) for side in (-1, 1)]
    return join_at([slab(rounded(WIDTH, HEIGHT, .0032, 6), THICK, white, white, edge=.00006), flat(.0095, 0, 0), flat(.0023, -.0255, .0305),
                    flat(.0023, .0255, -.0305, 180), *letters])


def letter(text, ink, at, turn):
    data = bpy.data.curves.new('letter', 'FONT')
    data.body, data.size, data.align_x = text, .0085, 'CENTER'
    data.materials.append(ink)
    obj = bpy.data.objects.new('letter', data)
    bpy.context.scene.collection.objects.link(obj)
    return place(obj, at, (0, 0, turn))
