"""Two bookmarks, one on a closed book and one beside it, on a linen cloth."""
from goods_bookmark import bookmark
from kit import place
from props import book
from still import daylight, from_above, linen_cloth


def build():
    linen_cloth((.60, .555, .48), 1.6)
    book((.150, .215, .024), (-.062, .012, 0), (.10, .155, .16), 7)
    place(bookmark(1, ribbon_colour=(.42, .035, .03)), (-.060, -.004, .0241), (0, 0, -9))
    place(bookmark(2, ribbon_colour=(.03, .03, .032)), (.078, -.012, 0), (0, 0, -19))
    daylight(.85, sun=1.3, air=.36)
    from_above((.004, .014, .004), .345, 62, 0, stop=9)
