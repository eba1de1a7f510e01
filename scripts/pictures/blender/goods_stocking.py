"""A Christmas stocking of short plush: the photograph on the leg, toe and heel plain, a white cuff, a loop."""
import math

import numpy as np

from creases import crease
from kit import join_at, mesh, place, quads, subdivide, tube
from lines import ribbon, smooth
from materials import Shader, plain as flat, print_surface
from slab import rounded

# The outline below the cuff, from the front's upper end round the toe to the back's.
OUTLINE = [(-.083, .140), (-.081, .060), (-.084, -.010), (-.100, -.055), (-.142, -.090), (-.182, -.125), (-.195, -.165), (-.178, -.200), (-.130, -.213),
           (-.060, -.212), (.010, -.212), (.062, -.200), (.088, -.160), (.091, -.105), (.084, -.045), (.083, .040), (.083, .140)]


# Creases: where each begins and ends, half its width and its height.
FOLDS = [((-.080, -.015), (.005, -.060), .013, .0050), ((-.088, -.035), (-.020, -.110), .014, .0060), ((-.100, -.058), (-.062, -.140), .013, .0045),
         ((-.078, .040), (.030, .020), .016, .0034), ((.080, .030), (.010, -.020), .015, .0034), ((.084, -.040), (.030, -.085), .013, .0040),
         ((-.040, .130), (-.030, .050), .012, .0024), ((.040, .134), (.050, .060), .012, .0026), ((.004, .136), (.008, .085), .010, .0018)]


def plush(shader, deep=.0016, colour=None):
    """Short pile: brushed one way here and another there, it is lighter and darker by turns."""
    shader.bsdf.inputs['Sheen'].default_value = .6
    fine = shader.noise(shader.where(), 750., 3., .7)
    slow = shader.noise(shader.where(), 60., 3.)
    if colour:
        shader.tints = [shader.node('RGB').outputs[0]]
        shader.tints[0].default_value = (*colour, 1)
        nap = shader.math('ADD', shader.math('MULTIPLY', fine, .62), shader.math('MULTIPLY', slow, .38))
        tone = shader.ramp(nap, [(.34, (.50, .50, .50)), (.50, (.86, .86, .86)), (.62, (1, 1, 1))])
        shader.colour(shader.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1., Color1=shader.tints[0], Color2=tone).outputs[0])
    return shader.bump(shader.math('ADD', fine, shader.math('MULTIPLY', slow, .9)), deep, .7)


def stocking(number, red=(.25, .020, .022)):
    """Lies on z = 0, its toe to the left; `number` covers 18 × 30 cm of the leg."""
    printed = plush(print_surface(number, rough=.96, specular=.05), colour=(.8, .8, .8)).material
    plain = plush(Shader('plush', red, .96, specular=.05), colour=red).material
    white = pile((.84, .83, .80))
    line = _dense(smooth(OUTLINE, 10))
    parts = [_padded(line, lambda x, y: x > -.09 - .25 * max(0., -.11 - y) and not _heel(x, y), printed, plain)]
    cuff = [(x, y + .182) for x, y in rounded(.198, .100, .026)]
    parts.append(fur(place(_padded(cuff, lambda x, y: False, white, white, .034, .040), (0, 0, .0005))))
    parts += _piping(line)
    loop = smooth([(.080, .222, .010), (.085, .250, .008), (.100, .272, .006), (.112, .255, .007), (.098, .222, .012)], 10)
    parts.append(ribbon(loop, .010, white, np.cross(np.gradient(loop, axis=0), (0, 0, 1)), thickness=.0015))
    return join_at(parts)


