"""A wall clock whose face is the photograph, under a thin rim; hands and hour marks stand off it."""
import math

from kit import box, join_at, lathe, mesh, place
from materials import plain, print_surface
from slab import circle, slab


def hand(length, back, width, material, angle, height):
    """Points up at twelve; turned clockwise, lying in XY."""
    a = -math.radians(angle)
    points = [(-width / 2, -back), (width / 2, -back), (width * .30, length), (-width * .30, length)]
    turned = [(x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)) for x, y in points]
    return place(slab(turned, .0009, material, material, edge=.0002), (0, 0, height))


def clock(number, radius=.15, hour=10, minute=9):
    """Faces -Y, its back at y = 0."""
    black = plain('black', (.022, .022, .024), .35)
    face = print_surface(number, rough=.3, specular=.45, coat=.3, coat_rough=.1)
    rim = [(radius + .004, 0), (radius + .0095, .001), (radius + .0105, .004), (radius + .0105, .026), (radius + .0085, .030), (radius + .0045, .030), (radius + .0025, .027), (radius + .0022, .012)]
    parts = [slab(circle(radius + .003, 128), .012, face.material, black, edge=.0003), lathe('rim', rim, black, 160)]
    for k in range(12):
        a = math.radians(k * 30)
        long = .016 if k % 3 == 0 else .009
        r = radius - .010 - long / 2
        parts.append(box('mark', (.0034 if k % 3 == 0 else .002, long, .0014), (r * math.sin(a), r * math.cos(a), .0127), plain('mark', (.80, .79, .76), .4), .0003, (0, 0, -k * 30)))
    white = plain('white', (.80, .79, .77), .35)
    parts += [hand(radius * .50, .018, .0075, white, (hour + minute / 60) * 30, .0155), hand(radius * .78, .022, .0052, white, minute * 6, .0175),
              hand(radius * .82, .034, .0014, plain('second', (.58, .17, .06), .4), 205, .0195),
              place(lathe('cap', [(.0005, .0045), (.0050, .004), (.0062, .002), (.0062, -.004)], white, 48), (0, 0, .0195))]
    return join_at([place(join_at(parts), (0, 0, 0), (90, 0, 0))])
