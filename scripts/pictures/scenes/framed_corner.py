"""A frame's corner from close by: the mitre, the mount's bevelled cut, and the print behind glass."""
from goods_framed import framed
from kit import area_light, camera, plane, sky
from materials import wall_paint

WIDTH, HEIGHT, MOUNT, RAIL = .40, .30, .035, .020


def build():
    plane('wall', 7, 5, (0, 0, 0), wall_paint((.60, .615, .575)), (90, 0, 0))
    framed(1, WIDTH, HEIGHT, MOUNT, RAIL).location = (WIDTH / 2 + MOUNT + RAIL, -.002, -HEIGHT / 2 - MOUNT - RAIL)
    # The frame's upper left corner is the origin.
    area_light((-1.0, -.40, .62), (.1, -.02, -.1), (.32, .4), 15, (1, .955, .89))
    area_light((1.5, -1.3, .6), (.1, 0, 0), (1.3, 1.3), 12, (.96, .975, 1))
    sky((1, .985, .965), .50)
    camera((-.10, -.30, .070), (.062, -.024, -.055), 60, (.055, -.022, -.055), 10)
    return {'margin': 1}
