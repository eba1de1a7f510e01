"""A game of memory on a pale table, two pairs of it found."""
from goods_memory import spread
from kit import rng
from still import PALE_OAK, boards, daylight, from_above


def build():
    boards(PALE_OAK, wide=.15, count=8)
    spread(5, 4, {(1, 2): 1, (3, 1): 2, (2, 1): 3, (4, 2): 4, (0, 0): 5}, rng(6))
    daylight(1.0, sun=1.3, air=.36)
    from_above((0, -.004, 0), .385, 60, 0, stop=8)
