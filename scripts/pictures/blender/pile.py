"""Pile that takes a print: one skin over tufts that differ in height and are brushed this way here and that way there."""
import bpy
import numpy as np


def skin(name, xyz, uv, columns, rows, material):
    """A mesh over a grid of (columns + 1) × (rows + 1) points; quick where there are a million of them."""
    w = columns + 1
    corner = (np.arange(rows)[:, None] * w + np.arange(columns)[None, :]).ravel()
    corners = np.stack([corner, corner + 1, corner + w + 1, corner + w], 1).astype(np.int32)
    data = bpy.data.meshes.new(name)
    data.vertices.add(len(xyz))
    data.vertices.foreach_set('co', np.ascontiguousarray(xyz, np.float32).ravel())
    data.loops.add(corners.size)
    data.loops.foreach_set('vertex_index', corners.ravel())
    data.polygons.add(len(corners))
    data.polygons.foreach_set('loop_start', np.arange(0, corners.size, 4, dtype=np.int32))
    data.polygons.foreach_set('loop_total', np.full(len(corners), 4, np.int32))
    data.polygons.foreach_set('use_smooth', np.ones(len(corners), bool))
    layer = data.uv_layers.new()
    layer.data.foreach_set('uv', np.ascontiguousarray(uv[corners.ravel()], np.float32).ravel())
    data.update(calc_edges=True)
    data.materials.append(material)
    obj = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def slow(x, y, size, random, waves=9):
    """Between about -1 and 1, with hills of that size."""
    total = np.zeros_like(x)
    for _ in range(waves):
        angle, pitch, phase = random.uniform(0, 6.283), 6.283 / size * random.uniform(.5, 1.5), random.uniform(0, 6.283)
        total += np.sin((x * np.cos(angle) + y * np.sin(angle)) * pitch + phase)
    return total / waves ** .5


def tufts(x, y, size, random, stray=.44):
    """How near each point is to the crown of its tuft, from 0 to 1, and that tuft's own number from 0 to 1."""
    table = 128
    jitter = random.uniform(-stray, stray, (table, table, 2))
    own = random.uniform(0, 1, (table, table))
    column, row = np.floor(x / size).astype(int), np.floor(y / size).astype(int)
    nearest, number = np.full(x.shape, 9.), np.zeros(x.shape)
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            i, j = (column + right) % table, (row + down) % table
            away = np.hypot(x / size - (column + right + .5 + jitter[i, j, 0]), y / size - (row + down + .5 + jitter[i, j, 1]))
            near = away < nearest
            nearest, number = np.where(near, away, nearest), np.where(near, own[i, j], number)
    return np.clip(1 - (nearest / .85) ** 2, 0, 1) ** .5, number


def pile(material, width, depth, high, tuft, random, shape=None, deep=.4, lie=.30, wander=.0012, fine=4):
    """Lies on z = 0 about the origin. `shape` gives the height without tufts from the way to the rim, and `deep` is the share of
    `high` that lies between two tufts. u and v follow the flat face, so that the print is not torn by the tufts."""
    columns, rows = round(width / tuft * fine), round(depth / tuft * fine)
    u, v = np.meshgrid(np.linspace(0, 1, columns + 1), np.linspace(0, 1, rows + 1))
    u, v = u.ravel(), v.ravel()
    x, y = (u - .5) * width, (v - .5) * depth
    edge = np.minimum(np.minimum(u, 1 - u) * width, np.minimum(v, 1 - v) * depth)
    ground = shape(edge) if shape else high * np.clip(edge / (high * .8), 0, 1) ** .5
    crown, own = tufts(x, y, tuft, random)
    here = np.clip(edge / tuft, 0, 1)
    z = ground - here * high * deep * (1 - crown * (.62 + .38 * own))
    # Tufts lean with their neighbours: brushed pile is lighter and darker by turns.
    lean = tuft * lie * crown * here
    across, along = slow(x, y, .16, random), slow(x, y, .16, random)
    rim = wander * np.exp(-edge / .03)
    px = x + lean * across + rim * slow(x, y, .09, random)
    py = y + lean * along + rim * slow(x, y, .09, random)
    return skin('pile', np.stack([px, py, np.maximum(z, .0004)], 1), np.stack([u, v], 1), columns, rows, material)
