"""Four photo coasters on a slate-coloured stone table, a glass-green cup on its way to one of them."""
from goods_small import coaster
from kit import area_light, camera, join_at, lathe, place, plane, sky, window_sun
from materials import Shader, ceramic, linen, plain
from props import branches, cloth, leaf_green


def build():
    plane('table', 6, 6, (0, 0, 0), stone())
    place(coaster(1), (-.062, -.040, 0), (0, 0, 8))
    place(coaster(2), (.058, -.062, 0), (0, 0, -5))
    place(coaster(3), (.040, .062, 0), (0, 0, 14))
    place(coaster(4), (.066, .074, .0066), (0, 0, 37))
    espresso((-.112, .098, 0))
    cloth(.24, .20, (.26, .04, 0), linen('napkin', (.56, .52, .45), (6, 5)), -32, seed=8, waves=.006)
    area_light((-.85, .40, .65), (0, 0, 0), (.5, .7), 17, (1, .955, .89))
    window_sun((-1.5, 1.2, 1.1), (-.01, .02, 0), 130, pane=(.08, .115), panes=(2, 2), leaves=.75)
    area_light((.9, -.6, .7), (0, 0, 0), (.7, .7), 5, (.96, .975, 1))
    sky((1, .985, .965), .44)
    camera((.03, -.34, .285), (.012, .006, .004), 50, (.0, -.03, .006), 8)


def stone():
    s = Shader('stone', (.19, .20, .205), .38, specular=.45)
    clouds = s.noise(s.where(), 4., 6., .6, .8)
    grains = s.noise(s.where(), 260., 3.)
    s.colour(s.ramp(s.math('ADD', s.math('MULTIPLY', clouds, .7), s.math('MULTIPLY', grains, .3)),
                    [(.35, (.13, .14, .145)), (.55, (.20, .21, .215)), (.72, (.29, .295, .295))]))
    return s.bump(grains, .0003, .5).material


def espresso(at):
    """On its own wooden saucer."""
    glaze = ceramic('glaze', (.66, .60, .52), .3, .4)
    beech = Shader('beech', (.50, .35, .21), .5)
    beech.colour(beech.ramp(beech.noise(beech.where(scale=(2, 60, 2)), 3., 3.), [(.35, (.42, .28, .16)), (.65, (.56, .40, .25))]))
    saucer = [(.001, .003), (.03, .0), (.048, .002), (.058, .010), (.0575, .0115), (.047, .0055), (.028, .0055), (.001, .0055)]
    cup = [(.001, .008), (.017, .008), (.019, .0058), (.023, .0062), (.028, .018), (.0315, .05), (.0317, .058), (.0307, .059), (.0297, .058), (.029, .05), (.025, .018), (.001, .011)]
    parts = [lathe('saucer', saucer, beech.material, 96, soft=1), lathe('cup', cup, glaze, 96, soft=1),
             lathe('coffee', [(.0005, .049), (.0278, .049), (.0292, .0496)], Shader('coffee', (.06, .024, .009), .05).material, 96)]
    join_at(parts, at)
