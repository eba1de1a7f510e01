"""A turning puzzle cube: 26 black pieces whose outer tiles are printed, three by three to a photograph."""
from kit import box, join_at, place, plane
from materials import plain, print_surface
from slab import rounded, slab

SIDE, PRINT, GAP = .057, .054, .0008
# The way each side is turned from lying on top; the third tells how its photograph stands.
SIDES = {'top': (0, 0, 0), 'front': (90, 0, 0), 'right': (90, 0, 90)}


def puzzle_cube(prints, turned=0.):
    """Stands on z = 0. `prints` are the numbers of top, front and right; the upper layer is turned by so many degrees."""
    core = plain('core', (.022, .022, .024), .38, specular=.45)
    pitch = PRINT / 3
    layers = []
    for level in (-1, 0, 1):
        z = level * SIDE / 3
        pieces = [box('piece', (SIDE / 3 - .0003,) * 3, (x * SIDE / 3, y * SIDE / 3, z), core, .0016)
                  for x in (-1, 0, 1) for y in (-1, 0, 1)]
        for (name, turn), number in zip(SIDES.items(), prints):
            surface = print_surface(number, rough=.2, specular=.5, coat=.5, coat_rough=.08)
            rows = (-1, 0, 1) if name == 'top' else (level,)
            if name == 'top' and level < 1:
                continue
            tiles = [_tile(column, row, pitch, surface.material, core) for column in (-1, 0, 1) for row in rows]
            pieces.append(place(join_at(tiles + [_seen_between(number, rows, pitch)]), (0, 0, 0), turn))
        layers.append(join_at(pieces, turn=(0, 0, turned if level == 1 else 0)))
    return join_at([join_at(layers, (0, 0, SIDE / 2))])


def _tile(column, row, pitch, front, core):
    """One ninth of a side that faces up at half the cube's height; u and v run over the whole side."""
    x, y, half = column * pitch, row * pitch, PRINT / 2
    tile = slab(rounded(pitch - GAP, pitch - GAP, .0024), .0007, front, core, edge=.0003, frame=(-half - x, -half - y, half - x, half - y))
    return place(tile, (x * SIDE / PRINT, y * SIDE / PRINT, SIDE / 2 - .0001))


def _seen_between(number, rows, pitch):
    """What shows in the lines between the tiles: black, but on the prints' map, so that a side stays one piece."""
    black = print_surface(number, rough=.4)
    black.tints = []
    black.bsdf.inputs['Base Color'].default_value = (.022, .022, .024, 1)
    low, high = (min(rows) - .5) * pitch, (max(rows) + .5) * pitch
    sheet = plane('between', PRINT, high - low, (0, (low + high) / 2, SIDE / 2 - .00005), black.material)
    for loop in sheet.data.loops:
        u, v = sheet.data.uv_layers[0].data[loop.index].uv
        sheet.data.uv_layers[0].data[loop.index].uv = (u, (low + v * (high - low)) / PRINT + .5)
    return sheet
