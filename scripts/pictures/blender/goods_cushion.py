"""Cushions, sewn flat from two squares of cloth, blown up by their filling, and let down where they lie."""
import math

import bpy
import numpy as np

from draped import settle
from kit import mesh, place, subdivide
from materials import linen, print_surface, woven


def sewn(name, width, height, material, back, n=54):
    """Front and back joined at the seam; the front has the photograph's u, v."""
    points, uv, faces, index = [], [], [], {}
    for side in (0, 1):
        for j in range(n + 1):
            for i in range(n + 1):
                rim = i in (0, n) or j in (0, n)
                if side and rim:
                    index[side, j, i] = index[0, j, i]
                    continue
                index[side, j, i] = len(points)
                u, v = i / n, j / n
                # The corners are cut a little inwards, or they would stick out like ears.
                dent = 1 - .05 * (abs(2 * u - 1) ** 3) * (abs(2 * v - 1) ** 3)
                pull = .012 * (1 - (2 * v - 1) ** 2) * (2 * u - 1) ** 3, .012 * (1 - (2 * u - 1) ** 2) * (2 * v - 1) ** 3
                points.append(((u - .5) * width * dent - pull[0], (v - .5) * height * dent - pull[1], (0 if rim else .012) * (1 if side == 0 else -1)))
                uv.append((u, v))
    for side in (0, 1):
        for j in range(n):
            for i in range(n):
                q = tuple(index[side, b, a] for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)))
                faces.append(q if side == 0 else q[::-1])
    obj = mesh(name, points, faces, material, uv)
    obj.data.materials.append(back)
    for k, polygon in enumerate(obj.data.polygons):
        polygon.material_index = 0 if k < n * n else 1
    return obj


def cushion(name, size, material, back, at, turn, frames=44, full=17.):
    """Starts flat in its place, upright with its front to -Y, is filled and falls against what collides."""
    obj = place(sewn(name, *size, material, back), at, turn)
    bpy.context.view_layer.update()
    settle(obj, frames, mass=.02, stiff=8., bend=.15, air=2., pressure=full, self_hit=False, gap=.003)
    subdivide(obj, 1)
    return obj


def photo_cloth(number, repeats):
    s = print_surface(number, rough=.9, specular=.12)
    s.bsdf.inputs['Sheen'].default_value = .25
    woven(s, repeats, .0003)
    return s.material
