"""An A3 calendar on a kitchen wall, over a shelf with lemons, tiles below."""
import math

from goods_calendar import wall_calendar
from kit import area_light, box, camera, join_at, lathe, place, plane, rng, sky, tube, window_sun
from materials import Shader, ceramic, oak, wall_paint
from props import BOWL, pot
from tiles import tiled

SHELF = 1.16


def build():
    plane('wall', 8, 5, (0, 0, 1.4), wall_paint((.70, .665, .60)), (90, 0, 0))
    place(wall_calendar(1), (-.02, 0, 1.722), (0, .35, 0))
    tiled(-1.3, 1.3, .62, 1.12)
    box('shelf', (2.4, .20, .030), (0, -.10, SHELF - .015), oak('shelf', (.55, .42, .28), (.42, .31, .20)), .003)
    pot(BOWL, 1.15, ceramic('glaze', (.30, .36, .40), .3, .6), (.25, -.105, SHELF))
    lemons((.25, -.105, SHELF + .03))
    spoons((-.33, -.09, SHELF))
    area_light((-2.0, -1.3, 1.9), (0, 0, 1.3), (.9, 1.3), 74, (1, .955, .89))
    area_light((2.2, -2.2, 1.8), (0, 0, 1.3), (1.8, 1.8), 22, (.95, .975, 1))
    sky((1, .985, .965), .42)
    window_sun((-2.6, -2.0, 2.4), (.26, 0, 1.42), 560, pane=(.042, .07), panes=(2, 2), leaves=.75)
    camera((.24, -1.55, 1.44), (.0, 0, 1.42), 58, (0, -.01, 1.45), 5.6, level=True, shift=(0, -.012))


def lemons(at):
    s = Shader('lemon', (.66, .47, .045), .36, specular=.45)
    s.colour(s.ramp(s.noise(s.where(), 30., 3.), [(.35, (.62, .43, .03)), (.65, (.70, .52, .07))]))
    s.bump(s.noise(s.where(), 340., 2.), .0010, .8)
    random = rng(3)
    profile = []
    for k in range(25):
        a = math.pi * k / 24
        nub = .006 * math.exp(-((math.pi - a) / .25) ** 2) + .003 * math.exp(-(a / .2) ** 2)
        profile.append((max(.0003, .0275 * math.sin(a) ** .92), -.036 * math.cos(a) + (nub if a > 1.5 else -nub)))
    for k, (x, y, z) in enumerate([(-.038, .012, .022), (.030, .028, .022), (.022, -.030, .022), (-.028, -.036, .025), (-.003, .002, .056)]):
        place(lathe('lemon', profile, s.material, 48), (at[0] + x, at[1] + y, at[2] + z), (random.uniform(60, 115), random.uniform(-20, 20), random.uniform(0, 360)))


def spoons(at):
    """Wooden spoons in a stoneware jar."""
    clay = Shader('jar', (.62, .57, .49), .6)
    clay.bump(clay.noise(clay.where(), 150., 4.), .0005)
    jar = [(.001, .005), (.046, .005), (.048, .0), (.052, .003), (.0545, .02), (.0545, .12), (.052, .132), (.0535, .140), (.0515, .1415), (.0485, .132), (.0505, .12), (.0505, .02), (.001, .012)]
    parts = [lathe('jar', jar, clay.material, 96, soft=1)]
    for k, (a, tilt, long) in enumerate([(.3, 13, .30), (2.2, 12, .27), (4.1, 15, .285)]):
        wood = oak('spoon', [(.52, .37, .22), (.42, .27, .15), (.60, .46, .30)][k], (.36, .24, .13), along='z')
        handle = tube('handle', [[(0, 0, .0), (0, 0, long * .5), (0, 0, long * .82)]], [.0052, .0047, .0060], wood, detail=5)
        rows = [(.0055, -.004), (.013, .012), (.0215, .034), (.0215, .050), (.013, .066), (.0006, .071)]
        bowl = lathe('bowl', rows, wood, 40, soft=1)
        bowl.scale, bowl.location = (1, .36, 1), (0, 0, long * .80)
        parts.append(join_at([handle, bowl], (-.024 * math.cos(a), -.024 * math.sin(a), .012), (-tilt * math.sin(a), tilt * math.cos(a), 20 * k)))
    join_at(parts, at)
