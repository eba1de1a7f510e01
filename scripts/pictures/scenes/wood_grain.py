"""A print on birch from close by: the grain where the photo is light, and the layers in the edge."""
from goods_sheet import wood
from kit import area_light, camera, place, plane, sky, window_sun
from materials import plain, linen


def build():
    plane('table', 4, 4, (0, 0, 0), linen('linen', (.50, .47, .42), (900, 900), .0004))
    place(wood(1, .40, .40), (.20, .20, .0005))
    # The board's lower left corner is the origin.
    area_light((-.9, .55, .50), (.1, .1, 0), (.35, .45), 13, (1, .955, .89))
    area_light((.9, -.7, .7), (.1, .1, 0), (.6, .6), 6, (.96, .975, 1))
    window_sun((-1.2, 1.0, .95), (.16, .16, 0), 70, pane=(.07, .10), panes=(2, 2), leaves=.5)
    sky((1, .985, .965), .46)
    camera((-.075, -.245, .205), (.090, .062, .008), 52, (.060, .040, .010), 10)
    return {'margin': 1}
