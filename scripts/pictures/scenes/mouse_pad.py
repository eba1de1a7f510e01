"""A mouse pad on an oak desk, a mouse at its right."""
from goods_desk import mouse, mouse_pad
from kit import place
from props import book
from still import PALE_OAK, boards, daylight, from_above


def build():
    boards(PALE_OAK, wide=.16, count=7)
    place(mouse_pad(1), (-.01, -.01, 0), (0, 0, 3))
    place(mouse(), (.060, -.025, .003), (0, 0, 9))
    book((.21, .148, .014), (-.215, .19, 0), (.20, .25, .27), -6)
    daylight(.95, sun=1.3, air=.36)
    from_above((-.004, .008, 0), .35, 56, 4, stop=7, focus=(0, -.03, .003))
