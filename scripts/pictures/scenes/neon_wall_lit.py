"""The same wall under an even light from the front: what a sign's glow brings out of brick, wood and leaves."""
from kit import area_light
from neon_wall import look, room


def build():
    room()
    area_light((0, -3.4, 1.6), (0, 0, 1.45), (3.2, 2.4), 200)
    look()
