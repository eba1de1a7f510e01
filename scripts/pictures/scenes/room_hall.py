"""An empty wall over a console, seen straight on. Sizes are drawn on it to scale: the picture is 2.4 m of the wall wide."""
from kit import area_light, camera, sky, window_sun
from limewash import limewash
from living import console, wall
from materials import Shader, ceramic, plain
from props import BOTTLE, BOWL, book, branches, lamp, leaf_green, pot

WIDTH, LOW, AWAY = 2.4, .44, 5.5  # metres: of the wall in the picture, its lower edge, and from the lens to the wall
TOP = .82


def build():
    wall(limewash((.545, .56, .505), .09))
    console(1.40, TOP)
    things()
    light()
    middle = LOW + WIDTH * .75 / 2
    camera((0, -AWAY, 1.25), (0, 0, 1.25), 36 * AWAY / WIDTH, (0, -.15, 1.25), 8., shift=(0, (middle - 1.25) / WIDTH), level=True)


def things():
    """A lamp on the left, twigs on the right, and in the middle nothing that is tall."""
    lamp((-.57, -.18, TOP), (.125, .150, .19))
    clay = Shader('clay', (.46, .30, .215), .85)
    clay.bump(clay.noise(clay.where(), 90., 4.), .0008)
    pot(BOTTLE, .80, ceramic('glaze', (.72, .70, .65), .4, .1), (.56, -.18, TOP))
    branches((.56, -.18, TOP + .225), 11, 6, leaf_green('olive', (.15, .185, .11), (.27, .305, .195)), plain('twig', (.20, .15, .10), .8),
             reach=.17, tall=(.13, .28), leaf=(.050, .02), lean=(.05, -.02), gap=.026)
    pot(BOWL, .85, clay.material, (.30, -.20, TOP))
    book((.25, .18, .026), (-.22, -.19, TOP), (.17, .235, .21), 3)
    book((.22, .16, .020), (-.225, -.19, TOP + .026), (.64, .58, .48), -5)


def light():
    """A door with a window on the left; its low sun falls on the console and leaves the wall alone."""
    area_light((-2.9, -1.7, 1.9), (.1, 0, 1.35), (1.3, 1.8), 205, (1, .955, .89))
    area_light((2.8, -3.2, 2.2), (0, 0, 1.3), (2.6, 2.6), 42, (.95, .975, 1))
    sky((1, .985, .965), .46)
    window_sun((-2.8, -3.0, 1.75), (.30, -.34, .58), 620, pane=(.036, .05), panes=(2, 2), leaves=.75)
