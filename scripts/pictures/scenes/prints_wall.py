"""Prints pegged on a cord over a shelf, with the slanting light of a late morning."""
from goods import photo_print
from kit import area_light, box, camera, place, plane, rng, sky, tube, window_sun
from materials import ceramic, oak, plain, wall_paint
from props import BOTTLE, book, branches, leaf_green, peg, pot

UPRIGHT, LYING, SQUARE = (.102, .152), (.152, .102), (.127, .127)
HUNG = [(1, UPRIGHT, -.365), (2, LYING, -.205), (3, SQUARE, -.028), (4, UPRIGHT, .125), (5, LYING, .290)]


def cord_height(x):
    return .235 * (x / .62) ** 2 * .22


def build():
    random = rng(6)
    plane('wall', 7, 5, (0, 0, 0), wall_paint(), (90, 0, 0))
    tube('cord', [[(x / 50 * .62, -.014, cord_height(x / 50 * .62)) for x in range(-60, 61)]], .0011, plain('cord', (.55, .46, .34), .9))
    beech = oak('peg', (.66, .51, .35), (.55, .40, .26), along='z')
    for number, (w, h), x in HUNG:
        z = cord_height(x)
        sheet = photo_print(number, w, h, curl=random.uniform(.002, .005), border=.0045, rough=.3)
        place(sheet, (x, -.0168, z - h / 2 + .008), (90 + random.uniform(1.5, 3.5), random.uniform(-1.6, 1.6), 0))
        for side in ((-.32, .32) if w > .11 else (0,)):
            peg((x + side * w, -.0170, cord_height(x + side * w) + .002), beech, random.uniform(-5, 5))
    shelf()
    area_light((-1.5, -.95, .95), (0, 0, -.05), (.55, .7), 46, (1, .95, .88))
    area_light((1.6, -1.8, .6), (0, 0, 0), (1.6, 1.6), 17, (.96, .975, 1))
    sky((1, .985, .965), .42)
    window_sun((-2.6, -2.2, 1.9), (.10, 0, .02), 850, panes=(2, 2), leaves=.7)
    camera((.20, -1.28, -.08), (.12, 0, -.08), 51, (0, -.015, -.05), 5.6, shift=(-.150, -.015), level=True)


def shelf():
    top = -.29
    box('shelf', (2.4, .20, .026), (0, -.10, top - .013), oak(pale=(.555, .435, .305), deep=(.43, .315, .205)), .002)
    pot(BOTTLE, .62, ceramic('glaze', (.30, .36, .33), .4, .2), (.335, -.10, top))
    branches((.335, -.10, top + .175), 3, 3, leaf_green('olive', (.15, .185, .11), (.27, .305, .195)), plain('twig', (.20, .15, .10), .8),
             reach=.10, tall=(.08, .14), leaf=(.042, .018), lean=(.04, 0), gap=.024)
    book((.20, .14, .024), (-.33, -.10, top), (.62, .56, .46), 3)
    book((.18, .13, .018), (-.335, -.10, top + .024), (.17, .235, .21), -6)
