"""A mug that is black inside, on an oak table, seen from above the rim."""
from goods_black_mug import black_mug
from kit import area_light, box, camera, plane, rng, sky
from materials import ceramic, linen, oak, plain, wall_paint
from props import VASE, branches, cloth, leaf_green, pot, window


def build():
    random = rng(9)
    wood = oak(pale=(.52, .405, .28), deep=(.39, .285, .185), rough=.38)
    for k in range(11):
        box('plank', (3.2, .1385, .03), (random.uniform(-.3, .3), -.62 + k * .140, -.015), wood, .0015)
    black_mug(1, face=-30)
    behind()
    napkin = linen('napkin', (.62, .56, .50), (7, 5))
    cloth(.20, .15, (-.185, .105, 0), napkin, 22, waves=.004)
    area_light((-.80, .30, .60), (0, 0, .04), (.6, .7), 21, (1, .955, .89))
    area_light((-.60, -.30, .24), (0, 0, .05), (.10, .42), .8)
    area_light((.9, -.6, .5), (0, 0, .05), (.7, .7), 2.5, (.9, .95, 1))
    sky((1, .985, .965), .43)
    camera((.05, -.48, .250), (.010, 0, .050), 74, (0, -.035, .06), 5.6)
    # The print's glow reaches far over the pale wood.
    return {'margin': .4}


def behind():
    plane('wall', 8, 4, (0, 1.7, 1), wall_paint(), (90, 0, 0))
    window((-.36, 1.66, .03), (.86, 1.2), plain('frame', (.78, .77, .75), .5), 1, 1.7)
    area_light((.9, .6, 1.4), (.4, 1.7, .35), (.8, .8), 16, (1, .96, .9))
    glaze = ceramic('glaze', (.70, .69, .66), .35, .2)
    pot(VASE, .72, glaze, (.26, .50, 0))
    branches((.26, .50, .18), 4, 7, leaf_green(), plain('twig', (.20, .15, .10), .8), reach=.15, tall=(.12, .26), lean=(.01, 0))
