"""A beach towel laid out on the weathered boards of a deck in strong sun."""
from goods_beach import beach_towel
from kit import place
from still import daylight, from_above, painted_boards


def build():
    painted_boards((.43, .40, .36), wide=.125, count=26, long=5)
    place(beach_towel(1), (0, 0, 0), (0, 0, -24))
    daylight(3.2, sun=1.8, air=.42, leaves=.9)
    from_above((0, -.02, 0), 2.34, 63, 0, stop=5)
