"""Crew socks laid flat: printed all round, a ribbed top, heel and toe black."""
import math

import numpy as np

from kit import join_at, mesh, quads
from lines import smooth
from materials import Shader, print_surface

# The middle line of a flat sock from its top to its toe, with half its width.
LINE = [(.000, .200, .046), (.000, .140, .046), (.000, .070, .046), (.002, .010, .047), (.010, -.040, .049), (.032, -.078, .053), (.078, -.098, .049), (.130, -.104, .045), (.175, -.106, .041), (.200, -.106, .036)]


def sock(number, mirror=False, thick=.009):
    """Lies on z = 0, its leg along +Y and its toe to the right, or to the left if mirrored."""
    printed = _knit(print_surface(number, rough=.95, specular=.06))
    black = _knit(Shader('black', (.026, .026, .028), .95, specular=.08))
    side = -1 if mirror else 1
    path = smooth(LINE, 60)
    way = np.gradient(path[:, :2], axis=0)
    way /= np.linalg.norm(way, axis=1)[:, None]
    out = np.stack([-way[:, 1], way[:, 0]], 1)
    gaps = np.concatenate([[0], np.linalg.norm(np.diff(path[:, :2], axis=0), axis=1).cumsum()])
    toe = [(t, math.sqrt(1 - t * t)) for t in np.sin(np.linspace(0, math.pi / 2, 50))[1:]]
    rows = [(p[:2], o, p[2], g) for p, o, g in zip(path, out, gaps)]
    end, last = rows[-1], path[-1]
    rows += [(end[0] + way[-1] * last[2] * .95 * t, end[1], max(last[2] * h, .0005), end[3] + last[2] * t) for t, h in toe]
    n, points, uv, total = 150, [], [], rows[-1][3]
    for p, o, half, along in rows:
        for i in range(n + 1):
            s = math.sin(math.pi / 2 * (2 * i / n - 1))
            q = p - o * half * s
            points.append((side * q[0], q[1], .0006 + thick * (1 - abs(s) ** 5) ** .5 * (1 + .10 * math.sin(along * 55 + s * 2))))
            uv.append((i / n, 1 - along / total))
    faces = quads(n, len(rows) - 1)
    obj = mesh('sock', points, faces if mirror else [f[::-1] for f in faces], printed.material, uv)
    obj.data.materials.append(black.material)
    for face in obj.data.polygons:
        x, y, _ = np.mean([points[k] for k in face.vertices], 0)
        face.material_index = int(abs(x) > .172 or math.hypot(abs(x) + .040, y + .105) < .066)
    return join_at([obj, _ribs(side, thick)])


def _knit(s):
    """Stitches in columns along the sock."""
    uv = s.node('SeparateXYZ', Vector=s.where('UV'))
    columns = s.math('SINE', s.math('MULTIPLY', uv.outputs[0], 2 * math.pi * 60))
    courses = s.math('ABSOLUTE', s.math('SINE', s.math('ADD', s.math('MULTIPLY', uv.outputs[1], math.pi * 260), s.math('MULTIPLY', columns, .8))))
    s.bsdf.inputs['Sheen'].default_value = .3
    return s.bump(s.math('ADD', columns, s.math('MULTIPLY', courses, .7)), .0005, .7)


def _ribs(side, thick, high=.032):
    """The top's elastic band, black and ribbed."""
    s = Shader('ribs', (.026, .026, .028), .95, specular=.08, sheen=.3)
    n, points = 120, []
    for j in range(5):
        for i in range(n + 1):
            t = math.sin(math.pi / 2 * (2 * i / n - 1))
            points.append((side * t * .0445, .198 + high * j / 4, .0006 + (thick + .001) * (1 - abs(t) ** 5) ** .5 + .0006 * math.sin(i / n * 2 * math.pi * 30)))
    faces = quads(n, 4)
    return mesh('ribs', points, faces if side > 0 else [f[::-1] for f in faces], s.material)
