"""A round photo pendant on its chain, on a grey stone slab."""
from goods_pendant import chain, pendant
from kit import place
from still import concrete, daylight, from_above


def build():
    concrete((.40, .39, .375), rough=.6)
    place(pendant(1), (0, -.010, 0), (0, 0, -6))
    chain([(-.075, .070, .0010), (-.052, .046, .0010), (-.030, .034, .0010), (-.012, .018, .0012), (.0014, .0035, .0019), (.012, .014, .0012),
           (.020, .032, .0010), (.040, .040, .0010), (.054, .058, .0010), (.080, .066, .0010)])
    daylight(.28, sun=1.3, air=.36)
    from_above((.001, .003, .001), .082, 55, 0, lens=70, stop=18, focus=(0, -.008, .002))
