"""One photograph across three canvases, over a low walnut bench; a branch in a floor vase."""
from goods import canvas
from kit import area_light, box, camera, plane, sky, window_sun
from limewash import limewash
from materials import Shader, linen, oak, plain
from props import BOWL, VASE, book, branches, leaf_green, pot

SEAT = .44


def build():
    plane('wall', 9, 6, (0, 0, 1.5), limewash((.58, .56, .52), .10), (90, 0, 0))
    for number, (x, width, height) in enumerate([(-.475, .40, .66), (0, .50, .86), (.475, .40, .66)], 1):
        canvas(number, width, height, depth=.034).location = (x, -.004, 1.36)
    wood = dict(pale=(.25, .155, .09), deep=(.14, .085, .05))
    box('seat', (1.50, .38, .035), (-.08, -.26, SEAT - .0175), oak('bench', **wood), .004)
    for x in (-.70, .54):
        box('leg', (.04, .34, SEAT - .035), (x, -.26, (SEAT - .035) / 2), oak('leg', **wood, along='z'), .003)
    floor()
    clay = Shader('clay', (.40, .33, .26), .85)
    clay.bump(clay.noise(clay.where(), 60., 4.), .0010)
    pot([(r * 1.5, z * 1.55) for r, z in VASE], 1.1, clay.material, (.97, -.27, 0))
    branches((.97, -.27, .435), 33, 8, leaf_green('olive', (.15, .185, .11), (.27, .305, .195)), plain('twig', (.20, .15, .10), .8),
             reach=.30, tall=(.36, .70), leaf=(.07, .03), gap=.036)
    book((.28, .21, .028), (-.46, -.27, SEAT), (.60, .55, .46), 5)
    book((.24, .17, .022), (-.455, -.275, SEAT + .028), (.19, .27, .25), -7)
    pot(BOWL, 1.0, plain('bowl', (.10, .095, .09), .5), (.24, -.26, SEAT))
    area_light((-3.0, -2.1, 2.2), (.1, 0, 1.1), (1.5, 2.0), 235, (1, .955, .89))
    area_light((3.4, -3.2, 2.4), (0, 0, 1.1), (3, 3), 62, (.96, .975, 1))
    sky((1, .985, .965), .42)
    window_sun((-4.2, -3.4, 3.0), (.70, 0, .95), 1500, pane=(.038, .062), panes=(2, 2), leaves=.8)
    camera((.62, -3.1, 1.18), (.10, 0, 1.0), 44, (0, -.04, 1.3), 5.6, level=True, shift=(0, -.03))


def floor():
    wood = oak('floor', (.50, .38, .26), (.38, .28, .18), rough=.4)
    for k in range(12):
        box('board', (4.5, .158, .02), ((k % 3 - 1) * .4, -.08 - k * .16, -.01), wood, .0012)
    box('skirting', (6, .016, .09), (0, -.008, .045), plain('skirting', (.70, .69, .66), .4), .003)
