"""The edge of an acrylic print: eight millimetres of it, a steel bolt, and the shadow behind."""
from goods_sheet import acrylic
from kit import area_light, camera, plane, sky
from limewash import limewash


def build():
    plane('wall', 7, 5, (0, 0, 0), limewash((.44, .315, .24), .15), (90, 0, 0))
    acrylic(1, .60, .60).location = (.30, 0, -.30)
    # The sheet's upper left corner is the origin.
    area_light((-.85, -.55, .50), (.1, -.02, -.1), (.3, .4), 14, (1, .955, .89))
    area_light((1.1, -.8, .3), (.1, 0, -.05), (.4, .6), 8, (.96, .975, 1))
    sky((1, .985, .965), .48)
    camera((-.170, -.25, .050), (.040, -.020, -.045), 62, (.030, -.028, -.030), 10)
    return {'margin': 1}
