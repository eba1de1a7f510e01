"""A stoneware bowl for a pet, the photograph on the front of its outer wall."""
import math

from kit import join_at, lathe, place, rng
from materials import ceramic, plain, print_surface


def pet_bowl(number, radius=.075, height=.062, half_width=62.):
    """Stands on z = 0, the middle of its print towards +X; the wall leans in a little."""
    glaze = ceramic('glaze', (.78, .77, .745), .12, .9)
    printed = print_surface(number, rough=.14, specular=.5, coat=.9, coat_rough=.04)
    start, end = math.radians(-half_width), math.radians(half_width)
    low, high = .0085, .0535
    wall = lambda z: radius - .0060 * (z / height)
    strip = [(wall(z), z) for z in (low, low + .015, low + .03, high)]
    foot = [(.0005, .003), (radius - .012, .003), (radius - .010, .0006), (radius - .004, .0006), (radius - .001, .0030), (wall(.005), .005), (wall(low), low)]
    inner = wall(height) - .0075
    rim = [(wall(high), high), (wall(height - .003), height - .003), (wall(height) - .0008, height - .0008), (wall(height) - .0035, height), (inner + .0008, height - .0008), (inner, height - .003)]
    inside = [(inner - .001, .030), (inner - .006, .014), (inner - .016, .0085), (.0005, .0078)]
    parts = [lathe('foot', foot, glaze, 128), lathe('printed', strip, printed.material, 160, start, end),
             lathe('gap', [(wall(low), low), (wall(high), high)], glaze, 40, end, start + 2 * math.pi),
             lathe('rim', rim + inside, glaze, 128)]
    return join_at([*parts, *_biscuits(inner - .004)])


def _biscuits(reach, count=300):
    """Dry food: small rounds, heaped."""
    random = rng(3)
    browns = [plain('biscuit', tone, .85) for tone in ((.30, .165, .075), (.36, .21, .10), (.24, .125, .06))]
    shape = [(.0001, -.0026), (.0042, -.0024), (.0055, 0), (.0042, .0024), (.0012, .0017), (.0001, .0016)]
    parts = []
    for k in range(count):
        r, a = reach * math.sqrt(random.uniform(0, 1)), random.uniform(0, 2 * math.pi)
        r = min(r, reach - .005)
        z = .0365 + .011 * (1 - (r / reach) ** 2) + random.uniform(-.006, .002)
        parts.append(place(lathe('biscuit', shape, browns[k % 3], 12), (r * math.cos(a), r * math.sin(a), z), tuple(random.uniform(-50, 50, 2)) + (0,)))
    return parts
