"""A Christmas stocking on dark boards."""
from goods_stocking import stocking
from kit import place
from still import WALNUT, boards, daylight, from_above


def build():
    boards(WALNUT, wide=.13, count=9)
    place(stocking(1), (.03, -.01, 0), (0, 0, -6))
    daylight(1.35, sun=1.3, air=.38)
    from_above((0, .01, 0), .68, 68, 0, stop=7)
