"""A beach towel: the photograph on short velour, hemmed, laid down by hand."""
import math

from kit import join_at, mesh, quads, rng, subdivide, thicken
from materials import plain, print_surface


def beach_towel(number, width=.80, length=1.60, hem=.012, seed=8):
    """Lies on z = 0 along Y, with long waves in it."""
    random = rng(seed)
    s = print_surface(number, rough=.97, specular=.04)
    s.bsdf.inputs['Sheen'].default_value = .6
    pile = s.math('ADD', s.noise(s.where(), 800., 2.), s.math('MULTIPLY', s.noise(s.where(), 30., 3.), 1.2))
    s.bump(pile, .0018, .7)
    ways = [(random.uniform(2, 9), random.uniform(2, 7), random.uniform(0, 6.3), random.uniform(.5, 1)) for _ in range(8)]

    def at(x, y):
        lift = sum(k * max(0., math.sin(a * x + b * y + c)) ** 2 for a, b, c, k in ways) / 8
        bend = .012 * math.sin(y * 2.6 + 1) + .006 * math.sin(y * 6.1)
        return x + bend, y + .008 * math.sin(x * 7), .004 + .022 * lift

    def grid(name, left, right, low, high, material, raised=0.):
        n, m = 60, 120
        points = []
        for j in range(m + 1):
            for i in range(n + 1):
                x, y, z = at(left + (right - left) * i / n, low + (high - low) * j / m)
                points.append((x, y, z + raised))
        return mesh(name, points, quads(n, m), material, [(i / n, j / m) for j in range(m + 1) for i in range(n + 1)])

    white = plain('hem', (.74, .73, .70), .95)
    x, y = width / 2, length / 2
    rim = [grid('hem', *side, white, .0012) for side in ((-x, x, -y, -y + hem), (-x, x, y - hem, y), (-x, -x + hem, -y, y), (x - hem, x, -y, y))]
    return join_at([subdivide(thicken(grid('towel', -x, x, -y, y, s.material), .003), 1), *rim])
