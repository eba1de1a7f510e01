"""A carpet runner along the panelled wall of a hall, a bench over it and the front door at its end."""
from goods_runner import runner
from kit import area_light, box, camera, lathe, place, plane, rng, sky, window_sun
from materials import Shader, linen, oak, plain, wall_paint
from panelling import panelling
from props import branches, leaf_green

BASKET = [(.001, .004), (.12, .004), (.13, .0), (.150, .05), (.165, .16), (.168, .26), (.164, .263), (.158, .26), (.155, .16), (.140, .06), (.001, .02)]


def build():
    floor(rng(4))
    plane('wall', 9, 4, (0, 0, 1.5), wall_paint((.47, .50, .44)), (90, 0, 0))
    panelling(1.02, width=6.2)
    end(-2.75)
    place(runner(1), (-.25, -.92, 0), (0, 0, -90))
    bench((-.30, -.235, 0))
    basket((.98, -.22, 0))
    area_light((-.6, -3.4, 2.2), (-.2, -.5, 0), (1.6, 1.6), 105, (1, .965, .92))
    area_light((2.6, -2.4, 2.0), (-.4, -.5, 0), (1.4, 1.6), 55, (.96, .975, 1))
    window_sun((-2.3, -3.6, 2.7), (.05, -.75, 0), 760, pane=(.06, .10), panes=(2, 2), leaves=.8)
    sky((1, .985, .965), .42)
    camera((1.78, -3.10, 1.52), (-.20, -.68, .17), 37.5, (.1, -.95, 0), 6.3)


def floor(random):
    wood = oak('boards', (.36, .255, .165), (.255, .17, .105), rough=.38)
    for k in range(34):
        box('board', (7, .128, .03), (random.uniform(-.5, .5) - .4, .06 - k * .13, -.015), wood, .0014)


def end(x):
    """The hall's end: a plain wall and a painted door with its frame."""
    paint, green = plain('frame', (.74, .735, .71), .4), plain('door', (.10, .145, .13), .4, coat=.3)
    plane('end', 4, 4, (x, -1.4, 1.5), wall_paint((.47, .50, .44)), (90, 0, 90))
    box('door', (.045, .86, 2.04), (x + .01, -.90, 1.02), green, .003)
    for low in (.16, 1.10):
        for y in (-1.10, -.70):
            box('panel', (.020, .28, .78), (x + .030, y, low + .39), green, .008)
    for y in (-1.385, -.415):
        box('frame', (.06, .09, 2.12), (x + .01, y, 1.06), paint, .004)


def bench(at):
    """An oak bench with a cushion, and boots beneath it."""
    x, y, _ = at
    wood = dict(pale=(.55, .42, .28), deep=(.42, .31, .20))
    box('seat', (1.15, .33, .032), (x, y, .434), oak('seat', **wood), .004)
    for side in (-1, 1):
        for deep in (-1, 1):
            box('leg', (.042, .042, .418), (x + side * .52, y + deep * .135, .209), oak('leg', **wood, along='z'), .004)
        box('rail', (.03, .24, .05), (x + side * .52, y, .385), oak('rail', **wood, along='y'), .003)
    box('rail', (1.0, .025, .05), (x, y - .12, .385), oak('rail', **wood), .003)
    box('cushion', (1.08, .30, .045), (x, y, .4715), linen('cushion', (.50, .47, .40), (70, 20)), .020)


def basket(at):
    """A round basket with a few green stems in it."""
    s = Shader('basket', (.46, .33, .19), .85, specular=.2)
    turns = s.math('ABSOLUTE', s.math('SINE', s.math('MULTIPLY', s.node('SeparateXYZ', Vector=s.where()).outputs[2], 260.)))
    knots = s.noise(s.where(scale=(1, 1, .3)), 90., 2.)
    s.bump(s.math('ADD', turns, s.math('MULTIPLY', knots, .9)), .004, .9)
    place(lathe('basket', BASKET, s.material, 96), at)
    branches((at[0], at[1], .20), 12, 12, leaf_green('olive', (.15, .185, .11), (.27, .305, .195)), plain('twig', (.20, .15, .10), .8),
             reach=.24, tall=(.34, .62), leaf=(.07, .03), gap=.036)
