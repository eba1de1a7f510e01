"""A photograph behind a thick block of acrylic. What the front shows is worked out through its refraction."""
from kit import join_at, mesh, place
from materials import Shader, plain, print_surface
from slab import rounded, slab

INDEX = 1.49


def glass(number, width, height, thickness):
    """Clear, but not to shadows: light reaches the print as it would through a caustic, without its noise.

    Its front reports the u, v that are seen through it, so the map and the picture agree.
    """
    s = Shader('acrylic', (.985, .99, .985), .0, clear=1.)
    s.bsdf.inputs['IOR'].default_value = INDEX
    out = s.tree.nodes['Material Output']
    path = s.node('LightPath')
    indirect = s.math('MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray'])
    through = s.node('BsdfTransparent', Color=(.95, .96, .95, 1))
    mixed = s.node('MixShader', Fac=indirect)
    s.tree.links.new(s.bsdf.outputs[0], mixed.inputs[1])
    s.tree.links.new(through.outputs[0], mixed.inputs[2])
    s.tree.links.new(mixed.outputs[0], out.inputs['Surface'])
    seen_through(s, number, width, height, thickness)
    return s.material


def seen_through(s, number, width, height, thickness):
    def local(vector, kind):
        node = s.node('VectorTransform', {'vector_type': kind, 'convert_from': 'WORLD', 'convert_to': 'OBJECT'})
        s.tree.links.new(vector, node.inputs[0])
        return node.outputs[0]

    def vector(operation, *values):
        node = s.node('VectorMath', {'operation': operation})
        for socket, value in zip(node.inputs, values):
            s.into(socket, value)
        return node

    geometry = s.node('NewGeometry')
    normal = local(geometry.outputs['True Normal'], 'NORMAL')
    view = vector('SCALE', local(geometry.outputs['Incoming'], 'VECTOR'))
    view.inputs['Scale'].default_value = -1
    bent = vector('REFRACT', view.outputs[0], normal)
    bent.inputs['Scale'].default_value = 1 / INDEX
    ray = s.node('SeparateXYZ', Vector=bent.outputs[0])
    start = s.node('SeparateXYZ', Vector=s.where())
    way = s.math('DIVIDE', start.outputs[2], s.math('MULTIPLY', ray.outputs[2], -1.))
    hit = [s.math('ADD', start.outputs[k], s.math('MULTIPLY', ray.outputs[k], way)) for k in (0, 1)]
    u, v = (s.math('ADD', s.math('DIVIDE', h, size), .5) for h, size in zip(hit, (width, height)))
    inside = None
    front = s.math('GREATER_THAN', s.node('SeparateXYZ', Vector=normal).outputs[2], .5)
    for value in (u, v):
        off = s.math('ABSOLUTE', s.math('SUBTRACT', value, .5))
        near = s.math('LESS_THAN', off, .5)
        inside = near if inside is None else s.math('MULTIPLY', inside, near)
    found = s.math('MULTIPLY', s.math('MULTIPLY', inside, front), float(number))
    packed = s.node('CombineXYZ', X=u, Y=v, Z=found)
    s.node('OutputAOV', Color=packed.outputs[0]).name = 'print'


def block(number, width, height, thickness=.025):
    """Lies on z = 0 and faces up; the photograph is on its back, white beneath."""
    body = slab(rounded(width, height, .0015, 3), thickness, None, None, edge=.0008)
    clear = glass(number, width, height, thickness)
    for part in body.children:
        part.data.materials.clear()
        part.data.materials.append(clear)
    print_ = print_surface(number, rough=.5, specular=.2)
    x, y = width / 2 - .0002, height / 2 - .0002
    sheet = mesh('print', [(-x, -y, -.00015), (x, -y, -.00015), (x, y, -.00015), (-x, y, -.00015)], [(0, 1, 2, 3)], print_.material,
                 [(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)
    backing = mesh('back', [(-x, -y, -.0006), (x, -y, -.0006), (x, y, -.0006), (-x, y, -.0006)], [(0, 3, 2, 1)], plain('back', (.75, .75, .74), .6), smooth=False)
    return join_at([body, sheet, backing])
