"""Flat things with an outline: sheets, tiles, blocks and pieces, each with a soft edge that catches the light."""
import math

import numpy as np

from kit import join_at, mesh


def rounded(width, height, radius, steps=8):
    """A rectangle's outline with round corners, anticlockwise about the origin."""
    corners = [(1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)]
    return [(sx * (width / 2 - radius) + radius * math.cos(math.radians(start + 90 * k / steps)),
             sy * (height / 2 - radius) + radius * math.sin(math.radians(start + 90 * k / steps)))
            for sx, sy, start in corners for k in range(steps + 1)]


def polygon(sides, radius, corner=.002, start=0., steps=4):
    """A regular polygon; its corners are cut by small arcs."""
    points = []
    for k in range(sides):
        middle = start + 2 * math.pi * k / sides
        for j in range(steps + 1):
            a = middle + math.pi / sides * (2 * j / steps - 1)
            points.append((radius * math.cos(middle) - corner / math.cos(math.pi / sides) * math.cos(middle) + corner * math.cos(a),
                           radius * math.sin(middle) - corner / math.cos(math.pi / sides) * math.sin(middle) + corner * math.sin(a)))
    return points


def circle(radius, steps=96):
    return [(radius * math.cos(2 * math.pi * k / steps), radius * math.sin(2 * math.pi * k / steps)) for k in range(steps)]


def inset(outline, by):
    """Moves an outline inwards, each point along the bisector of its two edges."""
    before, after = np.roll(outline, 1, 0), np.roll(outline, -1, 0)
    def inward(edge):
        return np.stack([-edge[:, 1], edge[:, 0]], 1) / np.maximum(np.linalg.norm(edge, axis=1), 1e-9)[:, None]
    a, b = inward(outline - before), inward(after - outline)
    middle = a + b
    middle /= np.maximum(np.linalg.norm(middle, axis=1), 1e-6)[:, None]
    return outline + middle * (by / np.maximum((middle * a).sum(1), .4))[:, None]


def bounds(outline):
    outline = np.array(outline)
    return (*outline.min(0), *outline.max(0))


def slab(outline, thickness, front, side, edge=.0006, steps=3, frame=None):
    """Lies on z = 0 and faces up. `frame` (left, low, right, high) is where the front's photograph lies; else the outline's box."""
    outline = np.array(outline, float)
    n = len(outline)
    left, low, right, high = frame or bounds(outline)
    ring = lambda flat, z: [(x, y, z) for x, y in flat]
    levels = [(edge * (1 - math.cos(math.pi / 2 * k / steps)), thickness - edge + edge * math.sin(math.pi / 2 * k / steps)) for k in range(steps + 1)]
    levels.append((edge * 1.7, thickness))  # Keeps the shading of the face from leaning into its edge.
    points = [p for by, z in levels for p in ring(inset(outline, by) if by else outline, z)]
    band = lambda j: [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for i in range(n)]
    faces = [f for j in range(len(levels) - 1) for f in band(j)] + [tuple(range((len(levels) - 1) * n, len(levels) * n))]
    uv = [((x - left) / (right - left), (y - low) / (high - low)) for x, y, _ in points]
    wall = ring(inset(outline, edge), 0) + ring(outline, edge) + ring(outline, thickness - edge)
    parts = [mesh('front', points, faces, front, uv),
             mesh('side', wall, band(0) + band(1) + [tuple(range(n))[::-1]], side)]
    parts[1].data.use_auto_smooth, parts[1].data.auto_smooth_angle = True, .7
    return join_at(parts)
