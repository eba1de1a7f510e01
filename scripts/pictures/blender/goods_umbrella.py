"""An open umbrella from above: eight panels of cloth between eight ribs, drawn in between them."""
import math

from kit import join_at, lathe, mesh, place, tube
from materials import plain, print_surface


def canopy(number, radius=.525, deep=.19, panels=8, rows=40, steps=16, shaft=.70):
    """Its rim is at z = 0; u and v run straight across, so that a photograph lies over all panels. A rib at each side of -Y."""
    s = print_surface(number, rough=.50, specular=.35)
    s.bsdf.inputs['Sheen'].default_value = .3
    s.bump(s.noise(s.where(), 1500., 2.), .00015, .4)
    per = 2 * math.pi / panels

    def at(t, a):
        """t from the tip to the rim; between two ribs the cloth is a straight line from one to the other, sunk a little."""
        k = math.floor(a / per)
        f = a / per - k
        out = radius * math.sin(t * 1.12) / math.sin(1.12)
        ends = [(out * math.cos((k + e + .5) * per), out * math.sin((k + e + .5) * per)) for e in (0, 1)]
        x, y = (ends[0][i] + (ends[1][i] - ends[0][i]) * f for i in (0, 1))
        high = deep * (math.cos(t * 1.12) - math.cos(1.12)) / (1 - math.cos(1.12))
        sunk = 4 * f * (1 - f)
        inwards = 1 - .070 * sunk * t ** 3
        return x * inwards, y * inwards, high - .030 * sunk * t * t * (1 - t * .55)

    points, uv, faces, count = [], [], [], panels * steps
    for j in range(rows + 1):
        for i in range(count):
            p = at(j / rows, i / steps * per)
            points.append(p)
            uv.append((p[0] / radius / 2 + .5, p[1] / radius / 2 + .5))
    faces = [(j * count + i, (j + 1) * count + i, (j + 1) * count + (i + 1) % count, j * count + (i + 1) % count) for j in range(rows) for i in range(count)]
    cloth = mesh('canopy', points, faces, s.material, uv)
    steel, wood = plain('steel', (.45, .45, .45), .3, metal=1.), plain('wood', (.16, .085, .04), .4)
    tips = [lathe('tip', [(.0001, .012), (.0026, .010), (.0032, 0), (.0026, -.010), (.0001, -.012)], wood, 20) for _ in range(panels)]
    for k, tip in enumerate(tips):
        a = (k + .5) * per
        place(tip, ((radius + .004) * math.cos(a), (radius + .004) * math.sin(a), -.004), (0, 118, math.degrees(a)))
    ferrule = lathe('ferrule', [(.0001, .062), (.0030, .060), (.0042, .046), (.0050, .012), (.016, .004), (.019, -.002), (.0001, -.002)], steel, 48)
    seams = [[tuple(c + (.0006 if i == 2 else 0) for i, c in enumerate(at(j / rows, k * per))) for j in range(rows + 1)] for k in range(panels)]
    line = [(0, 0, deep), (0, 0, deep - shaft + .10)]
    hook = [(.045 - .045 * math.cos(t), 0, deep - shaft + .045 - .045 * math.sin(t)) for t in (x * math.pi / 16 for x in range(-1, 17))]
    parts = [tube('shaft', [line], .0045, steel), tube('hook', [[line[1], *hook]], .010, wood)]
    return join_at([*parts, cloth, *tips, place(ferrule, (0, 0, deep)), tube('seams', seams, .0011, plain('seam', (.10, .10, .10), .8), detail=2)])
