"""An acrylic print on steel standoffs, seen along a limewashed wall: the thick edge and its shadow."""
from goods_sheet import acrylic
from kit import area_light, camera, plane, sky, window_sun
from limewash import limewash
from materials import ceramic, oak, plain
from kit import box
from props import VASE, branches, leaf_green, pot


def build():
    plane('wall', 8, 5, (0, 0, 1.4), limewash((.44, .315, .24), .15), (90, 0, 0))
    acrylic(1, .60, .60).location = (0, 0, 1.42)
    box('shelf', (1.5, .24, .040), (.35, -.12, .955), oak('shelf', (.50, .37, .24), (.37, .26, .16)), .003)
    pot(VASE, .80, ceramic('glaze', (.62, .58, .52), .5, .05), (.56, -.125, .975))
    branches((.56, -.125, 1.18), 23, 6, leaf_green('olive', (.16, .19, .10), (.29, .31, .18)), plain('twig', (.20, .14, .09), .8),
             reach=.20, tall=(.20, .40), leaf=(.058, .026), lean=(.05, -.02))
    area_light((-2.2, -1.7, 2.2), (0, 0, 1.3), (1.0, 1.5), 125, (1, .955, .89))
    area_light((2.4, -2.6, 2.0), (0, 0, 1.3), (2.2, 2.2), 36, (.95, .975, 1))
    sky((1, .985, .965), .46)
    window_sun((-3.0, -2.4, 2.7), (.50, 0, 1.30), 800, pane=(.04, .066), panes=(2, 2), leaves=.7)
    camera((-.86, -1.02, 1.40), (.065, 0, 1.36), 46, (-.20, -.02, 1.4), 6.3, level=True)
