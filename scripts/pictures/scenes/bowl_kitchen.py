"""A pet's bowl of biscuits on a kitchen floor."""
from goods_bowl import pet_bowl
from kit import place
from still import GREY_OAK, boards, daylight, from_above


def build():
    boards(GREY_OAK, wide=.12, count=12, long=2.4)
    place(pet_bowl(1), (0, 0, 0), (0, 0, -84))
    daylight(.75, sun=1.3, air=.40)
    from_above((0, 0, .028), .25, 31, 0, lens=60, stop=8, focus=(0, -.06, .03))
