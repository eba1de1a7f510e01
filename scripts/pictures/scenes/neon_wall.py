"""The wall that a neon sign goes on, at night: dark brick over a sideboard, the street's light blue and weak.

The camera looks squarely at it, so that a sign can be laid over the picture in metres (sign.mjs)."""
from bricks import brick_wall
from kit import area_light, box, camera, sky
from materials import ceramic, oak, plain
from props import VASE, branches, leaf_green, pot

TOP = .93


def build():
    room()
    area_light((-2.6, -2.4, 2.6), (0, 0, 1.2), (1.4, 1.8), 46, (.50, .66, 1))
    sky((.36, .47, .80), .05)
    look()


def room():
    brick_wall(-1.7, 1.7, .55, 2.4)
    box('sideboard', (2.6, .38, .035), (.1, -.22, TOP - .0175), oak('walnut', (.24, .15, .09), (.13, .08, .045), rough=.32), .003)
    pot(VASE, .85, ceramic('glaze', (.50, .47, .43), .3, .4), (.66, -.22, TOP))
    branches((.66, -.22, TOP + .217), 16, 8, leaf_green(), plain('twig', (.18, .13, .09), .8), reach=.18, tall=(.18, .34), leaf=(.058, .025))


def look():
    camera((0, -2.05, 1.45), (0, 0, 1.45), 45, (0, -.05, 1.45), 4.5, level=True)
