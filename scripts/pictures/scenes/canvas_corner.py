"""One corner of a canvas from close by: the weave in raking light, and the picture going on round the edge."""
from goods import canvas
from kit import area_light, box, camera, plane, sky
from materials import ceramic, oak, plain, wall_paint
from props import VASE, branches, leaf_green, pot


def build():
    plane('wall', 7, 5, (0, 0, 0), wall_paint(), (90, 0, 0))
    canvas(1, .60, .40, depth=.038, thread=.00075, relief=.00028).location = (.30, -.004, -.20)
    # The canvas's upper left corner is the origin.
    area_light((-1.0, -.30, .62), (.1, -.04, -.1), (.32, .4), 15, (1, .955, .89))
    area_light((1.6, -1.4, .6), (.1, 0, 0), (1.4, 1.4), 14, (.96, .975, 1))
    sky((1, .985, .965), .50)
    camera((-.165, -.34, .085), (.050, -.035, -.040), 66, (.022, -.04, -.02), 11)
    # So near, the print's glow reaches the whole wall.
    return {'margin': 1}
