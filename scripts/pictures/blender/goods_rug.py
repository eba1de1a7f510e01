"""A tufted rug with a bound edge: a photograph in the pile."""
import math

from kit import mesh, quads, tube
from materials import plain, print_surface


def rug(number, width, depth, pile=.011):
    """Lies on z = 0, its upper side facing up; not quite flat, as nothing woven is."""
    s = print_surface(number, rough=.98, specular=.03)
    s.bsdf.inputs['Sheen'].default_value = .5
    tufts = s.node('TexVoronoi', Vector=s.where(), Scale=290.).outputs['Distance']
    lie = s.noise(s.where(), 11., 3.)
    s.bump(s.math('ADD', s.math('MULTIPLY', tufts, -1.), s.math('MULTIPLY', lie, 1.6)), .006, .8)
    n, m, points, uv = 90, 60, [], []
    for j in range(m + 1):
        for i in range(n + 1):
            u, v = i / n, j / m
            edge = min(u, 1 - u, (v * depth) / width, ((1 - v) * depth) / width) * width
            z = pile * min(1, edge / .008) ** .5 + .0022 * math.sin(u * 9 + v * 4) * math.sin(v * 7 - u * 3)
            points.append(((u - .5) * width, (v - .5) * depth, max(z, .001)))
            uv.append((u, v))
    binding = plain('binding', (.22, .21, .19), .9)
    corners = [(-width / 2, -depth / 2, .005), (width / 2, -depth / 2, .005), (width / 2, depth / 2, .005), (-width / 2, depth / 2, .005)]
    line = [tuple(a[k] + (b[k] - a[k]) * t / 20 for k in range(3)) for a, b in zip(corners, corners[1:] + corners[:1]) for t in range(20)]
    return mesh('rug', points, quads(n, m), s.material, uv), tube('binding', [line], .0055, binding, closed=True)
