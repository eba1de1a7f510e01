"""A pair of photo socks on a linen bedspread that lies in soft folds."""
import numpy as np

from goods_socks import sock
from kit import mesh, place, quads
from materials import linen
from still import daylight, from_above


def build():
    bedspread()
    place(sock(1, seed=1), (-.105, -.070, 0), (0, 0, 28))
    place(sock(2, seed=4), (.026, .047, 0), (0, 0, 26))
    daylight(1.15, sun=1.7, fill=.5, air=.33)
    from_above((.008, .022, 0), .635, 64, 0, stop=8)


def bedspread(size=2.2, cells=260):
    """Level below the socks, with long folds that run out from them."""
    x, y = np.meshgrid(np.linspace(-.5, .5, cells + 1) * size, np.linspace(-.5, .5, cells + 1) * size)
    away = np.clip((np.hypot((x - .01) / .33, (y - .02) / .25) - 1) / .8, 0, 1)
    z = np.zeros_like(x)
    random = np.random.default_rng(6)
    for _ in range(9):
        angle = random.uniform(-.5, .35)
        across = -np.sin(angle) * x + np.cos(angle) * y + .05 * np.sin(x * 4 + random.uniform(0, 6))
        z += np.maximum(0, np.sin(across * random.uniform(11, 26) + random.uniform(0, 6.3))) ** 2 * .012
    z *= away
    uv = np.stack([x / size + .5, y / size + .5], -1).reshape(-1, 2)
    repeats = size / (.0011 * 24)
    mesh('bedspread', np.dstack([x, y, z]).reshape(-1, 3), quads(cells, cells), linen('bedspread', (.66, .63, .575), (repeats, repeats), .0005), uv)
