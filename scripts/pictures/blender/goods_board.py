"""A chopping board of toughened glass, the photograph under it."""
from kit import join_at, lathe, place
from materials import Shader, plain, print_surface
from slab import rounded, slab


def glass_board(number, width=.40, height=.30, thickness=.005, foot=.004):
    """Lies on four silicone feet; the upper side has the fine texture that keeps food from sliding."""
    front = print_surface(number, rough=.20, specular=.55, coat=1., coat_rough=.10)
    front.bump(front.noise(front.where(), 900., 2.), .00006, .5)
    edge = Shader('glass edge', (.30, .44, .40), .10, specular=.6, coat=1., coat_rough=.03)
    body = place(slab(rounded(width, height, .014), thickness, front.material, edge.material, edge=.0012, steps=4), (0, 0, foot))
    rubber = plain('foot', (.55, .55, .54), .6)
    feet = [place(lathe('foot', [(.0001, 0), (.006, 0), (.006, foot), (.0001, foot)], rubber, 32), (x * (width / 2 - .03), y * (height / 2 - .03), 0))
            for x in (-1, 1) for y in (-1, 1)]
    return join_at([body, *feet])
