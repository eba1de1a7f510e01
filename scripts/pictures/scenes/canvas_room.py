"""A large canvas over a light oak sideboard, daylight from a window on the left. The home page's first picture."""
from goods import canvas
from kit import area_light, box, camera, plane, sky, window_sun
from materials import Shader, ceramic, oak, plain, wall_paint
from props import BOWL, VASE, book, branches, lamp, leaf_green, pot

TOP = .80  # of the sideboard


def build():
    plane('wall', 9, 6, (0, 0, 1.5), wall_paint(), (90, 0, 0))
    canvas(1, 1.20, .80).location = (-.02, -.004, 1.49)
    sideboard()
    things()
    daylight()
    camera((.80, -3.0, 1.40), (.62, 0, 1.40), 47, (0, -.04, 1.4), 4.5, shift=(-.268, -.004), level=True)


def sideboard():
    wood = oak(pale=(.555, .435, .305), deep=(.43, .315, .205))
    box('top', (2.10, .42, .024), (.02, -.24, TOP - .012), wood, .0025)
    for k in range(4):
        box('door', (.515, .02, .52), (.02 + (k - 1.5) * .520, -.44, TOP - .30), oak('door', (.555, .435, .305), (.44, .325, .21), along='z'), .002)
    box('carcass', (2.07, .38, .54), (.02, -.235, TOP - .296), plain('shadow', (.10, .07, .05), .8), 0)


def things():
    white = ceramic('glaze', (.74, .72, .68), .38, .15)
    clay = Shader('clay', (.46, .30, .215), .85)
    clay.bump(clay.noise(clay.where(), 90., 4.), .0008)
    pot(VASE, 1.12, white, (.80, -.22, TOP))
    branches((.80, -.22, TOP + .285), 11, 9, leaf_green('olive', (.15, .185, .11), (.27, .305, .195)), plain('twig', (.20, .15, .10), .8),
             reach=.25, tall=(.26, .55))
    pot(BOWL, .95, clay.material, (.50, -.27, TOP))
    lamp((-.84, -.22, TOP))
    book((.27, .20, .030), (-.45, -.25, TOP), (.17, .235, .21), 4)
    book((.25, .18, .022), (-.455, -.25, TOP + .030), (.64, .58, .48), -5)
    book((.22, .16, .018), (-.445, -.25, TOP + .052), (.48, .26, .165), 9)


def daylight():
    """Soft sky from the left, and a low sun through the panes, its patch below and beside the print."""
    area_light((-3.0, -2.0, 2.1), (.1, 0, 1.35), (1.6, 2.0), 235, (1, .955, .89))
    area_light((3.4, -3.4, 2.4), (0, 0, 1.2), (3, 3), 60, (.96, .975, 1))
    sky((1, .985, .965), .42)
    window_sun((-4.2, -3.4, 3.0), (.86, 0, 1.02), 1700, pane=(.038, .062), panes=(2, 2), leaves=.8)
