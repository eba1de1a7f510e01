"""A photo tea towel over a brass rail on kitchen cupboards."""
from draped import collide
from goods_towel import tea_towel
from kit import area_light, box, camera, join_at, lathe, place, sky, window_sun
from materials import Shader, oak, plain

RAIL = .80
# Up behind the rail, over it, and down in front.
LINE = [(-.022, .62), (-.022, .795), (-.030, .8165), (-.046, .8195), (-.062, .8165), (-.070, .795), (-.074, .30)]


def build():
    paint = Shader('paint', (.30, .345, .315), .38, specular=.45)
    paint.bump(paint.noise(paint.where(scale=(60, 60, 6)), 5., 3.), .0003, .6)
    for x in (-.618, -.02, .578):
        door(x, paint.material)
    box('carcass', (2, .04, 1.2), (0, .062, .4), plain('gap', (.04, .04, .04), .6), 0)
    box('worktop', (2.4, .70, .034), (0, .318, .893), oak('worktop', (.50, .37, .24), (.38, .27, .17)), .004)
    rail()
    tea_towel(1, .34, LINE, shift=(-.04, .0), n=84, frames=26, fan=.0, folds=.009, seed=11)
    knob((.60, -.011, .49))
    area_light((-1.6, -1.2, 1.5), (0, 0, .6), (.8, 1.1), 44, (1, .955, .89))
    area_light((1.7, -1.6, 1.2), (0, 0, .6), (1.4, 1.4), 14, (.95, .97, 1))
    sky((1, .985, .965), .44)
    window_sun((-2.3, -1.9, 1.9), (.08, 0, .62), 420, pane=(.044, .072), panes=(2, 2), leaves=.75)
    camera((.32, -1.22, .80), (.05, 0, .63), 50, (-.05, -.07, .6), 5.6)


def door(x, paint):
    """A shaker door: four rails about a panel that lies deeper."""
    w, low, high, rail = .594, .10, .868, .078
    box('panel', (w - .02, .008, high - low - .02), (x, .010, (low + high) / 2), paint, .001)
    for side in (-1, 1):
        box('stile', (rail, .022, high - low), (x + side * (w - rail) / 2, 0, (low + high) / 2), paint, .0022)
        box('rail', (w - 2 * rail, .022, rail), (x, 0, (low + high) / 2 + side * (high - low - rail) / 2), paint, .0022)


def rail():
    steel = plain('brass', (.60, .44, .20), .24, metal=1.)
    bar = collide(lathe('rail', [(.0095, -.29), (.0095, .29)], steel, 48), .002, 60.)
    place(bar, (-.02, -.046, RAIL), (0, 90, 0))
    for x in (-.282, .242):
        parts = [lathe('post', [(.020, 0), (.020, .004), (.011, .010), (.011, .046)], steel, 48),
                 place(lathe('ball', [(.0005, -.015), (.009, -.012), (.0145, -.004), (.0145, .004), (.009, .012), (.0005, .015)], steel, 48, soft=1), (0, 0, .046))]
        join_at(parts, (x, -.006, RAIL), (90, 0, 0))


def knob(at):
    chrome = plain('brass', (.60, .44, .20), .24, metal=1.)
    join_at([lathe('knob', [(.03, 0), (.03, .006), (.021, .010), (.019, .028), (.017, .031), (.001, .032)], chrome, 64, soft=1)], at, (90, 0, 0))
