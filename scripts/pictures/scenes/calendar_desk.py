"""A calendar on a desk by the window, a notebook and a pencil before it, a cup and leaves behind it."""
import math

from goods_calendar import desk_calendar
from kit import area_light, camera, join_at, lathe, place, plane, quads, sky, mesh, tube, window_sun
from materials import Shader, ceramic, plain, wall_paint
from props import BOTTLE, book, branches, leaf_green, pot
from still import boards


def build():
    plane('wall', 6, 3, (0, .62, 1.2), wall_paint((.60, .62, .60)), (90, 0, 0))
    boards(((.42, .29, .18), (.30, .195, .115)), wide=.19, count=8, rough=.38)
    place(desk_calendar(1), (.012, .03, 0), (0, 0, -9))
    cup((.205, .115, 0))
    pot(BOTTLE, .62, ceramic('glaze', (.62, .60, .55), .4, .3), (-.215, .20, 0))
    branches((-.215, .20, .17), 5, 4, leaf_green('leaf', (.15, .21, .14), (.25, .31, .20)), plain('stem', (.20, .15, .09), .7), reach=.11, tall=(.12, .20), leaf=(.045, .017))
    book((.148, .105, .011), (-.158, -.062, 0), (.19, .24, .23), 13)
    pencil((-.165, -.058, .0111), 38)
    area_light((-1.1, -.1, .9), (0, .03, .06), (.8, .9), 27, (1, .955, .89))
    window_sun((-1.7, -.75, 1.25), (.03, .03, .05), 165, pane=(.085, .12), panes=(2, 2), leaves=.75)
    area_light((1.2, -.9, .8), (0, 0, .05), (1, 1), 9, (.96, .975, 1))
    sky((1, .985, .965), .44)
    camera((.06, -.66, .230), (.004, .02, .070), 63, (0, -.02, .08), 6.3)


def cup(at):
    """A stoneware mug of coffee, its handle towards the right."""
    glaze = ceramic('mug', (.30, .34, .38), .3, .5)
    wall = [(.001, .004), (.026, .003), (.028, .0), (.033, .0), (.037, .005), (.0405, .030), (.0405, .078), (.0395, .081), (.0380, .0795), (.0375, .030), (.034, .010), (.001, .008)]
    drink = lathe('coffee', [(.0005, .066), (.0368, .066), (.0376, .0667)], Shader('coffee', (.045, .020, .010), .04).material, 96)
    grip = [(.039 + .026 * math.sin(a), 0, .042 + .024 * math.cos(a)) for a in [math.pi * k / 24 for k in range(25)]]
    join_at([lathe('mug', wall, glaze, 96, soft=2), drink, tube('grip', [grip], .0050, glaze, detail=6)], at, (0, 0, -28))


def pencil(at, turn, long=.165):
    """Six sides, sharpened, a little of its lead bare."""
    paint, wood, lead = plain('paint', (.60, .33, .07), .35, coat=.3), plain('cedar', (.58, .40, .25), .7), plain('lead', (.06, .06, .065), .4)
    r = .0037
    def ring(x, size):
        return [(x, size * math.cos(math.pi / 3 * k + math.pi / 6), size * math.sin(math.pi / 3 * k + math.pi / 6)) for k in range(7)]
    def span(name, a, b, material):
        return mesh(name, ring(*a) + ring(*b), quads(6, 1), material, smooth=False)
    parts = [span('paint', (-long / 2, r), (long / 2 - .020, r), paint), span('cedar', (long / 2 - .020, r), (long / 2 - .004, .0010), wood),
             span('lead', (long / 2 - .004, .0010), (long / 2, .0002), lead), mesh('end', ring(-long / 2, r)[:6], [tuple(range(6))], wood, smooth=False)]
    join_at(parts, (at[0], at[1], at[2] + r * math.cos(math.pi / 6)), (0, 0, turn))
