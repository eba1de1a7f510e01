"""A photo lamp lit on a bedside table in the evening, its light on the wall and the book."""
from goods_lamp import photo_lamp
from kit import area_light, box, camera, place, plane, sky
from materials import ceramic, linen, oak, plain, wall_paint
from props import BOTTLE, book, branches, leaf_green, pot


def build():
    plane('wall', 6, 4, (0, .17, .6), wall_paint((.42, .40, .38)), (90, 0, 0))
    box('table', (.62, .36, .028), (.02, -.01, -.014), oak('oak', (.40, .28, .17), (.29, .19, .11)), .006)
    place(photo_lamp(1, .068, .185), (-.05, .02, 0), (0, 0, -12))
    book((.19, .13, .024), (.165, -.03, 0), (.16, .22, .24), 12)
    book((.17, .115, .018), (.163, -.028, .024), (.60, .54, .44), -4)
    pot(BOTTLE, .36, ceramic('glaze', (.60, .57, .52), .4, .2), (.225, .115, 0))
    branches((.225, .115, .101), 31, 3, leaf_green(), plain('twig', (.2, .15, .1), .8), reach=.07, tall=(.10, .16), leaf=(.036, .016), gap=.022)
    area_light((-1.8, -1.4, 1.5), (0, 0, .1), (.9, 1.2), 11, (.45, .60, 1))
    area_light((-.05, .02, .2035), (-.05, .02, 2), (.08, .08), 3.6, (1, .74, .45))
    sky((.40, .50, .80), .07)
    camera((.14, -.78, .24), (.045, 0, .098), 55, (-.05, -.05, .1), 4.5)
    # Its light is everywhere in the picture.
    return {'bloom': .05, 'margin': 1}
