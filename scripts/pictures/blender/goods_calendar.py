"""Calendars bound with white wire along their upper edge: one hangs on a nail, one stands on its own board."""
import math

import numpy as np

from kit import box, join_at, lathe, mesh, place, quads, tube
from materials import plain, print_surface

# Metres. Wire-o has three pairs of loops to the inch; the holes are 5 mm from the edge.
PITCH, PAIR, WIRE, RADIUS, HOLE = .00847, .0021, .00052, .0052, .005
SHEET, BOARD = .00032, .0016
NOTCH = .040
LEAN = math.radians(68)


def wire():
    return plain('wire', (.74, .735, .72), .38, specular=.5, coat=.3)


def places(width, notch):
    """Where the pairs of loops are along the edge, from its middle."""
    count = int((width - .012) / PITCH / 2)
    return [k * PITCH for k in range(-count, count + 1) if not notch or abs(k * PITCH) > notch / 2 + PAIR]


def loops(width, notch, middle, material):
    """Rings about X. `middle` is (y, z); every pair closes a little towards its tips, as wire that was pressed round."""
    y, z = middle
    rings = []
    for x in places(width, notch):
        for side in (-1, 1):
            rings.append([(x + side * (PAIR / 2 + .00022 * math.cos(2 * a)), y + RADIUS * math.cos(a), z + RADIUS * math.sin(a))
                          for a in np.linspace(0, 2 * math.pi, 28, endpoint=False)])
    return tube('loops', rings, WIRE, material, closed=True, detail=3)


def sheet(name, width, line, material, drift=0., side=1):
    """Hangs from `line`, its profile of (y, z) from the upper edge down. The corner on the right is a little farther out."""
    n = 12
    points, uv = [], []
    for j, (y, z) in enumerate(line[::-1]):
        v = j / (len(line) - 1)
        for i in range(n + 1):
            u = i / n
            points.append(((u - .5) * width + drift * (1 - v), y - side * (.0018 * u * u + .0008 * (2 * u - 1) ** 2) * (1 - v) ** 2, z))
            uv.append((u, v))
    return mesh(name, points, quads(n, len(line) - 1), material, uv)


def page_surface(number):
    """Satin paper."""
    return print_surface(number, rough=.36, specular=.4, coat=.12, coat_rough=.22).material


def holes(width, notch, at, turn=0.):
    """What is seen of the punched holes below their wire: the dark between the sheets. `at` is (y, z) of their middle."""
    dark = plain('hole', (.16, .155, .15), .9, specular=.1)
    parts = []
    for x in places(width, notch):
        w, h = .0019, .0017
        parts.append(place(mesh('hole', [(-w, 0, -h), (w, 0, -h), (w, 0, h), (-w, 0, h)], [(0, 1, 2, 3)], dark, smooth=False), (x, *at), (turn, 0, 0)))
    return parts


def wall_calendar(number, width=.297, height=.420, sheets=13):
    """Faces -Y. The wall is y = 0, the upper edge of the sheets z = 0; the nail is .022 above it."""
    middle = (-.0068, .0004)
    paper = plain('paper', (.80, .795, .78), .5, coat=.12, coat_rough=.22)
    back = middle[0] + sheets * SHEET / 2
    def line(layer, bow):
        """Paper that was rolled comes off the wall towards its foot."""
        y = back - layer * SHEET
        return [(y - bow * t ** 2.4, -height * t) for t in np.linspace(0, 1, 21)]
    parts = [box('board', (width, BOARD, height), (0, back + .0004 + BOARD / 2, -height / 2), plain('board', (.66, .655, .64), .8), .0003)]
    parts += [sheet('under', width - .0005, line(k, .0058 - .0011 * (sheets - k)), paper, drift) for k, drift in ((sheets - 3, .0005), (sheets - 2, -.0004), (sheets - 1, .0002))]
    parts.append(sheet('page', width, line(sheets, .0075), page_surface(number)))
    steel = wire()
    parts += [loops(width, NOTCH, middle, steel), *holes(width, NOTCH, (back - sheets * SHEET - .00025, -HOLE))]
    parts += hanger(width, (middle[0] + .001, .0034), steel)
    return join_at(parts)


def hanger(width, at, steel):
    """A wire through the loops, bent up in the middle to a peak that hangs on a nail."""
    y, z = at
    reach, foot, rise = min(width * .36, .095), .017, .020
    half = [(foot + .003, 0), (foot, .0006), (foot - .0024, .0032), (.0036, rise - .0026), (.0020, rise - .0006)]
    path = [(-reach, 0), *[(-x, up) for x, up in half], (0, rise), *[(x, up) for x, up in half[::-1]], (reach, 0)]
    head = [(.0005, .0125), (.0022, .0120), (.0031, .0108), (.0031, .0103), (.0011, .0100), (.0011, 0)]
    nail = lathe('nail', head, plain('nail', (.60, .57, .52), .3, metal=1.), 32)
    return [tube('hanger', [[(x, y, z + up) for x, up in path]], .00075, steel, detail=4), place(nail, (0, 0, z + rise - .0019), (90, 0, 0))]


def desk_calendar(number, width=.210, height=.150, turned=3, sheets=13):
    """Stands on z = 0 and faces -Y, `turned` of its sheets over the wire at its back."""
    top, far = height * math.sin(LEAN) + .006, height * math.cos(LEAN) + .002
    paper, card = plain('paper', (.80, .795, .78), .5, coat=.12, coat_rough=.22), plain('board', (.62, .61, .59), .75)
    def line(layer, bow, side=1):
        """Along the board, `layer` sheets off it; its foot comes off the board a little."""
        out = .0009 + layer * SHEET
        t = np.linspace(0, 1, 17)
        y, z = height * t * math.cos(LEAN), top - .0010 - height * t * math.sin(LEAN)
        off = out + bow * t ** 2
        return [(-side * (a + o * math.sin(LEAN)), b + o * math.cos(LEAN)) for a, b, o in zip(y, z, off)]
    parts = [_leaning(width, height, side, top, card) for side in (-1, 1)]
    parts.append(box('foot', (width, 2 * far, BOARD), (0, 0, BOARD / 2), card, .0003))
    left = sheets - turned
    parts += [sheet('under', width - .0004, line(left - k, .0042 - .0012 * k), paper, drift) for k, drift in ((1, .0003), (2, -.0004), (3, .0002))]
    parts.append(sheet('page', width, line(left, .0052), page_surface(number)))
    parts += [sheet('over', width, line(k, .002 + .0022 * k, -1), paper, .0003 * k, side=-1) for k in range(1, turned + 1)]
    steel = wire()
    y, z = line(left, .0)[0]
    hole = (y - (HOLE * math.cos(LEAN) + .00025 * math.sin(LEAN)), z - HOLE * math.sin(LEAN) + .0002)
    return join_at([*parts, loops(width, 0, (-.0006, top - .0016), steel), *holes(width, 0, hole, -(90 - math.degrees(LEAN)))])


def _leaning(width, height, side, top, card):
    """One of the two boards: its upper edge under the wire, its lower one on the foot."""
    lean = math.degrees(LEAN)
    middle = (side * (height / 2 * math.cos(LEAN)), top - .001 - height / 2 * math.sin(LEAN))
    return box('board', (width, BOARD, height + .002), (0, *middle), card, .0003, (side * (90 - lean), 0, 0))
