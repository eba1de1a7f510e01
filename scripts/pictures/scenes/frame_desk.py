"""Two small frames on a desk by the window, an oak one upright and a black one lying, a pot with a plant behind them."""
from goods_deskframe import desk_frame
from kit import area_light, camera, place, plane, sky, window_sun
from limewash import limewash
from materials import ceramic, oak, plain
from props import VASE, book, branches, leaf_green, pot
from still import WALNUT, boards


def build():
    boards(WALNUT, wide=.17, count=10)
    plane('wall', 6, 3, (0, .42, 1.3), limewash((.56, .535, .48), .07), (90, 0, 0))
    desk_frame(1, .13, .18, lambda along: oak('rail', (.60, .46, .31), (.46, .335, .215), along=along), (-.088, .035, 0), 11)
    desk_frame(2, .15, .10, lambda along: oak('dark', (.030, .028, .027), (.020, .019, .018), rough=.36, along=along), (.122, -.030, 0), -13)
    book((.20, .145, .020), (.135, .175, 0), (.30, .19, .12), 8)
    place(pot(VASE, .50, ceramic('glaze', (.66, .64, .59), .4, .2), (0, 0, 0)), (.115, .175, .020))
    branches((.115, .175, .145), 12, 5, leaf_green(), plain('twig', (.20, .15, .10), .8), reach=.12, tall=(.06, .13), leaf=(.040, .018), gap=.022)
    area_light((-1.0, -.30, .75), (0, 0, .08), (.6, .8), 20, (1, .955, .89))
    area_light((1.0, -.9, .6), (0, 0, .08), (.9, .9), 7, (.96, .975, 1))
    window_sun((-1.7, -.6, 1.1), (.06, .12, .07), 150, pane=(.06, .10), panes=(2, 2), leaves=.75)
    sky((1, .985, .965), .44)
    camera((.10, -.78, .235), (.016, 0, .098), 58, (.0, .0, .10), 5.6)
