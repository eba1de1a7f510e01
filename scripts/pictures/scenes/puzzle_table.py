"""A jigsaw nearly done on a pale table, its last pieces beside it and its box's lid behind."""
from goods_puzzle import puzzle
from kit import area_light, box, camera, lathe, place, plane, rng, sky, window_sun
from materials import Shader, ceramic, oak, plain
from props import branches

LOOSE = {(13, 0): (.215, -.170, 24), (14, 0): (.262, -.120, -70), (14, 1): (.178, -.215, 110), (13, 1): (.284, -.060, 12), (12, 0): (.120, -.190, 60),
         (14, 2): (.250, -.185, 200), (9, 4): (.315, -.130, 140), (12, 1): (.060, -.196, -30), (3, 7): (.300, .010, 75)}


def build():
    random = rng(9)
    pale = oak('ash', (.60, .50, .385), (.50, .405, .30), rough=.42)
    for k in range(9):
        box('plank', (2.6, .158, .03), (random.uniform(-.3, .3), -.60 + k * .160, -.015), pale, .0012)
    place(puzzle(1, .38, .26, 15, 10, LOOSE), (-.02, 0, 0), (0, 0, 6))
    cup((-.19, .225, 0))
    area_light((-1.05, .50, .85), (0, 0, 0), (.7, .9), 29, (1, .955, .89))
    window_sun((-1.8, 1.5, 1.3), (.02, .02, 0), 185, pane=(.08, .115), panes=(2, 2), leaves=.8)
    area_light((1.2, -.7, 1.0), (0, 0, 0), (.9, .9), 8, (.96, .975, 1))
    sky((1, .985, .965), .42)
    camera((.07, -.48, .47), (.034, -.012, 0), 44, (0, -.04, 0), 7.1)


def cup(at):
    """A glass-green beaker, empty."""
    glaze = ceramic('glaze', (.19, .29, .24), .22, .7)
    place(lathe('cup', [(.001, .004), (.026, .004), (.028, .0), (.032, .001), (.035, .01), (.0405, .07), (.041, .084), (.040, .0855), (.0388, .084), (.038, .07),
                        (.0325, .014), (.001, .009)], glaze, 96, soft=1), at)
