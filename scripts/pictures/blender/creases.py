"""Creases of cloth that lies flat."""
import numpy as np


def crease(flat, start, end, half, lift):
    """A ridge along a bent line, highest in its middle, steeper on one side."""
    way = end - start
    long = np.linalg.norm(way)
    way = way / long
    rel = flat - start
    t = rel @ way / long
    off = rel @ np.array([-way[1], way[0]]) - .10 * long * np.sin(np.clip(t, 0, 1) * np.pi)
    shape = np.exp(-(off / np.where(off > 0, half, half * .55)) ** 2)
    return lift * shape * np.clip(np.sin(np.clip(t * 1.1 - .05, 0, 1) * np.pi), 0, 1) ** .8
