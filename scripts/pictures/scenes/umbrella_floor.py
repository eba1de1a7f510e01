"""An open umbrella left to dry on the floor of a porch, resting on two ribs and its handle."""
from goods_umbrella import canopy
from kit import area_light, box, place, plane, window_sun
from limewash import limewash
from materials import plain
from still import GREY_OAK, boards, daylight, from_above


def build():
    boards(GREY_OAK, wide=.135, count=26, long=6, gap=.0014)
    plane('wall', 8, 4, (0, 1.15, 2), limewash((.66, .635, .58), .09), (90, 0, 0))
    box('skirting', (8, .02, .14), (0, 1.14, .07), plain('skirting', (.66, .65, .62), .5), .004)
    # The rim's two lower ribs and the hook touch the floor at this tilt.
    place(canopy(1), (0, 0, .356), (46, 0, 9))
    daylight(3.2, sun=0, fill=.6, air=.30)
    area_light((-2.5, -.5, .9), (0, -.1, .45), (.7, 1.1), 62, (1, .955, .89))
    window_sun((-3.6, -1.9, 2.3), (.10, .1, .40), 1350, pane=(.052, .085), panes=(2, 2), leaves=.75)
    from_above((.01, .06, .33), 1.62, 19, 0, lens=52, stop=4, focus=(0, -.2, .5))
