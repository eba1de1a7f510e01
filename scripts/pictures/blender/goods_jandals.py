"""A pair of jandals: printed cloth on foam, rubber beneath, a strap of three ends."""
import numpy as np

from kit import join_at, lathe, mesh, place, subdivide
from lines import smooth
from materials import Shader, print_surface
from slab import slab

# The right foot's outline in parts of its width and length, from the heel round by the outer side.
FOOT = [(.02, -.5), (.22, -.478), (.345, -.41), (.395, -.30), (.40, -.17), (.405, -.03), (.445, .12), (.492, .25), (.490, .35), (.40, .445), (.22, .488), (-.02, .50),
        (-.25, .485), (-.42, .43), (-.495, .33), (-.485, .21), (-.41, .08), (-.345, -.04), (-.315, -.16), (-.325, -.29), (-.29, -.40), (-.18, -.475)]


def jandal(number, right, strap, width=.098, length=.268, thick=.019):
    """Stands on z = 0, its toes towards +Y."""
    side = 1 if right else -1
    outline = [(side * x * width, y * length) for x, y in smooth(FOOT, 8, closed=True)]
    if not right:
        outline = outline[::-1]
    cloth = print_surface(number, rough=.94, specular=.08)
    cloth.bsdf.inputs['Sheen'].default_value = .25
    _textile(cloth)
    foam = Shader('foam', (.62, .61, .585), .9, specular=.2)
    foam.bump(foam.noise(foam.where(), 900., 2.), .0003, .6)
    rubber = Shader('rubber', (.035, .035, .037), .7, specular=.3)
    rubber.bump(rubber.noise(rubber.where(), 600., 2.), .0003, .6)
    inner = [(x * .992, y * .996) for x, y in outline]
    cover = slab(outline, .0042, cloth.material, foam.material, edge=.0013, steps=5)
    middle = slab(inner, .0105, foam.material, foam.material, edge=.0010)
    sole = slab(outline, .0055, rubber.material, rubber.material, edge=.0010)
    return join_at([sole, place(middle, (0, 0, .0050)), place(cover, (0, 0, thick - .0042)), *_strap(side, thick, strap)])


def _textile(s):
    """Short nap on foam: fine threads across, a little uneven."""
    s.tints = [s.node('RGB').outputs[0]]
    nap = s.noise(s.where(), 1100., 3., .7)
    soft = s.noise(s.where(), 60., 3.)
    tone = s.ramp(s.math('ADD', s.math('MULTIPLY', nap, .8), s.math('MULTIPLY', soft, .2)), [(.32, (.80, .80, .80)), (.56, (1, 1, 1))])
    s.colour(s.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1., Color1=s.tints[0], Color2=tone).outputs[0])
    s.bump(s.math('ADD', nap, s.math('MULTIPLY', soft, 1.5)), .0006, .8)


def _strap(side, top, colour):
    """Two arms of soft rubber from a post between the toes to the sides, each a band with round edges."""
    s = Shader('strap', colour, .48, specular=.45)
    s.bump(s.noise(s.where(), 800., 2.), .00015, .4)
    toe = np.array((-side * .014, .074, top))
    post = place(lathe('post', [(.0052, 0), (.0042, .0015), (.0037, .006), (.0044, .012), (.0056, .016)], s.material, 32, soft=1), toe - (0, 0, .001))
    knot = toe + (0, -.002, .0155)
    parts = [post]
    for x, y in ((side * .0335, -.006), (-side * .0285, .004)):
        out = 1 if x > 0 else -1
        end = np.array((x, y, top))
        flat = end[:2] - knot[:2]
        bow = np.array((out * .013, .006))
        def at(t, high):
            return np.array((*(knot[:2] + flat * t + bow * np.sin(t * np.pi) * (1 - .3 * t)), top + high))
        line = smooth([knot + (-out * .0015, .0065, -.0020), knot + (0, .0010, .0004), at(.18, .0225), at(.38, .0300), at(.58, .0320), at(.76, .0265), at(.90, .0130), at(1., .0010), at(1.02, -.0050)], 9)
        parts.append(_band(line, out, s.material))
        parts.append(place(lathe('eyelet', [(.0001, .0007), (.0050, .0006), (.0060, 0), (.0062, -.001)], s.material, 40), tuple(end)))
    return parts


def _band(line, out, material, around=20):
    """Sweeps an oval along the line: narrow at the post, wide over the foot, its face turned outwards where it comes down."""
    way = np.gradient(line, axis=0)
    way /= np.linalg.norm(way, axis=1)[:, None]
    t = np.linspace(0, 1, len(line))
    lean = np.interp(t, [0, .25, .55, 1], [.15, .45, .85, 1.25])
    face = np.stack([out * np.sin(lean), np.interp(t, [0, .3, 1], [.35, .30, .1]), np.cos(lean)], 1)
    across = np.cross(way, face)
    across /= np.linalg.norm(across, axis=1)[:, None]
    face = np.cross(across, way)
    half = np.interp(t, [0, .10, .30, .55, .80, 1], [.0048, .0062, .0086, .0100, .0086, .0056])
    deep = np.interp(t, [0, .12, .5, 1], [.0034, .0034, .0022, .0026])
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)
    oval = np.stack([np.sign(np.cos(a)) * np.abs(np.cos(a)) ** .62, np.sign(np.sin(a)) * np.abs(np.sin(a)) ** .8], 1)
    points = [p + u * w * x + f * d * y for p, u, f, w, d in zip(line, across, face, half, deep) for x, y in oval]
    n = len(line)
    faces = [(j * around + i, j * around + (i + 1) % around, (j + 1) * around + (i + 1) % around, (j + 1) * around + i) for j in range(n - 1) for i in range(around)]
    faces += [tuple(range(around)), tuple(range((n - 1) * around, n * around))[::-1]]
    return subdivide(mesh('band', points, faces, material), 1)
