"""A door mat on a concrete step before a green front door, a pot beside it."""
from goods_doormat import door_mat
from kit import box, lathe, place
from materials import plain
from props import branches, leaf_green
from still import concrete, daylight, from_above

POT = [(.001, 0), (.085, 0), (.090, .004), (.118, .17), (.119, .175), (.128, .176), (.132, .181), (.134, .222), (.130, .227), (.121, .226), (.116, .21), (.112, .19), (.001, .19)]


def build():
    concrete((.44, .43, .41))
    green = plain('door', (.085, .125, .105), .38, specular=.45, coat=.3, coat_rough=.2)
    box('sill', (2.6, .12, .045), (0, .455, .0225), plain('sill', (.52, .50, .47), .55), .004)
    box('door', (2.6, .044, 2.), (0, .53, 1.055), green, .004)
    box('rail', (1.6, .012, .10), (-.05, .505, .13), green, .004)
    place(door_mat(1), (0, .02, 0), (0, 0, .6))
    place(lathe('pot', POT, plain('clay', (.50, .25, .15), .85), 96, soft=1), (.60, .25, 0))
    branches((.60, .25, .19), 9, 14, leaf_green(), plain('bark', (.16, .11, .06), .8), reach=.16, tall=(.16, .30), leaf=(.06, .026), gap=.03)
    daylight(2.8, sun=1.4, air=.40, leaves=.9)
    from_above((.06, .07, .02), 1.28, 47, 0, lens=45, stop=4, focus=(0, 0, 0))
