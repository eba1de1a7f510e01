"""Photo prints just out of their sleeve, on an oak table, seen from where one sits."""
from goods import photo_print
from kit import area_light, box, camera, join_at, lathe, place, rng, sky, window_sun
from materials import Shader, ceramic, linen, oak, plain
from props import branches, cloth, leaf_green

# Number, width, height, x, y, turn, curl, all in metres and degrees: the later ones lie on top of the earlier.
LAID = [
    (1, .152, .102, -.140, .118, 7, .0020), (2, .152, .102, .175, .128, -6, .0026), (3, .102, .152, .028, .105, -3, .0018),
    (4, .152, .102, -.118, -.018, -8, .0022), (5, .152, .102, .150, .005, 6, .0024), (6, .152, .102, .012, -.062, -2, .0028),
]


def build():
    random = rng(8)
    wood = oak(pale=(.54, .425, .30), deep=(.42, .31, .20), rough=.40)
    for k in range(11):
        box('plank', (2.6, .1385, .03), (random.uniform(-.3, .3), -.62 + k * .140, -.015), wood, .0015)
    for layer, (number, w, h, x, y, turn, curl) in enumerate(LAID):
        place(photo_print(number, w, h, curl=curl, twist=random.uniform(-.001, .001)), (x, y, .0008 + layer * .0011), (0, 0, turn))
    cloth(.30, .24, (.385, .265, 0), linen('napkin', (.52, .56, .54), (6, 5)), -18, seed=4)
    sprig()
    cup((-.235, .315, 0))
    area_light((-1.05, .58, .95), (0, .03, 0), (.8, .9), 33, (1, .955, .89))
    window_sun((-1.9, 1.5, 1.5), (.03, .10, 0), 190, pane=(.085, .12), panes=(2, 2), leaves=.75)
    area_light((1.2, -.6, 1.0), (0, 0, 0), (.9, .9), 8, (.96, .975, 1))
    sky((1, .985, .965), .44)
    camera((.03, -.50, .56), (.010, .030, 0), 56, (0, .0, 0), 7.1)


def sprig():
    """Built standing, then laid on the table's far left."""
    import bpy
    before = set(bpy.data.objects)
    branches((0, 0, .10), 21, 2, leaf_green(), plain('twig', (.20, .15, .10), .8), reach=.05, tall=(.20, .26), leaf=(.045, .022))
    join_at([o for o in bpy.data.objects if o not in before], (.03, .285, .012), (84, 0, -62))


def cup(at):
    """A cup of coffee on its saucer, beyond the prints."""
    glaze = ceramic('glaze', (.74, .73, .70), .2, .6)
    saucer = [(.001, .004), (.028, .004), (.030, .001), (.034, .001), (.037, .005), (.060, .011), (.074, .018), (.0735, .0195), (.058, .014), (.034, .009), (.001, .008)]
    outside = [(.001, .010), (.022, .010), (.024, .012), (.034, .026), (.041, .048), (.0425, .064)]
    inside = [(.0415, .065), (.0405, .064), (.039, .048), (.032, .028), (.02, .017), (.001, .016)]
    parts = [lathe('saucer', saucer, glaze, 96, soft=2), lathe('cup', outside + inside, glaze, 96, soft=2),
             lathe('coffee', [(.0005, .055), (.0385, .055), (.0398, .0558)], Shader('coffee', (.055, .022, .009), .04).material, 96)]
    join_at(parts, at)
