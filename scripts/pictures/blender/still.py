"""A still life from above: a calm ground, daylight from one side, and a camera that looks down at a slight tilt."""
import math

from kit import area_light, box, camera, plane, rng, sky, window_sun
from materials import Shader, linen, oak

PALE_OAK = ((.56, .44, .315), (.45, .345, .235))
GREY_OAK = ((.40, .345, .28), (.30, .255, .20))
WALNUT = ((.25, .155, .092), (.155, .092, .052))


def daylight(size=1., leaves=.75, sun=1., fill=1., air=.44):
    """`size` is that of the scene in steps of about 35 cm: lamps go away and grow with it."""
    k = size
    area_light((-.85 * k, .40 * k, .65 * k), (0, 0, 0), (.5 * k, .7 * k), 17 * k * k, (1, .955, .89))
    if sun:
        window_sun((-1.5 * k, 1.2 * k, 1.1 * k), (-.01 * k, .02 * k, 0), 125 * k * k * sun, pane=(.085, .12), panes=(2, 2), leaves=leaves)
    area_light((.9 * k, -.6 * k, .7 * k), (0, 0, 0), (.7 * k, .7 * k), 5 * k * k * fill, (.96, .975, 1))
    sky((1, .985, .965), air)


def from_above(at, width, height=58., side=0., lens=55, stop=8., focus=None):
    """Frames `width` metres about `at`, from `height` degrees above the ground and `side` degrees round to the right."""
    away = width * lens / 36
    up, round_ = math.radians(height), math.radians(side)
    flat = away * math.cos(up)
    camera((at[0] + flat * math.sin(round_), at[1] - flat * math.cos(round_), at[2] + away * math.sin(up)), at, lens, focus or at, stop)


def boards(tones=PALE_OAK, wide=.14, count=9, long=2.4, rough=.42, seed=4, gap=.001, along=0.):
    """Planks along X, each its own piece."""
    random = rng(seed)
    wood = oak('boards', *tones, rough=rough)
    for k in range(count):
        box('board', (long, wide - gap, .03), (random.uniform(-.3, .3) + along, (k - (count - 1) / 2) * wide, -.015), wood, min(.0016, wide * .012))


def painted_boards(paint=(.66, .68, .67), wide=.12, count=12, long=3., seed=5):
    """Boards under a coat of satin paint that the grain still shows through."""
    random = rng(seed)
    s = Shader('painted', paint, .46, specular=.35)
    grain = s.noise(s.where(scale=(4, 110, 4)), 2., 4.)
    s.bump(s.math('ADD', grain, s.math('MULTIPLY', s.noise(s.where(), 9., 2.), .5)), .0007, .6)
    for k in range(count):
        box('board', (long, wide - .003, .03), (random.uniform(-.2, .2), (k - (count - 1) / 2) * wide, -.015), s.material, .0022)


def concrete(base=(.47, .46, .44), rough=.78):
    """Poured and rubbed down: clouds, and here and there a pore."""
    s = Shader('concrete', base, rough, specular=.3)
    clouds = s.noise(s.where(), 3.2, 6., .62, .8)
    grain = s.noise(s.where(), 210., 4.)
    pores = s.noise(s.where(), 75., 2.)
    dark, pale = (tuple(c * f for c in base) for f in (.80, 1.14))
    tone = s.ramp(s.math('ADD', s.math('MULTIPLY', clouds, .75), s.math('MULTIPLY', grain, .25)), [(.34, dark), (.5, base), (.66, pale)])
    pit = s.ramp(pores, [(.24, (.55, .54, .52)), (.30, (1, 1, 1))])
    s.colour(s.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=.8, Color1=tone, Color2=pit).outputs[0])
    s.bump(s.math('ADD', grain, s.math('MULTIPLY', clouds, 2.)), .0006, .6)
    plane('concrete', 8, 8, (0, 0, 0), s.material)


def linen_cloth(base=(.62, .58, .51), size=2.):
    """A tablecloth drawn smooth: threads of .6 mm."""
    repeats = size / (.0006 * 24)
    plane('cloth', size, size, (0, 0, 0), linen('cloth', base, (repeats, repeats), .0003))


def floor_tiles(glaze=(.60, .61, .60), size=.15, count=(12, 10), grout=(.50, .49, .47), rough=.30, seed=3):
    """Square tiles, no two quite level; their upper sides lie at z = 0."""
    random = rng(seed)
    s = Shader('tile', glaze, rough, specular=.45)
    piece = s.node('ObjectInfo').outputs['Random']
    s.colour(s.ramp(piece, [(.0, tuple(c * .90 for c in glaze)), (.5, glaze), (1., tuple(min(.83, c * 1.05) for c in glaze))]))
    s.bump(s.noise(s.where(), 30., 2.), .0008, .6)
    plane('grout', 6, 6, (0, 0, -.002), Shader('grout', grout, .95).material)
    for j in range(count[1]):
        for i in range(count[0]):
            at = ((i - (count[0] - 1) / 2) * size, (j - (count[1] - 1) / 2) * size, -.005)
            box('tile', (size - .003, size - .003, .010), at, s.material, .0014, tuple(random.normal(0, .18, 3) * (1, 1, .3)))
