"""A bus roll: places of a life in the lettering of old destination blinds, on a stretched canvas."""
import bpy
from mathutils import Vector

from kit import box, join_at
from materials import Shader, weave_image


def canvas(shader, thread=.0007):
    tile = thread * 24
    texture = shader.node('TexImage', {'image': weave_image(), 'interpolation': 'Cubic', 'projection': 'BOX'}, Vector=shader.where(scale=(1 / tile,) * 3))
    return shader.bump(texture.outputs['Color'], .00022).material


def bus_roll(lines, width=.40, height=1.20, depth=.038, ground=(.021, .021, .022), ink=(.66, .60, .48)):
    """Lies on z = 0 and faces up. Every line is as wide as the roll; what is short stands tall."""
    cloth, letters = canvas(Shader('cloth', ground, .75, specular=.2)), canvas(Shader('letters', ink, .75, specular=.2))
    wide, margin, gap = width * .80, height * .045, height * .016
    made = [_line(text, letters) for text in lines]
    # Tall for its width, as blinds were, but all of them together fill the roll.
    share = [1 / size.x ** .55 for _, size in made]
    room = height - 2 * margin - gap * (len(lines) - 1)
    top, parts = height / 2 - margin, [box('canvas', (width, height, depth), (0, 0, depth / 2), cloth, .003)]
    for (obj, size), part in zip(made, share):
        tall = room * part / sum(share)
        obj.scale = (wide / size.x, tall / size.y, 1)
        obj.location = (-wide / 2, top - tall, depth + .0001)
        parts.append(obj)
        top -= tall + gap
    return join_at(parts)


def _line(text, material):
    """The text as a flat mesh whose box starts at the origin, and its size."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.offset = text, 1, .022
    shape = bpy.data.objects.new('shape', curve)
    bpy.context.scene.collection.objects.link(shape)
    data = bpy.data.meshes.new_from_object(shape.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(shape)
    low = Vector([min(v.co[k] for v in data.vertices) for k in range(3)])
    for vertex in data.vertices:
        vertex.co -= low
    data.materials.clear()
    data.materials.append(material)
    obj = bpy.data.objects.new('letters', data)
    bpy.context.scene.collection.objects.link(obj)
    return obj, Vector([max(v.co[k] for v in data.vertices) for k in range(3)])
