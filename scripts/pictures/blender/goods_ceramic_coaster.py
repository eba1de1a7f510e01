"""A coaster of glazed ceramic on felt feet, round or square."""
from kit import join_at, place
from materials import ceramic, plain, print_surface
from slab import circle, rounded, slab


def ceramic_coaster(number, size=.095, thick=.006, round_=True):
    """Lies on z = 0; the photograph goes to the round of its edge."""
    front = print_surface(number, rough=.14, specular=.5, coat=1., coat_rough=.04)
    outline = circle(size / 2) if round_ else rounded(size, size, .008)
    plate = place(slab(outline, thick, front.material, ceramic('body', (.79, .78, .755), .2, .6), edge=.0014, steps=5), (0, 0, .0016))
    felt = plain('felt', (.10, .10, .10), .95)
    feet = [place(slab(circle(.006, 32), .0016, felt, felt, edge=.0003), (x * size * .27, y * size * .27, 0)) for x in (-1, 1) for y in (-1, 1)]
    return join_at([plate, *feet])
