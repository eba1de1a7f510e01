"""A jigsaw: every piece cut with its own knobs, most of them in place, some still lying about."""
import bmesh
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from kit import join_at, place, rng
from materials import Shader, print_surface
from slab import inset, slab

# Half a knob from the straight edge out to its tip and back, in parts of the edge: (along, out).
KNOB = [(.0, .0), (.20, -.012), (.34, -.030), (.405, -.020), (.425, .022), (.405, .070), (.378, .115), (.388, .168), (.43, .208), (.5, .224)]


def curve(points, steps=26):
    """A smooth line through the points: cubic, by their chord lengths."""
    points = np.array(points, float)
    out = []
    for k in range(len(points) - 1):
        p0, p1, p2, p3 = points[max(k - 1, 0)], points[k], points[k + 1], points[min(k + 2, len(points) - 1)]
        for t in np.linspace(0, 1, 4)[:-1]:
            out.append(.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    return np.array([*out, points[-1]])


def edge(random, start, end, flat):
    """From corner to corner; the knob goes to either side, a little off the middle."""
    start, end = np.array(start), np.array(end)
    if flat:
        return np.array([start, end])
    along = end - start
    across = np.array([-along[1], along[0]]) * random.choice([-1, 1])
    shift, fat = random.uniform(-.05, .05), random.uniform(.9, 1.08)
    left = [(x + shift * x * 2, y * fat) for x, y in KNOB]
    right = [(1 - x + shift * x * 2, y * fat) for x, y in KNOB[-2::-1]]
    return np.array([start + x * along + y * across for x, y in curve(left + right)])


def pieces(random, width, height, columns, rows):
    """Outlines, anticlockwise, by (column, row), about the puzzle's middle."""
    w, h = width / columns, height / rows
    jog = lambda i, j: (0 if i in (0, columns) else random.uniform(-.04, .04) * w, 0 if j in (0, rows) else random.uniform(-.04, .04) * h)
    corner = {(i, j): (i * w - width / 2 + jog(i, j)[0], j * h - height / 2 + jog(i, j)[1]) for i in range(columns + 1) for j in range(rows + 1)}
    level = {(i, j): edge(random, corner[i, j], corner[i + 1, j], j in (0, rows)) for i in range(columns) for j in range(rows + 1)}
    steep = {(i, j): edge(random, corner[i, j], corner[i, j + 1], i in (0, columns)) for i in range(columns + 1) for j in range(rows)}
    return {(i, j): np.concatenate([level[i, j][:-1], steep[i + 1, j][:-1], level[i, j + 1][:0:-1], steep[i, j][:0:-1]])
            for i in range(columns) for j in range(rows)}


def evenly_faced(piece):
    """Cuts the face into even triangles, each flat: over a polygon with knobs the renderer's own cut leaves black slivers."""
    data = next(part.data for part in piece.children if part.name.startswith('front'))
    cut = bmesh.new()
    cut.from_mesh(data)
    layer = cut.loops.layers.uv.active
    for face in [f for f in cut.faces if len(f.verts) > 4 and f.normal.z > 0]:
        corners, material = list(face.verts), face.material_index
        at = {loop.vert: loop[layer].uv.copy() for loop in face.loops}
        cut.faces.remove(face)
        # Metres are small numbers: in millimetres no triangle is lost to rounding.
        flat = [Vector((v.co.x, v.co.y)) * 1000 for v in corners]
        for triangle in delaunay_2d_cdt(flat, [], [list(range(len(flat)))], 1, 1e-6)[2]:
            made = cut.faces.new([corners[k] for k in triangle])
            made.material_index, made.smooth = material, False
            for loop in made.loops:
                loop[layer].uv = at[loop.vert]
    cut.to_mesh(data)
    cut.free()
    return piece


def puzzle(number, width, height, columns, rows, loose=(), seed=4, thickness=.0019):
    """Lies on z = 0. `loose` says which pieces lie elsewhere: {(column, row): (x, y, turn)}; None: not there yet."""
    random = rng(seed)
    front = print_surface(number, rough=.42, specular=.45, coat=.25, coat_rough=.2)
    front.bump(front.noise(front.where(), 2600., 2.), .00004, .5)
    card = Shader('card', (.50, .47, .42), .9, specular=.1)
    parts = []
    for at, outline in pieces(random, width, height, columns, rows).items():
        spot = dict(loose).get(at, (0, 0, None))
        if spot is None:
            continue
        middle = outline.mean(0)
        frame = (-width / 2 - middle[0], -height / 2 - middle[1], width / 2 - middle[0], height / 2 - middle[1])
        piece = evenly_faced(slab(inset(outline, .00011) - middle, thickness, front.material, card.material, edge=.00034, frame=frame))
        x, y, turn = spot
        if turn is None:
            place(piece, (*(middle + random.normal(0, .00006, 2)), random.uniform(0, .00012)), (0, 0, random.normal(0, .12)))
        else:
            place(piece, (x, y, random.uniform(0, .0002)), (0, 0, turn))
        parts.append(piece)
    return join_at(parts)
