"""The products: stretched canvas, mug and photo print, with the measures of the real ones."""
import math

from kit import arc, join_at, lathe, mesh, place, quads
from materials import Shader, ceramic, print_surface, woven


def section(half, depth, radius=.0032, steps=6, flat=14):
    """Half the way across a stretcher frame: (sideways, back from the front, way along the cloth)."""
    quarter = math.pi / 2
    points = [(-half, -depth, -(half + depth)), (-half, -depth * .5, -(half + depth * .5))]
    for k in range(steps + 1):
        a = quarter * k / steps
        points.append((-half + radius * (1 - math.cos(a)), -radius * (1 - math.sin(a)), -half - radius + 2 * radius * k / steps))
    reach = half - radius
    points += [(-reach + reach * k / flat, 0, -reach + reach * k / flat) for k in range(1, flat + 1)]
    return points + [(-x, d, -t) for x, d, t in points[-2::-1]]


def canvas(number, width, height, depth=.038, thread=.0007, relief=.00022):
    """Faces -Y about the origin, its back at y = 0. The picture goes on round the edges."""
    across, up = section(width / 2, depth), section(height / 2, depth)
    points, uv = [], []
    for z, back_z, along_z in up:
        for x, back_x, along_x in across:
            points.append((x, -depth - min(back_x, back_z), z))
            uv.append((.5 + along_x / (width + 2 * depth), .5 + along_z / (height + 2 * depth)))
    cloth = print_surface(number, rough=.62, specular=.28)
    tile = thread * 24
    woven(cloth, (width / tile, height / tile), relief)
    obj = mesh('canvas', points, quads(len(across) - 1, len(up) - 1), cloth.material, uv)
    return join_at([obj, *folds(width, height, depth, cloth.material)])


def folds(width, height, depth, material):
    """Cloth has to go somewhere at a corner: a triangle of it lies folded on the top and the bottom."""
    flaps = []
    for side in (-1, 1):
        for end in (-1, 1):
            corner, inner = side * width / 2, side * (width / 2 - depth * .92)
            z = end * (height / 2 + .0006)
            points = [(corner - side * .001, -depth + .004, z - end * .0005), (corner - side * .0006, 0, z), (inner, 0, z)]
            flat = lambda x, y: (.5 + x / (width + 2 * depth), .5 + end * (height / 2 + y + depth) / (height + 2 * depth))
            flap = mesh('fold', points, [(0, 1, 2) if side * end < 0 else (0, 2, 1)], material, [flat(p[0], p[1]) for p in points], False)
            rim = flap.modifiers.new('thick', 'SOLIDIFY')
            rim.thickness, rim.offset = .0007, 0
            flaps.append(flap)
    return flaps


def photo_print(number, width, height, curl=.0, border=.0, rough=.22, twist=0., surface=None):
    """Lies in XY, facing up. A white border is the paper's own, so the photograph is smaller than the sheet."""
    n, m = 24, 16
    shader = surface or print_surface(number, rough=rough, specular=.5, coat=.6, coat_rough=.06)
    def sheet(name, w, h, lift, material):
        points, uv = [], []
        for j in range(m + 1):
            for i in range(n + 1):
                u, v = i / n - .5, j / m - .5
                x, y = u * w, v * h
                z = curl * (4 * (x / width) ** 2) + twist * (x / width) * (y / height) * 4 + lift
                points.append((x, y, z))
                uv.append((i / n, j / m))
        return mesh(name, points, quads(n, m), material, uv)
    paper = Shader('paper', (.80, .795, .78), .3, coat=.4, coat_rough=.08).material
    back = sheet('sheet', width, height, 0, paper)
    front = sheet('print', width - 2 * border - .0002, height - 2 * border - .0002, .0003, shader.material)
    return join_at([back, front])


def mug(number, face=0., handle=0., radius=.041, height=.096, wall=.0042, coffee=None, half_width=142):
    """Stands on the origin. The print leaves 7 mm at either end and a gap about the handle."""
    glaze = ceramic()
    printed = print_surface(number, rough=.12, coat=1., coat_rough=.035)
    turn = math.radians
    start, end = turn(-half_width), turn(half_width)
    low, high = .0075, height - .0075
    foot = [(.0005, .0026), (.029, .0026)] + arc(.0315, .0018, .0018, math.pi, math.pi * 1.5, 4) + arc(radius - .0045, .0045, .0045, -math.pi / 2, 0, 8)
    rim = [(radius, high), (radius, height - wall / 2)] + arc(radius - wall / 2, height - wall / 2, wall / 2, 0, math.pi, 10)
    inside = [(radius - wall, height * .5), (radius - wall, .02)] + arc(radius - wall - .010, .016, .010, 0, -math.pi / 2, 8) + [(.0005, .006)]
    parts = [
        lathe('foot', foot + [(radius, low)], glaze, 160),
        lathe('printed', [(radius, low), (radius, .03), (radius, .06), (radius, high)], printed.material, 200, start, end),
        lathe('gap', [(radius, low), (radius, high)], glaze, 48, end, start + 2 * math.pi),
        lathe('rim', rim + inside, glaze, 160),
        ear(glaze, height),
    ]
    if coffee:
        # A meniscus: the last millimetre climbs the wall.
        r, z = radius - wall, height - coffee
        parts.append(lathe('coffee', [(.0005, z), (r - .002, z), (r - .0008, z + .0003), (r + .0002, z + .0012)],
                           Shader('coffee', (.055, .022, .009), .04).material, 96))
    return join_at(parts, turn=(0, 0, face))


def ear(glaze, height):
    """A flat oval swept along a C, opposite the middle of the print, its ends growing into the wall."""
    steps, around = 48, 24
    middle, line = height * .51, []
    for k in range(steps + 1):
        a = math.pi * (.5 - k / steps)
        line.append((.0380 + .0295 * max(0, math.cos(a)) ** .72, middle + .0285 * math.sin(a) * (1 + .05 * math.sin(a))))
    points = []
    for k, (x, z) in enumerate(line):
        (x0, z0), (x1, z1) = line[max(0, k - 1)], line[min(steps, k + 1)]
        length = math.hypot(x1 - x0, z1 - z0)
        nx, nz = (z1 - z0) / length, -(x1 - x0) / length
        root = 1 + .45 * abs(2 * k / steps - 1) ** 7
        for i in range(around + 1):
            q = 2 * math.pi * i / around
            thick, wide = .0040 * math.cos(q) * root, .0064 * math.sin(q) * root
            points.append((x + nx * thick, wide, z + nz * thick))
    return place(mesh('ear', points, quads(around, steps), glaze), turn=(0, 0, 180))
