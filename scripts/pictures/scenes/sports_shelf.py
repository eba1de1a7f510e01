"""A framed sports print over a shelf with a cup and a medal, in afternoon light."""
import math

from goods_sports import sports_print
from kit import area_light, box, camera, join_at, lathe, place, plane, sky, tube, window_sun
from lines import ribbon, smooth
from materials import oak, plain, wall_paint
from props import book
from slab import circle, slab

SHELF = 1.02
CUP = [(.001, .001), (.036, .001), (.037, .003), (.037, .028), (.034, .031), (.030, .032), (.012, .036), (.0085, .046), (.0080, .058), (.0125, .061), (.0080, .064), (.010, .074),
       (.024, .088), (.036, .112), (.041, .142), (.0425, .166), (.0445, .170), (.0430, .1715), (.0405, .166), (.039, .142), (.034, .114), (.020, .092), (.001, .086)]


def build():
    plane('wall', 8, 5, (0, 0, 1.4), wall_paint((.60, .585, .545)), (90, 0, 0))
    sports_print(1, 'AROHA', '12', 'DUNE RUN 2026').location = (-.05, -.002, 1.375)
    box('shelf', (2.2, .20, .030), (0, -.10, SHELF - .015), oak('shelf', (.40, .28, .175), (.29, .195, .115)), .003)
    cup((.225, -.095, SHELF))
    medal()
    book((.25, .17, .026), (-.335, -.10, SHELF), (.16, .21, .25), 4)
    book((.21, .15, .020), (-.34, -.10, SHELF + .026), (.60, .55, .46), -5)
    area_light((-1.9, -1.2, 1.9), (0, 0, 1.25), (.8, 1.2), 82, (1, .955, .89))
    area_light((2.0, -2.0, 1.6), (0, 0, 1.2), (1.5, 1.5), 24, (.95, .975, 1))
    sky((1, .985, .965), .42)
    window_sun((-2.5, -2.0, 2.2), (.16, 0, 1.22), 640, pane=(.040, .066), panes=(2, 2), leaves=.75)
    camera((.22, -1.30, 1.29), (.015, 0, 1.27), 50, (-.02, -.02, 1.35), 5.6, level=True)


def cup(at):
    """A silver cup with two handles on a dark foot."""
    silver, black = plain('silver', (.72, .71, .68), .16, metal=1.), plain('foot', (.03, .026, .024), .3, coat=.5)
    handles = []
    for side in (-1, 1):
        line = smooth([(side * .036, 0, .105), (side * .058, 0, .112), (side * .070, 0, .136), (side * .060, 0, .158), (side * .0425, 0, .158)], 10)
        handles.append(tube('handle', [line], .0028, silver, detail=4))
    foot = lathe('foot', [(.001, 0), (.046, 0), (.047, .002), (.047, .022), (.045, .024), (.001, .024)], black, 96)
    join_at([foot, place(lathe('cup', CUP, silver, 128), (0, 0, .023)), *[place(h, (0, 0, .023)) for h in handles]], at, (0, 0, 18))


def medal():
    """Hangs from a brass pin by its ribbon, against the wall."""
    x, top, low = .225, 1.50, 1.285
    brass, gold = plain('brass', (.55, .40, .20), .3, metal=1.), plain('gold', (.70, .51, .22), .26, metal=1.)
    place(lathe('pin', [(.001, .020), (.006, .020), (.0065, .018), (.003, .016), (.003, 0)], brass, 40), (x, 0, top), (90, 0, 0))
    satin = plain('satin', (.60, .185, .035), .5, sheen=.5)
    for side in (-1, 1):
        line = smooth([(x, -.012, top + .004), (x + side * .006, -.010, top - .010), (x + side * .016, -.004 - .002 * (side > 0), top - .08), (x + side * .004, -.006 - .002 * (side > 0), low + .006)], 12)
        ribbon(line, .016, satin, (math.cos(.10), 0, side * math.sin(.10)), thickness=.0006)
    place(slab(circle(.028, 96), .003, gold, gold, edge=.0009), (x, -.006, low - .026), (87, 0, 0))
    place(slab(circle(.022, 96), .0006, gold, gold, edge=.0003), (x, -.0091, low - .026), (87, 0, 0))
