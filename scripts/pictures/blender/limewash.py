"""Lime paint brushed on in many directions: soft clouds of lighter and darker."""
from materials import Shader


def limewash(base, depth=.28):
    s = Shader('limewash', base, .9, specular=.15)
    clouds = s.noise(s.where(), 3.2, 6., .62, 1.4)
    strokes = s.noise(s.where(scale=(1, 1, 2.2)), 17., 4., .6, 2.2)
    mixed = s.math('ADD', s.math('MULTIPLY', clouds, .68), s.math('MULTIPLY', strokes, .32))
    dark, pale = (tuple(min(.84, c * f) for c in base) for f in (1 - depth, 1 + depth))
    s.colour(s.ramp(mixed, [(.32, dark), (.50, base), (.70, pale)]))
    return s.bump(s.math('ADD', strokes, s.noise(s.where(), 120., 3.)), .0012).material