def pile(base):
    """White fur: light finds its way between the hairs, which is more than the renderer follows."""
    s = plush(Shader('cuff', base, .98, specular=.05), .0035)
    through = s.node('BsdfTransparent')
    part = s.math('MULTIPLY', s.node('LightPath').outputs['Is Shadow Ray'], .86)
    mixed = s.node('MixShader', Fac=part)
    s.tree.links.new(s.bsdf.outputs[0], mixed.inputs[1])
    s.tree.links.new(through.outputs[0], mixed.inputs[2])
    s.tree.links.new(mixed.outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    return s.material


def fur(obj, long=.014, count=6500):
    """Grows a pile on it, of fine curls that lie their own ways."""
    s = obj.modifiers.new('fur', 'PARTICLE_SYSTEM').particle_system.settings
    s.type, s.count, s.hair_length, s.hair_step, s.render_step = 'HAIR', count, long, 4, 4
    s.child_type, s.rendered_child_count, s.child_length, s.child_radius = 'INTERPOLATED', 22, .9, .004
    s.brownian_factor, s.roughness_1, s.roughness_1_size, s.roughness_endpoint = .004, .0022, .006, .0035
    s.root_radius, s.tip_radius, s.radius_scale, s.material = 1., .2, .00012, 1
    return obj


def _heel(x, y):
    return math.hypot(x - .100, y + .165) < .062


def _piping(line):
    """A cord over the seams of toe and heel."""
    toe = [(-.09 - .25 * max(0., -.11 - y), y) for y in np.linspace(-.035, -.214, 60)]
    heel = [(.100 + .062 * math.cos(a), -.165 + .062 * math.sin(a)) for a in np.linspace(1.50, 4.2, 60)]
    seams = [[(x, y, _height(line, x, y) + .0004) for x, y in seam if _inside(line, x, y)]
             for seam in (toe, heel)]
    return [tube('piping', [seam], .0024, flat('piping', (.70, .66, .58), .8)) for seam in seams]


def _height(line, x, y, high=.031, soft=.062):
    """Low at the rim, round, then level."""
    t = min(1, np.sqrt(((line - (x, y)) ** 2).sum(1)).min() / soft)
    body = .001 + high * math.sqrt(1 - (1 - t) ** 2.2)
    here = np.array((x, y))
    folds = sum(1.7 * crease(here, np.array(start), np.array(end), half, lift) for start, end, half, lift in FOLDS)
    return body + (folds + .0016 * math.sin(x * 41 + y * 23) + .0012 * math.sin(y * 67 - x * 29)) * min(1, t * 2)


def _padded(line, is_print, printed, plain, high=.031, soft=.062, columns=72, rows=110):
    """A cushion over an outline that every height crosses twice: its top is round towards the rim."""
    line = _dense(np.array(line, float))
    low, top = line[:, 1].min(), line[:, 1].max()
    points, uv = [], []
    for j in range(rows + 1):
        y = low + (top - low) * (1 - math.cos(math.pi * j / rows)) / 2
        left, right = _crossings(line, min(max(y, low + 1e-5), top - 1e-5))
        for i in range(columns + 1):
            x = left + (right - left) * (1 - math.cos(math.pi * i / columns)) / 2
            points.append((x, y, _height(line, x, y, high, soft)))
            uv.append(((x + .09) / .18, (y + .16) / .30))
    obj = mesh('plush', points, quads(columns, rows), printed, uv)
    obj.data.materials.append(plain)
    for face in obj.data.polygons:
        x, y, _ = np.mean([points[k] for k in face.vertices], 0)
        face.material_index = 0 if is_print(x, y) else 1
    return subdivide(obj, 1)


def _inside(line, x, y):
    if not line[:, 1].min() < y < line[:, 1].max():
        return False
    left, right = _crossings(line, y)
    return left < x < right


def _dense(line, count=420):
    """The outline as points of equal distance, so that the nearest of them tells the way to the rim."""
    closed = np.concatenate([line, line[:1]])
    along = np.concatenate([[0], np.linalg.norm(np.diff(closed, axis=0), axis=1).cumsum()])
    steps = np.linspace(0, along[-1], count, endpoint=False)
    return np.stack([np.interp(steps, along, closed[:, k]) for k in (0, 1)], 1)


def _crossings(line, y):
    after = np.roll(line, -1, 0)
    over = (line[:, 1] > y) != (after[:, 1] > y)
    a, b = line[over], after[over]
    x = a[:, 0] + (b[:, 0] - a[:, 0]) * (y - a[:, 1]) / (b[:, 1] - a[:, 1])
    return x.min(), x.max()
