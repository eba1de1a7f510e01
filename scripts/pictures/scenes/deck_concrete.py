"""A skateboard deck, underside up, on poured concrete in low sun."""
from goods_deck import deck
from kit import place
from still import concrete, daylight, from_above


def build():
    concrete((.45, .44, .425))
    place(deck(1), (0, 0, 0), (0, 0, 9))
    daylight(1.9, sun=1.7, air=.34, leaves=.85)
    from_above((0, 0, .03), .89, 60, 0, stop=6)
