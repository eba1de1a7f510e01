"""A photo rug on pale boards before a sofa, a round table with books beside it."""
from goods_rug import rug
from kit import area_light, box, camera, join_at, lathe, place, plane, rng, sky, tube, window_sun
from materials import oak, plain, wall_paint
from props import book
from sofa import boucle, sofa


def build():
    random = rng(19)
    plane('wall', 9, 5, (0, .10, 1.4), wall_paint((.74, .72, .67)), (90, 0, 0))
    box('skirting', (9, .016, .10), (0, .09, .05), plain('skirting', (.72, .71, .68), .4), .003)
    wood = oak('floor', (.60, .48, .345), (.48, .37, .255), rough=.42)
    for k in range(22):
        box('board', (5, .158, .02), (random.uniform(-.4, .4), .05 - k * .16, -.01), wood, .0012)
    sofa(boucle('blue', (.175, .215, .26), 330., 'F1'))
    for x in (-.95, .95):
        box('foot', (.05, .05, .14), (x, -.86, .07), oak('foot', (.24, .15, .09), (.14, .085, .05), along='z'), .003)
    join_at(list(rug(1, 1.70, 1.15)), (.02, -1.62, 0), (0, 0, -4))
    table((1.02, -1.36, 0))
    area_light((-2.8, -2.6, 2.3), (0, -1.2, .2), (1.3, 1.8), 190, (1, .95, .88))
    area_light((2.8, -3.2, 2.2), (0, -1.2, .2), (2.4, 2.4), 40, (.94, .97, 1))
    sky((1, .985, .965), .44)
    window_sun((-3.6, -3.2, 2.9), (-.05, -1.45, 0), 900, pane=(.065, .10), panes=(2, 2), leaves=.7)
    camera((.34, -3.75, 1.62), (.06, -1.36, .24), 39, (0, -1.7, 0), 7.1)


def table(at):
    """A round side table on three legs."""
    wood = oak('table', (.40, .27, .16), (.29, .185, .10))
    legs = tube('leg', [[(.04 * x, .04 * y, .36), (.155 * x, .155 * y, .0)] for x, y in ((1, .2), (-.7, .75), (-.4, -.9))], .013, wood)
    top = place(lathe('top', [(.001, 0), (.196, 0), (.205, .006), (.206, .018), (.202, .022), (.001, .022)], wood, 96), (0, 0, .355))
    parts = [legs, top, book((.20, .15, .026), (-.02, -.02, .377), (.58, .54, .46), 14), book((.17, .125, .020), (-.018, -.02, .403), (.50, .30, .14), -6)]
    join_at(parts, at)
