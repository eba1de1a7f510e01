"""Six-cornered canvas tiles, hung so that their sides are parallel."""
import math

from kit import join_at, place
from materials import print_surface, woven
from slab import polygon, slab


def hexagon(number, across, depth=.022):
    """Faces -Y, its back at y = 0, two corners up and down; `across` is from side to side."""
    radius = across / math.sqrt(3)
    cloth = print_surface(number, rough=.62, specular=.28)
    woven(cloth, (across / .017, across / .017), .0002)
    tile = slab(polygon(6, radius, .008, math.pi / 2), depth, cloth.material, cloth.material, edge=.0026, steps=5)
    return join_at([place(tile, (0, 0, 0), (90, 0, 0))])


def comb(spots, across, gap=.012):
    """(column, row) of each tile in a honeycomb → (x, z)."""
    pitch = across + gap
    return [((column + (row % 2) / 2) * pitch, row * pitch * math.sqrt(3) / 2) for column, row in spots]
