"""blender -b -P shoot.py -- <scene> <folder> <width> <height> <samples>: renders one scene into its mock-up."""
import importlib
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(os.path.dirname(HERE), 'scenes')]

import numpy as np  # noqa: E402

import kit  # noqa: E402
from bloom import bloom  # noqa: E402
from denoise import box_mean, denoise  # noqa: E402
from passes import shoot  # noqa: E402
from png16 import curve, write_png  # noqa: E402


def main(name, folder, width, height, samples):
    kit.fresh()
    options = importlib.import_module(name).build() or {}
    glow = options.pop('bloom', 0)
    shot = shoot(width, height, samples, **options)
    began = time.time()
    white = denoise(*shot['white'], shot['albedo'], shot['normal'])
    if glow:
        white = bloom(white, glow)
    os.makedirs(folder, exist_ok=True)
    if 'box' in shot:
        write_prints(folder, shot, white, width, height)
    print('denoised in', round(time.time() - began), 's')
    write_png(os.path.join(folder, 'white.png'), curve(white))
    with open(os.path.join(folder, 'mock-up.json'), 'w') as file:
        json.dump({'width': width, 'height': height, 'samples': samples, 'box': shot.get('box')}, file)


def write_prints(folder, shot, white, width, height):
    """The light of the prints and their map; smooths the white pass over the box's rim."""
    left, top, right, bottom = shot['box']
    inside = np.s_[top:bottom, left:right]
    albedo, normal = shot['albedo'], shot['normal']
    # The black pass's albedo is the white one's without the prints, whose light is gloss alone: not divided.
    covered = shot['map'][::2, ::2, 2:3] > 0
    black = denoise(*shot['black'], np.where(covered, .8, albedo[inside]), normal[inside])
    halves = [np.maximum(w[inside] - b, 0) for w, b in zip(shot['white'], shot['black'])]
    light = denoise(*halves, np.full_like(albedo[inside], .8), normal[inside], radius=6, strength=.7)
    # The glow that prints throw on their surroundings fades to the box's rim, or the rim would show as a line.
    fade = rim_fade(shot['box'], width, height, round(.085 * width))
    light = np.where(spread(covered), light, light * fade)
    rim = rim_fade(shot['box'], width, height, 8)
    white[inside] = white[inside] * (1 - rim) + (black + light) * rim
    write_png(os.path.join(folder, 'light.png'), curve(light))
    m = shot['map']
    packed = np.dstack([np.clip(m[..., :2], 0, 1) * 65535, m[..., 2] * 256 + np.clip(m[..., 3] * 8, 0, 255)])
    write_png(os.path.join(folder, 'map.png'), (np.round(packed).astype(np.uint32) // (4, 4, 1) * (4, 4, 1)).astype(np.uint16))


def rim_fade(box, width, height, length):
    """From 0 at the box's rim to 1 inside; not where the rim is the picture's own."""
    left, top, right, bottom = box
    def along(start, end, whole):
        n = np.arange(end - start) + 1
        from_start = n / length if start > 0 else np.ones_like(n)
        from_end = n[::-1] / length if end < whole else np.ones_like(n)
        t = np.clip(np.minimum(from_start, from_end), 0, 1)
        return t * t * (3 - 2 * t)
    return (along(top, bottom, height)[:, None] * along(left, right, width)[None, :])[..., None].astype(np.float32)


def spread(covered, pixels=3):
    """A print's own soft edge belongs to it and must not fade."""
    return box_mean(covered.astype(np.float32), pixels) > 0


if __name__ == '__main__':
    scene, target, *numbers = sys.argv[sys.argv.index('--') + 1:]
    main(scene, target, *map(int, numbers))
