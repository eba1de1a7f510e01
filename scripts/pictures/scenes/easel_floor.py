"""A floor easel with a large canvas on oak boards before a plain wall."""
from goods_easel import easel
from kit import area_light, camera, join_at, rng, sky, window_sun
from limewash import limewash
from living import boards, skirting, wall
from materials import Shader, plain
from props import VASE, branches, leaf_green, pot


def build():
    wall(limewash((.60, .615, .57), .08))
    boards(8, 4, rng(8))
    skirting(10)
    join_at([easel(1.65, .60, .045, .62, .05, 9., chain=False, picture=(1, .90, .60, .038))], (0, -1.05, 0), (0, 0, 10))
    clay = Shader('clay', (.50, .40, .32), .85)
    clay.bump(clay.noise(clay.where(), 90., 4.), .0008)
    pot(VASE, 1.5, clay.material, (.90, -.36, 0))
    branches((.90, -.36, .37), 31, 11, leaf_green('olive', (.13, .17, .10), (.25, .29, .18)), plain('twig', (.20, .15, .10), .8),
             reach=.30, tall=(.35, .75), leaf=(.075, .026), gap=.040)
    area_light((-3.2, -2.6, 2.0), (.1, -.6, 1.), (1.6, 2.0), 300, (1, .955, .89))
    area_light((3.2, -4., 2.2), (0, -.6, 1.), (2.6, 2.6), 55, (.95, .975, 1))
    sky((1, .985, .965), .44)
    window_sun((-3.8, -3.8, 2.8), (.55, -.5, .35), 1500, pane=(.05, .075), panes=(2, 2), leaves=.8)
    camera((-.75, -5.2, 1.25), (.06, -.8, .86), 58, (0, -1.05, .9), 5.6)
