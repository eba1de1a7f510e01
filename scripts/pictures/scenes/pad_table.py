"""A pad of cotton canvas on a work table, its top sheet curling, two brushes beside it."""

from goods_pad import pad
from kit import area_light, box, camera, join_at, lathe, rng, sky, window_sun
from materials import Shader, ceramic, oak, plain
from props import pot


def build():
    wood = oak('table', (.50, .37, .245), (.39, .275, .17))
    for k in range(11):
        box('plank', (2.4, .148, .03), (0, (k - 4) * .15, -.015), wood, .0015)
    random = rng(12)
    join_at([pad(.297, .42, random)], (-.03, .02, 0), (0, 0, 16))
    brush((.215, -.035, 0), 28, .0062, (.10, .17, .22))
    brush((.255, -.02, 0), 21, .0046, (.42, .16, .08))
    jar((.235, .215, 0))
    area_light((-1.3, .45, 1.2), (0, 0, 0), (.8, .8), 58, (1, .955, .89))
    area_light((1.5, -1.2, 1.2), (0, 0, 0), (1.2, 1.2), 10, (.95, .975, 1))
    sky((1, .985, .965), .42)
    window_sun((-1.9, .9, 1.5), (.10, .08, 0), 300, pane=(.05, .08), panes=(2, 2), leaves=.75)
    camera((.09, -.70, .55), (.045, .005, .0), 50, (0, -.05, .01), 6.3)


def brush(at, turn, radius, colour):
    """A flat brush that lies on the table: lacquered handle, ferrule, hog bristles."""
    handle = [(.001, 0), (radius * .45, .004), (radius * .55, .06), (radius, .15), (radius * .92, .20), (.001, .20)]
    ferrule = [(radius * .94, .196), (radius * .96, .20), (radius * .9, .235), (radius * .88, .236)]
    hair = [(radius * .86, .23), (radius * 1.05, .245), (radius * .7, .268), (.001, .272)]
    steel = plain('steel', (.62, .60, .57), .28, metal=1.)
    bristles = Shader('bristles', (.55, .43, .28), .9)
    bristles.bump(bristles.noise(bristles.where(scale=(300, 300, 6)), 3., 2.), .0008)
    parts = [lathe('handle', handle, plain('lacquer', colour, .25, coat=.8), 48), lathe('ferrule', ferrule, steel, 48), lathe('hair', hair, bristles.material, 48)]
    return join_at(parts, (at[0], at[1], radius * .96), (90, 0, 180 + turn))


def jar(at):
    """A stoneware pot with water for the brushes."""
    body = [(.001, 0), (.034, 0), (.038, .004), (.040, .05), (.038, .085), (.0395, .088), (.037, .088), (.035, .05), (.034, .01), (.001, .008)]
    pot(body, 1., ceramic('glaze', (.60, .585, .54), .35, .3), at)
