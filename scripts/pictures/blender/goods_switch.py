"""A surround of clear acrylic for a light switch, printed from behind, and the switch it goes round."""
from cut import cut
from kit import box, join_at, lathe, place
from materials import Shader, plain, print_surface
from slab import rounded, slab


def surround(number, width=.150, height=.200, opening=(.078, .120)):
    """Lies on z = 0 and faces up; a rim of clear acrylic shows at its edges."""
    front = print_surface(number, rough=.10, specular=.5, coat=1., coat_rough=.02)
    edge = Shader('acrylic', (.66, .74, .73), .08, specular=.6, coat=1., coat_rough=.02)
    return cut(rounded(width, height, .006), .003, front.material, edge.material, [rounded(*opening, .005)], edge=.0006)


def switch(width=.074, height=.116):
    """A white plate with one rocker, its screws under caps."""
    white = plain('switch', (.78, .775, .76), .28, specular=.5)
    groove = plain('groove', (.32, .315, .305), .6)
    plate = slab(rounded(width, height, .004), .0075, white, white, edge=.0018, steps=4)
    frame = place(slab(rounded(.0205, .0330, .0015), .0004, groove, groove, edge=.0001), (0, 0, .0075))
    rocker = box('rocker', (.0185, .0310, .006), (0, 0, .0082), white, .0012, (5, 0, 0))
    caps = [place(lathe('cap', [(.0001, .0006), (.0030, .0006), (.0034, .0003), (.0034, 0)], white, 40), (0, y, .0075)) for y in (-.042, .042)]
    return join_at([plate, frame, rocker, *caps])
