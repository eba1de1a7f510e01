"""A book in charcoal linen on a pale cloth in the sun, its title in gold foil."""
from foil_words import LINEN
from goods_case import linen_book
from kit import area_light, camera, place, sky, window_sun
from still import linen_cloth


def build():
    linen_cloth((.66, .62, .55), 1.6)
    place(linen_book(LINEN, .218, .288, .0087, .0087), (0, 0, 0), (0, 0, -90 + 7))
    area_light((-.75, .85, .85), (0, 0, 0), (.7, .9), 26, (1, .955, .89))
    window_sun((-1.3, 1.2, 1.15), (.0, .02, 0), 165, pane=(.085, .12), panes=(2, 2), leaves=.75)
    area_light((.9, -.7, .8), (0, 0, 0), (.9, .9), 8, (.96, .975, 1))
    sky((1, .985, .965), .42)
    camera((.09, -.47, .40), (.004, .004, .0), 54, (0, -.01, .008), 8)
