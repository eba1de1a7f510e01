"""Greeting cards: folded ones that stand, flat ones, and their envelope. The card is matt on both sides."""
import math

import numpy as np

from kit import join_at, lathe, mesh, quads, thicken
from materials import Shader, plain, print_surface

A5x7 = (.127, .178)
THICK = .0004


def card_white():
    s = Shader('card', (.80, .795, .78), .75, specular=.25)
    return s.bump(s.noise(s.where(), 900., 2.), .00006, .5).material


def printed(number):
    return print_surface(number, rough=.62, specular=.28).material


def standing(number, size=A5x7, opened=44., bow=.003):
    """Stands on z = 0 and faces -Y, its fold at the left; the print is on its front, and its other half stands behind."""
    width, height = size
    turn = math.radians(opened)
    t = np.linspace(0, 1, 17)
    # From the free edge of the front to the fold, round it, and back to the free edge of the back.
    front = [(width * a, -bow * math.sin(math.pi * a)) for a in t[:0:-1]]
    bend = [(-.0006 * math.sin(turn / 2 * k), .0004 * k) for k in (0, 1)]
    back = [(width * a * math.cos(turn), width * a * math.sin(turn) + bow * math.sin(math.pi * a)) for a in t[1:]]
    whole = _wall('card', front + bend + back, height, card_white(), 0)
    # The card grows outwards, and the print lies on it.
    face = [(width * a, -bow * math.sin(math.pi * a)) for a in t]
    return join_at([thicken(whole, THICK), _wall('print', face, height, printed(number), -THICK - .00015)])


def _wall(name, line, height, material, off):
    """A sheet that stands along a line on the ground; u runs along the line, v up."""
    along = np.concatenate([[0], np.linalg.norm(np.diff(np.array(line), axis=0), axis=1).cumsum()])
    points = [(x, y + off, z) for z in np.linspace(0, height, 9) for x, y in line]
    uv = [(a / along[-1], v) for v in np.linspace(0, 1, 9) for a in along]
    return mesh(name, points, quads(len(line) - 1, 8), material, uv)


def lying(number, size=A5x7, curl=.004):
    """A flat card on z = 0, its print up, its far corners a little off the ground."""
    width, height = size
    n, m = 20, 24

    def sheet(name, up, material, inset=0.):
        points, uv = [], []
        for j in range(m + 1):
            for i in range(n + 1):
                u, v = i / n, j / m
                x, y = (u - .5) * (width - inset), (v - .5) * (height - inset)
                points.append((x, y, THICK + curl * max(0., v - .45) ** 2 * 3.3 * (.6 + .4 * u) + up))
                uv.append((u, v))
        return mesh(name, points, quads(n, m), material, uv)

    return join_at([thicken(sheet('card', 0, card_white()), THICK), sheet('print', .00012, printed(number), .0002)])


def envelope(size=(.184, .133), paper=(.47, .33, .20), flap=.58, gap=.0028):
    """Lies on z = 0 with its back up; the flap, at the far side, has not been stuck down."""
    width, height = size
    s = Shader('kraft', paper, .85, specular=.15)
    fibre = s.noise(s.where(scale=(1, 2.4, 1)), 300., 4., .7)
    s.colour(s.ramp(fibre, [(.34, tuple(c * .86 for c in paper)), (.62, tuple(min(.83, c * 1.10) for c in paper))]))
    s.bump(fibre, .0001, .5)
    x, y, top = width / 2, height / 2, .0016
    parts = [_leaf([(-x, -y), (x, -y), (x, y), (-x, y)], lambda v: .0004, s.material, .0004),
             _leaf([(-x, -y), (x, -y), (x, y), (-x, y)], lambda v: top - .0004, s.material, .0004)]
    # The lower flap reaches up to a blunt point, and the upper one lies over it.
    parts.append(_leaf([(-x, -y), (x, -y), (.022, .008), (-.022, .008)], lambda v: top, s.material, .0003))
    tip = y - height * flap
    parts.append(_leaf([(-x, y), (-.020, tip), (.020, tip), (x, y)], lambda v: top + .0004 + gap * (y - v) / (y - tip), s.material, .0003))
    return join_at(parts)


def _leaf(outline, height, material, thickness):
    """A four-sided leaf of paper; `height` gives z at each y."""
    a, b, c, d = (np.array(p) for p in outline)
    n, points = 12, []
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = i / n, j / n
            x, y = (a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + c * u) * v
            points.append((x, y, height(y)))
    return thicken(mesh('leaf', points, quads(n, n), material, smooth=False), thickness)


def pen(length=.138, radius=.0048):
    """A capped pen, lying along X."""
    lacquer, brass = plain('lacquer', (.035, .06, .075), .25, specular=.5, coat=.8), plain('brass', (.60, .45, .22), .28, metal=1.)
    profile = [(.0005, 0), (radius * .8, .002), (radius, .012), (radius, length * .56), (radius * 1.12, length * .565), (radius * 1.12, length * .98), (radius * .8, length), (.0005, length)]
    parts = [lathe('pen', profile, lacquer, 48), lathe('band', [(radius * 1.14, length * .563), (radius * 1.14, length * .575)], brass, 48)]
    parts.append(mesh('clip', [(radius * 1.1, w, z) for z in (length * .64, length * .97) for w in (-.0016, .0016)], [(0, 1, 3, 2)], brass))
    return join_at([join_at(parts, (-length / 2, 0, 0), (0, 90, 0))], (0, 0, radius * 1.12))
