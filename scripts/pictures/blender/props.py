"""What stands about in a home: vases, leaves, books, cloth. Never more than the picture needs."""
import math

import numpy as np

from kit import box, join_at, lathe, mesh, place, quads, rng, subdivide, thicken, tube
from materials import Shader, plain

VASE = [(.001, 0), (.042, 0), (.050, .005), (.074, .05), (.085, .10), (.078, .15), (.050, .195), (.031, .22), (.028, .238),
        (.034, .255), (.0315, .256), (.0255, .238), (.026, .2)]
BOTTLE = [(.001, 0), (.050, 0), (.056, .006), (.060, .05), (.060, .12), (.052, .155), (.026, .185), (.019, .21), (.019, .27),
          (.023, .283), (.0205, .284), (.016, .268), (.016, .2)]
BOWL = [(.001, .004), (.028, .004), (.031, .0), (.036, .0), (.040, .006), (.066, .024), (.083, .05), (.087, .062), (.0845, .063),
        (.079, .050), (.060, .026), (.034, .012), (.001, .010)]


def pot(profile, size, material, at, name='pot'):
    return place(lathe(name, [(r * size, z * size) for r, z in profile], material, 96, soft=2), at)


def leaf_mesh(name, length, width, material, fold=.25, droop=.3):
    """A pointed oval along +X, folded along its rib and bending down to the tip."""
    n, m, points, uv = 10, 4, [], []
    for i in range(n + 1):
        t = i / n
        half = width / 2 * math.sin(math.pi * t ** .8) ** .9 if 0 < t < 1 else 0
        for j in range(m + 1):
            s = j / m * 2 - 1
            points.append((length * t, half * s, fold * half * abs(s) - droop * length * t * t))
            uv.append((t, j / m))
    return mesh(name, points, quads(m, n), material, uv)


def leaf_green(name='leaf', base=(.16, .23, .13), other=(.24, .32, .19)):
    s = Shader(name, base, .5, specular=.35)
    s.colour(s.ramp(s.node('ObjectInfo').outputs['Random'], [(.2, base), (.8, other)]))
    return s.material


def branches(at, seed, stems, green, bark, reach=.16, tall=(.30, .46), leaf=(.055, .024), lean=(0, 0), gap=.030):
    """Stems that leave a vase's neck and bend outwards, leaves in loose pairs along the upper part."""
    random = rng(seed)
    at = np.array(at, float)
    shapes = [leaf_mesh(f'leaf-{k}', leaf[0] * (.8 + .2 * k), leaf[1] * (.85 + .15 * k), green, droop=.12 + .16 * k).data for k in range(3)]
    import bpy
    for shape in [o for o in bpy.data.objects if o.data in shapes]:
        bpy.data.objects.remove(shape)
    paths = []
    for k in range(stems):
        angle = k * 2.4 + random.uniform(-.4, .4)
        out, high = reach * random.uniform(.45, 1), random.uniform(*tall)
        side = np.array([math.cos(angle) * out + lean[0], math.sin(angle) * out * .8 + lean[1]])
        wob = random.normal(0, .006, (13, 2)).cumsum(0) * .5
        neck = .10 / (high + .10)  # Up to here the stem is inside the vase and must stay there.
        free = [max(0, t - neck) / (1 - neck) for t in np.linspace(0, 1, 13)]
        path = [at + np.array([*(side * f ** 1.4 + wob[i] * min(1, 3 * f)), high * t - .10 * (1 - t)])
                for i, (t, f) in enumerate(zip(np.linspace(0, 1, 13), free))]
        paths.append(path)
        lengths = np.linspace(.30, .99, int(high * .7 / gap) + 2)
        for i, t in enumerate(lengths):
            if (t - neck) / (1 - neck) < .22:  # A leaf this low would grow out of the vase's rim.
                continue
            f = t * 12
            a, b = path[int(f)], path[min(int(f) + 1, 12)]
            root, way = a + (b - a) * (f - int(f)), b - a if f < 12 else path[-1] - path[-2]
            heading = math.atan2(way[1], way[0]) + (1 if i % 2 else -1) * random.uniform(.6, 1.5)
            for twin in ((0, math.pi) if t < .97 else (0,)):
                obj = bpy.data.objects.new('leaf', shapes[random.integers(3)])
                bpy.context.scene.collection.objects.link(obj)
                size = random.uniform(.75, 1.1) * (1 - .45 * max(0, t - .6) / .4)
                obj.scale = (size,) * 3
                obj.location = root
                obj.rotation_euler = (random.normal(0, .5), random.uniform(-.95, -.05), heading + twin + random.normal(0, .25))
    tube('stems', paths, np.linspace(.0024, .0010, 13), bark, detail=3)


