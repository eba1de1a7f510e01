"""A bath mat on pale tiles before a white tub, a towel over the tub's edge."""
from draped import collide
from goods_bathmat import bath_mat
from kit import box, place
from materials import Shader, ceramic
from still import daylight, floor_tiles, from_above
from thrown import thrown

# Up inside the tub, over its edge, and down in front.
LINE = [(.475, .36), (.475, .53), (.462, .568), (.41, .575), (.352, .568), (.342, .53), (.338, .17)]


def build():
    floor_tiles((.50, .52, .50), size=.15, count=(18, 16), grout=(.60, .60, .58))
    place(bath_mat(1), (-.03, -.03, 0), (0, 0, 2))
    enamel = ceramic('enamel', (.78, .78, .77), .12, .8)
    box('tub', (3., .70, .52), (0, .73, .26), enamel, .03)
    collide(box('edge', (3., .10, .040), (0, .41, .545), enamel, .018), .003, 60.)
    towel = Shader('terry', (.30, .40, .40), .97, specular=.05, sheen=.5)
    loops = towel.noise(towel.where(), 420., 2.)
    towel.bump(loops, .003, .9)
    thrown(towel.material, .46, LINE, shift=(.42, 0), n=84, frames=26, fan=.0, folds=.012, seed=7, mass=.03, thickness=.006)
    daylight(2.4, sun=1.4, air=.50, fill=2.0)
    from_above((.01, .085, .05), 1.20, 43, 0, lens=48, stop=4, focus=(0, -.05, 0))
