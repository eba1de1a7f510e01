"""Table mats: a photograph under clear lacquer on hardboard, cork beneath."""
from kit import join_at, place
from materials import plain, print_surface
from slab import rounded, slab


def table_mat(number, width=.29, height=.215):
    front = print_surface(number, rough=.24, specular=.5, coat=.8, coat_rough=.07)
    board, cork = plain('board', (.12, .085, .06), .6), plain('cork', (.44, .29, .16), .95)
    return join_at([slab(rounded(width - .002, height - .002, .007), .0015, cork, cork, edge=.0003),
                    place(slab(rounded(width, height, .008), .003, front.material, board, edge=.0006), (0, 0, .0015))])
