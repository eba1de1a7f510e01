"""An acrylic block standing on a white shelf, sun on the wall behind it."""
from goods_block import block
from kit import area_light, box, camera, place, plane, sky, window_sun
from materials import ceramic, plain, wall_paint
from props import BOTTLE, branches, leaf_green, pot


def build():
    plane('wall', 6, 4, (0, .36, .6), wall_paint((.60, .62, .60)), (90, 0, 0))
    box('sill', (2.4, .60, .03), (0, .06, -.015), plain('sill', (.74, .73, .70), .32, coat=.3), .004)
    place(block(1, .15, .15), (-.015, -.02, .0755), (87, 0, -21))
    pot(BOTTLE, .50, ceramic('glaze', (.30, .40, .42), .15, .8), (.165, .10, 0))
    branches((.165, .10, .141), 14, 4, leaf_green(), plain('twig', (.20, .15, .10), .8), reach=.11, tall=(.10, .19), leaf=(.044, .02), lean=(.0, 0), gap=.022)
    area_light((-.9, .10, .75), (0, 0, .06), (.5, .8), 17, (1, .955, .89))
    area_light((1.1, -1.1, .6), (0, 0, .06), (.9, .9), 8, (.96, .975, 1))
    sky((1, .985, .965), .48)
    window_sun((-1.9, -1.2, 1.5), (.02, .1, .10), 280, panes=(2, 2), leaves=.7)
    camera((.16, -.62, .180), (.036, 0, .076), 66, (.0, -.04, .08), 6.3)
