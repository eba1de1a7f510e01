"""A mug on an oak table, the kitchen window behind it far out of focus."""
from goods import mug
from kit import area_light, box, camera, plane, rng, sky
from materials import ceramic, linen, oak, plain, wall_paint
from props import VASE, book, branches, cloth, leaf_green, pot, window


def build():
    random = rng(5)
    wood = oak(pale=(.52, .405, .28), deep=(.39, .285, .185), rough=.38)
    for k in range(11):
        box('plank', (3.2, .1385, .03), (random.uniform(-.3, .3), -.62 + k * .140, -.015), wood, .0015)
    mug(1, face=-30, coffee=.012)
    behind()
    napkin = linen('napkin', (.44, .50, .48), (7, 5))
    cloth(.20, .15, (.205, .085, 0), napkin, -24, waves=.004)
    cloth(.196, .146, (.203, .087, .003), napkin, -25.5, seed=5, waves=.006)
    area_light((-.80, .30, .60), (0, 0, .04), (.6, .7), 21, (1, .955, .89))
    area_light((-.60, -.30, .24), (0, 0, .05), (.10, .42), .8)
    area_light((.9, -.6, .5), (0, 0, .05), (.7, .7), 2.5, (.9, .95, 1))
    sky((1, .985, .965), .43)
    camera((.06, -.50, .150), (.012, 0, .057), 62, (0, -.035, .05), 5.6)


def behind():
    plane('wall', 8, 4, (0, 1.7, 1), wall_paint(), (90, 0, 0))
    window((-.36, 1.66, .03), (.86, 1.2), plain('frame', (.78, .77, .75), .5), 1, 1.7)
    area_light((.9, .6, 1.4), (.4, 1.7, .35), (.8, .8), 16, (1, .96, .9))
    glaze = ceramic('glaze', (.70, .69, .66), .35, .2)
    pot(VASE, .72, glaze, (-.245, .60, 0))
    branches((-.245, .60, .18), 4, 7, leaf_green(), plain('twig', (.20, .15, .10), .8), reach=.15, tall=(.12, .26), lean=(.01, 0))