def book(size, at, colour, turn=0., upright=False, lean=0.):
    """Covers stand proud of the pages on three sides; the spine, rounded, faces -Y. Upright, it stands on its foot."""
    w, d, h = size
    cover, paper = plain('cover', colour, .62), plain('pages', (.74, .70, .61), .9)
    parts = [box('cover', (w, d, .0022), (0, 0, h - .0011), cover, .0008), box('cover', (w, d, .0022), (0, 0, .0011), cover, .0008),
             box('pages', (w - .008, d - .006, h - .0044), (0, .002, h / 2), paper, .0006)]
    n = 10
    arch = [(-.5 + i / n, -.5 * d - .004 * math.cos((i / n - .5) * math.pi) + .0005) for i in range(n + 1)]
    points = [(x, y, h / 2 + z * h * .985) for x in (-w / 2, w / 2) for z, y in arch]
    parts.append(thicken(mesh('spine', points, [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)], cover), .0016))
    if upright:
        return join_at(parts, (at[0], at[1], at[2] + w / 2), (0, 90 + lean, turn))
    return join_at(parts, at, (0, 0, turn))


def cloth(width, depth, at, material, turn=0., seed=2, waves=.004, rise=.002, thickness=.0014):
    """A napkin let fall: shallow waves, higher towards its rim."""
    random = rng(seed)
    n, points, uv = 72, [], []
    k = random.uniform(3, 9, (6, 2))
    phase = random.uniform(0, 6.28, 6)
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = i / n - .5, j / n - .5
            rim = max(abs(u), abs(v)) * 2
            bump = sum(math.sin(a * u * 2 + b * v * 2 + p) for (a, b), p in zip(k, phase)) / 6
            points.append((u * width * (1 + .01 * math.sin(v * 9)), v * depth * (1 + .012 * math.sin(u * 7 + 1)),
                           rise + thickness + waves * max(0, bump) * (.4 + rim ** 2)))
            uv.append((i / n, j / n))
    obj = place(mesh('cloth', points, quads(n, n), material, uv), at, (0, 0, turn))
    return subdivide(thicken(obj, thickness), 1)


def lamp(at, shade_size=(.14, .17, .20), base=None):
    """A ceramic foot and a linen drum, unlit: it is day."""
    stone, brass = base or plain('stone', (.66, .62, .55), .55), plain('brass', (.55, .40, .20), .3, metal=1.)
    top, low, tall = shade_size
    foot = [(.001, 0), (.062, 0), (.070, .008), (.078, .05), (.074, .11), (.052, .16), (.024, .185), (.013, .195), (.001, .196)]
    cloth_s = Shader('shade', (.78, .74, .66), .95, specular=.1)
    cloth_s.bump(cloth_s.noise(cloth_s.where(scale=(60, 60, 900)), 1.2, 2.), .0004)
    shade = [(low, 0), (low + .0012, .001), (top + .0012, tall - .001), (top, tall), (top - .002, tall - .001), (low - .002, .001), (low, 0)]
    parts = [lathe('foot', foot, stone, 96, soft=2), tube('rod', [[(0, 0, .19), (0, 0, .27)]], .005, brass),
             place(lathe('shade', shade, cloth_s.material, 128), (0, 0, .225))]
    return join_at(parts, at)


def peg(at, material, turn=0.):
    """A wooden clothes peg seen from its edge: two legs that meet at the jaw, and the spring's coil."""
    steel = plain('steel', (.55, .55, .54), .35, metal=1.)
    legs = [box('leg', (.0068, .0042, .050), (0, side * .0036, .004), material, .0008, (side * -3.2, 0, 0)) for side in (-1, 1)]
    coil = tube('coil', [[(x, -.0062 + .0012 * math.cos(a), .006 + .0022 * math.sin(a)) for x, a in
                          zip(np.linspace(-.0042, .0042, 50), np.linspace(0, 8 * math.pi, 50))]], .0006, steel, detail=2)
    return join_at([*legs, coil], at, (0, turn, 0))


def window(at, size, frame, bars=1, glow=6., turn=0.):
    """A window seen from inside and out of focus: sky above, garden below, a white frame."""
    w, h = size
    view = Shader('view', (0, 0, 0), 1, specular=0)
    height = view.node('SeparateXYZ', Vector=view.node('TexCoord').outputs['UV']).outputs[1]
    trees = view.noise(view.where('UV', (3, 2, 1)), 2.4, 4.)
    edge = view.math('ADD', height, view.math('MULTIPLY', view.math('SUBTRACT', trees, .5), .25))
    view.into(view.bsdf.inputs['Emission'], view.ramp(edge, [(.0, (.34, .41, .26)), (.10, (.60, .66, .50)), (.20, (.93, .97, 1.))]))
    view.bsdf.inputs['Emission Strength'].default_value = glow
    pane = mesh('pane', [(-w / 2, .03, 0), (w / 2, .03, 0), (w / 2, .03, h), (-w / 2, .03, h)], [(0, 1, 2, 3)], view.material,
                uv=[(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)
    parts = [pane] + [box('jamb', (.06, .06, h + .12), (x, 0, h / 2), frame, .004) for x in (-w / 2 - .03, w / 2 + .03)]
    parts += [box('rail', (w, .06, .06), (0, 0, z), frame, .004) for z in (-.03, h + .03)]
    parts += [box('bar', (.03, .04, h), ((k + 1) * w / (bars + 1) - w / 2, 0, h / 2), frame, .004) for k in range(bars)]
    parts.append(box('sill', (w + .2, .16, .03), (0, -.06, -.07), frame, .004))
    return join_at(parts, at, (0, 0, turn))
