"""A pair of photo jandals on the pale boards of a deck."""
from goods_jandals import jandal
from kit import place
from still import daylight, from_above, painted_boards


def build():
    painted_boards((.50, .52, .51), wide=.095, count=14)
    black = (.030, .030, .032)
    place(jandal(1, False, black), (-.066, .000, 0), (0, 0, 7))
    place(jandal(2, True, black), (.066, -.012, 0), (0, 0, -10))
    daylight(1.0, sun=1.5, air=.36)
    from_above((0, -.002, .01), .40, 62, 0, stop=8)
