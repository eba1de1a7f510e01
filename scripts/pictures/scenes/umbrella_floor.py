"""An umbrella left open to dry on a concrete floor."""
from goods_umbrella import canopy
from kit import place
from still import concrete, daylight, from_above


def build():
    concrete((.46, .45, .435))
    place(canopy(1), (0, 0, .075), (7, -5, 12))
    daylight(2.6, sun=1.5, air=.42)
    from_above((0, .015, .10), 1.42, 58, 0, stop=5)
