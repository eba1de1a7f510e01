"""A card-shaped pen drive on dark linen, its plug folded out."""
from goods_drive import card_drive
from kit import place
from still import daylight, from_above, linen_cloth


def build():
    linen_cloth((.30, .30, .29), 1.)
    place(card_drive(1), (-.002, .010, 0), (0, 0, 9))
    daylight(.45, sun=1.3, air=.38)
    from_above((.002, -.001, .001), .142, 60, 0, stop=13)
