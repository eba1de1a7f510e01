"""Surfaces. Albedos stay below 0.85 and black above 0.02, as they do in a real room."""
import bpy
import numpy as np

PRINTS = []  # every print's shader, so that passes.py can turn all of them white or black


class Shader:
    """One principled material, with the node tree's ceremony folded away."""

    def __init__(self, name, base=(.8, .8, .8), rough=.5, specular=.5, coat=0., coat_rough=.06, sheen=0., metal=0., clear=0.):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.bsdf = self.tree.nodes['Principled BSDF']
        self.tints = [self.bsdf.inputs['Base Color']]  # of a print: what passes.py turns white or black
        values = {'Base Color': (*base, 1), 'Roughness': rough, 'Specular': specular, 'Clearcoat': coat,
                  'Clearcoat Roughness': coat_rough, 'Sheen': sheen, 'Metallic': metal, 'Transmission': clear}
        for socket, value in values.items():
            self.bsdf.inputs[socket].default_value = value

    def node(self, kind, values=None, **sockets):
        """A node of the given kind; numbers are set, sockets of other nodes are linked."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in (values or {}).items():
            setattr(node, key, value)
        for key, value in sockets.items():
            self.into(node.inputs[key.replace('_', ' ')], value)
        return node

    def into(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.):
        node = self.node('Math', {'operation': operation})
        self.into(node.inputs[0], a)
        self.into(node.inputs[1], b)
        return node.outputs[0]

    def where(self, space='Object', scale=(1, 1, 1), offset=None):
        source = self.node('TexCoord').outputs[space]
        mapping = self.node('Mapping', Vector=source, Scale=scale)
        if offset is not None:
            self.into(mapping.inputs['Location'], offset)
        return mapping.outputs[0]

    def noise(self, vector, scale, detail=5., rough=.55, distort=0.):
        return self.node('TexNoise', Vector=vector, Scale=scale, Detail=detail, Roughness=rough, Distortion=distort).outputs['Fac']

    def ramp(self, factor, stops):
        node = self.node('ValToRGB', Fac=factor)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, (*colour, 1)
        return node.outputs['Color']

    def colour(self, socket):
        self.tree.links.new(socket, self.bsdf.inputs['Base Color'])
        return self

    def bump(self, height, distance, strength=1.):
        node = self.node('Bump', Height=height, Distance=distance, Strength=strength)
        self.tree.links.new(node.outputs[0], self.bsdf.inputs['Normal'])
        return self


def plain(name, base, rough=.6, **more):
    return Shader(name, base, rough, **more).material


def wall_paint(base=(.80, .785, .755)):
    """Rolled paint: a fine orange peel over slow unevenness, which raking light needs to look like a wall."""
    s = Shader('wall', base, .82, specular=.25)
    fine = s.noise(s.where(), 160., 3.)
    slow = s.noise(s.where(), 2.2, 2.)
    return s.bump(s.math('ADD', fine, s.math('MULTIPLY', slow, 6.)), .0006).material


def oak(name='oak', pale=(.62, .45, .29), deep=(.45, .295, .17), rough=.42, along='x', coat=0.):
    """Straight-grained oak: slow growth bands, short dark pores along the grain, its own piece for every object."""
    s = Shader(name, pale, rough, specular=.35, coat=coat, coat_rough=.25)
    piece = s.node('ObjectInfo').outputs['Random']
    shift = s.node('CombineXYZ', X=s.math('MULTIPLY', piece, 17.), Y=s.math('MULTIPLY', piece, 31.), Z=s.math('MULTIPLY', piece, 7.)).outputs[0]
    order = {'x': lambda a, b: (a, b, b), 'y': lambda a, b: (b, a, b), 'z': lambda a, b: (b, b, a)}[along]
    bands = s.noise(s.where(scale=order(.55, 9.), offset=shift), 2.6, 4., .5, .9)
    fibre = s.noise(s.where(scale=order(3., 190.), offset=shift), 2.2, 4., .6)
    pores = s.noise(s.where(scale=order(20., 620.), offset=shift), 2.4, 2., .4)
    mixed = s.math('ADD', s.math('MULTIPLY', bands, .72), s.math('MULTIPLY', fibre, .28))
    tone = s.ramp(mixed, [(.36, deep), (.50, tuple((a * .35 + b * .65) for a, b in zip(deep, pale))), (.64, pale)])
    pore = s.ramp(pores, [(.36, (.62, .55, .48)), (.44, (1, 1, 1))])
    mix = s.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=.42, Color1=tone, Color2=pore).outputs[0]
    return s.colour(mix).bump(s.math('ADD', pores, s.math('MULTIPLY', fibre, .6)), .00035, .5).material


def weave_image(threads=24, pixels=768, wander=.16, seed=3):
    """Height of a plain weave: threads pass over and under in turn, no two quite alike."""
    name = f'weave-{threads}-{seed}'
    if name in bpy.data.images:
        return bpy.data.images[name]
    random = np.random.default_rng(seed)
    x = (np.arange(pixels) + .5) / pixels * threads
    def edge(axis_seed):
        r = np.random.default_rng(axis_seed)
        k = np.arange(1, 4)
        phase = r.uniform(0, 6.283, (threads, 3))
        return lambda t: (np.sin(t[:, None, None] / threads * 6.283 * k + phase) * wander / k).sum(2)
    sway_x, sway_y = edge(seed + 1)(x), edge(seed + 2)(x)  # pixels × threads
    column, row = np.floor(x).astype(int), np.floor(x).astype(int)
    warp = x[None, :] - column[None, :] - .5 + sway_x[:, column] * .6
    weft = x[:, None] - row[:, None] - .5 + sway_y[:, row].T * .6
    thick_x, thick_y = random.normal(1, .10, threads)[column][None, :], random.normal(1, .10, threads)[row][:, None]
    round_x = np.sqrt(np.clip(1 - (warp / (.52 * thick_x)) ** 2, 0, 1))
    round_y = np.sqrt(np.clip(1 - (weft / (.52 * thick_y)) ** 2, 0, 1))
    over = np.cos(np.pi * x)[:, None] * np.cos(np.pi * x)[None, :]
    checker = np.where((column[None, :] + row[:, None]) % 2 == 0, 1., -1.)
    lift = checker * np.abs(over)
    height = np.maximum(round_x * (.62 + .38 * lift), round_y * (.62 - .38 * lift))
    height += random.normal(0, .02, height.shape)
    image = bpy.data.images.new(name, pixels, pixels, float_buffer=True, is_data=True)
    rgba = np.ones((pixels, pixels, 4), np.float32)
    rgba[..., :3] = np.clip(height, 0, 1)[..., None]
    image.pixels.foreach_set(rgba.ravel())
    image.pack()
    return image


def woven(shader, repeats, distance, space='UV', strength=1.):
    """Bumps a shader with the weave; repeats are of the whole tile along u and v."""
    vector = shader.where(space, (*repeats, 1))
    texture = shader.node('TexImage', {'image': weave_image(), 'interpolation': 'Cubic'}, Vector=vector)
    return shader.bump(texture.outputs['Color'], distance, strength)


def linen(name, base, repeats, distance=.0003):
    s = Shader(name, base, .95, specular=.1, sheen=.4)
    slub = s.noise(s.where('UV', (repeats[0] * .6, repeats[1] * 9, 1)), 1.5, 3.)
    slub_2 = s.noise(s.where('UV', (repeats[0] * 9, repeats[1] * .6, 1)), 1.5, 3.)
    dark = tuple(c * .80 for c in base)
    s.colour(s.ramp(s.math('MULTIPLY', s.math('ADD', slub, slub_2), .5), [(.36, dark), (.6, base)]))
    return woven(s, repeats, distance).material


def ceramic(name='ceramic', base=(.80, .79, .765), rough=.1, coat=1.):
    return Shader(name, base, rough, coat=coat, coat_rough=.04).material


def print_surface(number, rough=.3, coat=0., specular=.5, coat_rough=.08):
    """Where a photograph will lie. Writes u, v and its number, so that it can be put in after the render."""
    s = Shader(f'print-{number}', (.8, .8, .8), rough, specular=specular, coat=coat, coat_rough=coat_rough)
    uv = s.node('SeparateXYZ', Vector=s.node('TexCoord').outputs['UV'])
    packed = s.node('CombineXYZ', X=uv.outputs[0], Y=uv.outputs[1], Z=float(number))
    out = s.node('OutputAOV', Color=packed.outputs[0])
    out.name = 'print'
    PRINTS.append(s)
    return s


def tint_prints(value):
    for s in PRINTS:
        for socket in s.tints:
            socket.default_value = (value, value, value, 1)
