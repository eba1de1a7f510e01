"""Shapes, lights and the camera: the few things every scene is built from. Metres, Z up."""
import math

import bpy
import numpy as np
from mathutils import Vector


def fresh():
    """An empty file, so nothing of Blender's start-up scene can end up in a picture."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def place(obj, at=(0, 0, 0), turn=(0, 0, 0)):
    """Turns are in degrees."""
    obj.location = at
    obj.rotation_euler = [math.radians(a) for a in turn]
    return obj


def mesh(name, points, faces, material, uv=None, smooth=True):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(map(float, p)) for p in points], [], [tuple(map(int, f)) for f in faces])
    if uv is not None:
        layer = data.uv_layers.new()
        for loop in data.loops:
            layer.data[loop.index].uv = tuple(map(float, uv[loop.vertex_index]))
    data.materials.append(material)
    data.polygons.foreach_set('use_smooth', [smooth] * len(data.polygons))
    obj = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def quads(columns, rows):
    """Faces over a grid of (columns + 1) × (rows + 1) points, row by row."""
    w = columns + 1
    return [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(rows) for i in range(columns)]


def box(name, size, at, material, bevel=.003, turn=(0, 0, 0)):
    """Always with a bevel: an edge without one catches no light and gives the computer away."""
    x, y, z = (s / 2 for s in size)
    points = [(a * x, b * y, c * z) for c in (-1, 1) for b in (-1, 1) for a in (-1, 1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    obj = place(mesh(name, points, faces, material), at, turn)
    if bevel:
        rounded = obj.modifiers.new('bevel', 'BEVEL')
        rounded.width, rounded.segments = bevel, 4
    obj.data.use_auto_smooth, obj.data.auto_smooth_angle = True, .6
    return obj


def plane(name, width, depth, at, material, turn=(0, 0, 0)):
    x, y = width / 2, depth / 2
    obj = mesh(name, [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], material,
               uv=[(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)
    return place(obj, at, turn)


def lathe(name, profile, material, steps=128, start=0., end=2 * math.pi, soft=0):
    """Turns a profile of (radius, height) about Z; u runs round, v runs along the profile."""
    points, uv = [], []
    for j, (r, z) in enumerate(profile):
        for i in range(steps + 1):
            a = start + (end - start) * i / steps
            points.append((r * math.cos(a), r * math.sin(a), z))
            uv.append((i / steps, j / (len(profile) - 1)))
    obj = mesh(name, points, quads(steps, len(profile) - 1), material, uv)
    if soft:
        subdivide(obj, soft)
    return obj


def arc(cx, cy, r, start, end, steps=6):
    return [(cx + r * math.cos(start + (end - start) * k / steps), cy + r * math.sin(start + (end - start) * k / steps))
            for k in range(steps + 1)]


def tube(name, paths, radius, material, closed=False, detail=4):
    """Round strings along paths of points; radius may be one number or one for each point of a path."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', 1, detail, True
    for path in paths:
        spline = curve.splines.new('POLY')
        spline.points.add(len(path) - 1)
        radii = radius if hasattr(radius, '__len__') else [radius] * len(path)
        for k, p in enumerate(path):
            spline.points[k].co = (*map(float, p), 1)
            spline.points[k].radius = float(radii[k])
        spline.use_cyclic_u = closed
    obj = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(obj)
    curve.materials.append(material)
    return obj


def subdivide(obj, levels):
    mod = obj.modifiers.new('soft', 'SUBSURF')
    mod.levels = mod.render_levels = levels
    return obj


def thicken(obj, thickness):
    mod = obj.modifiers.new('thick', 'SOLIDIFY')
    mod.thickness, mod.offset = thickness, -1
    return obj


def join_at(objects, at=(0, 0, 0), turn=(0, 0, 0)):
    """Hangs objects that were built about the origin on one handle, and puts that in its place."""
    handle = bpy.data.objects.new('handle', None)
    bpy.context.scene.collection.objects.link(handle)
    for obj in objects:
        obj.parent = handle
    return place(handle, at, turn)


