"""A yoga mat, partly rolled: suede that takes the print above, natural rubber beneath."""
import math

import numpy as np

from kit import box, mesh, quads, thicken
from materials import Shader, print_surface


def yoga_mat(number, width=.61, length=1.78, flat=1.02, thick=.0045, core=.024):
    """Lies along Y with its near end at y = 0; the far end is rolled up, picture inside."""
    s = print_surface(number, rough=.93, specular=.10)
    s.bsdf.inputs['Sheen'].default_value = .35
    s.bump(s.noise(s.where(), 1400., 2.), .0003, .6)
    rubber = Shader('rubber', (.055, .050, .045), .85, specular=.2)
    rubber.bump(rubber.noise(rubber.where(), 300., 2.), .0005, .5)
    line = _rolled(length, flat, thick, core)
    n, points, uv = 8, [], []
    for way, y, z in line:
        for i in range(n + 1):
            points.append(((i / n - .5) * width, y, z))
            uv.append((i / n, way / length))
    mat = thicken(mesh('mat', points, quads(n, len(line) - 1), s.material, uv), thick)
    mat.data.materials.append(rubber.material)
    mod = mat.modifiers['thick']
    mod.material_offset = mod.material_offset_rim = 1
    return mat


def _rolled(length, flat, thick, core):
    """(way, y, z) of the upper side: straight, then round and round towards the middle of the roll."""
    pitch = thick * 1.22
    left = length - flat
    outer = math.sqrt(left * pitch / math.pi + core * core)
    line = [(y, y, thick) for y in np.linspace(0, flat, 60)]
    middle = outer + thick * .2
    way, angle = flat, 0.
    while way < length:
        radius = outer - pitch * angle / (2 * math.pi) - thick
        line.append((way, flat + radius * math.sin(angle), middle - radius * math.cos(angle) + (thick - middle + outer - thick) * max(0, 1 - angle)))
        angle += .10
        way += .10 * (radius + thick)
    return line


def cork_block(size=(.23, .15, .075)):
    """Pressed cork: pale and dark grains of a few millimetres, lying on z = 0."""
    s = Shader('cork', (.42, .27, .15), .9, specular=.15)
    grains = s.node('TexVoronoi', Vector=s.where(), Scale=210.)
    tone = s.node('SeparateXYZ', Vector=grains.outputs['Color']).outputs[0]
    s.colour(s.ramp(tone, [(.0, (.23, .135, .07)), (.25, (.37, .235, .13)), (.7, (.46, .305, .175)), (1., (.52, .36, .22))]))
    s.bump(grains.outputs['Distance'], .0008, .5)
    return box('block', size, (0, 0, size[2] / 2), s.material, .006)
