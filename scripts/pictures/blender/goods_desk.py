"""For a desk: a mouse pad of cloth on rubber, and the mouse that goes with it."""
import math

from kit import join_at, mesh, place, quads, subdivide, tube
from materials import Shader, plain, print_surface, woven
from slab import rounded, slab


def mouse_pad(number, width=.22, height=.18, thickness=.003):
    cloth = print_surface(number, rough=.80, specular=.2)
    woven(cloth, (width / .0085, height / .0085), .00008, strength=.5)
    rubber = Shader('rubber', (.028, .028, .030), .85, specular=.2).material
    return slab(rounded(width, height, .009), thickness, cloth.material, rubber, edge=.0006)


def mouse(colour=(.72, .71, .69)):
    """Its front towards +Y; a low back, two buttons and a wheel."""
    shell = plain('shell', colour, .38, specular=.45)
    dark = plain('line', (.05, .05, .05), .6)
    n, m, points = 48, 16, []
    def skin(a, t):
        """t from the foot up to the top's middle."""
        r = math.cos(t * math.pi / 2) ** .55
        wide, long = .0305 * (1 - .10 * math.cos(2 * a)), .054
        c, s = math.cos(a), math.sin(a)
        x, y = wide * math.copysign(abs(c) ** .82, c) * r, long * math.copysign(abs(s) ** .82, s) * r
        return x, y, .001 + .034 * math.sin(t * math.pi / 2) ** .8 * (1 - .22 * (y / long + .35) ** 2)
    for j in range(m + 1):
        points += [skin(2 * math.pi * i / n, j / m * .999) for i in range(n + 1)]
    def top(y):
        """Height of the back over the middle line."""
        r = min(abs(y) / .054, 1)
        t = math.acos(r ** (1 / .55)) / (math.pi / 2)
        return .001 + .034 * math.sin(t * math.pi / 2) ** .8 * (1 - .22 * (y / .054 + .35) ** 2)
    body = subdivide(mesh('shell', points, quads(n, m), shell), 1)
    seam = tube('seam', [[(0, y / 1000, top(y / 1000) + .00025) for y in range(4, 50)]], .0004, dark)
    wheel = tube('wheel', [[(-.003, .030, top(.030) - .0015), (-.0024, .030, top(.030) - .0015), (.0024, .030, top(.030) - .0015), (.003, .030, top(.030) - .0015)]],
                 [.0045, .0052, .0052, .0045], plain('wheel', (.06, .06, .062), .7), detail=8)
    return join_at([body, seam, wheel])
