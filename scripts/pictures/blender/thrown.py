"""Cloth laid along a line, over a back or a rail, then let fall."""
import numpy as np

from draped import settle
from kit import mesh, quads, rng, subdivide, thicken


def thrown(material, width, line, shift=(0, 0), n=96, frames=30, seed=5, fan=.10, folds=.034, mass=.04, thickness=.004):
    """`line` is the way (y, z) the cloth takes, from behind down to its front end; v falls along it."""
    random = rng(seed)
    line = np.array(line, float)
    gaps = np.linalg.norm(np.diff(line, axis=0), axis=1)
    along = np.concatenate([[0], gaps.cumsum()])
    length = along[-1]
    rows = int(n * length / width)
    phase, pitch = random.uniform(0, 6.28, 5), random.uniform(5, 17, 5)
    points, uv = [], []
    for j in range(rows + 1):
        t = j / rows
        y, z = (np.interp(t * length, along, line[:, k]) for k in (0, 1))
        for i in range(n + 1):
            u = i / n
            # Nobody lays it straight: it fans out a little and comes down in long shallow folds.
            x = (u - .5) * width * (1 - fan * (1 - t)) + shift[0] + shift[1] * t
            wave = sum(np.sin(p * u * 2 + q + t * 1.7) for p, q in zip(pitch, phase)) / 5
            points.append((x, y - folds * wave * (.3 + .7 * u) - .02, z + folds * wave * (.3 + .7 * u) + .028))
            uv.append((u, 1 - t))
    cloth = mesh('cloth', points, quads(n, rows)[::-1], material, uv)
    settle(cloth, frames, mass=mass, stiff=18., bend=1.2, air=1.5, self_hit=False, gap=.006)
    thicken(cloth, thickness)
    return subdivide(cloth, 1)
