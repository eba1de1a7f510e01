"""A carpet runner of low loops with a bound edge."""
from kit import box, join_at, mesh, quads
from materials import Shader, print_surface, woven


def runner(number, width=.80, length=3.0, thick=.007, binding=.020):
    """Lies on z = 0 along Y, its picture upright from +X; the binding is folded over the print's edge."""
    s = print_surface(number, rough=.96, specular=.04)
    s.bsdf.inputs['Sheen'].default_value = .25
    loops = s.node('TexVoronoi', Vector=s.where(scale=(1, .7, 1)), Scale=330.).outputs['Distance']
    s.bump(s.math('ADD', s.math('MULTIPLY', loops, -1.), s.math('MULTIPLY', s.noise(s.where(), 6., 3.), .5)), .0028, .8)
    n, m, points, uv = 16, 60, [], []
    for j in range(m + 1):
        for i in range(n + 1):
            u, v = i / n, j / m
            points.append(((u - .5) * width, (v - .5) * length, thick))
            uv.append((v, 1 - u))
    tape = Shader('binding', (.055, .055, .057), .85, specular=.15)
    woven(tape, (8, 240), .0002)
    parts = [mesh('runner', points, quads(n, m), s.material, uv)]
    for side in (-1, 1):
        parts.append(box('binding', (binding, length + .004, thick + .0016), (side * (width / 2 - binding / 2 + .002), 0, (thick + .0016) / 2), tape.material, .0018))
        parts.append(box('binding', (width + .004, binding, thick + .0017), (0, side * (length / 2 - binding / 2 + .002), (thick + .0017) / 2), tape.material, .0018))
    return join_at(parts)
