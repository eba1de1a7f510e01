"""A framed sports print: the photograph over a band in the club's colours, with name, number and season."""
import bpy

from goods_framed import rails
from kit import join_at, mesh, place
from materials import Shader, oak, print_surface

NAVY, ORANGE, CREAM = (.022, .045, .085), (.60, .185, .035), (.72, .69, .62)


def sports_print(number, name, figure, season, width=.30, height=.40, band=.098):
    """Faces -Y about the origin, its back at y = 0; `number` is the photograph's, `figure` the player's."""
    w, h, y = width / 2, height / 2, -.017
    dark = lambda along: oak('rail', (.045, .038, .034), (.026, .022, .020), rough=.45, along=along)
    photo = print_surface(number, rough=.4, specular=.4, coat=1., coat_rough=.01)
    low = -h + band
    parts = rails(w, h, .020, .024, dark)
    parts += [_field(photo.material, (-w, low), (w, h), y), _field(_ink('ground', NAVY), (-w, -h), (w, low - .006), y),
              _field(_ink('stripe', ORANGE), (-w, low - .006), (w, low), y)]
    cream, orange = _ink('cream', CREAM), _ink('orange', ORANGE)
    left = -w + .020
    parts += [_letters(name, cream, (left, y, -h + .044), tall=.030), _letters(season, orange, (left, y, -h + .024), tall=.0105),
              _letters(figure, cream, (w - .020, y, -h + .022), tall=.055, to_right=True)]
    return join_at(parts)


def _ink(name, colour):
    return Shader(name, colour, .4, specular=.4, coat=1., coat_rough=.01).material


def _field(material, low, high, y):
    points = [(low[0], y, low[1]), (high[0], y, low[1]), (high[0], y, high[1]), (low[0], y, high[1])]
    return mesh('field', points, [(0, 1, 2, 3)], material, [(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)


def _letters(text, material, at, tall, to_right=False):
    """Stands with its lower left corner at `at`, or with its lower right one."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.offset, curve.space_character = text, .022, 1.04
    shape = bpy.data.objects.new('shape', curve)
    bpy.context.scene.collection.objects.link(shape)
    data = bpy.data.meshes.new_from_object(shape.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(shape)
    xs, ys = ([v.co[k] for v in data.vertices] for k in (0, 1))
    for vertex in data.vertices:
        vertex.co.x -= max(xs) if to_right else min(xs)
        vertex.co.y -= min(ys)
    data.materials.clear()
    data.materials.append(material)
    obj = bpy.data.objects.new('letters', data)
    bpy.context.scene.collection.objects.link(obj)
    obj.scale = (tall / (max(ys) - min(ys)),) * 3
    return place(obj, (at[0], at[1] - .0002, at[2]), (90, 0, 0))
