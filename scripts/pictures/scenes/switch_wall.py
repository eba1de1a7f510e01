"""A light switch with a photo surround. The wall lies on the ground, and the camera looks straight at it."""
from goods_switch import surround, switch
from kit import plane
from limewash import limewash
from still import daylight, from_above


def build():
    plane('wall', 4, 4, (0, 0, 0), limewash((.60, .575, .52), .07))
    surround(1)
    switch()
    daylight(.9, sun=1.5, air=.36)
    from_above((.012, 0, 0), .33, 80, 0, stop=9)
