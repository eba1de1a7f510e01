"""A yoga mat half unrolled on a pale floor before a wall, a cork block beside it."""
from goods_yoga import cork_block, yoga_mat
from kit import box, place, plane
from materials import plain, wall_paint
from still import PALE_OAK, boards, daylight, from_above


def build():
    boards(PALE_OAK, wide=.13, count=34, long=6, gap=.0012)
    plane('wall', 8, 3, (0, 1.62, 1.5), wall_paint((.60, .60, .565)), (90, 0, 0))
    box('skirting', (8, .018, .12), (0, 1.611, .06), plain('skirting', (.70, .69, .66), .4), .004)
    place(yoga_mat(1, flat=1.30), (-.50, -.42, 0), (0, 0, -42))
    place(cork_block(), (.50, -.28, .0375), (0, 0, 24))
    daylight(3.3, sun=1.5, air=.38)
    from_above((-.02, -.01, .04), 1.70, 33, 0, lens=50, stop=3.2, focus=(0, -.05, .02))
