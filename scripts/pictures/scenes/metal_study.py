"""An aluminium print above a walnut desk, hung a finger's breadth off a blue-grey wall."""
from goods_sheet import metal
from kit import area_light, box, camera, join_at, lathe, place, plane, rng, sky, tube, window_sun
from materials import Shader, oak, plain, wall_paint
from props import book
import math

TOP = .74


def build():
    plane('wall', 8, 5, (0, 0, 1.4), wall_paint((.235, .275, .295)), (90, 0, 0))
    metal(1, .76, .507).location = (0, 0, 1.315)
    box('desk', (1.9, .62, .030), (.1, -.33, TOP - .015), oak('walnut', (.25, .155, .09), (.135, .08, .045), rough=.38), .003)
    things()
    area_light((-2.6, -1.6, 2.0), (0, 0, 1.2), (1.1, 1.7), 165, (1, .955, .89))
    area_light((2.8, -2.8, 2.2), (0, 0, 1.2), (2.4, 2.4), 52, (.95, .975, 1))
    sky((1, .985, .965), .52)
    window_sun((-3.2, -2.6, 2.7), (.44, 0, 1.0), 900, pane=(.04, .066), panes=(2, 2), leaves=.8)
    camera((.58, -1.85, 1.20), (.06, 0, 1.14), 47, (0, -.02, 1.3), 5.6, shift=(.0, .0), level=True)


def things():
    lamp_on_arm((-.49, -.22, TOP))
    pencils((.44, -.20, TOP))
    book((.26, .20, .022), (.12, -.26, TOP), (.60, .56, .48), 6)
    book((.21, .15, .018), (.125, -.26, TOP + .022), (.42, .20, .12), -5)


def lamp_on_arm(at):
    """A task lamp: a heavy foot, two arms with a joint, a shade turned down."""
    black = plain('black', (.03, .03, .032), .38)
    brass = plain('brass', (.58, .43, .20), .28, metal=1.)
    foot = lathe('foot', [(.001, .022), (.066, .022), (.074, .018), (.076, .0)], black, 96)
    knee, head = (-.13, .02, .33), (.125, -.02, .485)
    arms = tube('arm', [[(0, 0, .02), knee], [knee, head]], .0055, black)
    joints = [place(lathe('joint', [(.001, .012), (.011, .012), (.012, .010), (.012, -.010), (.011, -.012), (.001, -.012)], brass, 48), p, (90, 0, 0))
              for p in (knee, head)]
    shade = [(.012, .055), (.016, .052), (.020, .03), (.040, .005), (.062, -.045), (.064, -.052), (.062, -.052), (.038, .002), (.016, .025)]
    dish = place(lathe('shade', shade, black, 96), (head[0] + .012, head[1], head[2] - .038), (0, -24, 0))
    return join_at([foot, arms, *joints, dish], at, (0, 0, 10))


def pencils(at):
    """A stoneware cup with five pencils leaning their own ways."""
    random = rng(12)
    clay = Shader('clay', (.52, .47, .40), .8)
    clay.bump(clay.noise(clay.where(), 120., 4.), .0006)
    cup = [(.001, .004), (.034, .004), (.038, .0), (.041, .006), (.0425, .05), (.042, .098), (.041, .1), (.039, .098), (.0395, .05), (.037, .01), (.001, .009)]
    parts = [lathe('cup', cup, clay.material, 96)]
    for k, colour in enumerate([(.52, .34, .08), (.10, .14, .16), (.45, .14, .08), (.16, .24, .18), (.60, .57, .50)]):
        a = k * 1.26 + .4
        lean = random.uniform(.014, .024)
        low, high = (lean * math.cos(a + 2.6), lean * math.sin(a + 2.6), .012), (.034 * math.cos(a), .034 * math.sin(a), random.uniform(.135, .175))
        tip = tuple(h + (h - l) / .15 * .013 for l, h in zip(low, high))
        parts.append(tube('pencil', [[low, high]], .0036, plain('paint', colour, .35), detail=2))
        parts.append(tube('point', [[high, tip]], [.0034, .0006], plain('wood', (.60, .44, .28), .7), detail=2))
    return join_at(parts, at)
