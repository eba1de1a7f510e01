import { both, box, curve, drawn, drawnOn, fill, heart, leaf, line, lines, oval, petal, polygon, turned } from '../pen'

const RED = '#c8414b'
const ROSE = '#e58a97'
const CREAM = '#fdf4e6'
const GREEN = '#4f7f5f'
const GOLD = '#d9a53a'

export const LOVE = {
  heart: drawnOn(100, 92, [RED], fill(0, heart(50, 46, 100))),
  'heart-line': drawnOn(100, 92, [RED], line(0, 6, heart(50, 46, 90))),
  'two-hearts': drawnOn(
    110,
    90,
    [RED, ROSE],
    fill(1, turned(heart(74, 48, 60), 14, 74, 48)),
    fill(0, turned(heart(38, 44, 70), -12, 38, 44)),
  ),
  'heart-balloon': drawnOn(
    70,
    110,
    [RED, CREAM, '#8a6a4f'],
    line(2, 1.8, curve(35, 64, 37, 76, 32, 88, 36, 108)),
    fill(0, heart(35, 33, 64), polygon(35, 58, 40, 68, 30, 68)),
    line(1, 4, curve(12, 26, 13, 18, 20, 13)),
  ),
  'love-letter': drawnOn(
    110,
    84,
    [CREAM, '#d8b98f', RED],
    fill(0, box(5, 10, 100, 68, 5)),
    line(1, 2.4, box(5, 10, 100, 68, 5), lines(7, 76, 44, 45), lines(103, 76, 66, 45)),
    fill(0, polygon(7, 12, 103, 12, 55, 52)),
    line(1, 2.4, lines(7, 12, 55, 52, 103, 12)),
    fill(2, heart(55, 50, 30)),
  ),
  rings: drawnOn(
    110,
    84,
    [GOLD, '#a9d3e0'],
    line(0, 6, oval(38, 54, 25), oval(70, 54, 25)),
    // The left ring lies over the right one at the top.
    line(0, 6, curve(54, 34.8, 58.5, 40, 62, 47)),
    fill(1, polygon(28, 12, 48, 12, 55, 19, 38, 33, 21, 19)),
    line(0, 1.4, lines(21, 19, 55, 19), lines(28, 12, 33, 19, 38, 33, 43, 19, 48, 12), lines(33, 19, 38, 12, 43, 19)),
  ),
  'heart-arrow': drawnOn(
    120,
    96,
    [RED, '#5a4636'],
    line(1, 3.4, lines(6, 76, 40, 58)),
    fill(0, heart(60, 48, 70)),
    line(1, 3.4, lines(78, 38, 106, 23)),
    fill(1, polygon(118, 17, 101, 16.5, 107, 29.5)),
    line(1, 3, lines(6, 76, 8, 66), lines(6, 76, 15, 82), lines(13, 72, 15, 62), lines(13, 72, 22, 78)),
  ),
  tulip: drawnOn(
    80,
    120,
    [ROSE, RED, GREEN],
    line(2, 3.6, curve(40, 50, 41, 80, 39, 118)),
    fill(2, leaf(39, 114, 60, 26, -28), leaf(40, 116, 52, 24, 30)),
    fill(1, petal(40, 56, 50, 34, 0)),
    fill(0, `M40 57C12 57 10 30 16 8C24 12 34 22 40 34C46 22 56 12 64 8C70 30 68 57 40 57Z`),
  ),
  bouquet: drawn(
    [ROSE, '#f2c14e', GREEN],
    line(
      2,
      2.4,
      lines(50, 66, 34, 34),
      lines(50, 66, 50, 26),
      lines(50, 66, 66, 34),
      lines(50, 66, 44, 96),
      lines(50, 66, 56, 96),
      lines(50, 66, 50, 98),
    ),
    fill(2, both(leaf(46, 62, 32, 16, -62)), both(leaf(47, 56, 26, 14, -24)), both(leaf(44, 60, 40, 15, -44))),
    fill(
      0,
      ...[
        [30, 30],
        [70, 30],
        [50, 18],
      ].flatMap(([x = 0, y = 0]) => [0, 60, 120, 180, 240, 300].map((angle) => petal(x, y, 14, 12, angle))),
    ),
    fill(1, oval(30, 30, 4.6), oval(70, 30, 4.6), oval(50, 18, 4.6)),
    fill(0, `M43 66L57 66L60 73L50 70L40 73Z`),
  ),
}