def aim(obj, target):
    obj.rotation_euler = (Vector(target) - Vector(obj.location)).to_track_quat('-Z', 'Y').to_euler()


def area_light(at, target, size, watts, colour=(1, 1, 1), hidden=False):
    light = bpy.data.lights.new('area', 'AREA')
    light.energy, light.color, light.shape = watts, colour, 'RECTANGLE'
    light.size, light.size_y = size
    obj = bpy.data.objects.new('area', light)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    obj.visible_glossy = not hidden
    aim(obj, target)
    return obj


def window_sun(at, target, watts, pane=(.055, .075), panes=(2, 2), soft=.012, leaves=.0, colour=(1, .86, .68), roll=0.):
    """Low sun through a window, as a projector with a slide: soft-edged panes, dappled by a tree outside.

    Measures are tangents of the angle from the middle of the beam.
    """
    light = bpy.data.lights.new('sun', 'SPOT')
    light.energy, light.color, light.spot_size, light.spot_blend, light.shadow_soft_size = watts, colour, 1.6, .1, .02
    light.use_nodes = True
    tree = light.node_tree

    def step(operation, *values, clamp=False):
        node = tree.nodes.new('ShaderNodeMath')
        node.operation, node.use_clamp = operation, clamp
        for socket, value in zip(node.inputs, values):
            if isinstance(value, bpy.types.NodeSocket):
                tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node.outputs[0]

    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Normal'], split.inputs[0])
    mask = None
    slide = []
    for axis, half, count in ((0, pane[0], panes[0]), (1, pane[1], panes[1])):
        t = step('DIVIDE', split.outputs[axis], step('ABSOLUTE', split.outputs[2]))
        slide.append(t)
        pitch = half * 2.25
        if count % 2 == 0:
            t = step('ADD', t, pitch / 2)
        nearest = step('MULTIPLY', step('ROUND', step('DIVIDE', t, pitch)), pitch)
        inside = step('DIVIDE', step('SUBTRACT', half, step('ABSOLUTE', step('SUBTRACT', t, nearest))), soft, clamp=True)
        outer = step('SUBTRACT', count * pitch / 2, step('ABSOLUTE', slide[-1]))
        inside = step('MULTIPLY', inside, step('DIVIDE', outer, soft, clamp=True))
        mask = inside if mask is None else step('MULTIPLY', mask, inside)
    if leaves:
        noise = tree.nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 26, 3
        joined = tree.nodes.new('ShaderNodeCombineXYZ')
        for k, t in enumerate(slide):
            tree.links.new(t, joined.inputs[k])
        tree.links.new(joined.outputs[0], noise.inputs['Vector'])
        gap = step('MULTIPLY', step('SUBTRACT', noise.outputs['Fac'], .5 - .18 * (1 - leaves)), 7., clamp=True)
        mask = step('MULTIPLY', mask, gap)
    tree.links.new(mask, tree.nodes['Emission'].inputs['Strength'])
    obj = bpy.data.objects.new('sun', light)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    aim(obj, target)
    obj.rotation_euler.rotate_axis('Z', math.radians(roll))
    return obj


def sky(colour, strength):
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength


def camera(at, target, lens, focus, stop, shift=(0, 0), level=False):
    """A level camera keeps walls upright, as an architectural photographer does; shift then frames the height."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.shift_x, data.shift_y = lens, *shift
    obj = bpy.data.objects.new('camera', data)
    obj.location = at
    bpy.context.scene.collection.objects.link(obj)
    aim(obj, (target[0], target[1], at[2]) if level else target)
    bpy.context.scene.camera = obj
    forward = Vector((target[0], target[1], at[2]) if level else target) - Vector(at)
    data.dof.use_dof = True
    data.dof.focus_distance = (Vector(focus) - Vector(at)).dot(forward.normalized())
    data.dof.aperture_fstop = stop
    return obj


def rng(seed):
    return np.random.default_rng(seed)
