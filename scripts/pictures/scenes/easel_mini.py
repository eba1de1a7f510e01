"""A mini easel with a small canvas on a shelf, a pen and a cup beside it."""
from goods_easel import easel
from kit import area_light, box, camera, join_at, plane, sky, window_sun
from limewash import limewash
from materials import Shader, oak, plain
from props import BOWL, book, pot


def build():
    plane('wall', 5, 4, (0, .13, .5), limewash((.69, .64, .57), .08), (90, 0, 0))
    box('shelf', (1.6, .26, .03), (0, 0, -.015), oak('shelf', (.60, .46, .315), (.49, .365, .24)), .003)
    join_at([easel(.16, .12, .009, .022, .025, 13., chain=False, picture=(1, .15, .15, .019))], (-.02, -.035, 0), (0, 0, 8))
    clay = Shader('clay', (.46, .30, .215), .85)
    clay.bump(clay.noise(clay.where(), 140., 4.), .0006)
    pot(BOWL, .62, clay.material, (.155, -.02, 0))
    book((.17, .12, .018), (-.215, .0, 0), (.30, .34, .29), 5)
    book((.15, .105, .014), (-.213, .0, .018), (.64, .58, .48), -6)
    area_light((-1.0, -.75, .8), (.02, 0, .08), (.5, .7), 24, (1, .955, .89))
    area_light((1.1, -1.1, .6), (0, 0, .08), (1.0, 1.0), 6, (.95, .975, 1))
    sky((1, .985, .965), .44)
    window_sun((-1.4, -1.2, 1.1), (.09, .02, .05), 170, pane=(.04, .066), panes=(2, 2), leaves=.8)
    camera((-.16, -.78, .19), (-.01, 0, .088), 58, (-.02, -.05, .08), 6.3)
