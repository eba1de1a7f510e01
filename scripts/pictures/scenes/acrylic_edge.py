"""The edge of an acrylic print: eight clear millimetres of it, a steel bolt, and the shadow behind."""
from goods_block import glass
from goods_sheet import hung
from kit import area_light, camera, join_at, lathe, mesh, place, plane, sky, window_sun
from limewash import limewash
from materials import Shader, print_surface
from slab import rounded, slab

SIZE, THICK, OFF, BOLT = .60, .008, .018, .035


def build():
    plane('wall', 7, 5, (0, 0, 0), limewash((.44, .315, .24), .15), (90, 0, 0))
    # The sheet's upper left corner is the origin.
    join_at([hung(sheet(1), OFF), bolt((BOLT - SIZE / 2, -OFF - THICK, SIZE / 2 - BOLT))], (SIZE / 2, 0, -SIZE / 2))
    area_light((-.85, -.55, .50), (.1, -.02, -.1), (.3, .4), 15, (1, .955, .89))
    area_light((1.1, -.8, .3), (.1, 0, -.05), (.4, .6), 6, (.96, .975, 1))
    sky((1, .985, .965), .44)
    window_sun((-1.5, -1.1, 1.2), (.02, 0, -.02), 190, pane=(.07, .10), panes=(2, 2), leaves=.6)
    camera((-.205, -.235, .060), (.037, -.020, -.043), 62, (.030, -.028, -.030), 10)
    return {'margin': 1}


def sheet(number):
    """Lies on z = 0 and faces up. The photograph is bonded to the back: from within, light meets it without an air gap."""
    body = slab(rounded(SIZE, SIZE, .003), THICK, None, None, edge=.0011)
    for part in body.children:
        clear = glass(number, SIZE, SIZE, THICK)
        if part.name.startswith('side'):
            # A sawn and polished edge is a little paler than the sheet.
            values = clear.node_tree.nodes['Principled BSDF'].inputs
            values['Transmission'].default_value, values['Base Color'].default_value, values['Roughness'].default_value = .70, (.80, .84, .83, 1), .06
        part.data.materials.clear()
        part.data.materials.append(clear)
    x, z = SIZE / 2 - .0004, .0003
    bonded = mesh('print', [(-x, -x, z), (x, -x, z), (x, x, z), (-x, x, z)], [(0, 1, 2, 3)], print_surface(number, rough=.5, specular=.2).material,
                  [(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)
    return join_at([body, bonded])


def bolt(at):
    """A turned cap of brushed steel on the front, and the spacer between the sheet and the wall."""
    s = Shader('steel', (.58, .58, .57), .26, metal=1.)
    s.bump(s.noise(s.where(), 2600., 2.), .00004, .5)
    cap = [(0, .0068), (.0030, .0068), (.0064, .0068), (.0072, .0066), (.0078, .0060), (.0082, .0050), (.0083, .0036), (.0083, .0)]
    spacer = [(.0075, 0), (.0075, -OFF)]
    return join_at([lathe('cap', cap, s.material, 96), place(lathe('spacer', spacer, s.material, 64), (0, 0, -THICK))], at, (90, 0, 0))
