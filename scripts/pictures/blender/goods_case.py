"""Closed books in a case: boards that stand proud of the pages, a square spine, a groove beside it."""
import math

import bpy

from kit import box, join_at, mesh, quads
from materials import Shader, linen, plain, print_surface

BOARD, JOINT, OVERHANG = .0025, .008, .003


def profile(depth, thick, steps=10):
    """From the back's edge of the spine up and over to the fore-edge: (across, height). A groove follows the spine."""
    front = -depth / 2
    r = .0016
    points = [(front, r * .4), (front - .0004, thick * .25), (front - .0005, thick * .5), (front - .0004, thick * .75), (front, thick - r)]
    points += [(front + r * (1 - math.cos(a)), thick - r + r * math.sin(a)) for a in (math.pi / 8, math.pi / 4, 3 * math.pi / 8, math.pi / 2)]
    groove = [(front + .0016 + JOINT * k / steps, thick - .0011 * math.sin(math.pi * k / steps) ** 2) for k in range(1, steps + 1)]
    return points + groove + [(depth / 2 - .0008, thick), (depth / 2, thick - .0007)]


def lengths(points):
    total, out = 0., [0.]
    for (a, b), (c, d) in zip(points, points[1:]):
        total += math.hypot(c - a, d - b)
        out.append(total)
    return [v / total for v in out]


def case(material, height, depth, thick):
    """Spine and front in one piece about the book: u runs from the spine to the fore-edge, v from the foot (+X) to the head (-X)."""
    curve = profile(depth, thick)
    across = lengths(curve)
    rows = 2
    points = [((.5 - j / rows) * height, y, z) for j in range(rows + 1) for y, z in curve]
    uv = [(u, j / rows) for j in range(rows + 1) for u in across]
    made = mesh('case', points, quads(len(curve) - 1, rows), material, uv)
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, .9
    thicker = made.modifiers.new('thick', 'SOLIDIFY')
    thicker.thickness, thicker.offset = .0012, -1
    return made


def pages(height, depth, thick):
    """The block: leaf upon leaf, a little smaller than its boards."""
    s = Shader('leaves', (.74, .73, .70), .85, specular=.2)
    z = s.node('SeparateXYZ', Vector=s.where()).outputs[2]
    lines = s.math('FRACT', s.math('MULTIPLY', z, 1 / .00052))
    s.colour(s.ramp(lines, [(.0, (.50, .48, .45)), (.16, (.76, .75, .72)), (.9, (.78, .77, .74))]))
    deep = depth - OVERHANG - .004
    return box('pages', (height - 2 * OVERHANG, deep, thick - 2 * BOARD), (0, .002 - OVERHANG / 2, thick / 2), s.material, .0004)


def closed(material, inside, height, depth, thick):
    """Lies on z = 0, its front up, its spine towards -Y and its head towards -X."""
    boards = [box('board', (height, depth - JOINT, BOARD), (0, JOINT / 2, z), inside, .0006) for z in (BOARD / 2, thick - BOARD / 2 - .0006)]
    return [case(material, height, depth, thick), *boards, pages(height, depth, thick)]


def printed_book(number, height, depth, thick, inside=(.70, .69, .66)):
    """A hard cover: print `number` runs over its spine and its front, laminated matte."""
    cover = print_surface(number, rough=.38, specular=.4, coat=.15, coat_rough=.3).material
    return join_at(closed(cover, plain('inside', inside, .7), height, depth, thick))


def linen_book(words, height, depth, thick, spine):
    """Charcoal linen; `words` are the outlines that are stamped on spine and front, in metres from the upper left of the spine."""
    cloth = linen('linen', (.042, .047, .052), (depth / .0145, height / .0145), .00022)
    parts = closed(cloth, plain('cloth', (.045, .05, .055), .9), height, depth, thick)
    gold = Shader('foil', (.70, .47, .17), .24, metal=1.)
    gold.bump(gold.noise(gold.where(), 2200., 2.), .00004, .5)
    return join_at([*parts, *stamped(words, gold.material, height, depth, thick, spine)])


def stamped(words, foil, height, depth, thick, spine):
    """Words on the front lie flat on it; those on the spine stand before it."""
    front = [[(x - spine, y) for x, y in line] for line in words if min(x for x, _ in line) > spine]
    back = [line for line in words if max(x for x, _ in line) <= spine]
    on_front = outline('foil', front, foil)
    # Right on the print is away from the spine (+Y), down is towards the foot (+X).
    on_front.matrix_world = matrix((0, 1, 0), (1, 0, 0), (-height / 2, -depth / 2, thick + .00025))
    if not back:
        return [on_front]
    on_spine = outline('foil', back, foil)
    on_spine.matrix_world = matrix((0, 0, 1), (1, 0, 0), (-height / 2, -depth / 2 - .00075, 0))
    return [on_front, on_spine]


def matrix(right, down, origin):
    """Takes x to `right` and y to `down`, from `origin`."""
    from mathutils import Matrix, Vector
    normal = Vector(right).cross(Vector(down))
    columns = [Vector(right), Vector(down), normal, Vector(origin)]
    return Matrix([[c[k] for c in columns] for k in range(3)] + [[0, 0, 0, 1]])


def outline(name, lines, material):
    """Filled outlines; those inside others are holes."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.fill_mode, curve.extrude = '2D', 'BOTH', .00006
    for line in lines:
        spline = curve.splines.new('POLY')
        spline.points.add(len(line) - 1)
        for k, (x, y) in enumerate(line):
            spline.points[k].co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    curve.materials.append(material)
    obj = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(obj)
    return obj
