"""A white cotton apron laid out on dark boards."""
from goods_apron import apron
from kit import place
from still import WALNUT, boards, daylight, from_above


def build():
    boards(WALNUT, wide=.19, count=11, long=3.2)
    place(apron(1), (0, -.06, 0), (0, 0, -3))
    daylight(2.5, sun=1.2, air=.38)
    from_above((0, -.035, 0), 1.46, 70, 0, stop=5)
