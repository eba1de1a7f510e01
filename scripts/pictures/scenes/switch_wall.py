"""A light switch with a photo surround beside a door's frame. The wall lies on the ground, and the camera looks straight at it."""
from goods_switch import surround, switch
from kit import box, plane
from limewash import limewash
from materials import Shader
from still import daylight, from_above


def build():
    plane('wall', 4, 4, (0, 0, 0), limewash((.42, .47, .44), .07))
    surround(1)
    switch()
    paint = Shader('frame', (.74, .73, .70), .36, specular=.45)
    paint.bump(paint.noise(paint.where(scale=(50, 4, 50)), 5., 3.), .0003, .6)
    box('frame', (.070, 3, .022), (-.172, 0, .011), paint.material, .004)
    box('step', (.012, 3, .030), (-.205, 0, .015), paint.material, .004)
    daylight(.9, sun=1.5, air=.36)
    from_above((-.030, 0, 0), .35, 80, 0, stop=9)
