"""A pair of photo socks on pale boards."""
from goods_socks import sock
from kit import place
from still import PALE_OAK, boards, daylight, from_above


def build():
    boards(PALE_OAK, wide=.13, count=9)
    place(sock(1), (-.215, -.030, 0), (0, 0, 5))
    place(sock(2), (.085, -.036, 0), (0, 0, -3))
    daylight(1.25, sun=1.3, air=.38)
    from_above((.030, .008, 0), .70, 66, 0, stop=8)
