"""An open umbrella from above: eight panels of cloth, stretched between eight ribs and creased where they are sewn."""
import math

import numpy as np

from kit import join_at, lathe, mesh, place, quads, tube
from materials import plain, print_surface

BEND = 1.12


def canopy(number, radius=.525, deep=.20, panels=8, rows=70, steps=40, shaft=.70):
    """Its rim is at z = 0; u and v run straight across, so that a photograph lies over all panels. A rib at each side of -Y."""
    cloth = pongee(number)
    per = 2 * math.pi / panels
    parts = [_panel(k, per, radius, deep, rows, steps, cloth) for k in range(panels)]
    steel, wood = plain('steel', (.45, .45, .45), .3, metal=1.), plain('wood', (.16, .085, .04), .4)
    tips = [lathe('tip', [(.0001, .012), (.0026, .010), (.0032, 0), (.0026, -.010), (.0001, -.012)], wood, 20) for _ in range(panels)]
    for k, tip in enumerate(tips):
        a = (k + .5) * per
        place(tip, ((radius + .004) * math.cos(a), (radius + .004) * math.sin(a), -.004), (0, 118, math.degrees(a)))
    ferrule = lathe('ferrule', [(.0001, .062), (.0030, .060), (.0042, .046), (.0050, .012), (.016, .004), (.019, -.002), (.0001, -.002)], steel, 48)
    ribs = [[_rib(t, (k + .5) * per, radius, deep, -.004) for t in np.linspace(.02, 1, 40)] for k in range(panels)]
    seams = [[_rib(t, (k + .5) * per, radius, deep, .0002) for t in np.linspace(.02, .99, 60)] for k in range(panels)]
    line = [(0, 0, deep), (0, 0, deep - shaft + .10)]
    hook = [(.045 - .045 * math.cos(t), 0, deep - shaft + .045 - .045 * math.sin(t)) for t in (x * math.pi / 16 for x in range(-1, 17))]
    parts += [tube('shaft', [line], .0045, steel), tube('hook', [[line[1], *hook]], .010, wood), tube('ribs', ribs, .0016, steel, detail=2),
              tube('seams', seams, .0007, plain('seam', (.12, .12, .13), .8), detail=2)]
    return join_at([*parts, *tips, place(ferrule, (0, 0, deep))])


def pongee(number):
    """Thin cloth, a little shiny, that lets some of the light through."""
    s = print_surface(number, rough=.46, specular=.4)
    s.bsdf.inputs['Sheen'].default_value = .3
    weave = s.noise(s.where(), 1500., 2.)
    slack = s.noise(s.where(), 16., 3.)
    return s.bump(s.math('ADD', weave, s.math('MULTIPLY', slack, 7.)), .00035, .5).material


def _rib(t, a, radius, deep, lift=0.):
    out = radius * math.sin(t * BEND) / math.sin(BEND)
    return out * math.cos(a), out * math.sin(a), deep * (math.cos(t * BEND) - math.cos(BEND)) / (1 - math.cos(BEND)) + lift


def _panel(k, per, radius, deep, rows, steps, cloth):
    """From rib to rib a straight line, sunk a little and drawn in at the rim; beside the ribs short puckers of the seam.

    A panel shares no points with the next one: the seam stays a crease in the light.
    """
    t, f = np.meshgrid(np.linspace(0, 1, rows + 1), np.linspace(0, 1, steps + 1), indexing='ij')
    random = np.random.default_rng(40 + k)
    ends = [np.array([_rib(x, (k + e + .5) * per, radius, deep) for x in t[:, 0]]) for e in (0, 1)]
    p = ends[0][:, None] * (1 - f[..., None]) + ends[1][:, None] * f[..., None]
    sunk = 4 * f * (1 - f)
    p[..., :2] *= (1 - .070 * sunk * t ** 3)[..., None]
    p[..., 2] -= .034 * sunk * t ** 2 * (1 - t * .55) * random.uniform(.85, 1.15)
    for e in (0, 1):
        near = np.abs(f - e)
        wave = np.sin(t * random.uniform(95, 120) + random.uniform(0, 6) + near * 20)
        p[..., 2] += .0011 * wave * np.exp(-near / .05) * np.clip(near / .012, 0, 1) * t
    # Pulled at the tips, the cloth draws lines that run from them into the panel.
    for e in (0, 1):
        angle = np.arctan2(np.abs(f - e) * t * per, np.maximum(1.02 - t, 1e-3))
        reach = np.hypot(np.abs(f - e) * t * per, 1.02 - t)
        p[..., 2] += .0024 * np.sin(angle * random.uniform(16, 20) + random.uniform(0, 6)) * np.exp(-reach / .30) * np.clip(sunk * 3, 0, 1)
    # The hem.
    p[..., 2] -= .0035 * np.clip((t - .985) / .015, 0, 1)
    uv = p[..., :2] / radius / 2 + .5
    return mesh('panel', p.reshape(-1, 3), [face[::-1] for face in quads(steps, rows)], cloth, uv.reshape(-1, 2))
