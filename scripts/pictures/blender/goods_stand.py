"""A phone stand of two birch plates that slot into each other; the photograph is on the back plate."""
from cut import cut
from goods_sheet import grain_under
from kit import box, join_at, place
from materials import Shader, plain, print_surface
from slab import rounded, slab

THICK = .006


def ply():
    """Three layers to a millimetre or two, seen where the plate was cut; pale birch elsewhere."""
    s = Shader('ply', (.66, .52, .36), .6)
    height = s.node('SeparateXYZ', Vector=s.where()).outputs[2]
    bands = s.ramp(s.math('FRACT', s.math('DIVIDE', height, .0024)), [(.0, (.40, .26, .14)), (.35, (.45, .30, .17)), (.45, (.70, .56, .39)), (.95, (.66, .51, .34))])
    slow = s.noise(s.where(scale=(26, 2.2, 2.2)), 2.4, 4., .55, .8)
    fibre = s.noise(s.where(scale=(420, 9, 9)), 2.2, 3., .6)
    grain = s.math('ADD', s.math('MULTIPLY', slow, .6), s.math('MULTIPLY', fibre, .4))
    face = s.ramp(grain, [(.36, (.58, .45, .305)), (.50, (.66, .525, .37)), (.64, (.715, .58, .42))])
    flat = s.math('GREATER_THAN', s.math('ABSOLUTE', s.node('SeparateXYZ', Vector=s.node('TexCoord').outputs['Normal']).outputs[2]), .7)
    return s.colour(s.node('MixRGB', Fac=flat, Color1=bands, Color2=face).outputs[0]).bump(fibre, .0002, .5).material


def phone_stand(number, width=.080, height=.110, depth=.095, lean=25.):
    """Stands on z = 0 and faces -Y. The base has the phone's slot, and a notch in front of it for the cable."""
    birch = ply()
    front = print_surface(number, rough=.5, specular=.3)
    grain_under(front)
    x, low = width / 2, -depth / 2
    slot, notch, back = (-.018, -.006), .007, .002
    base = [(x, depth / 2), (-x, depth / 2), (-x, low), (-notch, low), (-notch, slot[0]), (-x + .008, slot[0]), (-x + .008, slot[1]),
            (x - .008, slot[1]), (x - .008, slot[0]), (notch, slot[0]), (notch, low), (x, low)]
    corners = rounded(width, height, .018, 12)
    plate = [p for p in corners if p[1] > 0] + [(-x, -height / 2), (x, -height / 2)]
    upright = place(cut(plate, THICK, front.material, birch, edge=.0007), (0, height / 2 - .002, 0))
    tilted = join_at([upright], (0, back, .004), (90 - lean, 0, 0))
    return join_at([cut(base, THICK, birch, birch, edge=.0007), tilted])


def phone(width=.0715, height=.1465, thick=.0078):
    """Lies on z = 0, its dark screen up, in a frame of brushed aluminium."""
    glass = Shader('glass', (.020, .021, .024), .07, specular=.5, coat=1., coat_rough=.02).material
    frame = plain('frame', (.46, .47, .49), .34, metal=1.)
    body = slab(rounded(width, height, .0098, 10), thick, glass, frame, edge=.0011, steps=5)
    button = box('button', (.0012, .011, .0022), (width / 2, .022, thick / 2), frame, .0005)
    return join_at([body, button])
