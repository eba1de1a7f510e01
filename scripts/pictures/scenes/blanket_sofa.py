"""A photo blanket over the corner of an oat-coloured sofa, before a dark green wall."""
import bpy

from draped import collide
from goods_blanket import blanket
from kit import area_light, box, camera, plane, sky, window_sun
from materials import oak, wall_paint
from sofa import boucle, sofa

# From behind the back, over its top, down to the seat, out over the front edge.
LINE = [(-.03, .80), (-.03, .94), (-.13, .955), (-.235, .90), (-.30, .50), (-.34, .475), (-.86, .480), (-.925, .45), (-.94, .20)]


def build():
    plane('wall', 8, 5, (0, .14, 1.4), wall_paint((.115, .165, .14)), (90, 0, 0))
    sofa(boucle('oat', (.60, .545, .46), 330., 'F1'))
    # It falls over the front of the seat, and must not sink into what is below that.
    collide(bpy.data.objects['base'])
    blanket(1, 1.05, LINE, shift=(.06, .05))
    floor()
    area_light((-2.3, -1.9, 2.0), (0, -.4, .6), (1.1, 1.6), 165, (1, .95, .88))
    area_light((2.6, -2.4, 1.8), (0, -.4, .6), (2, 2), 34, (.94, .97, 1))
    sky((1, .985, .965), .42)
    window_sun((-3.2, -2.7, 2.6), (.60, .1, 1.0), 900, pane=(.04, .066), panes=(2, 2), leaves=.75)
    camera((-.50, -2.30, 1.36), (.10, -.46, .575), 40, (0, -.6, .6), 5.6)


def floor():
    wood = oak('floor', (.46, .33, .21), (.33, .23, .14), rough=.4, along='y')
    for k in range(16):
        box('board', (.178, 3, .02), ((k - 8) * .18, -1.4, -.01), wood, .0012)
