"""A bookmark of thick matte card, a ribbon through its hole."""
from cut import cut
from kit import join_at
from lines import ribbon, smooth
from materials import Shader, plain, print_surface
from slab import circle, rounded


def bookmark(number, width=.050, height=.180, ribbon_colour=None, thickness=.0005):
    """Lies on z = 0; the ribbon leaves towards +Y."""
    front = print_surface(number, rough=.55, specular=.3)
    card = plain('card', (.80, .795, .78), .6)
    top = height / 2 - .008
    holes = [[(x, y + top) for x, y in circle(.0028, 40)]] if ribbon_colour else []
    parts = [cut(rounded(width, height, .003), thickness, front.material, card, holes, edge=.0001)]
    if ribbon_colour:
        satin = Shader('satin', ribbon_colour, .42, specular=.4, sheen=.5)
        satin.bump(satin.noise(satin.where('UV', (400, 4, 1)), 3., 2.), .0002, .5)
        tail = smooth([(0, top, .0004), (.0004, top + .004, .0016), (.002, top + .012, .0020), (.006, top + .030, .0016), (.012, top + .052, .0022), (.011, top + .075, .0010)], 10)
        other = smooth([(0, top, .0003), (-.0006, top + .005, .0012), (-.003, top + .014, .0013), (-.009, top + .034, .0010), (-.011, top + .058, .0022), (-.017, top + .078, .0008)], 10)
        parts += [ribbon(other, .0066, satin.material, (1, .12, .10)), ribbon(tail, .0066, satin.material, (1, -.15, -.08))]
    return join_at(parts)
