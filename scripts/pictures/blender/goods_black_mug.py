"""A white mug that is glazed black inside."""
import math

from goods import mug
from kit import arc, join_at, lathe
from materials import ceramic


def black_mug(number, face=0., radius=.041, height=.096, wall=.0042):
    """The mug of `goods`, with a black glaze from the rim down."""
    return join_at([mug(number, face=face), lining(radius, height, wall)])


def lining(radius, height, wall, glaze=.0003):
    """A thin layer on the inner wall and floor. It ends on the middle of the rim, as a dipped glaze does."""
    r = wall / 2 + glaze
    rim = arc(radius - wall / 2, height - wall / 2, r, math.pi / 2, math.pi, 8)
    inner = radius - wall - glaze
    floor = arc(inner - .010, .016 + glaze, .010, 0, -math.pi / 2, 8)
    return lathe('lining', [*rim, (inner, height * .5), (inner, .02), *floor, (.0005, .006 + glaze)],
                 ceramic('black glaze', (.028, .028, .030), .16, .6), 160)
