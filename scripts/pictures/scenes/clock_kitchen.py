"""A photo clock over the kitchen's open shelf with cups, plates and a jar."""
from goods_clock import clock
from kit import area_light, box, camera, lathe, place, plane, rng, sky, window_sun
from materials import ceramic, oak, plain, wall_paint
from props import BOTTLE, BOWL, branches, leaf_green, pot

SHELF = 1.20
CUP = [(.001, .004), (.024, .004), (.027, .0), (.031, .002), (.037, .014), (.041, .05), (.042, .072), (.041, .0735), (.0398, .072), (.0385, .05), (.034, .016), (.001, .009)]
PLATE = [(.001, .004), (.055, .004), (.058, .0), (.062, .001), (.066, .006), (.098, .013), (.110, .019), (.1095, .0205), (.097, .0155), (.064, .009), (.001, .008)]


def build():
    plane('wall', 8, 5, (0, 0, 1.4), wall_paint((.30, .36, .37)), (90, 0, 0))
    clock(1).location = (-.04, -.002, 1.56)
    wood = oak('shelf', (.55, .42, .28), (.42, .31, .20))
    box('shelf', (2.2, .22, .030), (0, -.11, SHELF - .015), wood, .003)
    for x in (-.42, .46):
        box('bracket', (.012, .19, .006), (x, -.10, SHELF - .033), plain('brass', (.56, .42, .20), .3, metal=1.), .001)
        box('bracket', (.012, .006, .14), (x, -.004, SHELF - .10), plain('brass', (.56, .42, .20), .3, metal=1.), .001)
    dishes()
    area_light((-2.0, -1.3, 1.95), (0, 0, 1.35), (.9, 1.3), 98, (1, .955, .89))
    area_light((2.2, -2.2, 1.8), (0, 0, 1.3), (1.8, 1.8), 30, (.95, .975, 1))
    sky((1, .985, .965), .46)
    window_sun((-2.7, -2.0, 2.4), (.30, 0, 1.45), 720, pane=(.042, .07), panes=(2, 2), leaves=.75)
    camera((.27, -1.55, 1.48), (.03, 0, 1.43), 50, (0, -.02, 1.5), 5.6, level=True)


def dishes():
    random = rng(2)
    cream, blue = ceramic('cream', (.68, .65, .58), .28, .5), ceramic('blue', (.22, .30, .36), .25, .6)
    for k in range(5):
        pot(PLATE, .92, cream if k % 2 else blue, (-.35 + random.normal(0, .001), -.115, SHELF + k * .0105), 'plate')
    for k, (x, y) in enumerate([(-.10, -.10), (.005, -.13), (.10, -.095)]):
        pot(CUP, 1, blue if k == 1 else cream, (x, y, SHELF), 'cup')
    pot(BOWL, .80, cream, (.265, -.115, SHELF))
    pot(BOWL, .80, blue, (.265, -.115, SHELF + .012))
    pot(BOTTLE, .62, ceramic('glaze', (.52, .44, .30), .4, .3), (.43, -.10, SHELF))
    branches((.43, -.10, SHELF + .175), 8, 5, leaf_green(), plain('twig', (.20, .15, .10), .8), reach=.16, tall=(.14, .26), leaf=(.05, .022), gap=.026)
