"""Two mugs on an oak shelf beside a few books."""
from goods import mug
from kit import area_light, box, camera, place, plane, sky, window_sun
from materials import ceramic, oak, plain, wall_paint
from props import BOTTLE, book, branches, leaf_green, pot

BOOKS = [(.150, .11, .024, (.17, .235, .21)), (.165, .115, .018, (.62, .56, .46)), (.142, .11, .027, (.46, .25, .16)), (.158, .11, .016, (.66, .64, .60))]


def build():
    plane('wall', 6, 4, (0, 0, .5), wall_paint(), (90, 0, 0))
    box('shelf', (2.2, .22, .026), (0, -.11, -.013), oak(pale=(.555, .435, .305), deep=(.43, .315, .205)), .002)
    place(mug(1), (-.062, -.140, 0), (0, 0, -90 + 66))
    place(mug(2), (.060, -.112, 0), (0, 0, -90 - 62))
    x = -.245
    for w, d, h, colour in BOOKS[::-1]:
        book((w, d, h), (x, -.085, 0), colour, 0, upright=True)
        x += h + .0015
    pot(BOTTLE, .54, ceramic('glaze', (.70, .68, .64), .4, .2), (.205, -.07, 0))
    branches((.205, -.07, .152), 9, 4, leaf_green(), plain('twig', (.20, .15, .10), .8), reach=.13, tall=(.10, .18), leaf=(.042, .018), lean=(.02, -.02), gap=.024)
    area_light((-1.0, -.75, .75), (0, -.1, .05), (.45, .6), 22, (1, .955, .89))
    area_light((1.2, -1.2, .5), (0, -.1, .05), (1, 1), 8, (.96, .975, 1))
    sky((1, .985, .965), .46)
    window_sun((-2.2, -1.7, 1.5), (.10, 0, .17), 420, panes=(2, 2), leaves=.7)
    camera((.08, -.80, .125), (.0, -.1, .078), 61, (0, -.16, .05), 5.6)
