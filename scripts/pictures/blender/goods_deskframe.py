"""A small frame that stands on a desk by a strut: wooden rails, clear acrylic, the print right behind it."""
import math

from goods_framed import rails
from kit import box, join_at, mesh, place
from materials import plain, print_surface


def desk_frame(number, width, height, wood, at, turn, rail=.016, depth=.017, lean=13.):
    """Faces -Y before its turn, and stands on its lower rail at `at`; width and height are the print's."""
    w, h = width / 2, height / 2
    glazed = -depth + .005
    front = print_surface(number, rough=.35, specular=.5, coat=1., coat_rough=.01)
    x, z = w + .001, h + .001
    print_ = mesh('print', [(-x, glazed, -z), (x, glazed, -z), (x, glazed, z), (-x, glazed, z)], [(0, 1, 2, 3)], front.material,
                  [(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)
    card = plain('back', (.05, .045, .04), .8)
    back = box('back', (2 * w + rail, .0025, 2 * h + rail), (0, -.0012, 0), card, .0005)
    tilt = math.radians(lean)
    foot = (h + rail) * math.cos(tilt)
    # The strut leaves the back above its middle and reaches the desk behind it.
    top = (h * .35 * math.sin(tilt), foot + h * .35 * math.cos(tilt))
    reach = top[1] * math.tan(math.radians(24))
    strut = place(box('strut', (.045, .0025, math.hypot(reach, top[1])), (0, 0, 0), card, .0005), (0, top[0] + .002 + reach / 2, top[1] / 2), (24, 0, 0))
    frame = join_at([*rails(w, h, rail, depth, wood), print_, back], (0, 0, foot), (-lean, 0, 0))
    return join_at([frame, strut], at, (0, 0, turn))
