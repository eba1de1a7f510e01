"""A photo book open on a dark table by the window, a cup of tea beside it."""
from goods_book import open_book
from kit import area_light, box, camera, join_at, lathe, place, rng, sky, window_sun
from materials import Shader, ceramic, linen, oak, plain
from props import cloth


def build():
    random = rng(4)
    wood = oak('walnut', (.235, .155, .098), (.155, .098, .06), rough=.36)
    for k in range(9):
        box('plank', (2.8, .168, .03), (random.uniform(-.3, .3), -.60 + k * .170, -.015), wood, .0012)
    cloth(.46, .34, (-.30, .10, 0), linen('runner', (.50, .47, .41), (9, 7)), 14, seed=6, waves=.006)
    place(open_book(1, 2, .28, .21), (.0, 0, .0), (0, 0, -7))
    tea((.275, .20, 0))
    glasses((.045, .235, .0005))
    area_light((-1.15, .55, 1.0), (0, .03, 0), (.8, 1.0), 38, (1, .955, .89))
    window_sun((-1.9, 1.5, 1.5), (.06, .06, 0), 210, pane=(.08, .115), panes=(2, 2), leaves=.75)
    area_light((1.3, -.7, 1.0), (0, 0, 0), (1, 1), 9, (.96, .975, 1))
    sky((1, .985, .965), .44)
    camera((.08, -.66, .53), (-.005, .035, .0), 46, (0, .0, .01), 7.1)


def tea(at):
    """A handleless stoneware cup of black tea."""
    glaze = ceramic('glaze', (.40, .46, .44), .25, .6)
    cup = [(.001, .003), (.022, .003), (.024, .0), (.029, .0), (.032, .006), (.041, .035), (.0425, .066), (.0415, .0675), (.0402, .066), (.038, .036), (.029, .012), (.001, .009)]
    parts = [lathe('cup', cup, glaze, 96, soft=2),
             lathe('tea', [(.0005, .054), (.0392, .054), (.0402, .0547)], Shader('tea', (.11, .032, .008), .03).material, 96)]
    join_at(parts, at)


def glasses(at):
    """Reading glasses laid down with their arms open."""
    import math
    from kit import tube
    shell = plain('shell', (.10, .055, .03), .22)
    rims = [[(x + .024 * math.cos(a), 0, .022 + .019 * math.sin(a) * (1 + .08 * math.cos(a))) for a in [k * math.pi / 24 for k in range(48)]] for x in (-.031, .031)]
    parts = [tube('rim', rims, .0019, shell, closed=True),
             tube('bridge', [[(-.0085, 0, .028), (0, -.002, .031), (.0085, 0, .028)]], .0016, shell)]
    arms = [[(s * .056, 0, .030), (s * .0575, .03, .027), (s * .057, .09, .017), (s * .054, .118, .010), (s * .052, .135, .0025)] for s in (-1, 1)]
    parts.append(tube('arm', arms, .0017, shell))
    join_at(parts, at, (0, 0, 24))
