"""Smooth lines through a few points, and what is made by sweeping along them."""
import numpy as np

from kit import mesh, quads, thicken


def smooth(points, steps=12, closed=False):
    """Catmull–Rom through the points, so many steps from one to the next."""
    p = np.array(points, float)
    n = len(p)
    around = (lambda k: p[k % n]) if closed else (lambda k: p[min(max(k, 0), n - 1)])
    t = (np.arange(steps) / steps)[:, None]
    line = []
    for k in range(n if closed else n - 1):
        a, b, c, d = (around(k + j) for j in (-1, 0, 1, 2))
        line.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    return np.concatenate(line if closed else [*line, p[-1:]])


def ribbon(line, width, material, across, thickness=.0004, columns=4):
    """A band along a line of points; `across` gives its sideways direction, one for all or one for each point."""
    line = np.array(line, float)
    across = np.broadcast_to(np.array(across, float), line.shape)
    across = across / np.linalg.norm(across, axis=1)[:, None]
    points = [p + a * width * (i / columns - .5) for p, a in zip(line, across) for i in range(columns + 1)]
    uv = [(i / columns, k / (len(line) - 1)) for k in range(len(line)) for i in range(columns + 1)]
    return thicken(mesh('ribbon', points, quads(columns, len(line) - 1), material, uv), thickness)
