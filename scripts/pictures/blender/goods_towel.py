"""Printed household cloth: a tea towel of linen and cotton, hemmed."""
from materials import print_surface, woven
from thrown import thrown


def tea_towel(number, width, line, **more):
    cloth = print_surface(number, rough=.92, specular=.1)
    cloth.bsdf.inputs['Sheen'].default_value = .2
    woven(cloth, (26, 36), .00035)
    return thrown(cloth.material, width, line, mass=.02, thickness=.0012, **more)
