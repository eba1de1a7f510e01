"""A mug of tea and its round ceramic coaster on painted boards, two biscuits on a plate behind them."""
import numpy as np

from goods import mug
from goods_ceramic_coaster import ceramic_coaster
from kit import area_light, camera, lathe, place, plane, rng, sky, window_sun
from limewash import limewash
from materials import Shader, ceramic, linen
from props import cloth
from still import painted_boards

PLATE = [(.001, .003), (.040, .003), (.043, .0), (.047, .001), (.056, .006), (.071, .013), (.0715, .0148), (.070, .0150), (.055, .0085), (.045, .0055), (.001, .0055)]


def build():
    painted_boards((.60, .62, .60), wide=.11, count=14)
    plane('wall', 6, 3, (0, .75, 1.3), limewash((.60, .565, .50), .07), (90, 0, 0))
    place(mug(1, coffee=.014), (-.052, .012, 0), (0, 0, -26))
    place(ceramic_coaster(2), (.066, -.032, 0), (0, 0, 7))
    place(lathe('plate', PLATE, ceramic('glaze', (.36, .44, .42), .3, .5), 128, soft=1), (.108, .115, 0))
    random = rng(3)
    biscuit((.096, .112, .0055), (0, 2, 20), random)
    biscuit((.121, .121, .0115), (0, -16, 70), random)
    cloth(.20, .15, (-.190, .075, 0), linen('napkin', (.56, .47, .36), (7, 5)), 24, waves=.005)
    area_light((-.85, .30, .60), (0, 0, .03), (.5, .7), 18, (1, .955, .89))
    area_light((.9, -.6, .6), (0, 0, .03), (.7, .7), 4, (.96, .975, 1))
    window_sun((-1.5, 1.0, 1.05), (.02, .03, .01), 120, pane=(.08, .115), panes=(2, 2), leaves=.75)
    sky((1, .985, .965), .44)
    camera((.045, -.52, .275), (.014, .004, .030), 60, (.02, -.03, .03), 6.3)


def biscuit(at, turn, random):
    """Baked oats: rough, brown at its rim."""
    s = Shader('biscuit', (.48, .31, .16), .9, specular=.15)
    grain = s.noise(s.where(), 170., 4., .65)
    s.colour(s.ramp(grain, [(.34, (.33, .185, .085)), (.5, (.50, .33, .17)), (.68, (.62, .46, .27))]))
    s.bump(grain, .0022, .9)
    wobble = random.uniform(.97, 1.03, 7)
    profile = np.array([(.0005, .0), (.026, .0), (.0295, .0025), (.0285, .0065), (.022, .0092), (.010, .0102), (.0005, .0100)])
    place(lathe('biscuit', [(r * w, z) for (r, z), w in zip(profile, wobble)], s.material, 64, soft=1), at, turn)
