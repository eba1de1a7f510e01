"""Easels of beech: two front legs in an A, a ledge for the picture, and a third leg behind."""
import math

from mathutils import Matrix, Vector

from goods import canvas
from kit import box, join_at, lathe, place, tube
from materials import oak, plain


def beech(name='beech', along='z'):
    return oak(name, (.62, .455, .30), (.53, .37, .225), rough=.5, along=along)


def strut(a, b, width, depth, material, bevel=.0012):
    """A square bar from a to b; its width lies along X as far as it can."""
    a, b = Vector(a), Vector(b)
    obj = box('strut', (width, depth, (b - a).length), (a + b) / 2, material, bevel)
    up = (b - a).normalized()
    side = Vector((1, 0, 0)) - up * up.x
    side.normalize()
    obj.rotation_euler = Matrix((side, up.cross(side), up)).transposed().to_euler()
    return obj


def easel(height, spread, bar, ledge_at, ledge, lean=12., chain=True, picture=None):
    """Stands on the origin and faces -Y. `picture` is (number, width, height, depth) of the canvas on its ledge."""
    tilt = math.tan(math.radians(lean))
    at = lambda x, z, off=0.: (x, tilt * z + off, z)
    half = lambda z: spread / 2 + (bar * .62 - spread / 2) * z / height
    parts = [strut(at(s * half(0), 0), at(s * half(height), height), bar, bar * .62, beech('leg')) for s in (-1, 1)]
    parts.append(strut(at(0, height * .97, bar * .5), (0, tilt * height + spread * .95, 0), bar, bar * .62, beech('leg')))
    across = beech('across', 'x')
    parts += [place(box('bar', (2 * half(z) + bar * .6, bar * .5, bar), (0, 0, 0), across, .0012), at(0, z, bar * .55), (-lean, 0, 0))
              for z in (height * .60,)]
    # The ledge: a board on the legs' front, and a low stop along its edge.
    front = -bar * .31
    wide = 2 * half(ledge_at) + bar * 1.6
    parts.append(place(box('ledge', (wide, ledge, bar * .42), (0, 0, 0), across, .0012), at(0, ledge_at - bar * .21, front - ledge / 2), (-lean, 0, 0)))
    parts.append(place(box('stop', (wide, bar * .28, bar * .95), (0, 0, 0), across, .0012),
                       at(0, ledge_at + bar * .06, front - ledge - bar * .10), (-lean, 0, 0)))
    parts.append(pin(at(0, height - bar * .55), bar))
    if chain:
        parts.append(links(at(0, height * .30, bar * .5), (0, tilt * height + spread * .95 - (tilt * height + spread * .95 - tilt * height) * .30, height * .30)))
    if picture:
        number, w, h, depth = picture
        back = front - .001
        point = at(0, ledge_at + bar * .02, back)
        rise = math.radians(lean)
        print_ = canvas(number, w, h, depth)
        place(print_, (0, point[1] + math.sin(rise) * h / 2, point[2] + math.cos(rise) * h / 2), (-lean, 0, 0))
        parts.append(print_)
    return join_at(parts)


def pin(at, bar):
    """The brass bolt that holds the legs together."""
    brass = plain('brass', (.55, .40, .20), .3, metal=1.)
    head = lathe('bolt', [(.001, 0), (bar * .26, 0), (bar * .26, bar * .06), (bar * .20, bar * .12), (.001, bar * .13)], brass, 48)
    return place(head, (at[0], at[1] - bar * .31, at[2]), (90, 0, 0))


def links(a, b):
    """A thin chain that sags between the legs."""
    brass = plain('chain', (.50, .37, .19), .35, metal=1.)
    points = [(0, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t - .018 * 4 * t * (1 - t)) for t in (k / 16 for k in range(17))]
    return tube('chain', [points], .0011, brass, detail=2)
