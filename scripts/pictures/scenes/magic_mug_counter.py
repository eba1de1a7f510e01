"""The same magic mug twice on a kitchen counter: cold and black, and hot with its photograph."""
from goods_magic import magic_mug
from kit import area_light, box, camera, place, plane, sky, window_sun
from materials import Shader, ceramic, oak, plain
from props import BOTTLE, branches, leaf_green, pot
from tiles import tiled


def build():
    tiled(-.9, .9, .0, .78, (.10, .165, .14), (.065, .20), seed=7)
    counter = Shader('counter', (.66, .645, .61), .28, specular=.5)
    specks = counter.noise(counter.where(), 330., 4., .7)
    counter.colour(counter.ramp(specks, [(.34, (.40, .385, .36)), (.44, (.66, .645, .61)), (.66, (.72, .71, .68))]))
    box('counter', (2.4, .66, .04), (0, -.33, -.02), counter.material, .004)
    place(magic_mug(2, False), (-.085, -.29, 0), (0, 0, 38))
    place(magic_mug(1, True), (.048, -.325, 0), (0, 0, -22))
    box('board', (.24, .022, .34), (.235, -.052, .166), oak('board', (.50, .36, .22), (.38, .26, .15), along='z'), .006, (-5, 0, 0))
    pot(BOTTLE, .42, ceramic('glaze', (.66, .63, .57), .4, .2), (-.235, -.12, 0))
    branches((-.235, -.12, .118), 27, 4, leaf_green(), plain('twig', (.20, .15, .10), .8), reach=.11, tall=(.10, .18), leaf=(.042, .02), gap=.022)
    area_light((-1.0, -.95, .75), (0, -.3, .05), (.5, .7), 21, (1, .955, .89))
    area_light((1.1, -1.3, .5), (0, -.3, .05), (.9, .9), 7, (.96, .975, 1))
    sky((1, .985, .965), .46)
    window_sun((-2.0, -2.0, 1.5), (.08, -.1, .12), 360, panes=(2, 2), leaves=.7)
    camera((.05, -.98, .17), (-.002, -.28, .074), 66, (.04, -.36, .05), 5.6)
