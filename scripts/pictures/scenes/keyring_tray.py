"""A photo key ring with its keys in a shallow dish by the door."""
from goods_keyring import key, ring, tag
from kit import area_light, box, camera, lathe, place, rng, sky, window_sun
from materials import ceramic, linen, oak, plain
from props import cloth

DISH = [(r * .70, z * .8) for r, z in [(.001, .003), (.080, .003), (.084, .0), (.090, .001), (.098, .008), (.104, .018), (.1025, .0195), (.095, .0105), (.086, .0062), (.001, .0055)]]


def build():
    wood = oak('oak', (.46, .34, .22), (.34, .245, .155), rough=.40)
    random = rng(17)
    for k in range(6):
        box('plank', (2, .138, .03), (random.uniform(-.2, .2), -.35 + k * .14, -.015), wood, .0014)
    place(lathe('dish', DISH, ceramic('glaze', (.33, .40, .39), .30, .55), 160, soft=1), (.0, .0, 0))
    brass, steel = plain('brass', (.62, .47, .22), .28, metal=1.), plain('steel', (.58, .58, .57), .22, metal=1.)
    floor = .0048
    place(tag(1), (-.018, -.012, floor), (0, 1.2, 24))
    # The split ring goes through the tag's lug and lies on the keys.
    ring(.0125, (-.0335, .0285, floor + .0045), steel, tilt=(4, 3, 0))
    key(brass, (-.014, .0405, floor + .0003), (0, 0, 62), 3)
    key(steel, (-.026, .0465, floor + .0026), (2, -3, 14 + 20), 8)
    cloth(.22, .16, (.175, .105, 0), linen('scarf', (.50, .30, .16), (6, 4)), 34, seed=9, waves=.012)
    area_light((-.60, .30, .45), (0, 0, 0), (.35, .5), 8.2, (1, .955, .89))
    window_sun((-1.2, 1.0, .9), (.0, .0, 0), 84, pane=(.085, .12), panes=(2, 2), leaves=.75)
    area_light((.7, -.5, .5), (0, 0, 0), (.5, .5), 2.6, (.96, .975, 1))
    sky((1, .985, .965), .44)
    camera((.02, -.200, .175), (-.002, .010, .002), 60, (-.012, -.006, .010), 9)
