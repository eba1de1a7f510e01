"""Three books in a stack by the window, their spines to the front: a large square one, one in linen, a square one on top."""
from foil_words import STACK
from goods_case import linen_book, printed_book
from kit import area_light, camera, lathe, place, plane, sky, window_sun
from materials import ceramic, wall_paint
from still import GREY_OAK, boards


def build():
    plane('wall', 6, 3, (0, .75, 1.2), wall_paint((.66, .63, .58)), (90, 0, 0))
    boards(GREY_OAK, wide=.24, count=8)
    # Thickness with 96, 72 and 48 pages.
    place(printed_book(2, .308, .308, .0123), (.004, .02, 0), (0, 0, -2))
    place(linen_book(STACK, .218, .288, .0105, .0105), (-.022, .012, .0125), (0, 0, 5))
    place(printed_book(1, .208, .208, .0087), (.012, .006, .0232), (0, 0, -11))
    glaze = ceramic('glaze', (.66, .55, .42), .35, .5)
    bowl = [(.001, .005), (.020, .004), (.024, .0), (.029, .0), (.033, .006), (.046, .030), (.050, .052), (.0485, .0535), (.047, .052), (.043, .031), (.030, .010), (.001, .010)]
    place(lathe('beaker', bowl, glaze, 96, soft=2), (.205, .150, 0))
    area_light((-1.1, -.35, .95), (0, 0, .02), (.8, .9), 30, (1, .955, .89))
    window_sun((-1.8, -.9, 1.4), (.03, .02, .02), 190, pane=(.08, .11), panes=(2, 2), leaves=.75)
    area_light((1.2, -.9, .8), (0, 0, .02), (1, 1), 9, (.96, .975, 1))
    sky((1, .985, .965), .44)
    camera((.15, -.66, .235), (.006, .0, .020), 66, (.0, -.11, .02), 8)
