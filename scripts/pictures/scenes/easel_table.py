"""A table easel with a canvas on a sideboard, the light from a window on the left."""
from goods_easel import easel
from kit import area_light, box, camera, join_at, plane, sky, window_sun
from limewash import limewash
from materials import ceramic, oak, plain
from props import BOTTLE, book, branches, leaf_green, pot


def build():
    plane('wall', 7, 5, (0, .30, 1.), limewash((.66, .63, .58), .08), (90, 0, 0))
    box('top', (2.4, .60, .03), (0, 0, -.015), oak('top', (.44, .31, .195), (.33, .225, .135)), .003)
    join_at([easel(.42, .32, .020, .060, .045, 13., picture=(1, .40, .30, .019))], (0, -.06, 0), (0, 0, 9))
    pot(BOTTLE, .82, ceramic('glaze', (.70, .68, .62), .4, .1), (.335, .02, 0))
    branches((.335, .02, .23), 15, 6, leaf_green('olive', (.15, .185, .11), (.27, .305, .195)), plain('twig', (.20, .15, .10), .8),
             reach=.16, tall=(.14, .28), leaf=(.050, .02), lean=(.04, -.02), gap=.026)
    book((.24, .17, .024), (-.37, .00, 0), (.17, .235, .21), 6)
    book((.20, .15, .020), (-.375, .00, .024), (.62, .57, .47), -4)
    area_light((-1.9, -1.3, 1.4), (.05, 0, .2), (1.0, 1.3), 88, (1, .955, .89))
    area_light((2.0, -2.0, 1.1), (0, 0, .2), (1.8, 1.8), 20, (.95, .975, 1))
    sky((1, .985, .965), .44)
    window_sun((-2.4, -2.1, 1.9), (.18, .02, .12), 520, pane=(.04, .066), panes=(2, 2), leaves=.8)
    camera((-.34, -1.62, .44), (.0, 0, .225), 56, (0, -.05, .2), 5.6)
