"""An aluminium luggage tag with its wire loop, on green linen."""
from goods_tags import luggage_tag
from kit import place
from still import daylight, from_above, linen_cloth


def build():
    linen_cloth((.30, .34, .33), 1.2)
    place(luggage_tag(1), (.014, -.002, 0), (0, 0, 14))
    daylight(.55, sun=1.3, air=.36)
    from_above((-.014, .001, 0), .186, 58, 3, stop=11)
