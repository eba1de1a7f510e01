"""A wall calendar, wire-bound in the middle: the month's photograph above, its days below."""
import math

import bpy
import numpy as np

from kit import join_at, lathe, mesh, place, quads, tube
from materials import plain, print_surface

DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']


def sheet(name, width, low, high, material, bow, back=0.):
    """Hangs in XZ facing -Y, a little curved: paper that was rolled up once."""
    n = 14
    points, uv = [], []
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = i / n, j / n
            y = -bow * (1 - v) ** 2 - .0012 * (2 * u - 1) ** 2 * (1 - v) + back
            points.append(((u - .5) * width, y, low + (high - low) * v))
            uv.append((u, v))
    return mesh(name, points, quads(n, n), material, uv)


def written(text, x, z, size, ink, y, align='CENTER', weight=0.):
    data = bpy.data.curves.new('text', 'FONT')
    data.body, data.size, data.align_x, data.offset = text, size, align, weight
    data.materials.append(ink)
    obj = bpy.data.objects.new('text', data)
    bpy.context.scene.collection.objects.link(obj)
    return place(obj, (x, y, z), (90, 0, 0))


def calendar(number, width=.297, height=.210, month='March', first=0, days=31):
    """Faces -Y, its binding along X through the origin, the wall at y = .006."""
    paper = plain('paper', (.80, .795, .78), .5, coat=.15, coat_rough=.3)
    ink, soft = plain('ink', (.055, .055, .06), .6), plain('soft', (.30, .30, .30), .6)
    gap = .0045
    page = print_surface(number, rough=.28, specular=.45, coat=.3, coat_rough=.14)
    parts = [sheet('photo', width, gap, height, page.material, .0, -.0006), sheet('days', width, -height, -gap, paper, .0035, -.0012)]
    parts += [sheet('under', width - .0008, -height + .0011 * k, -gap, paper, .0022 - .0009 * k, .0004 * k) for k in (1, 2)]
    parts += [sheet('over', width - .0006, gap, height + .0008, paper, 0, .0006)]
    parts += grid(width, height, month, first, days, ink, soft)
    steel = plain('wire', (.06, .06, .065), .3, metal=.6)
    loops = []
    for k in range(int(width * .94 / .00847)):
        x = -width * .47 + k * .00847
        for dx in (0, .0016):
            loops.append([(x + dx, -.0012 + .0050 * math.sin(a), .0058 * math.cos(a)) for a in np.linspace(0, 2 * math.pi, 25)])
    parts.append(tube('binding', loops, .00048, steel, closed=True, detail=2))
    nail = [(.0005, .0052), (.0022, .0048), (.0034, .0036), (.0036, .003), (.0012, .003), (.0012, 0)]
    parts.append(place(lathe('nail', nail, plain('brass', (.60, .45, .22), .3, metal=1.), 32), (0, 0, height - .012), (90, 0, 0)))
    return join_at(parts)


def grid(width, height, month, first, days, ink, soft):
    """The month's name, the names of the days, the numbers, and fine lines between the weeks."""
    def bow(z):
        return -.0035 * ((-.0045 - z) / (height - .0045)) ** 2 - .0019
    left, column, row = -width / 2 + .020, (width - .04) / 7, .0262
    parts = [written(month, left, -.030, .017, ink, bow(-.030), 'LEFT')]
    for k, day in enumerate(DAYS):
        parts.append(written(day, left + k * column + .001, -.0455, .0058, soft, bow(-.0455), 'LEFT'))
    weeks = (first + days + 6) // 7
    for week in range(weeks):
        z = -.050 - week * row
        y = bow(z)
        parts.append(mesh('line', [(left, y, z), (-left, y, z), (-left, y, z + .0003), (left, y, z + .0003)], [(0, 1, 2, 3)], soft, smooth=False))
    for day in range(days):
        week, weekday = divmod(first + day, 7)
        z = -.060 - week * row
        parts.append(written(str(day + 1), left + weekday * column + .001, z, .0092, ink, bow(z), 'LEFT'))
    return parts
