"""The corner of an aluminium print from close by: a bare edge as thin as a coin, and the window in the gloss."""
from goods_sheet import metal
from kit import area_light, camera, plane, sky
from materials import wall_paint


def build():
    plane('wall', 7, 5, (0, 0, 0), wall_paint((.235, .275, .295)), (90, 0, 0))
    metal(1, .60, .40).location = (.30, 0, -.20)
    # The sheet's upper left corner is the origin.
    area_light((-1.0, -.30, .62), (.1, -.01, -.1), (.32, .4), 15, (1, .955, .89))
    area_light((.95, -.50, .35), (.1, 0, -.05), (.35, .5), 7, (.96, .975, 1))
    sky((1, .985, .965), .50)
    camera((-.135, -.27, .075), (.036, -.014, -.032), 66, (.012, -.015, -.012), 9)
    return {'margin': 1}
