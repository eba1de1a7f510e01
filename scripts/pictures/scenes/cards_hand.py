"""Seven playing cards with photos on their faces, fanned between the two discs of a card holder; the pack and its box behind it."""
import math

from mathutils import Matrix

from goods_cards import HEIGHT, card, pack, paper, printed, tuck_box
from kit import area_light, box, camera, join_at, place, plane, rng, sky, window_sun
from materials import oak, plain, wall_paint
from slab import circle, slab
from still import boards

LEAN, FOOT, COUNT = 15, .004, 7


def build():
    random = rng(8)
    plane('wall', 6, 3, (0, .75, 1.2), wall_paint((.53, .575, .57)), (90, 0, 0))
    boards(((.30, .20, .122), (.205, .13, .078)), wide=.16, count=10, rough=.36)
    white = paper()
    holder((-.012, -.030), 7, hand(white, random))
    place(tuck_box(printed(8)), (.106, .085, 0), (0, 0, -20))
    place(pack(printed(8), white, 30), (-.122, .072, 0), (0, 0, 16))
    area_light((-.85, -.10, .75), (0, 0, .04), (.6, .7), 17, (1, .945, .87))
    window_sun((-1.5, -.55, 1.05), (.0, .0, .04), 125, pane=(.085, .12), panes=(2, 2), leaves=.75)
    area_light((.9, -.8, .6), (0, 0, .04), (.8, .8), 6, (.95, .97, 1))
    sky((1, .985, .965), .46)
    camera((.055, -.56, .205), (.000, .0, .060), 75, (-.01, -.04, .07), 7.1)


def hand(white, random):
    """About the origin, in the plane of x and y, the last card nearest: each lies on the one at its left, so that its corner shows."""
    cards = []
    for k in range(COUNT):
        turn = math.radians(((COUNT - 1) / 2 - k) * 13.5 + random.normal(0, .8))
        out = HEIGHT / 2 - FOOT + random.normal(0, .0006)
        handle = card(printed(k + 1), white)
        handle.location = (-out * math.sin(turn), out * math.cos(turn), (k - COUNT / 2) * .00042)
        # A hair of slope, so that a card rests on the next one with its edge and not all over.
        handle.rotation_euler = (Matrix.Rotation(turn, 3, 'Z') @ Matrix.Rotation(math.radians(-.25), 3, 'Y')).to_euler()
        cards.append(handle)
    return cards


def holder(at, turn, cards, radius=.025, thick=.0042, base=.018):
    """Two birch discs with the cards between them, in the slot of a walnut foot."""
    birch, walnut = oak('disc', (.60, .47, .33), (.50, .375, .25), rough=.45), oak('foot', (.17, .10, .058), (.105, .06, .034), rough=.4)
    discs = [place(slab(circle(radius, 96), thick, birch, birch, edge=.0009), (0, 0, z)) for z in (COUNT / 2 * .00042 + .0006, -COUNT / 2 * .00042 - .0004 - thick)]
    pin = place(slab(circle(.0042, 48), .0012, plain('pin', (.52, .40, .22), .3, metal=1.), plain('pin', (.52, .40, .22), .3, metal=1.), edge=.0005), (0, 0, COUNT / 2 * .00042 + .0006 + thick))
    upright = join_at([*cards, *discs, pin], (0, 0, base + radius - .002), (90 - LEAN, 0, 0))
    foot = box('foot', (.082, .046, base), (0, .002, base / 2), walnut, .0028)
    join_at([upright, foot], (*at, 0), (0, 0, turn))
