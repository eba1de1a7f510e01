"""A magic mug: black while it is cold; its coat turns clear where there is hot drink behind it."""
from goods import mug
from materials import ceramic

COATED = ('foot', 'printed', 'gap', 'ear')


def magic_mug(number, hot, **more):
    """Cold, even the photograph is under the coat. Hot, only the foot, the gap by the handle and the handle stay black."""
    coat = ceramic('coat', (.016, .016, .018), .16, .8)
    handle = mug(number, coffee=.012 if hot else None, **more)
    for part in handle.children:
        name = part.name.split('.')[0]
        if name in COATED and not (hot and name == 'printed'):
            part.data.materials[0] = coat
    return handle
