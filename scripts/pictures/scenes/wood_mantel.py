"""A wood print leaning on a mantelpiece before a dark blue wall, candles beside it."""
from goods_sheet import wood
from kit import area_light, box, camera, join_at, lathe, place, plane, sky, tube, window_sun
from materials import plain, wall_paint
from props import BOTTLE, branches, leaf_green, pot


def build():
    plane('wall', 6, 4, (0, 0, .5), wall_paint((.085, .115, .15)), (90, 0, 0))
    shelf()
    # Its foot is 35 mm from the wall, its head rests against it.
    place(wood(1, .30, .30), (-.05, -.0245, .1497), (86.4, 0, 0))
    candle((.185, -.075, 0), .15)
    candle((.255, -.105, 0), .085)
    pot(BOTTLE, .56, plain('clay', (.42, .25, .165), .8), (-.31, -.085, 0))
    branches((-.31, -.085, .158), 18, 4, leaf_green('dry', (.30, .23, .12), (.42, .33, .18)), plain('twig', (.25, .18, .11), .8), reach=.13, tall=(.12, .22),
             leaf=(.046, .014), lean=(-.02, -.02), gap=.020)
    area_light((-1.3, -.95, 1.0), (0, 0, .12), (.6, .9), 36, (1, .955, .89))
    area_light((1.5, -1.5, .7), (0, 0, .12), (1.2, 1.2), 12, (.95, .97, 1))
    sky((1, .985, .965), .44)
    window_sun((-2.0, -1.8, 1.5), (.06, 0, .16), 420, pane=(.046, .075), panes=(2, 2), leaves=.75)
    camera((.16, -.98, .20), (.0, 0, .132), 52, (-.05, -.03, .15), 5.6)


def shelf():
    paint = plain('paint', (.74, .73, .70), .4, coat=.2)
    box('shelf', (2.2, .20, .034), (0, -.10, -.017), paint, .006)
    box('moulding', (2.1, .15, .03), (0, -.075, -.049), paint, .010)
    box('breast', (2.0, .10, .6), (0, -.05, -.364), paint, .002)


def candle(at, tall):
    """A thick candle, once lit: a hollow round its wick."""
    wax = plain('wax', (.76, .70, .58), .42)
    r = .0275
    body = [(.001, 0), (r - .001, 0), (r, .001), (r, tall - .003), (r - .0012, tall - .0005), (r - .004, tall - .0015), (.010, tall - .0065), (.001, tall - .007)]
    wick = tube('wick', [[(0, 0, tall - .008), (.0006, 0, tall), (.0022, .001, tall + .006)]], .0009, plain('wick', (.03, .025, .02), .9), detail=2)
    join_at([lathe('wax', body, wax, 96, soft=1), wick], at)
