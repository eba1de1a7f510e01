"""Small hard goods with a photograph on one side: coasters, magnets, cards, tags."""
from kit import join_at, place
from materials import Shader, plain, print_surface
from slab import circle, rounded, slab


def coaster(number, size=.095, cork=.003, board=.0035, round_=False):
    """Gloss board on cork; lies on z = 0."""
    s = Shader('cork', (.46, .30, .165), .95, specular=.05)
    s.colour(s.ramp(s.noise(s.where(), 480., 3., .7), [(.38, (.26, .15, .07)), (.52, (.47, .31, .175)), (.7, (.56, .40, .24))]))
    front = print_surface(number, rough=.22, specular=.5, coat=.9, coat_rough=.05)
    side = plain('board', (.13, .09, .06), .6)
    outline = circle(size / 2) if round_ else rounded(size, size, .007)
    shape = circle(size / 2 - .0008) if round_ else rounded(size - .0016, size - .0016, .0066)
    return join_at([slab(shape, cork, s.material, s.material, edge=.0004),
                    place(slab(outline, board, front.material, side, edge=.0007), (0, 0, cork))])


def magnet(number, width, height, thickness=.0028):
    """A soft-cornered photo magnet; lies on z = 0 and faces up."""
    front = print_surface(number, rough=.25, specular=.5, coat=.7, coat_rough=.07)
    return slab(rounded(width, height, .005), thickness, front.material, plain('magnet', (.045, .045, .047), .6), edge=.0005)
