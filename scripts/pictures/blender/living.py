"""Furniture of the rooms in which sizes are shown: a floor lamp, a side table, a rug, a console."""
import math

from kit import box, join_at, lathe, plane, place, tube
from materials import Shader, oak, plain
from props import BOWL, book, pot


def shade_cloth(base=(.80, .76, .68)):
    s = Shader('shade', base, .95, specular=.1)
    s.bump(s.noise(s.where(scale=(60, 60, 900)), 1.2, 2.), .0004)
    return s.material


def floor_lamp(at, tall=1.50):
    """A linen drum on a slim brass stand."""
    brass = plain('brass', (.42, .31, .17), .34, metal=1.)
    foot = [(.001, 0), (.136, 0), (.140, .004), (.140, .014), (.136, .018), (.012, .022), (.001, .022)]
    drum = [(.200, 0), (.2012, .001), (.1812, .239), (.180, .24), (.178, .239), (.198, .001), (.200, 0)]
    join_at([lathe('foot', foot, brass, 128, soft=1), tube('stand', [[(0, 0, .02), (0, 0, tall - .10)]], .0075, brass),
             place(lathe('drum', drum, shade_cloth(), 128), (0, 0, tall - .24))], at)


def side_table(at, tall=.46):
    """A round oak table on three legs, two books and a small bowl on it."""
    wood = oak('table', (.40, .27, .16), (.29, .185, .10))
    legs = tube('leg', [[(.04 * x, .04 * y, tall - .015), (.165 * x, .165 * y, 0)] for x, y in ((1, .2), (-.7, .75), (-.4, -.9))], .014, wood)
    top = place(lathe('top', [(.001, 0), (.216, 0), (.225, .006), (.226, .018), (.222, .022), (.001, .022)], wood, 96), (0, 0, tall - .022))
    join_at([legs, top, book((.22, .16, .028), (-.03, -.02, tall), (.58, .54, .46), 14), book((.18, .13, .022), (-.03, -.02, tall + .028), (.36, .20, .12), -6),
             pot(BOWL, .62, plain('glaze', (.70, .68, .63), .3), (-.03, -.02, tall + .050))], at)


def wool_rug(width, depth, at):
    """Thick loops in wavering rows."""
    s = Shader('rug', (.60, .555, .48), .97, specular=.05, sheen=.5)
    rows = s.noise(s.where(scale=(1, 3.2, 1)), 60., 3., .6, .8)
    slow = s.noise(s.where(), 3., 3.)
    s.colour(s.ramp(s.math('ADD', s.math('MULTIPLY', rows, .7), s.math('MULTIPLY', slow, .3)), [(.34, (.43, .385, .32)), (.62, (.66, .615, .54))]))
    s.bump(rows, .006)
    box('rug', (width, depth, .016), (at[0], at[1], at[2] + .008), s.material, .006)


def boards(width, front, random, tone=((.56, .445, .32), (.45, .345, .235))):
    """A floor of oak boards that run along the wall."""
    wood = oak('floor', *tone, rough=.44)
    pitch = .168
    for k in range(math.ceil(front / pitch)):
        seam = random.uniform(-width / 3, width / 3)
        for left, right in ((-width / 2, seam), (seam, width / 2)):
            box('board', (right - left - .002, pitch - .002, .02), ((left + right) / 2, -pitch * (k + .5), -.01), wood, .0012)


def console(width, top, depth=.34, thick=.032):
    """An oak console on square legs, a rail under its top and a shelf near the floor; the wall is y = 0."""
    wood = oak('console', (.50, .375, .25), (.38, .27, .165))
    up = oak('leg', (.50, .375, .25), (.38, .27, .165), along='z')
    box('top', (width, depth, thick), (0, -depth / 2 - .01, top - thick / 2), wood, .003)
    box('rail', (width - .10, .022, .085), (0, -depth + .02, top - thick - .0425), wood, .002)
    for x in (-1, 1):
        for y in (-.045, -depth + .025):
            box('leg', (.042, .042, top - thick), (x * (width / 2 - .04), y, (top - thick) / 2), up, .003)
    box('shelf', (width - .06, depth - .06, .022), (0, -depth / 2 - .01, .18), wood, .002)


def wall(material, width=10, height=6):
    plane('wall', width, height, (0, 0, 1.5), material, (90, 0, 0))


def skirting(width, tall=.12):
    box('skirting', (width, .018, tall), (0, -.009, tall / 2), plain('skirting', (.74, .73, .70), .4), .003)
