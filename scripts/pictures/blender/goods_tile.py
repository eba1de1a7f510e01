"""Glazed wall tiles with a photograph in the glaze, set among plain ones."""
from kit import place, plane, rng
from materials import Shader, plain, print_surface
from slab import rounded, slab


def splashback(photos, columns, rows, size=.15, gap=.0025, seed=6):
    """Lies in XY with its middle at the origin, faces up. `photos` gives the number of a column and row's print, from the lower left."""
    random = rng(seed)
    glaze = Shader('glaze', (.76, .755, .735), .10, specular=.5, coat=.7, coat_rough=.04)
    glaze.bump(glaze.noise(glaze.where(), 22., 2.), .0008, .6)
    body = plain('body', (.70, .68, .64), .7)
    plane('grout', columns * size, rows * size, (0, 0, .0042), plain('grout', (.60, .59, .57), .95))
    for i in range(columns):
        for j in range(rows):
            front = glaze
            if (i, j) in photos:
                front = print_surface(photos[i, j], rough=.14, specular=.5, coat=.9, coat_rough=.05)
                front.bump(front.noise(front.where(), 22., 2.), .0006, .6)
            tile = slab(rounded(size - gap, size - gap, .0024), .006, front.material, front.material if front is glaze else body, edge=.0010)
            place(tile, ((i - (columns - 1) / 2) * size, (j - (rows - 1) / 2) * size, 0), tuple(random.normal(0, .10, 3) * (1, 1, .4)))
