"""A cotton apron laid out flat: bib, pocket, neck strap and ties; the photograph is across the chest."""
import math

import numpy as np

from kit import join_at, mesh, quads, rng, thicken, tube
from lines import ribbon, smooth
from materials import Shader, plain, print_surface, weave_image

WIDE, TALL, BIB, CHEST = .70, .85, .315, .135


def half(y):
    """Half the width at height y: straight below, cut in under the arm by a quarter's curve, the bib above."""
    t = min(max((y - CHEST + .20) / .20, 0.), 1.)
    return WIDE / 2 + (BIB / 2 - WIDE / 2) * math.sqrt(1 - (1 - t) ** 2)


def waves(seed=4, count=13):
    """Cloth that came folded out of its bag and was laid down: the marks of the folds, low waves, soft ridges here and there."""
    random = rng(seed)
    ways = [(random.uniform(3, 10), random.uniform(2, 9), random.uniform(0, 6.3)) for _ in range(7)]
    ridges = [(np.array([random.uniform(-.30, .30), random.uniform(-.40, .38)]), random.uniform(0, 3.14), random.uniform(.05, .17),
               random.uniform(.008, .018), random.uniform(.002, .0065)) for _ in range(count)]

    def lift(x, y):
        low = .0045 * max(0., sum(math.sin(a * x * 2 + b * y * 2 + c) for a, b, c in ways) / 2.6)
        folds = sum(high * math.exp(-abs(d) / .007) for d, high in ((x - .004 * math.sin(y * 5), .0026), (y + .035, -.0012), (y - .19, .0022), (y + .245, .0020)))
        soft = 0.
        for at, angle, long, half, high in ridges:
            along = ((x - at[0]) * math.cos(angle) + (y - at[1]) * math.sin(angle)) / long
            across = -(x - at[0]) * math.sin(angle) + (y - at[1]) * math.cos(angle) - .12 * long * along * along
            soft += high * math.exp(-(across / half) ** 2) * max(0., 1 - along * along) ** 1.5
        return .0030 + low + folds + soft

    return lift


def _grid(name, low, high, left, right, lift, material, raised=0., n=110, m=200):
    points, uv = [], []
    for j in range(m + 1):
        y = low + (high - low) * j / m
        for i in range(n + 1):
            a, b = left(y), right(y)
            x = a + (b - a) * i / n
            points.append((x, y, lift(x, y) + raised))
            uv.append((i / n, j / m))
    return mesh(name, points, quads(n, m), material, uv)


def cotton(shader, size=.0075):
    vector = shader.where('Object', (1 / (size * 2), 1 / (size * 2), 1))
    texture = shader.node('TexImage', {'image': weave_image(), 'interpolation': 'Cubic'}, Vector=vector)
    return shader.bump(texture.outputs['Color'], .0004, .6)


def apron(number, side=.28):
    """Lies on z = 0, its bib towards +Y."""
    lift = waves()
    cloth = Shader('cotton', (.79, .78, .75), .95, specular=.08, sheen=.3)
    cotton(cloth)
    photo = print_surface(number, rough=.92, specular=.08)
    cotton(photo)
    low, high, top = -TALL / 2, TALL / 2, TALL / 2 - .022
    thread = plain('thread', (.68, .66, .62), .9)
    # Its mouth gapes, as an empty pocket does.
    pocket = lambda x, y: .0016 + .0065 * max(0., 1 - (x / .148) ** 2) * math.exp(-((y + .055) / .035) ** 2)
    parts = [thicken(_grid('apron', low, high, lambda y: -half(y), half, lift, cloth.material), .0012),
             _grid('print', top - side, top, lambda y: -side / 2, lambda y: side / 2, lift, photo.material, .0006),
             thicken(_grid('pocket', -.255, -.055, lambda y: -.15, lambda y: .15, lambda x, y: lift(x, y) + pocket(x, y), cloth.material, n=60, m=50), .001)]
    hems = [[(s * (half(y) - .012), y, lift(s * (half(y) - .012), y) + .0004) for y in np.linspace(low + .012, high - .012, 160)] for s in (-1, 1)]
    hems += [[(x, y, lift(x, y) + .0004) for x in np.linspace(-w, w, 120)] for y, w in ((low + .014, WIDE / 2 - .012), (high - .014, BIB / 2 - .012))]
    hems.append([(x, -.067, lift(x, -.067) + pocket(x, -.067) + .0005) for x in np.linspace(-.146, .146, 80)])
    hems += [[(s * .146, y, lift(s * .146, y) + pocket(s * .146, y) + .0005) for y in np.linspace(-.251, -.06, 60)] for s in (-1, 1)]
    hems.append([(x, -.251, lift(x, -.251) + pocket(x, -.251) + .0005) for x in np.linspace(-.146, .146, 60)])
    parts.append(tube('stitches', hems, .0005, thread, detail=1))
    neck = smooth([(-.142, high - .02, .011), (-.15, high + .05, .006), (-.12, high + .13, .005), (0, high + .165, .006), (.125, high + .125, .005), (.152, high + .05, .006), (.142, high - .02, .011)], 12)
    parts.append(_tape(neck, cloth.material))
    for s in (-1, 1):
        line = smooth([(s * .335, -.062, .010), (s * .40, -.075, .004), (s * .46, -.13, .006), (s * .445, -.22, .004), (s * .49, -.31, .006), (s * .46, -.42, .004)], 10)
        parts.append(_tape(line, cloth.material))
    return join_at(parts)


def _tape(line, material):
    way = np.gradient(line, axis=0)
    return ribbon(line, .024, material, np.cross(way, (0, 0, 1)), thickness=.0014)
