"""Painted boards up to a ledge, as in a hall."""
from kit import box
from materials import Shader


def panelling(top, width=4., board=.092, paint=(.76, .75, .72), ledge=.085):
    """Boards stand on the floor and end in a ledge whose upper side is at `top`; the wall is y = 0."""
    s = Shader('panel', paint, .42, specular=.4)
    s.bump(s.noise(s.where(scale=(40, 40, 3)), 4., 3.), .00025, .6)
    count = int(width / board)
    for k in range(count):
        box('board', (board - .003, .014, top - .03), ((k - count / 2) * board, -.008, (top - .03) / 2), s.material, .0035)
    box('rail', (width, .022, .085), (0, -.024, top - .062), s.material, .003)
    box('ledge', (width, ledge, .022), (0, -ledge / 2, top - .011), s.material, .005)
