"""A pack of photo playing cards on green felt: a fan of backs, the box behind it, the ace turned up, counters beside."""
import math

from goods_cards import ace, card, pack, paper, printed, tuck_box
from kit import area_light, box, camera, lathe, place, plane, rng, sky, window_sun
from materials import Shader, oak


def build():
    random = rng(21)
    felt = Shader('felt', (.022, .072, .052), .96, specular=.05, sheen=.8)
    felt.bump(felt.noise(felt.where(), 900., 3.), .0008, .8)
    plane('felt', 3, 3, (0, 0, 0), felt.material)
    box('rail', (3, .09, .03), (0, .46, .012), oak('rail', (.26, .16, .09), (.15, .09, .05), rough=.35), .012)
    back, white = printed(1), paper()
    # A hand fanned about a point below it, each card a little higher than the one before.
    for k in range(7):
        a = math.radians(-30 + k * 10 + random.normal(0, .9))
        out = .135 + random.normal(0, .0012)
        x, y = -.018 + out * math.sin(a), -.190 + out * math.cos(a)
        place(card(back, white), (x, y, .0006 + k * .00052), (0, -.25, -math.degrees(a)))
    place(tuck_box(back), (.040, .150, 0), (0, 0, -16))
    place(pack(back, white), (.128, .056, 0), (0, 0, 11))
    place(ace(white), (-.110, .080, .0004), (0, .4, 17))
    chips((.128, -.082, 0), random)
    area_light((-.75, .30, .65), (0, 0, 0), (.4, .5), 15, (1, .93, .83))
    window_sun((-1.5, 1.0, 1.1), (.0, .0, 0), 120, pane=(.085, .12), panes=(2, 2), leaves=.7)
    area_light((.8, -.6, .6), (0, 0, 0), (.7, .7), 7, (.95, .97, 1))
    sky((1, .985, .965), .46)
    camera((.05, -.40, .270), (.006, .016, .014), 54, (0, -.05, .003), 8)


def chips(at, random):
    """A few wooden counters."""
    profile = [(.0001, 0), (.0155, 0), (.0165, .001), (.0165, .0034), (.0155, .0044), (.0001, .0044)]
    for k, (x, y, level) in enumerate([(0, 0, 0), (.0008, -.001, 1), (-.001, .0005, 2), (.036, .012, 0), (.020, -.034, 0), (.0205, -.033, 1)]):
        wood = oak('chip', [(.52, .36, .21), (.20, .125, .07)][k % 2], [(.40, .26, .14), (.12, .075, .045)][k % 2])
        place(lathe('chip', profile, wood, 64), (at[0] + x, at[1] + y, level * .0045), (0, 0, random.uniform(0, 360)))
