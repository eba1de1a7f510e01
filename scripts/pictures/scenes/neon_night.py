"""A neon sign on a dark brick wall at night; the only other light is the street's, blue and weak."""
from bricks import brick_wall
from goods_neon import KIA_ORA, neon
from kit import area_light, box, camera, sky
from materials import ceramic, oak, plain
from props import VASE, branches, leaf_green, pot

TOP = .93


def build():
    brick_wall(-1.7, 1.7, .55, 2.3)
    neon(KIA_ORA, .135, (1., .36, .56), (1., .06, .27), 24.).location = (-.02, 0, 1.46)
    box('sideboard', (2.6, .38, .035), (.1, -.22, TOP - .0175), oak('walnut', (.24, .15, .09), (.13, .08, .045), rough=.32), .003)
    pot(VASE, .95, ceramic('glaze', (.50, .47, .43), .3, .4), (.56, -.22, TOP))
    branches((.56, -.22, TOP + .243), 16, 8, leaf_green(), plain('twig', (.18, .13, .09), .8), reach=.24, tall=(.22, .44), leaf=(.062, .027))
    area_light((-2.6, -2.4, 2.6), (0, 0, 1.2), (1.4, 1.8), 46, (.50, .66, 1))
    sky((.36, .47, .80), .05)
    camera((.36, -2.05, 1.34), (.04, 0, 1.38), 45, (0, -.05, 1.45), 4.5)
    return {'bloom': .07}
