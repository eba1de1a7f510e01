"""A brick wall in running bond; each brick its own tone, its face rough and not quite in line."""
from kit import box, join_at, plane, rng
from materials import Shader, plain


def brick_wall(left, right, low, high, tone=(.17, .155, .15), mortar=(.10, .098, .095), size=(.215, .065), joint=.011, seed=2):
    """Faces -Y, the bricks' faces at about y = 0."""
    random = rng(seed)
    s = Shader('brick', tone, .78, specular=.3)
    piece = s.node('ObjectInfo').outputs['Random']
    s.colour(s.ramp(piece, [(.0, tuple(c * .62 for c in tone)), (.5, tone), (1., tuple(c * 1.35 for c in tone))]))
    pits = s.noise(s.where(), 75., 5., .65)
    slow = s.noise(s.where(), 14., 3.)
    s.bump(s.math('ADD', pits, slow), .0045)
    m = Shader('mortar', mortar, .95)
    m.bump(m.noise(m.where(), 160., 4.), .003)
    plane('mortar', right - left, high - low, ((left + right) / 2, .006, (low + high) / 2), m.material, (90, 0, 0))
    w, h = size
    row = 0
    while low + (row + .5) * (h + joint) < high:
        for k in range(int((right - left) / (w + joint)) + 2):
            x = left + (k + (row % 2) / 2) * (w + joint) + random.normal(0, .0012)
            box('brick', (w + random.normal(0, .0015), .03, h + random.normal(0, .001)),
                (x, .015 + random.normal(0, .0013), low + (row + .5) * (h + joint)), s.material, .0045, (0, random.normal(0, .25), 0))
        row += 1
