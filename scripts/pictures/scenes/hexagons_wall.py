"""Five hexagon canvases in a honeycomb over a child's desk, pale blush wall, morning sun."""
from goods_hexagon import comb, hexagon
from kit import area_light, box, camera, plane, rng, sky, window_sun
from materials import ceramic, oak, plain, wall_paint
from props import BOTTLE, book, branches, leaf_green, pot

TOP = .70
ACROSS = .25


def build():
    plane('wall', 8, 5, (0, 0, 1.4), wall_paint((.66, .53, .47)), (90, 0, 0))
    for number, (x, z) in enumerate(comb([(-1, 1), (0, 1), (-1, 2), (0, 2), (1, 2)], ACROSS), 1):
        hexagon(number, ACROSS).location = (x + .02, -.003, z + .87)
    box('desk', (1.5, .52, .024), (.05, -.28, TOP - .012), oak('birch', (.64, .52, .38), (.53, .41, .28)), .003)
    pot(BOTTLE, .60, ceramic('glaze', (.36, .45, .42), .35, .4), (.43, -.16, TOP))
    branches((.43, -.16, TOP + .169), 12, 5, leaf_green(), plain('twig', (.20, .15, .10), .8), reach=.16, tall=(.14, .26), leaf=(.05, .022), lean=(.02, 0), gap=.026)
    x = -.46
    for w, d, h, colour in [(.19, .14, .022, (.62, .40, .12)), (.205, .15, .016, (.17, .26, .29)), (.18, .14, .026, (.66, .62, .54)), (.21, .15, .019, (.45, .19, .14))]:
        book((w, d, h), (x, -.12, TOP), colour, 0, upright=True)
        x += h + .001
    area_light((-2.2, -1.5, 1.9), (0, 0, 1.1), (.9, 1.4), 92, (1, .955, .89))
    area_light((2.4, -2.4, 1.9), (0, 0, 1.1), (2, 2), 27, (.95, .975, 1))
    sky((1, .985, .965), .42)
    window_sun((-2.9, -2.3, 2.6), (.30, 0, 1.1), 640, pane=(.042, .07), panes=(2, 2), leaves=.8)
    camera((.30, -1.70, 1.16), (.02, 0, 1.06), 50, (0, -.02, 1.15), 5.6, level=True, shift=(0, -.045))
