"""Non-local means over two half-renders, each weighted by the other, held back by albedo and normals.

Weights come from one half and are used on the other, so noise never votes for itself. Light is divided by
albedo before and multiplied after: grain and weave are in the albedo and the normals, not in the light.
"""
import numpy as np


def box_mean(a, r):
    """Adds shifted views: for the small radii of patches, faster than running sums."""
    for axis in (0, 1):
        padded = np.pad(a, [(r, r) if k == axis else (0, 0) for k in range(a.ndim)], mode='edge')
        n = a.shape[axis]
        views = [padded[k:k + n] if axis == 0 else padded[:, k:k + n] for k in range(2 * r + 1)]
        total = views[0] + views[1]
        for view in views[2:]:
            total += view
        a = total / np.float32(2 * r + 1)
    return a


def shifted(a, dy, dx, r):
    h, w = a.shape[0] - 2 * r, a.shape[1] - 2 * r
    return a[r + dy:r + dy + h, r + dx:r + dx + w]


def denoise(first, second, albedo, normal, radius=6, strength=.55, light_floor=.04, albedo_scale=.04, normal_scale=.10):
    floor = np.maximum(albedo, light_floor)
    halves = [np.minimum(first, 30) / floor, np.minimum(second, 30) / floor]
    # The eye and the curve of the picture both see ratios, so compare logarithms.
    logs = [np.log1p(4 * h) for h in halves]
    # One dim logarithm for each half keeps the comparison cheap; colour noise goes along with it.
    keys = [l.mean(2) for l in logs]
    variance = box_mean((keys[0] - keys[1]) ** 2 / 2, 4) + np.float32(2e-6)
    guide = np.dstack([albedo / albedo_scale, normal / normal_scale]).astype(np.float32)
    pad = lambda a: np.pad(a, ((radius, radius), (radius, radius)) + ((0, 0),) * (a.ndim - 2), mode='reflect')
    padded, padded_keys, padded_var, padded_guide = [pad(h) for h in halves], [pad(k) for k in keys], pad(variance), pad(guide)
    sums = [np.zeros_like(h) for h in halves]
    weights = [np.zeros(keys[0].shape, np.float32) for _ in halves]
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            if dx * dx + dy * dy > (radius + .5) ** 2:
                continue
            other_var = shifted(padded_var, dy, dx, radius)
            expected = variance + np.minimum(variance, other_var)
            spread = np.float32(1e-6) + np.float32(strength ** 2) * (variance + other_var)
            difference = shifted(padded_guide, dy, dx, radius) - guide
            guided = np.einsum('ijk,ijk->ij', difference, difference) * np.float32(.5)
            for k in (0, 1):
                gap = (shifted(padded_keys[k], dy, dx, radius) - keys[k]) ** 2
                patch = np.maximum(box_mean((gap - expected) / spread, 2), 0)
                weight = np.exp(-np.minimum(patch + guided, 40))
                sums[1 - k] += shifted(padded[1 - k], dy, dx, radius) * weight[..., None]
                weights[1 - k] += weight
    result = sum(s / np.maximum(w, 1e-6)[..., None] for s, w in zip(sums, weights)) / 2
    return result * floor
