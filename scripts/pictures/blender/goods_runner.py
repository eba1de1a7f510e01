"""A carpet runner of low loops with a bound edge."""
import numpy as np

from kit import box, join_at, rng
from materials import Shader, print_surface, woven
from pile import pile


def runner(number, width=.80, length=3.0, thick=.0095, binding=.020, loop=.0075):
    """Lies on z = 0 along Y, its picture upright from +X; the binding is folded over the print's edge."""
    s = print_surface(number, rough=.96, specular=.04)
    s.bsdf.inputs['Sheen'].default_value = .25
    s.bump(s.noise(s.where(), 600., 2.), .0008, .6)
    # The print of a hall runs along it, so the pile is made lying and turned.
    face = pile(s.material, length, width, thick, loop, rng(6), shape=lambda edge: np.full_like(edge, thick), deep=.32, lie=.26, wander=0, fine=3.4)
    face.rotation_euler = (0, 0, np.pi / 2)
    tape = Shader('binding', (.055, .055, .057), .85, specular=.15)
    woven(tape, (8, 240), .0002)
    parts = [face]
    for side in (-1, 1):
        parts.append(box('binding', (binding, length + .004, thick + .0018), (side * (width / 2 - binding / 2 + .002), 0, (thick + .0018) / 2), tape.material, .0022))
        parts.append(box('binding', (width + .004, binding, thick + .0019), (0, side * (length / 2 - binding / 2 + .002), (thick + .0019) / 2), tape.material, .0022))
    return join_at(parts)
