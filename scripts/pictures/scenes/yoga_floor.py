"""A yoga mat half unrolled on a pale floor, a cotton strap beside it."""
import numpy as np

from goods_yoga import yoga_mat
from kit import place
from lines import ribbon, smooth
from materials import linen
from still import PALE_OAK, boards, daylight, from_above


def build():
    boards(PALE_OAK, wide=.13, count=30, long=5, gap=.0012)
    place(yoga_mat(1), (-.06, -.62, 0), (0, 0, -8))
    line = smooth([(.50, .02, .002), (.60, -.08, .004), (.70, -.02, .003), (.66, .12, .004), (.54, .15, .005), (.50, .06, .006), (.58, -.01, .007), (.64, .05, .006)], 12)
    ribbon(line, .032, linen('strap', (.62, .58, .50), (3, 60)), np.cross(np.gradient(line, axis=0), (0, 0, 1)), thickness=.002)
    daylight(3.3, sun=1.5, air=.38)
    from_above((.05, -.05, .02), 1.62, 44, 6, lens=48, stop=4, focus=(0, -.1, 0))
