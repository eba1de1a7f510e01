"""A photo cushion on a sofa, a plain one behind it, late light from the left."""
from draped import collide
from goods_cushion import cushion, photo_cloth
from kit import area_light, camera, plane, sky, window_sun
from materials import linen, plain, wall_paint
from sofa import boucle, sofa


def build():
    plane('wall', 8, 5, (0, .06, 1.4), wall_paint((.74, .72, .68)), (90, 0, 0))
    sofa(boucle('grey', (.40, .40, .39)))
    mustard = linen('mustard', (.50, .32, .11), (14, 14))
    collide(cushion('plain', (.50, .50), mustard, mustard, (.25, -.38, .715), (73, 0, -9)))
    natural = linen('natural', (.62, .59, .52), (14, 14))
    cushion('photo', (.45, .45), photo_cloth(1, (22, 22)), natural, (-.07, -.47, .685), (66, 0, 10))
    area_light((-2.2, -1.7, 1.9), (0, -.3, .6), (1.0, 1.4), 120, (1, .95, .88))
    area_light((2.4, -2.4, 1.8), (0, -.3, .6), (1.8, 1.8), 26, (.94, .97, 1))
    sky((1, .985, .965), .42)
    window_sun((-3.0, -2.6, 2.2), (.30, -.2, .75), 640, pane=(.04, .066), panes=(2, 2), leaves=.8)
    camera((-.26, -1.98, .98), (.075, -.42, .655), 62, (-.04, -.60, .70), 5.6)
