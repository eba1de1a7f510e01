"""Two collar tags, round and bone-shaped, in front of a leather collar."""
from collar import collar
from goods_tags import bone, disc
from kit import place
from still import GREY_OAK, boards, daylight, from_above


def build():
    boards(GREY_OAK, wide=.11, count=7, long=1.2)
    place(collar(), (.004, .064, 0), (0, 0, 10))
    place(disc(1), (-.024, -.028, 0), (0, 0, 12))
    place(bone(2), (.027, -.026, 0), (0, 0, -14))
    daylight(.45, sun=1.2, air=.36)
    from_above((0, -.004, .002), .125, 48, 0, stop=13, focus=(0, -.022, 0))
