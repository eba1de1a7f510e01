"""A square photo book on a linen cloth in the sun, seen from its foot, low: one of its pages is being turned."""
import numpy as np

from goods_book import open_book
from kit import area_light, camera, join_at, mesh, place, quads, sky, window_sun
from materials import print_surface
from still import linen_cloth

SIDE = .20


def build():
    linen_cloth((.60, .56, .49), 2.)
    book = [open_book(1, 2, SIDE, SIDE, blocks=(.0022, .0028), cover=(.62, .60, .56)), leaf(3, 4, SIDE, .0030)]
    place(join_at(book), (0, 0, 0), (0, 0, 10))
    area_light((-1.0, .45, .85), (0, 0, .03), (.8, .9), 27, (1, .955, .89))
    window_sun((-1.6, 1.2, 1.2), (.04, .04, 0), 170, pane=(.085, .12), panes=(2, 2), leaves=.75)
    area_light((1.1, -.7, .8), (0, 0, .03), (.9, .9), 9, (.96, .975, 1))
    sky((1, .985, .965), .44)
    camera((.17, -.55, .285), (.006, .012, .032), 50, (0, -.03, .03), 8)


def leaf(front, back, width, at):
    """A page that stands up out of the fold and bends over to the left. `front` is its right side, `back` its left."""
    steps, rows = 40, 8
    turn = np.linspace(np.radians(62), np.radians(152), steps + 1)
    step = width / steps
    x = np.concatenate([[0], np.cumsum(np.cos(turn[:-1]) * step)])
    z = np.concatenate([[0], np.cumsum(np.sin(turn[:-1]) * step)]) + at
    sides = []
    for number, away, to in ((front, .00012, 1), (back, -.00012, -1)):
        off = [(away * np.sin(a), -away * np.cos(a)) for a in turn]
        points = [(x[i] + off[i][0], (j / rows - .5) * width, z[i] + off[i][1]) for j in range(rows + 1) for i in range(steps + 1)]
        uv = [((i / steps if to > 0 else 1 - i / steps), j / rows) for j in range(rows + 1) for i in range(steps + 1)]
        faces = quads(steps, rows) if to > 0 else [f[::-1] for f in quads(steps, rows)]
        page = print_surface(number, rough=.30, specular=.45, coat=.25, coat_rough=.16)
        sides.append(mesh('leaf', points, faces, page.material, uv))
    return join_at(sides)
