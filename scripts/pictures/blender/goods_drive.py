"""A pen drive as flat as a bank card; its plug folds out of one corner."""
from cut import cut
from kit import box, join_at, place
from materials import plain, print_surface
from slab import circle, rounded, slab


def card_drive(number, width=.0855, height=.054, thick=.0022, swing=-62.):
    """Lies on z = 0, its plug swung out below the lower right corner."""
    front = print_surface(number, rough=.28, specular=.5, coat=.5, coat_rough=.12)
    white, black = plain('plastic', (.76, .755, .74), .4), plain('plug', (.030, .030, .032), .45)
    gold, steel = plain('gold', (.72, .52, .20), .25, metal=1.), plain('steel', (.60, .60, .59), .25, metal=1.)
    right, low = width / 2, -height / 2
    # The bay that the plug leaves open: a long notch in the card's lower edge.
    bay_left, bay_right, bay_top = right - .0345, right - .0065, low + .0132
    corners = rounded(width, height, .0032)
    around = corners[:27] + [(bay_left, low), (bay_left, bay_top), (bay_right, bay_top), (bay_right, low)] + corners[27:]
    card = cut(around, thick, front.material, white, edge=.0003, frame=(-width / 2, low, right, height / 2))
    plug = [place(cut(rounded(.0300, .0118, .0012), thick - .0003, black, black, edge=.0002), (-.0128, 0, 0))]
    plug += [box('contact', (.0085 if k in (0, 3) else .0072, .0012, .0002), (-.0218, (k - 1.5) * .0022, thick - .0002), gold, 0) for k in range(4)]
    arm = join_at(plug, (bay_right - .0030, low + .0066, .0001), (0, 0, -swing))
    pin = place(slab(circle(.0021, 40), .0004, steel, steel, edge=.0001), (bay_right - .0030, low + .0066, thick - .0002))
    return join_at([card, arm, pin])
