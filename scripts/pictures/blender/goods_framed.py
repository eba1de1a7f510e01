"""A print under glass: mitred wooden rails, a window mount with its bevelled cut, the print a little behind it."""
from kit import join_at, mesh
from materials import Shader, oak, plain, print_surface


def framed(number, width, height, mount=.05, rail=.020, depth=.026, wood=None):
    """Faces -Y about the origin, its back at y = 0; width and height are the print's."""
    wood = wood or (lambda along: oak('rail', (.60, .46, .31), (.46, .335, .215), along=along))
    w, h = width / 2 + mount, height / 2 + mount
    parts = rails(w, h, rail, depth, wood)
    board = Shader('mount', (.80, .79, .765), .7, specular=.5, coat=1., coat_rough=.01)
    board.bump(board.noise(board.where(), 900., 2.), .00008, .5)
    core = plain('core', (.82, .815, .80), .8)
    glazed = -depth + .007
    parts += ring('mount', (w, h), (width / 2, height / 2), glazed, glazed, board.material)
    parts += ring('cut', (width / 2, height / 2), (width / 2 - .0016, height / 2 - .0016), glazed, glazed + .0018, core)
    x, z, y = width / 2 + .002, height / 2 + .002, glazed + .0019
    print_ = print_surface(number, rough=.4, specular=.4, coat=1., coat_rough=.01)
    parts.append(mesh('print', [(-x, y, -z), (x, y, -z), (x, y, z), (-x, y, z)], [(0, 1, 2, 3)], print_.material,
                      [(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False))
    return join_at(parts)


def ring(name, outer, inner, front, back, material):
    """Four flat sides between two rectangles."""
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    points = [(sx * outer[0], front, sz * outer[1]) for sx, sz in corners] + [(sx * inner[0], back, sz * inner[1]) for sx, sz in corners]
    return [mesh(name, points, [(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)], material, smooth=False)]


def rails(w, h, rail, depth, wood):
    """Each rail is a piece of its own, so that the grain runs along it and the mitre shows."""
    soft = .0012
    section = [(-.003, 0), (-rail, 0), (-rail, -depth + soft), (-rail + soft * .3, -depth + soft * .3), (-rail + soft, -depth),
               (-soft, -depth), (-soft * .3, -depth + soft * .3), (0, -depth + soft), (0, -depth + .012)]
    parts = []
    for turn, (half, reach, along) in enumerate([(w, h, 'x'), (h, w, 'z'), (w, h, 'x'), (h, w, 'z')]):
        points = []
        for end in (-1, 1):
            for out, y in section:
                a, b = end * (half - out - .00012), reach - out
                points.append([(a, y, -b), (b, y, a), (-a, y, b), (-b, y, -a)][turn])
        n = len(section)
        obj = mesh('rail', points, [(i, n + i, n + i + 1, i + 1) for i in range(n - 1)], wood(along))
        obj.data.use_auto_smooth, obj.data.auto_smooth_angle = True, .5
        parts.append(obj)
    return parts
