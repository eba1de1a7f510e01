"""A birch phone stand on a desk by the window, its back plate with the photograph in view."""
from goods_stand import phone_stand
from kit import place
from materials import ceramic, plain
from props import VASE, book, branches, leaf_green, pot
from still import WALNUT, boards, daylight, from_above


def build():
    boards(WALNUT, wide=.18, count=7)
    place(phone_stand(1), (0, 0, 0), (0, 0, -14))
    book((.21, .148, .016), (-.20, .16, 0), (.62, .55, .44), 8)
    book((.19, .13, .013), (-.195, .165, .016), (.28, .34, .32), -3)
    at = (.17, .20, 0)
    pot(VASE, .62, ceramic('glaze', (.62, .60, .56), .3, .4), at)
    branches((at[0], at[1], .155), 7, 4, leaf_green(), plain('bark', (.16, .11, .06), .8), reach=.08, tall=(.10, .18), leaf=(.030, .014), gap=.018)
    daylight(.75, sun=1.3, air=.36)
    from_above((0, .012, .046), .235, 26, 0, lens=62, stop=8, focus=(0, -.01, .05))
