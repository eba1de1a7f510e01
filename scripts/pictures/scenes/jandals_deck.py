"""A pair of photo jandals on the weathered boards of a deck, in late sun."""
from goods_jandals import jandal
from kit import place
from still import GREY_OAK, boards, daylight, from_above


def build():
    boards(GREY_OAK, wide=.098, count=14, rough=.62, gap=.0055)
    black = (.030, .030, .032)
    place(jandal(1, False, black), (-.066, .004, 0), (0, 0, 8))
    place(jandal(2, True, black), (.064, -.014, 0), (0, 0, -11))
    daylight(1.0, sun=2.6, fill=.7, air=.33)
    from_above((0, -.013, .01), .425, 56, 10, stop=8)
