"""A bus roll on canvas over a bench. The wall lies on the ground, and the camera looks straight at it."""
from goods_busroll import bus_roll
from kit import box, lathe, place, plane
from limewash import limewash
from materials import ceramic, oak
from props import VASE
from still import daylight, from_above

PLACES = ['MT EDEN', 'RAGLAN', 'BRIGHTON', 'PIHA', 'ISLAND BAY', 'NELSON', 'SUMNER', 'NAPIER', 'ST CLAIR']


def build():
    plane('wall', 8, 8, (0, 0, 0), limewash((.60, .575, .52), .07))
    place(bus_roll(PLACES), (0, .10, .004))
    low = -.58
    box('bench', (2.6, .05, .42), (0, low - .025, .21), oak('oak', (.36, .25, .155), (.25, .165, .095)), .004)
    for size, x, z, tone in ((1.05, -.52, .17, (.56, .53, .47)), (.62, -.36, .24, (.30, .34, .31))):
        pot = lathe('pot', [(r * size, h * size) for r, h in VASE], ceramic('glaze', tone, .35, .4), 96, soft=1)
        place(pot, (x, low, z), (-90, 0, 0))
    daylight(3.2, sun=1.2, air=.40)
    from_above((0, .05, 0), 1.92, 83, 0, stop=5)
