"""A pad of primed canvas: sheets of cloth glued along one short side, a card cover that is folded back."""
from kit import box, join_at, mesh, quads, thicken
from materials import Shader, plain, woven


def primed(width, height):
    """Cotton under gesso: white, matte, with the weave showing through."""
    s = Shader('gesso', (.80, .79, .755), .85, specular=.2)
    tile = .00062 * 24
    return woven(s, (width / tile, height / tile), .00016).material


def sheet(width, height, lift, material, curl=0., shift=(0, 0)):
    """Lies in XY, its glued side at +Y. The near right corner may curl up."""
    n, m, points, uv = 48, 64, [], []
    for j in range(m + 1):
        for i in range(n + 1):
            u, v = i / n, j / m
            away = max(0., (u - .30) * .55 + (.55 - v) * .75)
            rise = curl * away ** 2.2
            points.append(((u - .5) * width + shift[0] - rise * .32, (v - .5) * height + shift[1] * (1 - v) + rise * .38, lift + rise))
            uv.append((u, v))
    return thicken(mesh('sheet', points, quads(n, m), material, uv), .0005)


def pad(width, height, random, sheets=10, curl=.055):
    white = primed(width, height)
    step = .00062
    parts = [box('back', (width, height, .0016), (0, 0, .0008), plain('card', (.36, .30, .225), .85), .0004)]
    for k in range(sheets):
        top = k == sheets - 1
        parts.append(sheet(width, height, .0016 + step * (k + 1), white, curl if top else .0,
                           (random.uniform(-.0004, .0004), random.uniform(-.0005, .0005))))
    high = .0016 + step * sheets
    parts.append(box('glue', (width + .0006, .0012, high), (0, height / 2 + .0004, high / 2), plain('glue', (.17, .25, .22), .5), .0003))
    parts.append(box('binding', (width + .0004, .017, .0007), (0, height / 2 - .008, high + .0004), plain('tape', (.17, .25, .22), .6), .0003))
    return join_at(parts)
