"""Renders a built scene in passes: white twice, black twice, and a map of where the prints lie.

Every pass is rendered in two halves with different seeds. What the halves disagree about is noise, and the
denoiser needs to know how much of it there is.
"""
import os
import tempfile
import time

import bpy
import numpy as np

from materials import tint_prints


def settings(width, height, samples):
    scene = bpy.context.scene
    r, c = scene.render, scene.cycles
    r.engine = 'CYCLES'
    r.resolution_x, r.resolution_y, r.resolution_percentage = width, height, 100
    r.image_settings.file_format, r.image_settings.color_depth = 'OPEN_EXR', '32'
    r.threads_mode, r.threads = 'FIXED', 2
    r.use_persistent_data = True
    c.device, c.samples, c.use_denoising = 'CPU', samples, False
    # Even walls are done early; the samples go to edges, blur and gloss.
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, .03, max(8, samples // 4)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 6, 4, 3, 4
    c.sample_clamp_indirect, c.blur_glossy = 3, .6
    c.caustics_reflective = c.caustics_refractive = False


def passes():
    """Albedo, normal and the prints' map leave through the compositor, as files that load without layers."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_normal = layer.use_pass_z = True
    aov = layer.aovs.add()
    aov.name, aov.type = 'print', 'COLOR'
    folder = tempfile.mkdtemp()
    scene.use_nodes = True
    tree = scene.node_tree
    source = tree.nodes.get('Render Layers') or tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth = 'OPEN_EXR', '32'
    out.file_slots.clear()
    for name, socket in (('light', 'Image'), ('albedo', 'DiffCol'), ('normal', 'Normal'), ('depth', 'Depth'), ('print', 'print')):
        out.file_slots.new(name)
        tree.links.new(source.outputs[socket], out.inputs[-1])
    return folder


def load(folder, name):
    path = next(os.path.join(folder, f) for f in os.listdir(folder) if f.startswith(name))
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Linear'
    w, h = image.size
    pixels = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return pixels.reshape(h, w, 4)[::-1, :, :3].copy()


def take(folder, names, seed=0):
    bpy.context.scene.cycles.seed = seed
    bpy.ops.render.render()
    return [load(folder, name) for name in names]


def print_map(folder):
    """u, v, number and blur in pixels, at twice the size, one sharp sample a pixel: edges stay unmixed."""
    scene = bpy.context.scene
    r, c, lens = scene.render, scene.cycles, scene.camera.data
    kept = (r.resolution_percentage, c.samples, r.filter_size, c.max_bounces, lens.dof.use_dof, c.pixel_filter_type)
    r.resolution_percentage, c.samples, c.max_bounces, lens.dof.use_dof = 200, 1, 0, False
    c.pixel_filter_type, c.filter_width = 'BOX', .01
    found, depth = take(folder, ('print', 'depth'))
    r.resolution_percentage, c.samples, r.filter_size, c.max_bounces, lens.dof.use_dof, c.pixel_filter_type = kept
    c.filter_width = 1.5
    focal, focus = lens.lens / 1000, lens.dof.focus_distance
    disc = focal * focal / lens.dof.aperture_fstop / max(focus - focal, 1e-6) * np.abs(depth[..., 0] - focus) / np.maximum(depth[..., 0], 1e-6)
    blur = disc / (lens.sensor_width / 1000) * r.resolution_x / 2
    found[..., 2] = np.round(found[..., 2])
    return np.dstack([found, blur * (found[..., 2] > 0)])


def surround(found, margin):
    """The part of the picture, in pixels, that the prints and the light they throw can change."""
    h, w = found.shape[0] // 2, found.shape[1] // 2
    rows, columns = np.nonzero(found[..., 2])
    m = round(margin * w)
    return [int(max(columns.min() // 2 - m, 0)), int(max(rows.min() // 2 - m, 0)),
            int(min(columns.max() // 2 + m, w)), int(min(rows.max() // 2 + m, h))]


def shoot(width, height, samples, margin=.10):
    """A scene without prints has a white pass only."""
    settings(width, height, max(samples // 2, 1))
    folder = passes()
    began = time.time()
    found = print_map(folder)
    tint_prints(.8)
    white = [take(folder, ('light', 'albedo', 'normal'), seed) for seed in (1, 2)]
    shot = {'white': [w[0] for w in white], 'albedo': (white[0][1] + white[1][1]) / 2, 'normal': (white[0][2] + white[1][2]) / 2}
    if not found[..., 2].any():
        print('rendered in', round(time.time() - began), 's')
        return shot
    left, top, right, bottom = box = surround(found, margin)
    r = bpy.context.scene.render
    r.use_border, r.use_crop_to_border = True, False
    r.border_min_x, r.border_max_x = left / width, right / width
    r.border_min_y, r.border_max_y = 1 - bottom / height, 1 - top / height
    tint_prints(.0)
    black = [take(folder, ('light',), seed)[0][top:bottom, left:right] for seed in (1, 2)]
    print('rendered in', round(time.time() - began), 's')
    return {**shot, 'map': found[top * 2:bottom * 2, left * 2:right * 2], 'box': box, 'black': black}
