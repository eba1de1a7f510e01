"""Square cards of thick grey board for a game of memory, printed on both sides, and the white box they come in."""
import math

from kit import box, join_at, place
from materials import plain, print_surface
from slab import rounded, slab

SIDE, THICK, CORNER = .060, .002, .0045


def board():
    return plain('grey board', (.36, .35, .33), .85)


def printed(number):
    """The surface that all cards with the same print share, under a matte film."""
    return print_surface(number, rough=.46, specular=.38, coat=.12, coat_rough=.35).material


def tile(print_, grey):
    return slab(rounded(SIDE, SIDE, CORNER), THICK, print_, grey, edge=.0003)


def spread(columns, rows, prints, faces, random, middle, pitch=.0685, gaps=()):
    """A grid laid out by hand about `middle`, backs up; `faces` has the print of each card that is turned up, `gaps` the places of those that were won."""
    grey = board()
    for i in range(columns):
        for j in range(rows):
            if (i, j) in gaps:
                continue
            shift, turn = random.normal(0, .0015, 2), random.normal(0, 2.6)
            at = (middle[0] + (i - (columns - 1) / 2) * pitch + shift[0], middle[1] + (j - (rows - 1) / 2) * pitch + shift[1], 0)
            place(tile(prints[faces.get((i, j), 'back')], grey), at, (0, 0, turn))


def fanned(prints, at, random, turn=0., step=.042):
    """A pair that was won, put down so that both cards are seen: the second leans on the first."""
    grey, cards = board(), []
    for k, print_ in enumerate(prints):
        slope = k * THICK / step
        cards.append(place(tile(print_, grey), (k * step, k * .008, slope * SIDE / 2 + k * .0002), (0, math.degrees(slope), random.normal(0, 4) - 7 * k)))
    return join_at(cards, at, (0, 0, turn))


def carton(at, turn=0., size=(.132, .068, .030), wall=.0016):
    """The lower half of the box, open: white card, grey inside where it was cut."""
    card = plain('carton', (.76, .755, .74), .5, specular=.35)
    w, d, h = size
    sides = [box('side', (w, wall, h), (0, s * (d - wall) / 2, h / 2), card, .0005) for s in (-1, 1)]
    ends = [box('end', (wall, d, h), (s * (w - wall) / 2, 0, h / 2), card, .0005) for s in (-1, 1)]
    return join_at([*sides, *ends, box('floor', (w, d, wall), (0, 0, wall / 2), card, .0003)], at, (0, 0, turn))
