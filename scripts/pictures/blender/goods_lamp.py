"""A lamp whose drum is the photograph: a printed film round a light, between a wooden foot and lid."""
import math

from kit import join_at, lathe
from materials import Shader, oak, print_surface


def photo_lamp(number, radius, height, foot=.026, strength=4.2):
    """Stands on the origin, the photograph's middle to -Y. It glows most at the height of its bulb."""
    film = print_surface(number, rough=.45, specular=.35)
    light = film.node('RGB')
    bulb = film.node('SeparateXYZ', Vector=film.where()).outputs[2]
    away = film.math('DIVIDE', film.math('SUBTRACT', bulb, foot + height * .46), height * .52)
    fall = film.math('SUBTRACT', 1., film.math('MULTIPLY', film.math('MULTIPLY', away, away), .42))
    film.tints = [film.bsdf.inputs['Base Color'], light.outputs[0]]
    warm = film.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1., Color1=light.outputs[0], Color2=(1, .80, .56, 1))
    film.into(film.bsdf.inputs['Emission'], warm.outputs[0])
    # Seen along its side the film scatters less towards the eye, which makes the drum round.
    side = film.math('SUBTRACT', 1., film.math('MULTIPLY', film.node('LayerWeight', Blend=.4).outputs['Facing'], .62))
    film.into(film.bsdf.inputs['Emission Strength'], film.math('MULTIPLY', film.math('MULTIPLY', fall, side), strength))
    wood = oak('beech', (.46, .31, .18), (.36, .23, .125), along='z')
    low = [(.001, 0), (radius + .004, 0), (radius + .006, .002), (radius + .006, foot - .003), (radius + .0035, foot), (radius - .004, foot)]
    high = foot + height
    ring = [(radius - .004, high - .001), (radius + .0035, high), (radius + .0048, high + .0015), (radius + .0048, high + .0075), (radius + .003, high + .009), (radius - .012, high + .009), (radius - .013, high)]
    inner = Shader('inside', (.7, .6, .45), .9)
    inner.bsdf.inputs['Emission'].default_value, inner.bsdf.inputs['Emission Strength'].default_value = (1, .78, .5, 1), 3.
    # u runs anticlockwise from above, so from the left as one looks at it; its seam is behind.
    start = math.radians(-270)
    parts = [lathe('drum', [(radius, foot + height * k / 12) for k in range(13)], film.material, 160, start, start + 2 * math.pi),
             lathe('foot', low, wood, 128), lathe('lid', ring, wood, 128),
             lathe('core', [(.001, foot + .002), (radius - .006, foot + .002)], inner.material, 64)]
    return join_at(parts)
