"""Cloth that falls and settles: Blender's own simulation, baked into a still mesh."""
import bpy


def collide(obj, thickness=.003, friction=40.):
    """What the cloth comes to lie on."""
    obj.modifiers.new('collide', 'COLLISION')
    obj.collision.thickness_outer, obj.collision.cloth_friction = thickness, friction
    return obj


def settle(obj, frames, mass=.25, stiff=14., bend=.8, air=1., pressure=0., self_hit=True, gap=.004, shrink=0., pinned=''):
    """Runs the cloth for so many frames and keeps the shape of the last. Material and u, v stay."""
    cloth = obj.modifiers.new('cloth', 'CLOTH')
    s, hit = cloth.settings, cloth.collision_settings
    s.quality, s.mass, s.air_damping = 8, mass, air
    s.tension_stiffness = s.compression_stiffness = stiff
    s.shear_stiffness, s.bending_stiffness = stiff * .6, bend
    s.tension_damping = s.compression_damping = s.shear_damping = 8
    s.bending_damping = 1.5
    if pinned:
        s.vertex_group_mass, s.pin_stiffness = pinned, 1
    if pressure:
        s.use_pressure, s.uniform_pressure_force, s.shrink_min = True, pressure, shrink
    hit.use_collision, hit.distance_min, hit.collision_quality = True, gap, 4
    hit.use_self_collision, hit.self_distance_min, hit.self_friction = self_hit, gap, 6
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, frames
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    evaluated = obj.evaluated_get(bpy.context.evaluated_depsgraph_get())
    still = bpy.data.meshes.new_from_object(evaluated)
    obj.modifiers.clear()
    obj.data = still
    scene.frame_set(1)
    return obj
