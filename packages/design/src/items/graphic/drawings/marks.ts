import {
  around,
  blob,
  box,
  curve,
  drawn,
  drawnOn,
  fill,
  leaf,
  line,
  lines,
  many,
  oval,
  petal,
  polygon,
  sparkle,
  star,
} from '../pen'

const GOLD = '#e6b84c'
const INK = '#33363f'
const CORAL = '#e2725b'
const TEAL = '#3f8f8c'

export const MARKS = {
  'round-star': drawn([GOLD], fill(0, star(50, 54, 5, 42, 19)), line(0, 10, star(50, 54, 5, 42, 19))),
  sparkles: drawn([GOLD], fill(0, sparkle(42, 56, 38), sparkle(80, 24, 18), sparkle(84, 80, 12))),
  'star-four': drawn([GOLD], fill(0, sparkle(50, 50, 48, 0.1))),
  'shooting-star': drawnOn(
    120,
    80,
    [GOLD, '#f4dc9a'],
    line(1, 4, curve(6, 72, 40, 66, 74, 40), curve(22, 76, 50, 70, 78, 50), curve(4, 58, 34, 54, 68, 34)),
    fill(0, star(90, 30, 5, 26, 11, 14)),
    line(0, 4, star(90, 30, 5, 26, 11, 14)),
  ),
  'star-trio': drawnOn(
    120,
    60,
    [GOLD],
    fill(0, star(60, 30, 5, 28, 12), star(19, 38, 5, 18, 7.6, -8), star(101, 38, 5, 18, 7.6, 8)),
  ),
  sunburst: drawn([GOLD], fill(0, around(polygon(48, 40, 52, 40, 51, 2, 49, 2), 24)), fill(0, oval(50, 50, 6))),
  crown: drawnOn(
    110,
    84,
    [GOLD, CORAL, TEAL],
    fill(
      0,
      `M10 66L4 22C4 19 7 18 9 20L30 40L52 8C53.500 6 56.500 6 58 8L80 40L101 20C103 18 106 19 106 22L100 66Z`,
      box(10, 68, 90, 12, 3),
    ),
    fill(1, oval(55, 52, 7), oval(5, 16, 5), oval(105, 16, 5)),
    fill(2, oval(31, 56, 5), oval(79, 56, 5), oval(55, 4.5, 4.5)),
  ),
  arrow: drawnOn(130, 50, [INK], line(0, 6, lines(6, 25, 120, 25), lines(98, 7, 122, 25, 98, 43))),
  'arrow-curved': drawn([INK], line(0, 5.5, curve(10, 88, 14, 50, 40, 26, 84, 24), lines(64, 7, 87, 24, 68, 45))),
  'arrow-loop': drawnOn(
    130,
    80,
    [CORAL],
    line(
      0,
      4.5,
      curve(6, 62, 40, 68, 66, 50, 66, 24, 50, 12, 38, 26, 50, 48, 80, 58, 118, 40),
      lines(100, 36, 121, 38.5, 113, 58),
    ),
  ),
  'arrow-feather': drawnOn(
    150,
    40,
    ['#8a6a4f', CORAL],
    line(0, 2.4, lines(14, 20, 132, 20)),
    fill(0, polygon(148, 20, 128, 11, 132, 20, 128, 29)),
    fill(
      1,
      many(
        [0, 9, 18],
        (x) =>
          polygon(8 + x, 20, 2 + x, 8, 10 + x, 8, 17 + x, 20) + polygon(8 + x, 20, 2 + x, 32, 10 + x, 32, 17 + x, 20),
      ),
    ),
  ),
  'music-note': drawn(
    [INK],
    fill(0, oval(24, 80, 15, 12, -18), oval(76, 72, 15, 12, -18), polygon(34, 20, 90, 8, 90, 26, 34, 38)),
    line(0, 5, lines(36.5, 78, 36.5, 22), lines(88.5, 70, 88.5, 12)),
  ),
  sprig: drawnOn(
    70,
    120,
    ['#6c8f74'],
    line(0, 2.2, curve(35, 118, 33, 80, 36, 44, 35, 14)),
    fill(
      0,
      many(
        [100, 84, 68, 52, 36],
        (y, at) => leaf(34.5, y, 28 - at * 2.6, 15 - at, 52) + leaf(34.5, y - 6, 28 - at * 2.6, 15 - at, -52),
      ),
      leaf(35, 26, 24, 12, 0),
    ),
  ),
  daisy: drawn(
    ['#fdfaf2', GOLD, '#c9c2b0'],
    fill(2, around(petal(50, 46, 44, 17, 0), 12)),
    fill(0, around(petal(50, 46, 42.5, 14.5, 0), 12)),
    fill(1, oval(50, 50, 13)),
  ),
  butterfly: drawnOn(
    110,
    92,
    [CORAL, '#f6d3a3', INK],
    fill(
      0,
      blob(52, 44, 40, 14, 14, 4, 5, 20, 14, 42, 34, 50),
      blob(58, 44, 70, 14, 96, 4, 105, 20, 96, 42, 76, 50),
      blob(52, 48, 36, 52, 20, 62, 24, 80, 38, 84, 50, 66),
      blob(58, 48, 74, 52, 90, 62, 86, 80, 72, 84, 60, 66),
    ),
    fill(1, oval(24, 26, 9, 11, -30), oval(86, 26, 9, 11, 30), oval(36, 69, 6.5), oval(74, 69, 6.5)),
    fill(2, oval(55, 50, 4, 24)),
    line(2, 2, curve(54, 28, 48, 14, 40, 9), curve(56, 28, 62, 14, 70, 9)),
  ),
  rainbow: drawnOn(
    120,
    70,
    [CORAL, GOLD, TEAL],
    ...[0, 1, 2].map((at) => {
      const r = 50 - at * 14
      return line(at, 12, `M${60 - r} 62C${60 - r} ${62 - r * 1.33} ${60 + r} ${62 - r * 1.33} ${60 + r} 62`)
    }),
  ),
  coffee: drawnOn(
    100,
    100,
    ['#b9724a', '#f5e8d4', '#8a8f95'],
    line(2, 3, curve(34, 30, 30, 22, 38, 14, 34, 5), curve(50, 30, 46, 22, 54, 14, 50, 5)),
    line(0, 6, curve(72, 50, 90, 46, 92, 64, 70, 70)),
    fill(0, `M12 40L74 40L74 62C74 80 62 90 43 90C24 90 12 80 12 62Z`),
    fill(1, box(12, 48, 62, 6)),
    line(2, 4, lines(6, 95, 80, 95)),
  ),
}
