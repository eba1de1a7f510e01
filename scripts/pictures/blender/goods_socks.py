"""Crew socks laid flat: printed all round, a ribbed band at the top, heel and toe black."""
import numpy as np

from creases import crease
from kit import join_at, mesh, quads
from lines import smooth
from materials import Shader, print_surface

# The middle line of a flat sock from below its band to its toe, with half its width on the instep's side and on the heel's.
LINE = [(.000, .215, .0430, .0430), (.001, .150, .0440, .0440), (.000, .090, .0455, .0460), (.002, .038, .0475, .0500), (.013, -.012, .0480, .0600),
        (.036, -.046, .0470, .0640), (.072, -.070, .0460, .0540), (.116, -.090, .0450, .0455), (.160, -.108, .0440, .0440), (.196, -.123, .0420, .0420)]
BAND = .036
THICK = .0090
TOE = .055

# Creases: where each begins and ends, half its width and its height. At the ankle they fan out from the bend of the instep.
FOLDS = [((.046, .030), (-.022, .004), .0085, .0034), ((.052, .012), (.000, -.046), .0080, .0040), ((.066, -.002), (.034, -.078), .0085, .0030),
         ((.044, .058), (-.030, .060), .0100, .0022), ((-.020, .190), (-.012, .090), .0090, .0016), ((.018, .176), (.020, .110), .0080, .0014),
         ((.110, -.062), (.165, -.100), .0080, .0016), ((.100, -.118), (.160, -.134), .0075, .0014)]


def sock(number, mirror=False, seed=1):
    """Lies on z = 0, its leg along +Y and its toe to the right, or to the left if mirrored."""
    random = np.random.default_rng(seed)
    printed = knit(print_surface(number, rough=.95, specular=.05), paler=True).material
    black = knit(Shader('black', (.044, .044, .048), .95, specular=.06)).material
    side = -1 if mirror else 1
    flat, along, across, uv = _outline()
    points = _raised(flat, along, across, random)
    points[..., 0] *= side
    rows, columns = flat.shape[0] - 1, flat.shape[1] - 1
    faces = quads(columns, rows)
    obj = mesh('sock', points.reshape(-1, 3), faces if mirror else [f[::-1] for f in faces], printed, uv.reshape(-1, 2))
    obj.data.materials.append(black)
    middle = (flat[:-1, :-1] + flat[1:, 1:]) / 2
    dark = _heel(middle) | (along[:-1, :-1] > along.max() - TOE)
    obj.data.polygons.foreach_set('material_index', dark.ravel().astype(np.int32))
    obj.data.update()
    return join_at([obj, _band(side, random)])


def _outline(steps=60, columns=230):
    """Points of the flat sock row by row, how far each is along, and where it is across: -1 at the instep, 1 at the heel."""
    path = smooth(LINE, steps)
    way = np.gradient(path[:, :2], axis=0)
    way /= np.linalg.norm(way, axis=1)[:, None]
    out = np.stack([-way[:, 1], way[:, 0]], 1)
    gaps = np.concatenate([[0], np.linalg.norm(np.diff(path[:, :2], axis=0), axis=1).cumsum()])
    t = np.sin(np.linspace(0, np.pi / 2, 70))[1:]
    last = path[-1, 2:]
    long = last[0] * 1.05
    centre = np.concatenate([path[:, :2], path[-1, :2] + way[-1] * long * t[:, None]])
    out = np.concatenate([out, np.repeat(out[-1:], len(t), 0)])
    half = np.concatenate([path[:, 2:], np.maximum(np.sqrt(1 - t[:, None] ** 2.3) * last, .0004)])
    length = np.concatenate([gaps, gaps[-1] + long * t])
    s = np.sin(np.pi / 2 * np.linspace(-1, 1, columns + 1))
    width = np.where(s < 0, half[:, :1], half[:, 1:]) * s
    flat = centre[:, None] - out[:, None] * width[..., None]
    # The rim of a worn cloth wanders by a millimetre.
    wander = .0010 * np.sin(length * 47 + 1) + .0007 * np.sin(length * 113)
    flat = flat - out[:, None] * (wander[:, None] * np.abs(s) ** 3 * np.sign(s))[..., None]
    along, across = np.repeat(length[:, None], columns + 1, 1), np.repeat(s[None], len(length), 0)
    uv = np.stack([(across + 1) / 2, 1 - along / length[-1]], -1)
    return flat, along, across, uv


