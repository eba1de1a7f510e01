"""A wall above a made bed, seen straight on, for signs. The picture is 2.2 m of the wall wide."""
from draped import collide
from goods_cushion import cushion
from kit import area_light, box, camera, sky
from limewash import limewash
from living import wall
from materials import ceramic, linen, oak, plain
from props import BOTTLE, book, branches, lamp, leaf_green, pot

WIDTH, LOW, AWAY = 2.2, .62, 5.5  # metres: of the wall in the picture, its lower edge, and from the lens to the wall
TABLE = .60


def build():
    wall(limewash((.40, .39, .375), .08))
    headboard()
    bedding()
    table()
    light()
    middle = LOW + WIDTH * .75 / 2
    camera((0, -AWAY, 1.2), (0, 0, 1.2), 36 * AWAY / WIDTH, (0, -.10, 1.2), 8., shift=(0, (middle - 1.2) / WIDTH), level=True)


def headboard():
    """Two padded panels side by side."""
    cloth = linen('panel', (.34, .37, .34), (26, 14), .0004)
    for x in (-.365, .365):
        box('panel', (.722, .085, .84), (x, -.055, .62), cloth, .032)


def bedding():
    """A mattress under a duvet, and two pairs of pillows that lean on the headboard."""
    sheet, cover = linen('sheet', (.70, .68, .64), (30, 30)), linen('cover', (.62, .60, .56), (30, 30))
    collide(box('mattress', (1.40, 1.9, .26), (0, -1.08, .44), sheet, .05))
    box('duvet', (1.46, 1.35, .11), (0, -1.42, .60), cover, .05)
    for x in (-.34, .34):
        collide(cushion('back', (.62, .44), sheet, sheet, (x, -.235, .785), (76, 0, 0), 30, 14.))
    for x in (-.31, .30):
        collide(cushion('front', (.54, .38), cover, cover, (x, -.39, .745), (68, 0, 2 if x > 0 else -2), 30, 14.))


def table():
    wood = oak('table', (.42, .30, .195), (.31, .215, .13))
    box('top', (.40, .34, .028), (.97, -.19, TABLE - .014), wood, .004)
    lamp((.95, -.19, TABLE), (.105, .130, .17))
    box('top', (.40, .34, .028), (-.97, -.19, TABLE - .014), wood, .004)
    book((.21, .15, .024), (-.96, -.20, TABLE), (.17, .235, .21), 4)
    book((.19, .14, .018), (-.955, -.20, TABLE + .024), (.64, .58, .48), -3)
    pot(BOTTLE, .72, ceramic('glaze', (.70, .68, .63), .4, .1), (-.90, -.22, TABLE + .042))
    branches((-.90, -.22, TABLE + .042 + .20), 5, 5, leaf_green('olive', (.15, .185, .11), (.27, .305, .195)),
             plain('twig', (.20, .15, .10), .8), reach=.14, tall=(.12, .24), leaf=(.046, .02), lean=(-.02, -.02), gap=.026)


def light():
    """Even and soft: the light of the sign is added later."""
    area_light((-2.4, -3.0, 2.5), (0, 0, 1.2), (2.4, 2.4), 120, (1, .97, .93))
    area_light((2.6, -3.0, 2.2), (0, 0, 1.2), (2.4, 2.4), 90, (.97, .985, 1))
    sky((1, .99, .975), .5)
