"""Three photo tiles in a white splashback over an oak bench. The wall lies on the ground, and the camera looks straight at it."""
from goods_tile import splashback
from kit import box, lathe, place
from materials import ceramic, linen, oak
from props import BOTTLE, VASE
from still import daylight, from_above


def build():
    splashback({(2, 2): 1, (3, 2): 2, (4, 2): 3}, 7, 5)
    top = -.2935
    box('bench', (2.4, .045, .5), (0, top - .0225, .25), oak('oak', (.50, .38, .26), (.38, .28, .18)), .003)
    for profile, size, x, z, tone in ((BOTTLE, .62, -.30, .07, (.28, .33, .31)), (VASE, .55, -.215, .11, (.62, .57, .50))):
        pot = lathe('pot', [(r * size, h * size) for r, h in profile], ceramic('glaze', tone, .28, .5), 96, soft=1)
        place(pot, (x, top, z), (-90, 0, 0))
    daylight(1.9, sun=1.1, air=.40)
    from_above((0, -.05, 0), .74, 84, 0, stop=6)