def _raised(flat, along, across, random):
    """Two layers of knit with some air between them, creased where they were folded and worn."""
    rim = np.clip((1 - np.abs(across)) / .42, 0, 1)
    ends = np.clip((along.max() - along) / .018, 0, 1)
    body = THICK * np.sqrt(1 - (1 - rim) ** 2.4) * np.sqrt(1 - (1 - ends) ** 2.4)
    high = np.zeros(along.shape)
    for start, end, half, lift in FOLDS:
        high += crease(flat, np.array(start), np.array(end), half, lift * random.uniform(1.0, 1.6))
    for _ in range(26):
        way = random.normal(0, 1, 2) * random.choice([35., 70., 110.])
        high += np.sin(flat @ way + random.uniform(0, 6.3)) * .014 / (30 + np.linalg.norm(way))
    near_band = np.exp(-along / .022)
    high += near_band * .0009 * np.sin(across * 38 + 2 * np.sin(across * 9))
    seam = along.max() - TOE
    near_toe = np.exp(-np.abs(along - seam) / .010)
    high += near_toe * .0009 * np.sin(across * 31) - .0016 * np.exp(-(((along - seam) / .0022) ** 2))
    z = .0006 + np.maximum(body + high * np.sqrt(np.clip(rim * ends, 0, 1)), 0)
    return np.dstack([flat, z])


def _heel(flat):
    """The gusset: a rounded wedge that ends in a point at the ankle."""
    corner, tip = np.array((.000, -.108)), np.array((.021, -.040))
    way = (tip - corner) / np.linalg.norm(tip - corner)
    rel = flat - corner
    far = rel @ way / np.linalg.norm(tip - corner)
    off = np.abs(rel @ np.array([-way[1], way[0]]))
    return (far < 1) & (off < .043 * np.sqrt(np.clip(1 - far, 0, 1.6)))


def knit(s, paler=False):
    """Fine columns of stitches, uneven as yarn is, under a little fuzz. Between the columns the cloth is darker."""
    uv = s.node('SeparateXYZ', Vector=s.where('UV'))
    uneven = s.noise(s.where(), 55., 3.)
    turned = s.math('ADD', s.math('MULTIPLY', uv.outputs[0], 2 * np.pi * 74), s.math('MULTIPLY', uneven, 2.2))
    columns = s.math('SINE', turned)
    slanted = s.math('ADD', s.math('MULTIPLY', uv.outputs[1], np.pi * 390), s.math('MULTIPLY', columns, 1.1))
    courses = s.math('ABSOLUTE', s.math('SINE', slanted))
    fuzz = s.noise(s.where(), 1400., 3., .7)
    s.bsdf.inputs['Sheen'].default_value = .35 if paler else .7
    if paler:
        s.tints = [s.node('RGB').outputs[0]]
        yarn = s.math('ADD', s.math('MULTIPLY', courses, .5), s.math('ADD', s.math('MULTIPLY', columns, .20), s.math('MULTIPLY', fuzz, .55)))
        tone = s.ramp(yarn, [(.10, (.66, .66, .66)), (.50, (.92, .92, .92)), (.85, (1, 1, 1))])
        s.colour(s.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1., Color1=s.tints[0], Color2=tone).outputs[0])
    height = s.math('ADD', s.math('MULTIPLY', columns, .5), s.math('ADD', s.math('MULTIPLY', courses, .6), s.math('MULTIPLY', fuzz, .8)))
    return s.bump(height, .0006, .8 if paler else 1.)


def _band(side, random):
    """The elastic band, ribbed, a little narrower than the leg; it closes in a round rim of two layers."""
    s = Shader('ribs', (.044, .044, .048), .95, specular=.06, sheen=.6)
    s.bump(s.noise(s.where(), 1400., 3., .7), .0004, .7)
    n, rows, points = 460, 26, []
    t = np.sin(np.pi / 2 * np.linspace(-1, 1, n + 1))
    top = LINE[0][1]
    for k in range(rows + 1):
        f = k / rows
        y = top - .004 + (BAND + .004) * f
        round_ = np.sqrt(np.clip(1 - max(0, (f - .90) / .10) ** 2, 0, 1))
        pull = 1 - .045 * np.sin(min(1, f * 1.15) * np.pi / 2)
        rim = np.sqrt(1 - np.clip(np.abs(t), 0, 1) ** 9)
        ribs = .0007 * np.sin(np.arcsin(t) / np.pi * 2 * np.pi * 24 + .25 * np.sin(f * 5)) * rim
        z = .0005 + (THICK * .82 + .0006 * np.sin(t * 3 + 1) + ribs) * rim * max(round_, .02)
        x = t * (LINE[0][2] + .0008) * pull + .0009 * np.sin(f * 4 + 1)
        points.append(np.stack([side * x, np.full(n + 1, y) + .0012 * np.sin(t * 2.2) * f, z], 1))
    faces = quads(n, rows)
    return mesh('ribs', np.concatenate(points), faces if side > 0 else [f[::-1] for f in faces], s.material)
