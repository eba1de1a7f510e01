"""Photo magnets on an enamelled fridge door, holding a shopping list and a postcard's back."""
from goods_small import magnet
from kit import area_light, box, camera, join_at, place, plane, sky, tube, window_sun
from materials import Shader, plain
from notes import note, written


def build():
    enamel = Shader('enamel', (.50, .58, .56), .22, specular=.5, coat=.9, coat_rough=.05)
    enamel.bump(enamel.noise(enamel.where(), 190., 2.), .0004, .35)
    box('door', (.74, .06, 1.3), (-.05, .03, .0), enamel.material, .012)
    box('wall', (.5, .02, 2), (.60, .55, 0), plain('wall', (.66, .64, .60), .85), 0)
    handle()
    stuck(1, .070, .050, -.155, .070, 4)
    stuck(2, .060, .060, -.035, .092, -3)
    stuck(3, .050, .070, .072, .055, 2)
    stuck(4, .070, .050, -.120, -.055, -5)
    stuck(5, .060, .060, .110, -.075, 6)
    shopping_list()
    area_light((-1.1, -.8, .75), (0, 0, 0), (.5, .9), 25, (1, .955, .89))
    area_light((1.2, -1.4, .5), (0, 0, 0), (1.2, 1.2), 9, (.96, .975, 1))
    sky((1, .985, .965), .44)
    window_sun((-1.9, -1.6, 1.4), (.03, 0, .0), 330, pane=(.05, .085), panes=(2, 2), leaves=.75)
    camera((.17, -.62, .03), (.040, 0, -.008), 47, (0, 0, 0), 7.1)


def stuck(number, width, height, x, z, turn, off=.0):
    join_at([place(magnet(number, width, height), (0, 0, 0), (90, 0, 0))], (x, -off - .0001, z), (0, turn, 0))


def handle():
    steel = plain('steel', (.58, .58, .57), .2, metal=1.)
    tube('handle', [[(.268, -.001, -.30), (.268, -.030, -.30), (.268, -.040, -.285), (.268, -.040, .285), (.268, -.030, .30), (.268, -.001, .30)]], .0075, steel, detail=8)


def shopping_list():
    """A list on squared paper, under a corner of one of the magnets."""
    paper = plain('paper', (.79, .77, .69), .85)
    ink = plain('ink', (.06, .10, .22), .7)
    parts = [place(note(.082, -.060, .060, paper, .005), (0, -.0012, 0))]
    for k, word in enumerate(['eggs', 'lemons', 'oat milk', 'feijoas', 'candles']):
        z = .020 - k * .0165
        down = (.060 - z) / .12
        # On the bowed paper, where its first letter is.
        parts.append(written(word, -.030, z, .0125, ink, -.0012 - .005 * down ** 2 - .00065 * down - .00012))
    join_at(parts, (.005, -.0002, -.063), (0, -3, 0))
    stuck(6, .036, .036, .006, -.004, -8, .0022)
