"""A tufted rug with a bound edge: a photograph in the pile."""
import numpy as np

from kit import rng, tube
from materials import plain, print_surface
from pile import pile


def rug(number, width, depth, high=.014, tuft=.0085):
    """Lies on z = 0, its upper side facing up; not quite flat, as nothing woven is."""
    s = print_surface(number, rough=.98, specular=.03)
    s.bsdf.inputs['Sheen'].default_value = .5
    s.bump(s.noise(s.where(), 500., 2.), .0012, .6)
    random = rng(9)
    made = pile(s.material, width, depth, high, tuft, random, shape=lambda edge: high * np.clip(edge / .010, 0, 1) ** .5, deep=.42, lie=.36, wander=.002)
    binding = plain('binding', (.22, .21, .19), .9)
    corners = [(-width / 2, -depth / 2, .005), (width / 2, -depth / 2, .005), (width / 2, depth / 2, .005), (-width / 2, depth / 2, .005)]
    line = [tuple(a[k] + (b[k] - a[k]) * t / 20 for k in range(3)) for a, b in zip(corners, corners[1:] + corners[:1]) for t in range(20)]
    return made, tube('binding', [line], .0055, binding, closed=True)
