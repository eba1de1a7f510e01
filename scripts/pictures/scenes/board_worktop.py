"""A glass chopping board on an oak worktop, with lemons in a bowl and a folded cloth."""
from goods_board import glass_board
from kit import lathe, place, rng
from materials import Shader, ceramic, linen
from props import BOWL, cloth, pot
from still import GREY_OAK, boards, daylight, from_above


def build():
    boards(GREY_OAK, wide=.16, count=9)
    place(glass_board(1), (0, -.01, 0), (0, 0, 4))
    pot(BOWL, .95, ceramic('glaze', (.30, .35, .36), .3, .5), (.215, .215, 0))
    lemons([(.19, .215, .045), (.245, .21, .046), (.215, .245, .05), (.215, .212, .078), (-.245, .13, .026)])
    cloth(.20, .26, (-.285, -.10, 0), linen('napkin', (.60, .55, .46), (5, 6)), 12, seed=3, waves=.006)
    daylight(1.55, sun=1.4, air=.34)
    from_above((-.005, .03, 0), .60, 55, 5, focus=(0, -.04, 0), stop=6.3)


def lemons(places):
    random = rng(12)
    peel = Shader('lemon', (.78, .56, .05), .42, specular=.4)
    peel.bump(peel.noise(peel.where(), 260., 2.), .0012, .7)
    half = [(.0001, -.038), (.004, -.0375), (.008, -.034), (.017, -.027), (.025, -.013), (.0268, 0), (.025, .013), (.017, .026), (.007, .033), (.0045, .036), (.0001, .037)]
    for at in places:
        place(lathe('lemon', half, peel.material, 48, soft=2), at, tuple(random.uniform((70, 0, 0), (110, 20, 360))))
