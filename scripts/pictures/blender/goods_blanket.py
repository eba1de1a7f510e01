"""A photo blanket: short plush, thrown over whatever one sits on."""
from materials import print_surface
from thrown import thrown


def blanket(number, width, line, **more):
    return thrown(fleece(number), width, line, mass=.04, thickness=.004, **more)


def fleece(number):
    """Short plush: a print without gloss, its rim a little brighter against the light."""
    s = print_surface(number, rough=.95, specular=.06)
    s.bsdf.inputs['Sheen'].default_value = .5
    fine = s.noise(s.where(), 900., 2.)
    slow = s.noise(s.where(), 60., 3.)
    return s.bump(s.math('ADD', fine, s.math('MULTIPLY', slow, .8)), .0009, .7).material
