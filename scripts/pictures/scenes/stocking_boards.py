"""A Christmas stocking on dark boards, two fir twigs beside it."""
import numpy as np

from goods_ornament import fir
from goods_stocking import stocking
from kit import area_light, place
from still import WALNUT, boards, daylight, from_above


def build():
    boards(WALNUT, wide=.13, count=9)
    place(stocking(1), (.03, -.01, 0), (0, 0, -6))
    twig((-.36, .30, .012), (-.12, .12, .010), 3)
    twig((-.37, .16, .010), (-.20, .05, .012), 8)
    daylight(1.35, leaves=.4, sun=2., fill=.4, air=.24)
    # A low window rakes over the pile and its creases.
    area_light((-1.0, .30, .26), (0, 0, .02), (.5, .22), 22, (1, .955, .89))
    from_above((-.012, .012, 0), .66, 64, 0, stop=8)


def twig(start, end, seed):
    """Lies on the boards: a shoot with side shoots in pairs."""
    start, end = np.array(start), np.array(end)
    ahead = end - start
    across = np.array([-ahead[1], ahead[0], 0])
    line = lambda a, b, bend: [a + (b - a) * t + across * bend * np.sin(t * np.pi) for t in np.linspace(0, 1, 12)]
    fir(line(start, end, .06), seed)
    for k, t in enumerate((.18, .30, .44, .56, .70)):
        root = start + ahead * t + across * .06 * np.sin(t * np.pi)
        side = 1 if k % 2 else -1
        fir(line(root, root + ahead * (.36 - .2 * t) + across * side * (.30 - .16 * t), .03 * side), seed + 20 + k)
