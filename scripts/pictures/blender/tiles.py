"""Hand-made glazed tiles: each a little tilted, a little different in tone, as zellige is."""
from kit import box, join_at, plane, rng
from materials import Shader, plain


def tiled(left, right, low, high, glaze=(.70, .73, .69), size=(.1, .1), gap=.0022, seed=3):
    """Covers a part of the wall at y = 0."""
    random = rng(seed)
    s = Shader('tile', glaze, .12, specular=.5, coat=.8, coat_rough=.05)
    piece = s.node('ObjectInfo').outputs['Random']
    s.colour(s.ramp(piece, [(.0, tuple(c * .84 for c in glaze)), (.5, glaze), (1., tuple(min(.83, c * 1.08) for c in glaze))]))
    s.bump(s.noise(s.where(), 26., 2.), .0016, .8)
    w, h = size
    plane('grout', right - left, high - low, ((left + right) / 2, -.0035, (low + high) / 2), plain('grout', (.62, .60, .56), .9), (90, 0, 0))
    for j in range(round((high - low) / h)):
        for i in range(round((right - left) / w)):
            at = (left + (i + .5) * w, -.004, low + (j + .5) * h)
            box('tile', (w - gap, .008, h - gap), at, s.material, .0022, tuple(random.normal(0, .5, 3) * (1, .3, 1)))
