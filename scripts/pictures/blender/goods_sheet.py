"""Photographs on a sheet of aluminium, acrylic or birch, each hung a little off the wall."""
from kit import join_at, lathe, place
from materials import Shader, plain, print_surface
from slab import rounded, slab


def hung(sheet, off):
    """Turns what lies facing up to face -Y, its back `off` from the wall at y = 0."""
    return join_at([place(sheet, (0, -off, 0), (90, 0, 0))])


def metal(number, width, height, thickness=.0012, off=.014):
    """Dye in the coating of white aluminium: bright, smooth, with round corners and a bare edge."""
    front = print_surface(number, rough=.20, specular=.5, coat=.8, coat_rough=.03)
    bare = plain('aluminium', (.75, .75, .76), .28, metal=1.)
    return hung(slab(rounded(width, height, .006), thickness, front.material, bare, edge=.0002), off)


def acrylic(number, width, height, thickness=.008, off=.018, bolts=.035):
    """Behind polished acrylic, on steel standoffs. Through its edge one sees the picture go on, paler."""
    front = print_surface(number, rough=.35, specular=.6, coat=1., coat_rough=.004)
    edge = Shader('edge', (.62, .70, .69), .08, specular=.7, coat=1., coat_rough=.01)
    sheet = slab(rounded(width, height, .003), thickness, front.material, edge.material, edge=.0008)
    parts = [hung(sheet, off)]
    steel = plain('steel', (.56, .56, .55), .22, metal=1.)
    cap = [(.0005, .0068), (.0066, .0068), (.0078, .0060), (.0082, .0048), (.0082, .0)]
    stem = [(.0075, -.001), (.0075, -off - thickness)]
    for x in (-1, 1):
        for z in (-1, 1):
            at = (x * (width / 2 - bolts), -off - thickness, z * (height / 2 - bolts))
            parts += [place(lathe('bolt', profile, steel, 64), at, (90, 0, 0)) for profile in (cap, stem)]
    return join_at(parts)


def wood(number, width, height, thickness=.012):
    """Ink without white on birch plywood, lying on z = 0 and facing up: the grain shows where the photo is light."""
    front = print_surface(number, rough=.5, specular=.3)
    grain_under(front)
    ply = Shader('ply', (.60, .45, .30), .6)
    layers = ply.node('SeparateXYZ', Vector=ply.where()).outputs[2]
    band = ply.math('FRACT', ply.math('DIVIDE', layers, .0034))
    ply.colour(ply.ramp(band, [(.0, (.30, .19, .10)), (.12, (.34, .215, .12)), (.2, (.64, .49, .33)), (.55, (.58, .43, .28)), (.62, (.68, .53, .37))]))
    return slab(rounded(width, height, .002), thickness, front.material, ply.material, edge=.0005)


def grain_under(shader):
    """Tints the print by pale birch; what passes.py sets is multiplied, so that white and black stay comparable."""
    shader.tints = [shader.node('RGB').outputs[0]]
    bands = shader.noise(shader.where(scale=(1.2, 16, 1)), 3.2, 4., .5, 1.1)
    fibre = shader.noise(shader.where(scale=(8, 320, 1)), 2.2, 3., .6)
    mixed = shader.math('ADD', shader.math('MULTIPLY', bands, .65), shader.math('MULTIPLY', fibre, .35))
    birch = shader.ramp(mixed, [(.34, (.80, .66, .50)), (.48, (.93, .82, .66)), (.62, (1, .91, .77))])
    mix = shader.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1., Color1=shader.tints[0], Color2=birch)
    shader.colour(mix.outputs[0]).bump(fibre, .0002, .4)
