"""A door mat: the photograph in a pile of twisted nylon, a flat lip of rubber about it."""
from kit import join_at, place, rng
from materials import Shader, print_surface
from pile import pile
from slab import rounded, slab


def door_mat(number, width=.90, depth=.60, lip=.015, high=.0085, tuft=.0046):
    """Lies on z = 0; `width` and `depth` are the print's."""
    s = print_surface(number, rough=.97, specular=.04)
    s.bsdf.inputs['Sheen'].default_value = .35
    s.bump(s.noise(s.where(), 900., 2.), .0006, .6)
    rubber = Shader('rubber', (.030, .030, .031), .7, specular=.3)
    rubber.bump(rubber.noise(rubber.where(), 500., 2.), .0003, .5)
    base = slab(rounded(width + 2 * lip, depth + 2 * lip, .012), .0022, rubber.material, rubber.material, edge=.0005)
    return join_at([base, place(pile(s.material, width, depth, high, tuft, rng(3), deep=.5), (0, 0, .0014))])
