"""A square photo book on a linen cloth in the sun, seen low from its left: a page on the right lifts, as it does in a new book."""
import numpy as np

from goods_book import open_book
from kit import area_light, camera, join_at, mesh, place, quads, sky, window_sun
from materials import print_surface
from still import linen_cloth

SIDE = .20


def build():
    linen_cloth((.60, .56, .49), 4.)
    book = [open_book(1, 2, SIDE, SIDE, blocks=(.0022, .0028), cover=(.62, .60, .56)), leaf(3, 4, SIDE, .0030)]
    place(join_at(book), (0, 0, 0), (0, 0, 4))
    area_light((-1.0, .45, .85), (0, 0, .03), (.8, .9), 27, (1, .955, .89))
    window_sun((-1.6, 1.2, 1.2), (.04, .04, 0), 170, pane=(.085, .12), panes=(2, 2), leaves=.75)
    area_light((1.1, -.7, .8), (0, 0, .03), (.9, .9), 9, (.96, .975, 1))
    sky((1, .985, .965), .44)
    camera((-.17, -.55, .30), (-.006, .004, .030), 54, (.02, -.04, .03), 8)


def leaf(upper, under, width, at):
    """A page of the right side that stands up out of the fold and bends over to the right."""
    steps, rows = 40, 8
    t = np.linspace(0, 1, steps + 1)
    turn = np.radians(66 - 46 * t ** .7)
    step = width / steps
    x = np.concatenate([[0], np.cumsum(np.cos(turn[:-1]) * step)])
    z = np.concatenate([[0], np.cumsum(np.sin(turn[:-1]) * step)]) + at
    sides = []
    for number, away, to in ((under, .00012, -1), (upper, -.00012, 1)):
        off = [(away * np.sin(a), -away * np.cos(a)) for a in turn]
        points = [(x[i] + off[i][0], (j / rows - .5) * width, z[i] + off[i][1]) for j in range(rows + 1) for i in range(steps + 1)]
        uv = [((i / steps if to > 0 else 1 - i / steps), j / rows) for j in range(rows + 1) for i in range(steps + 1)]
        faces = quads(steps, rows) if to > 0 else [f[::-1] for f in quads(steps, rows)]
        page = print_surface(number, rough=.30, specular=.45, coat=.25, coat_rough=.16)
        sides.append(mesh('leaf', points, faces, page.material, uv))
    return join_at(sides)
