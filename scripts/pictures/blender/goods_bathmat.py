"""A bath mat: soft tufts of microfibre over foam, which rounds its edge."""
import numpy as np

from kit import rng
from materials import print_surface
from pile import pile


def bath_mat(number, width=.80, depth=.50, thick=.021, tuft=.0062, corner=.035):
    """Lies on z = 0; its face is a cushion, lowest at the stitched rim."""
    s = print_surface(number, rough=.96, specular=.05)
    s.bsdf.inputs['Sheen'].default_value = .6
    s.bump(s.noise(s.where(), 800., 2.), .0008, .6)

    def cushion(edge):
        t = np.clip(edge / .026, 0, 1)
        seam = .0042 * np.exp(-((edge - .026) / .0042) ** 2)
        return .002 + (thick - .002) * np.sqrt(1 - (1 - t) ** 2) - seam

    mat = pile(s.material, width, depth, thick, tuft, rng(5), shape=cushion, deep=.26, lie=.34, wander=.0011)
    _round_corners(mat.data, width / 2, depth / 2, corner)
    return mat


def _round_corners(data, half_x, half_y, radius):
    """Draws the corners of the rectangle in, so that its outline has the radius; the print is cut there, not bent."""
    points = np.empty(len(data.vertices) * 3, np.float32)
    data.vertices.foreach_get('co', points)
    points = points.reshape(-1, 3)
    x, y = points[:, 0].copy(), points[:, 1].copy()
    over_x, over_y = np.abs(x) - (half_x - radius), np.abs(y) - (half_y - radius)
    inside = (over_x > 0) & (over_y > 0)
    shrink = np.where(inside, np.maximum(over_x, over_y) / np.maximum(np.hypot(over_x, over_y), 1e-9), 1)
    points[:, 0] = np.where(inside, np.copysign(half_x - radius + over_x * shrink, x), x)
    points[:, 1] = np.where(inside, np.copysign(half_y - radius + over_y * shrink, y), y)
    data.vertices.foreach_set('co', points.ravel())
    corners = np.empty(len(data.loops), np.int32)
    data.loops.foreach_get('vertex_index', corners)
    uv = np.stack([points[:, 0] / (2 * half_x) + .5, points[:, 1] / (2 * half_y) + .5], 1)
    data.uv_layers[0].data.foreach_set('uv', np.clip(uv, 0, 1)[corners].astype(np.float32).ravel())
    data.update()
