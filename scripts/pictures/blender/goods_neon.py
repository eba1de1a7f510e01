"""LED neon: glowing flex bent into a line of handwriting, on a clear board held off the wall."""
import math

import numpy as np

from kit import join_at, lathe, place, tube
from materials import Shader, plain

# Strokes in heights of a small letter: points that a smooth line goes through.
LETTER_A = [(2.22, .86), (1.98, 1.02), (1.70, .80), (1.62, .38), (1.80, .02), (2.06, .18), (2.24, .62), (2.30, .98), (2.27, .45), (2.36, .06), (2.60, .10), (2.86, .42)]
KIA_ORA = [
    [(-.42, .12), (-.14, .30), (.16, .95), (.33, 1.62), (.28, 2.02), (.10, 1.96), (.02, 1.50), (.0, .75), (-.02, .0)],
    [(.06, .52), (.24, .86), (.48, 1.0), (.62, .82), (.48, .58), (.24, .50), (.42, .40), (.56, .12), (.78, .02), (1.0, .30), (1.16, .70), (1.22, 1.0),
     (1.18, .45), (1.26, .06), (1.46, .10), (1.70, .42)],
    [(1.275, 1.40), (1.283, 1.47)],
    [(x + .14, y) for x, y in LETTER_A],
    [(3.74, 1.02), (3.48, .78), (3.42, .36), (3.62, .02), (3.92, .10), (4.08, .48), (3.99, .88), (3.74, 1.02)],
    [(4.10, .78), (4.26, .78), (4.44, .96), (4.51, 1.10), (4.60, .95), (4.76, .90), (4.92, .93), (4.91, .60), (4.94, .16), (5.08, .03), (5.20, .20)],
    [(x + 3.54, y) for x, y in LETTER_A],
]
SLANT = .14


def smooth(points, steps=14):
    p = np.array(points, float)
    out = []
    for k in range(len(p) - 1):
        a, b, c, d = p[max(k - 1, 0)], p[k], p[k + 1], p[min(k + 2, len(p) - 1)]
        for t in np.arange(steps) / steps:
            out.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    line = np.array([*out, p[-1]])
    line[:, 0] += line[:, 1] * SLANT
    return line


def glow(name, core, rim, strength):
    """Seen squarely the flex is nearly white; towards its sides the colour comes through."""
    s = Shader(name, (.02, .02, .02), .35)
    facing = s.node('LayerWeight', Blend=.35).outputs['Facing']
    s.into(s.bsdf.inputs['Emission'], s.ramp(facing, [(.10, core), (.62, rim)]))
    s.bsdf.inputs['Emission Strength'].default_value = strength
    return s.material


def neon(strokes, letter, core, rim, strength=9., radius=.0052, off=.045):
    """Faces -Y, the writing's middle at the origin, the wall at y = 0."""
    lines = [smooth(stroke) for stroke in strokes]
    everything = np.concatenate(lines)
    low, high = everything.min(0), everything.max(0)
    middle = (low + high) / 2
    # Where one stroke crosses another the upper one lies in front, as bent flex does.
    paths = [[((x - middle[0]) * letter, -off - radius - .0012 * (k % 2), (z - middle[1]) * letter) for x, z in line] for k, line in enumerate(lines)]
    lit = glow('glow', core, rim, strength)
    ball = [(radius * math.sin(math.pi * k / 16) + 1e-5, -radius * math.cos(math.pi * k / 16)) for k in range(17)]
    parts = [tube('flex', paths, radius, lit, detail=8)]
    parts += [place(lathe('end', ball, lit, 24), path[end]) for path in paths for end in (0, -1)]
    return join_at([*parts, *board((high - low) * letter / 2 + .055, off, rim)])


def board(half, off, rim):
    """Clear acrylic: to be seen by its lit edge, its screws and a little gloss."""
    edge = Shader('edge', (.3, .3, .3), .2)
    edge.bsdf.inputs['Emission'].default_value = (*rim, 1)
    edge.bsdf.inputs['Emission Strength'].default_value = .10
    steel = plain('steel', (.55, .55, .55), .25, metal=1.)
    w, h = half
    corners = [(-w, -h), (w, -h), (w, h), (-w, h)]
    rim_line = [[(x, -off + .002, z) for x, z in corners]]
    parts = [tube('edge', rim_line, .0016, edge.material, closed=True, detail=2)]
    for x, z in corners:
        at = (x * (1 - .03 / w), 0, z * (1 - .03 / h))
        parts += [place(lathe('screw', [(.0005, off + .004), (.0062, off + .004), (.0070, off + .002), (.0070, off)], steel, 40), at, (90, 0, 0)),
                  place(lathe('spacer', [(.0055, 0), (.0055, off)], steel, 40), at, (90, 0, 0))]
    return parts
