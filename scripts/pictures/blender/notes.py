"""Paper with handwriting on it. In metres."""
import bpy

from kit import mesh, place, quads


def note(width, low, high, paper, bow):
    """A sheet from `low` to `high` in XZ that faces -Y; its lower end bows forward, and its sides a little."""
    n = 14
    points, uv = [], []
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = i / n, j / n
            points.append(((u - .5) * width, -bow * (1 - v) ** 2 - .0012 * (2 * u - 1) ** 2 * (1 - v), low + (high - low) * v))
            uv.append((u, v))
    return mesh('note', points, quads(n, n), paper, uv)


def written(text, x, z, size, ink, y):
    """A word that begins at `x` and faces -Y."""
    data = bpy.data.curves.new('text', 'FONT')
    data.body, data.size, data.align_x = text, size, 'LEFT'
    data.materials.append(ink)
    word = bpy.data.objects.new('text', data)
    bpy.context.scene.collection.objects.link(word)
    return place(word, (x, y, z), (90, 0, 0))
