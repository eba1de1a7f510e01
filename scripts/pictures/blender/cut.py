"""Plates cut from sheet along an outline, with real holes in them."""
import bpy
import numpy as np

from slab import bounds


def cut(outline, thickness, front, side, holes=(), edge=.0005, frame=None, steps=3):
    """Lies on z = 0 and faces up. `frame` (left, low, right, high) is where the front's photograph lies; else the outline's box."""
    curve = bpy.data.curves.new('cut', 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude, curve.bevel_depth, curve.bevel_resolution, curve.offset = thickness / 2 - edge, edge, steps, -edge
    for line in (outline, *holes):
        spline = curve.splines.new('POLY')
        spline.points.add(len(line) - 1)
        for point, (x, y) in zip(spline.points, line):
            point.co = (float(x), float(y), 0, 1)
        spline.use_cyclic_u = True
    shape = bpy.data.objects.new('shape', curve)
    bpy.context.scene.collection.objects.link(shape)
    data = bpy.data.meshes.new_from_object(shape.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(shape)
    return _dressed(data, thickness, front, side, frame or bounds(outline))


def _dressed(data, thickness, front, side, frame):
    """The upper side takes the photograph, the rest is the sheet's own; faces keep their own shading up to the edge."""
    left, low, right, high = frame
    co = np.empty(len(data.vertices) * 3)
    data.vertices.foreach_get('co', co)
    co = co.reshape(-1, 3)
    co[:, 2] += thickness / 2
    data.vertices.foreach_set('co', co.ravel())
    layer = data.uv_layers[0] if data.uv_layers else data.uv_layers.new()
    for loop in data.loops:
        x, y, _ = co[loop.vertex_index]
        layer.data[loop.index].uv = ((x - left) / (right - left), (y - low) / (high - low))
    data.materials.clear()
    data.materials.append(side)
    data.materials.append(front or side)
    data.update()
    for face in data.polygons:
        face.material_index, face.use_smooth = int(face.normal.z > .15), True
    data.use_auto_smooth, data.auto_smooth_angle = True, .8
    obj = bpy.data.objects.new('plate', data)
    bpy.context.scene.collection.objects.link(obj)
    even = obj.modifiers.new('even', 'WEIGHTED_NORMAL')
    even.weight, even.keep_sharp = 100, True
    return obj
