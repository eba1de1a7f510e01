"""A game of memory on an oak table: a pair just turned up, two pairs won beside it, the box and a cup of milk behind."""
from goods_memory import carton, fanned, printed, spread
from kit import area_light, camera, lathe, place, rng, sky, window_sun
from materials import ceramic, plain
from still import PALE_OAK, boards

BACK, FIRST, SECOND, TWINS, OTHERS = 1, 2, 3, 4, 5


def build():
    random = rng(6)
    boards(PALE_OAK, wide=.15, count=11)
    prints = {'back': printed(BACK), 'first': printed(FIRST), 'second': printed(SECOND), 'twin': printed(TWINS), 'other': printed(OTHERS)}
    spread(4, 4, prints, {(1, 1): 'first', (2, 2): 'second'}, random, (-.052, -.004), gaps={(0, 0), (3, 1), (0, 3), (3, 2)})
    fanned([prints['other']] * 2, (.160, .020, 0), random, -16)
    fanned([prints['twin']] * 2, (.150, -.082, 0), random, 14)
    carton((.055, .205, 0), -9)
    beaker((-.150, .205, 0))
    area_light((-.95, .45, .75), (0, 0, 0), (.6, .8), 22, (1, .955, .89))
    window_sun((-1.6, 1.25, 1.2), (.0, .03, 0), 165, pane=(.085, .12), panes=(2, 2), leaves=.75)
    area_light((.95, -.65, .75), (0, 0, 0), (.8, .8), 7, (.96, .975, 1))
    sky((1, .985, .965), .42)
    camera((.055, -.47, .40), (.018, .024, .0), 49, (-.01, -.03, 0), 8)


def beaker(at):
    """Of stoneware, with milk in it."""
    glaze = ceramic('glaze', (.62, .36, .24), .3, .5)
    wall = [(.001, .004), (.024, .003), (.026, .0), (.030, .0), (.033, .006), (.0365, .040), (.0375, .076), (.0367, .078), (.0355, .0765), (.0345, .040), (.031, .010), (.001, .008)]
    place(lathe('beaker', wall, glaze, 96, soft=2), at)
    place(lathe('milk', [(.0005, .062), (.0345, .062), (.0354, .0627)], plain('milk', (.80, .785, .75), .2, specular=.4), 96), at)
