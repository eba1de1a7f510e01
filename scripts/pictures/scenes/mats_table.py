"""Two table mats on a dining table: one bare between fork and spoon, a bowl on the other."""
from goods_mat import table_mat
from kit import area_light, box, camera, join_at, mesh, place, quads, rng, sky, subdivide, thicken, window_sun
from materials import ceramic, linen, oak, plain
from props import BOWL, cloth, pot


def build():
    random = rng(15)
    wood = oak('oak', (.50, .38, .26), (.38, .28, .18), rough=.42)
    for k in range(13):
        box('plank', (2.8, .148, .03), (random.uniform(-.3, .3), -.60 + k * .150, -.015), wood, .0014)
    place(table_mat(1), (-.035, -.055, 0), (0, 0, 3))
    place(table_mat(2), (.085, .245, 0), (0, 0, -4))
    cloth(.15, .20, (-.305, -.03, 0), linen('napkin', (.40, .46, .45), (5, 6)), 7, seed=3, waves=.005)
    fork((-.295, -.03, .008), 5)
    spoon((.165, -.055, 0), 4)
    pot(BOWL, .92, ceramic('glaze', (.64, .60, .53), .35, .4), (.085, .25, .0045))
    tumbler((.225, .105, 0))
    area_light((-1.1, .50, .95), (0, .05, 0), (.7, .9), 34, (1, .955, .89))
    window_sun((-1.9, 1.5, 1.4), (.0, .05, 0), 200, pane=(.08, .115), panes=(2, 2), leaves=.75)
    area_light((1.2, -.7, 1.0), (0, 0, 0), (.9, .9), 8, (.96, .975, 1))
    sky((1, .985, .965), .44)
    camera((.06, -.62, .54), (-.022, .045, 0), 44, (0, -.05, 0), 7.1)


def steel():
    return plain('steel', (.62, .61, .59), .16, metal=1.)


def ribbon(name, line, material, thickness=.0022):
    """Flat metal along +Y: (way, half its width, height)."""
    points = [(side * half, y, z + bowl * abs(side)) for y, half, z, bowl in line for side in (-1, -.6, 0, .6, 1)]
    obj = thicken(mesh(name, points, quads(4, len(line) - 1), material), thickness)
    return subdivide(obj, 2)


def fork(at, turn):
    metal = steel()
    handle = [(-.10, .0095, .004, 0), (-.097, .0105, .0036, 0), (-.05, .0065, .003, 0), (.0, .0034, .006, 0), (.032, .0034, .010, 0), (.042, .0105, .009, 0), (.052, .0125, .007, 0)]
    tines = [ribbon('tine', [(.050, .0016, .0072, 0), (.07, .0015, .0052, 0), (.088, .0013, .006, 0), (.094, .0006, .0078, 0)], metal) for _ in range(4)]
    for k, tine in enumerate(tines):
        tine.location = (-.0102 + k * .0068, 0, 0)
    join_at([ribbon('fork', handle, metal), *tines], at, (0, 0, turn))


def spoon(at, turn):
    line = [(-.10, .009, .003, 0), (-.097, .0102, .0028, 0), (-.05, .0064, .0026, 0), (.0, .0034, .006, 0), (.036, .0036, .010, 0), (.046, .0105, .0075, .002),
            (.062, .0195, .003, .007), (.080, .0205, .0025, .0075), (.094, .012, .006, .003), (.098, .004, .0085, 0)]
    join_at([ribbon('spoon', line, steel())], at, (0, 0, turn))


def tumbler(at):
    """Dark green stoneware, for water."""
    glaze = ceramic('glaze', (.115, .165, .14), .22, .7)
    pot([(.001, .005), (.028, .005), (.030, .0), (.034, .002), (.0365, .012), (.039, .085), (.0393, .095), (.0383, .0965), (.0371, .095), (.0366, .085), (.034, .014), (.001, .009)], 1, glaze, at, 'tumbler')
