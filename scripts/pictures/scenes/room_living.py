"""An empty wall over a sofa, seen straight on. Sizes are drawn on it to scale: the picture is 3.9 m of the wall wide."""
from draped import collide
from goods_cushion import cushion
from kit import area_light, box, camera, rng, sky, window_sun
from limewash import limewash
from living import boards, floor_lamp, side_table, skirting, wall, wool_rug
from materials import Shader, linen, oak, plain
from props import VASE, branches, leaf_green, pot
from sofa import boucle, sofa

WIDTH, LOW, AWAY = 3.9, -.33, 8.  # metres: of the wall in the picture, its lower edge, and from the lens to the wall


def build():
    wall(limewash((.69, .66, .61), .09))
    boards(8, 3, rng(5))
    skirting(10)
    wool_rug(2.7, 1.9, (-.05, -1.62, 0))
    sofa(boucle('sand', (.30, .305, .245), 330., 'F1'), width=1.718)
    for x in (-.92, .92):
        box('foot', (.05, .05, .14), (x, -.86, .07), oak('foot', (.24, .15, .09), (.14, .085, .05), along='z'), .003)
    rust, natural = linen('rust', (.36, .15, .075), (14, 14)), linen('natural', (.64, .61, .54), (14, 14))
    collide(cushion('left', (.50, .50), natural, natural, (-.60, -.36, .70), (72, 0, 10)))
    cushion('front', (.42, .42), rust, rust, (-.44, -.47, .665), (65, 0, -7))
    side_table((1.36, -.42, 0))
    floor_lamp((1.62, -.24, 0), 1.56)
    plant()
    light()
    middle = LOW + WIDTH * .75 / 2
    camera((0, -AWAY, 1.2), (0, 0, 1.2), 36 * AWAY / WIDTH, (0, -.3, 1.2), 8., shift=(0, (middle - 1.2) / WIDTH), level=True)


def plant():
    """Olive stems in a tall clay pot."""
    clay = Shader('clay', (.50, .40, .32), .85)
    clay.bump(clay.noise(clay.where(), 90., 4.), .0008)
    pot(VASE, 1.9, clay.material, (-1.58, -.36, 0))
    branches((-1.58, -.36, .48), 23, 13, leaf_green('olive', (.13, .17, .10), (.25, .29, .18)), plain('twig', (.20, .15, .10), .8),
             reach=.34, tall=(.45, .95), leaf=(.078, .026), lean=(-.06, -.05), gap=.040)


def light():
    """A wide window on the left; its low sun falls on the sofa and the floor and leaves the wall alone."""
    area_light((-4.2, -2.6, 1.9), (.2, 0, 1.25), (2.0, 2.0), 390, (1, .955, .89))
    area_light((4.2, -4.6, 2.6), (0, 0, 1.2), (3, 3), 90, (.96, .975, 1))
    sky((1, .985, .965), .44)
    window_sun((-4.4, -4.2, 2.6), (.42, -.95, .16), 1500, pane=(.050, .062), panes=(2, 2), leaves=.8)
