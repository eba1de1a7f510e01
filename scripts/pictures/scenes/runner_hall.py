"""A carpet runner on the dark boards of a hall, white panelling at either side."""
from goods_runner import runner
from kit import area_light, box, camera, place, plane, rng, sky, window_sun
from materials import oak, plain, wall_paint


def build():
    random = rng(4)
    wood = oak('boards', (.40, .30, .20), (.30, .215, .14), rough=.38, along='y')
    for k in range(14):
        box('board', (.128, 6, .03), ((k - 6.5) * .13, random.uniform(-.4, .4) + 1, -.015), wood, .0014)
    paint, wall = plain('skirting', (.74, .735, .71), .4), wall_paint((.70, .69, .655))
    for side in (-1, 1):
        plane('wall', 6, 3, (side * .72, 1, 1.5), wall, (90, 0, -90 * side))
        box('skirting', (.018, 6, .14), (side * .711, 1, .07), paint, .004)
    plane('end', 2, 3, (0, 2.6, 1.5), wall, (90, 0, 0))
    box('door', (.84, .05, 2.05), (.0, 2.58, 1.025), plain('door', (.30, .36, .35), .45), .004)
    for x in (-.45, .45):
        box('frame', (.07, .07, 2.1), (x, 2.57, 1.05), paint, .004)
    place(runner(1), (0, .55, 0))
    area_light((-.1, .2, 2.6), (0, .6, 0), (.9, 5.), 70, (1, .97, .93))
    area_light((0, -2.2, 1.7), (0, 1, .2), (1.1, 1.2), 34, (1, .955, .89))
    window_sun((-.35, -3.2, 2.6), (.05, .25, 0), 380, pane=(.05, .09), panes=(2, 2), leaves=.8)
    sky((1, .985, .965), .30)
    camera((0, -2.1, 1.50), (0, .40, .05), 38, (0, 0, 0), 5)
