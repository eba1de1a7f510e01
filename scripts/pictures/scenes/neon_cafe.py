"""A tiled wall behind the counter of a café, seen straight on, for signs. The picture is 2.2 m of the wall wide."""
from kit import area_light, box, camera, join_at, lathe, place, plane, rng, sky
from materials import Shader, ceramic, oak, plain
from props import BOTTLE, VASE, branches, leaf_green, pot

WIDTH, LOW, AWAY = 2.2, .86, 5.5  # metres: of the wall in the picture, its lower edge, and from the lens to the wall
COUNTER = 1.02
CUP = [(.001, .002), (.024, .002), (.026, 0), (.028, .003), (.034, .018), (.041, .046), (.0435, .062), (.0435, .0645), (.0415, .0645), (.040, .060), (.031, .016), (.001, .010)]
JAR = [(.001, 0), (.055, 0), (.060, .006), (.060, .150), (.052, .168), (.052, .176), (.001, .176)]


def build():
    tiles()
    box('counter', (3.2, .62, .045), (0, -.36, COUNTER - .0225), oak('counter', (.40, .285, .18), (.30, .20, .12)), .004)
    box('front', (3.2, .04, .9), (0, -.64, COUNTER - .50), plain('front', (.09, .10, .095), .5), .003)
    shelf()
    things()
    light()
    middle = LOW + WIDTH * .75 / 2
    camera((0, -AWAY, 1.3), (0, 0, 1.3), 36 * AWAY / WIDTH, (0, -.10, 1.3), 8., shift=(0, (middle - 1.3) / WIDTH), level=True)


def tiles():
    """Glazed tiles in a running bond, each a little out of plane."""
    plane('grout', 6, 4, (0, .0045, 1.5), plain('grout', (.40, .395, .375), .9), (90, 0, 0))
    random = rng(9)
    glazes = []
    for k in range(4):
        shade = .40 + .035 * k
        glaze = Shader('glaze', (shade, shade * .985, shade * .94), .16, specular=.5, coat=.7, coat_rough=.05)
        glaze.bump(glaze.noise(glaze.where(), 14., 2.), .0010, .4)
        glazes.append(glaze.material)
    for row in range(24):
        for column in range(-9, 10):
            x = column * .153 + (.0765 if row % 2 else 0)
            turn = tuple(random.normal(0, .16, 3) * (1, .3, 1))
            box('tile', (.150, .008, .075), (x, 0, .80 + row * .078), glazes[random.integers(4)], .0018, turn)


def shelf():
    """To the left of the sign's place, with cups."""
    wood = oak('shelf', (.40, .285, .18), (.30, .20, .12))
    white, grey = ceramic('white', (.70, .69, .66)), ceramic('grey', (.30, .33, .32), .3, .4)
    for k, x in enumerate((-.93, -.80, -.67)):
        for level in range(3 - k % 2):
            place(lathe('cup', CUP, white if (k + level) % 3 else grey, 96), (x, -.20, COUNTER + .056 * level))
    box('tray', (.46, .20, .012), (-.80, -.20, COUNTER + .001), wood, .003)


def things():
    """Jars of coffee, a grinder, and a plant."""
    beans, steel = plain('beans', (.055, .032, .02), .55), plain('steel', (.50, .50, .49), .25, metal=1.)
    glass = Shader('jar', (.80, .82, .80), .05, clear=.9)
    lid = oak('lid', (.42, .30, .195), (.31, .215, .13))
    for x in (.50, .645):
        place(lathe('beans', [(.001, .004), (.054, .004), (.054, .110 if x < .6 else .075), (.001, .115 if x < .6 else .080)], beans, 64), (x, -.20, COUNTER))
        place(lathe('jar', JAR, glass.material, 96), (x, -.20, COUNTER))
        place(lathe('lid', [(.001, .176), (.057, .176), (.058, .180), (.058, .196), (.056, .199), (.001, .199)], lid, 96), (x, -.20, COUNTER))
    black = plain('black', (.028, .028, .03), .35)
    join_at([box('foot', (.15, .20, .03), (0, 0, .015), black, .006), box('body', (.115, .13, .20), (0, .02, .13), black, .012),
             place(lathe('spout', [(.001, 0), (.022, 0), (.022, .03), (.001, .03)], steel, 48), (0, -.06, .10)),
             lathe('hopper', [(.030, .23), (.036, .24), (.072, .34), (.074, .346), (.070, .346), (.030, .24)], glass.material, 96),
             lathe('inside', [(.001, .235), (.031, .236), (.058, .31), (.001, .315)], beans, 64),
             lathe('cover', [(.001, .346), (.075, .346), (.075, .356), (.001, .360)], black, 64)], (.86, -.22, COUNTER))
    clay = Shader('clay', (.42, .27, .19), .85)
    clay.bump(clay.noise(clay.where(), 90., 4.), .0008)
    pot(VASE, .55, clay.material, (-.46, -.17, COUNTER))
    branches((-.46, -.17, COUNTER + .13), 8, 6, leaf_green(), plain('twig', (.20, .15, .10), .8), reach=.11, tall=(.07, .15), leaf=(.046, .024), lean=(-.01, -.02), gap=.022)


def light():
    """Even and soft: the light of the sign is added later."""
    area_light((-2.4, -3.0, 2.7), (0, 0, 1.5), (2.4, 2.4), 115, (1, .97, .93))
    area_light((2.6, -3.0, 2.4), (0, 0, 1.5), (2.4, 2.4), 85, (.97, .985, 1))
    sky((1, .99, .975), .5)
