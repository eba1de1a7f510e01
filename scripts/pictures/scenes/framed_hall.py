"""Two framed prints over the panelling of a hall, the light coming from the front door on the left."""
from goods_framed import framed
from kit import area_light, camera, plane, sky, window_sun
from materials import Shader, ceramic, oak, plain, wall_paint
from panelling import panelling
from props import BOTTLE, book, branches, leaf_green, pot

LEDGE = 1.06


def build():
    plane('wall', 8, 5, (0, 0, 1.5), wall_paint((.46, .50, .43)), (90, 0, 0))
    panelling(LEDGE)
    framed(1, .36, .54, mount=.07).location = (-.20, -.002, 1.62)
    framed(2, .30, .30, mount=.06, wood=lambda along: oak('dark', (.20, .125, .075), (.12, .07, .045), along=along)).location = (.37, -.002, 1.54)
    things()
    area_light((-2.6, -1.5, 2.0), (0, 0, 1.45), (1.0, 1.8), 118, (1, .955, .89))
    area_light((2.8, -3.0, 2.2), (0, 0, 1.3), (2.6, 2.6), 34, (.95, .975, 1))
    sky((1, .985, .965), .40)
    window_sun((-3.4, -2.5, 3.0), (.62, 0, 1.30), 900, pane=(.036, .06), panes=(2, 3), leaves=.8)
    camera((.42, -2.25, 1.52), (.12, 0, 1.52), 50, (0, -.02, 1.55), 5.6, shift=(-.05, -.012), level=True)


def things():
    """On the ledge: a bottle with a few twigs, two small books and a stone."""
    pot(BOTTLE, .66, ceramic('glaze', (.68, .65, .60), .45, .1), (.60, -.045, LEDGE))
    branches((.60, -.045, LEDGE + .186), 7, 5, leaf_green('olive', (.15, .185, .11), (.27, .305, .195)), plain('twig', (.20, .15, .10), .8),
             reach=.15, tall=(.14, .30), leaf=(.046, .02), lean=(.02, -.03), gap=.026)
    book((.19, .075, .020), (.16, -.043, LEDGE), (.44, .24, .155), 1)
    book((.17, .070, .016), (.165, -.043, LEDGE + .020), (.66, .62, .53), -3)
