"""A book in charcoal linen on a pale cloth in the sun, its title in gold foil on the front and the spine, a twig of olive beside it."""
from foil_words import LINEN
from goods_case import linen_book
from kit import area_light, camera, place, sky, window_sun
from sprig import sprig
from still import linen_cloth


def build():
    linen_cloth((.66, .62, .55), 1.6)
    place(linen_book(LINEN, .218, .288, .0087, .0087), (.012, .020, 0), (0, 0, -90 + 31))
    sprig((.055, -.152, 0), 28)
    area_light((-.75, .85, .85), (0, 0, 0), (.7, .9), 26, (1, .955, .89))
    window_sun((-1.3, 1.2, 1.15), (.0, .02, 0), 165, pane=(.085, .12), panes=(2, 2), leaves=.75)
    area_light((-.9, -.7, .7), (0, 0, 0), (.9, .9), 9, (.96, .975, 1))
    sky((1, .985, .965), .42)
    camera((.03, -.52, .305), (.006, -.004, .0), 52, (.0, -.03, .008), 8)
