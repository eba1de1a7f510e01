"""Two folded cards standing on an oak table, and a flat one on its envelope before them, with a pen."""
from goods_greeting import envelope, lying, pen, standing
from kit import area_light, camera, place, plane, sky, window_sun
from limewash import limewash
from sprig import sprig
from still import PALE_OAK, boards


def build():
    boards(PALE_OAK, wide=.15, count=14)
    plane('wall', 6, 3, (0, .85, 1.4), limewash((.44, .48, .43), .07), (90, 0, 0))
    place(standing(1), (-.190, .075, 0), (0, 0, 9))
    place(standing(2), (.052, .020, 0), (0, 0, -11))
    place(envelope(), (-.088, -.155, 0), (0, 0, 14))
    place(lying(3), (-.052, -.160, .0050), (0, 0, -9))
    place(pen(), (.120, -.150, 0), (0, 0, 58))
    sprig((.205, .015, 0), 32, long=.15)
    area_light((-1.15, .30, .85), (0, 0, .05), (.6, .9), 34, (1, .955, .89))
    area_light((1.2, -.9, .8), (0, 0, .05), (1, 1), 9, (.96, .975, 1))
    window_sun((-1.9, .55, 1.35), (.05, .12, .04), 205, pane=(.075, .11), panes=(2, 2), leaves=.75)
    sky((1, .985, .965), .44)
    camera((.03, -.90, .44), (-.006, -.030, .052), 62, (0, -.02, .06), 6.3)
