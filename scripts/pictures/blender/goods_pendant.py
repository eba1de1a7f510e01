"""A round pendant under a dome of resin, on a fine chain."""
import math

import numpy as np

from kit import join_at, lathe, place, tube
from lines import smooth
from materials import plain, print_surface


def pendant(number, radius=.010, thick=.0022):
    """Lies on z = 0, its loop towards +Y."""
    steel = plain('steel', (.64, .635, .62), .14, metal=1.)
    dome = print_surface(number, rough=.08, specular=.5, coat=1., coat_rough=.015)
    inner = radius - .0009
    profile = [(inner * math.sin(a), thick - .0004 + .0016 * math.cos(a)) for a in [*np.linspace(math.pi / 2, .08, 20), .0005]]
    cap = lathe('dome', profile, dome.material, 96)
    for loop in cap.data.loops:
        x, y, _ = cap.data.vertices[loop.vertex_index].co
        cap.data.uv_layers[0].data[loop.index].uv = (x / inner / 2 + .5, y / inner / 2 + .5)
    bezel = [(.0001, 0), (radius - .0003, 0), (radius, .0003), (radius, thick), (radius - .0003, thick + .0003), (inner + .0001, thick + .0002), (inner, thick - .0006), (.0001, thick - .0006)]
    ring = lambda r, wire, at, turn: place(tube('ring', [[(r * math.cos(a), r * math.sin(a), 0) for a in np.linspace(0, 2 * math.pi, 41)[:-1]]], wire, steel, closed=True), at, turn)
    return join_at([lathe('bezel', bezel, steel, 128), cap, ring(.0014, .0004, (0, radius + .0010, .0014), (0, 0, 0)), ring(.0022, .00045, (0, radius + .0034, .0018), (0, 78, 8))])


def chain(points, link=.00105, wire=.00028):
    """Links along a line, each turned a quarter against the one before."""
    steel = plain('chain', (.62, .615, .60), .2, metal=1.)
    fine = smooth(points, 60)
    gaps = np.concatenate([[0], np.linalg.norm(np.diff(fine, axis=0), axis=1).cumsum()])
    count = int(gaps[-1] / (link * 1.45))
    where = np.stack([np.interp(np.linspace(0, gaps[-1], count), gaps, fine[:, k]) for k in range(3)], 1)
    way = np.gradient(where, axis=0)
    way /= np.linalg.norm(way, axis=1)[:, None]
    side = np.cross(way, (0, 0, 1))
    side /= np.linalg.norm(side, axis=1)[:, None]
    up = np.cross(side, way)
    loops = []
    for k in range(count):
        across = (side[k] + up[k] * (1 if k % 2 else -1)) / math.sqrt(2)
        loops.append([where[k] + way[k] * link * math.cos(a) + across * link * .62 * math.sin(a) for a in np.linspace(0, 2 * math.pi, 15)[:-1]])
    return tube('chain', loops, wire, steel, closed=True, detail=2)
