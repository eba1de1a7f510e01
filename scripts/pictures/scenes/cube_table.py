"""A photo puzzle cube on an oak table, its upper layer a little turned."""
from goods_cube import puzzle_cube
from kit import place
from materials import linen
from props import book, cloth
from still import PALE_OAK, boards, daylight, from_above


def build():
    boards(PALE_OAK, wide=.15, count=7)
    place(puzzle_cube((1, 2, 3), turned=-17), (0, 0, 0), (0, 0, -34))
    book((.20, .14, .022), (-.15, .19, 0), (.32, .38, .38), 12)
    book((.18, .125, .016), (-.14, .195, .022), (.60, .50, .36), -4)
    cloth(.20, .16, (.17, .10, 0), linen('napkin', (.56, .52, .45), (6, 5)), -25, seed=8, waves=.006)
    daylight(.75)
    from_above((.004, .012, .024), .165, 30, 0, lens=60, stop=10, focus=(0, -.03, .04))
