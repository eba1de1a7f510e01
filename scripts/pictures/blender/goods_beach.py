"""A beach towel: the photograph on short velour, white loops on its back, laid down by hand with a corner turned over."""
import numpy as np

from kit import rng, thicken
from materials import Shader, print_surface
from pile import skin, slow


def beach_towel(number, width=.80, length=1.60, thick=.006, hem=.030, corner=(.20, .26), seed=8):
    """Lies on z = 0 along Y; its lower left corner, `corner` wide and long, shows the back."""
    random = rng(seed)
    s = print_surface(number, rough=.97, specular=.04)
    s.bsdf.inputs['Sheen'].default_value = .6
    nap = s.math('ADD', s.noise(s.where(), 190., 3., .7), s.math('MULTIPLY', s.noise(s.where(), 34., 3.), 1.3))
    s.bump(nap, .0034, .8)
    terry = Shader('terry', (.72, .71, .68), .97, specular=.04, sheen=.5)
    terry.bump(terry.node('TexVoronoi', Vector=terry.where(), Scale=210.).outputs['Distance'], .004, .9)
    columns, rows = 200, 400
    u, v = np.meshgrid(np.linspace(0, 1, columns + 1), np.linspace(0, 1, rows + 1))
    u, v = u.ravel(), v.ravel()
    x, y = (u - .5) * width, (v - .5) * length
    end, side = np.minimum(v, 1 - v) * length, np.minimum(u, 1 - u) * width
    over, away = _over(x + width / 2, y + length / 2, *corner)
    still = np.clip((np.abs(over) - .10) / .12, 0, 1)
    z = thick + still * _rumpled(x, y, random)
    # Sewn down along both ends, and a little drawn together there.
    z += -.0016 * np.exp(-((end - hem) / .0032) ** 2) - .0010 * np.exp(-((side - .010) / .003) ** 2)
    z += .0030 * still * np.exp(-end / .05) * (1 + np.sin(x * 74 + 2 * np.sin(x * 13)))
    x = x + .012 * np.sin(y * 2.6 + 1) + .006 * np.sin(y * 6.1)
    y = y + .008 * np.sin(x * 7)
    x, y, z = _turned(x, y, z, over, away, thick)
    towel = thicken(skin('towel', np.stack([x, y, z], 1), np.stack([u, v], 1), columns, rows, s.material), thick * .8)
    towel.data.materials.append(terry.material)
    towel.modifiers['thick'].material_offset = towel.modifiers['thick'].material_offset_rim = 1
    return towel


def _rumpled(x, y, random, count=15):
    """Long soft ridges where the cloth did not lie down at once, and low hills between them."""
    lift = .0045 * np.clip(slow(x, y, .55, random), 0, 2)
    for _ in range(count):
        angle, half, high = random.uniform(0, 3.14), random.uniform(.014, .034), random.uniform(.008, .021)
        at, long = random.uniform((-.36, -.75), (.36, .75)), random.uniform(.16, .46)
        along = ((x - at[0]) * np.cos(angle) + (y - at[1]) * np.sin(angle)) / long
        across = -(x - at[0]) * np.sin(angle) + (y - at[1]) * np.cos(angle) - .09 * long * along ** 2
        lift += high * np.exp(-(across / half) ** 2) * np.clip(1 - along ** 2, 0, 1) ** 1.5
    return lift


def _over(x, y, wide, long):
    """How far beyond the fold each point lies, and the way out to the corner."""
    out = np.array([-1 / wide, -1 / long])
    size = np.hypot(*out)
    return (1 - x / wide - y / long) / size, out / size


def _turned(x, y, z, over, away, thick, radius=.013):
    """Takes what lies beyond the fold up round it and back, where it comes to lie on the towel."""
    bent = np.clip(over / radius, 0, np.pi)
    flat = np.clip(over - np.pi * radius, 0, None)
    reach = np.where(over > 0, radius * np.sin(bent) - flat, over)
    lift = radius * (1 - np.cos(bent)) - (2 * radius - thick) * (1 - np.exp(-flat / .08))
    shift = np.where(over > 0, reach - over, 0)
    return x + away[0] * shift, y + away[1] * shift, z + np.where(over > 0, lift, 0)
