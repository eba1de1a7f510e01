"""Square cards of thick grey board for a game of memory: a photograph in front, one pattern on all backs."""
from kit import place
from materials import Shader, plain, print_surface
from slab import rounded, slab

SIDE, THICK = .060, .002


def board():
    return plain('grey board', (.36, .35, .33), .85)


def face(number, grey):
    front = print_surface(number, rough=.42, specular=.4, coat=.2, coat_rough=.25)
    return slab(rounded(SIDE, SIDE, .005), THICK, front.material, grey, edge=.0003)


def pattern(base=(.13, .225, .235), dot=(.58, .54, .44)):
    """Small rings in rows, as old playing cards have; a plain rim."""
    s = Shader('back', base, .45, specular=.35)
    place_ = s.node('SeparateXYZ', Vector=s.where())
    x, y = (s.math('SUBTRACT', s.math('FRACT', s.math('ADD', s.math('DIVIDE', o, .0075), .5)), .5) for o in place_.outputs[:2])
    r = s.math('SQRT', s.math('ADD', s.math('MULTIPLY', x, x), s.math('MULTIPLY', y, y)))
    ring = s.math('LESS_THAN', s.math('ABSOLUTE', s.math('SUBTRACT', r, .28)), .085)
    inside = s.math('LESS_THAN', s.math('MAXIMUM', s.math('ABSOLUTE', place_.outputs[0]), s.math('ABSOLUTE', place_.outputs[1])), .0262)
    return s.colour(s.node('MixRGB', Fac=s.math('MULTIPLY', ring, inside), Color1=(*base, 1), Color2=(*dot, 1)).outputs[0]).material


def back(material, grey):
    return slab(rounded(SIDE, SIDE, .005), THICK, material, grey, edge=.0003)


def spread(columns, rows, faces, random, pitch=.069):
    """A grid laid out by hand; `faces` gives the numbers of the cards that are turned up, by column and row."""
    grey, rear = board(), pattern()
    for i in range(columns):
        for j in range(rows):
            number = faces.get((i, j))
            card = face(number, grey) if number else back(rear, grey)
            shift, turn = random.normal(0, .0012, 2), random.normal(0, 2.2)
            place(card, ((i - (columns - 1) / 2) * pitch + shift[0], (j - (rows - 1) / 2) * pitch + shift[1], 0), (0, 0, turn))
