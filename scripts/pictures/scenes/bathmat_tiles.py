"""A bath mat on pale tiles before a white tub."""
from goods_bathmat import bath_mat
from kit import box, place
from materials import Shader, ceramic
from still import daylight, floor_tiles, from_above


def build():
    floor_tiles((.52, .53, .50), size=.15, count=(18, 16), grout=(.60, .60, .58))
    place(bath_mat(1), (0, -.02, 0), (0, 0, 2))
    box('tub', (3., .70, .56), (0, .72, .285), ceramic('enamel', (.78, .78, .77), .12, .8), .035)
    towel = Shader('terry', (.55, .60, .58), .97, specular=.05, sheen=.5)
    towel.bump(towel.noise(towel.where(), 420., 2.), .003, .8)
    for k in range(3):
        box('towel', (.30 - k * .006, .22 - k * .004, .052), (.60, .10, .028 + k * .053), towel.material, .022, (0, 0, 9 + k * 3))
    daylight(2.4, sun=1.4, air=.58, fill=2.4)
    from_above((.07, .06, .03), 1.14, 50, 0, lens=48, stop=5, focus=(0, -.05, 0))
