"""A birch phone stand on a desk by the window, its back plate with the photograph in view and the phone beside it."""
from goods_stand import phone, phone_stand
from kit import place
from props import book
from still import WALNUT, boards, daylight, from_above


def build():
    boards(WALNUT, wide=.125, count=10)
    place(phone_stand(1), (-.018, 0, 0), (0, 0, -6))
    place(phone(), (.092, -.004, 0), (0, 0, -15))
    book((.21, .148, .016), (-.205, .19, 0), (.62, .55, .44), 8)
    book((.19, .13, .013), (-.20, .195, .016), (.28, .34, .32), -3)
    daylight(.75, sun=2.1, fill=.8, air=.36)
    from_above((.016, .012, .043), .240, 28, 22, lens=62, stop=10, focus=(-.018, .016, .055))
