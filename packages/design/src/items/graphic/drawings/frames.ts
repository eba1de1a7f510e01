import { around, both, curve, drawn, drawnOn, fill, heart, leaf, line, lines, many, oval, petal, star } from '../pen'

const GREEN = '#5d8468'
const INK = '#2f3a35'
const ROSE = '#df8f95'
const GOLD = '#d2a544'

export const FRAMES = {
  'leaf-wreath': drawn(
    [GREEN, '#9dbb9f'],
    line(0, 1.8, oval(50, 50, 38)),
    fill(0, around(leaf(50, 12, 17, 9, 58), 16)),
    fill(1, around(leaf(50, 12, 13, 8, 124), 16)),
  ),
  'flower-wreath': drawn(
    [ROSE, '#f3cf73', GREEN],
    line(2, 1.6, oval(50, 50, 37)),
    fill(2, around(leaf(50, 13, 15, 9, 62), 12), around(leaf(50, 13, 12, 8, 118), 12)),
    fill(
      0,
      around(
        many([0, 72, 144, 216, 288], (angle) => petal(50, 13, 9.5, 9, angle)),
        6,
      ),
    ),
    fill(1, around(oval(50, 13, 3), 6)),
  ),
  laurel: drawnOn(
    110,
    100,
    [GOLD],
    line(0, 2, both(curve(54, 94, 26, 88, 11, 62, 15, 30, 26, 12), 55)),
    fill(
      0,
      both(
        many(
          [
            [42, 92, -62],
            [27, 83, -48],
            [17.5, 70, -30],
            [12.8, 54, -16],
            [13.5, 38, -2],
            [19, 22, 14],
          ],
          ([x = 0, y = 0, angle = 0]) => leaf(x, y, 18, 9, angle - 26) + leaf(x, y, 17, 9, angle + 48),
        ),
        55,
      ),
    ),
  ),
  'double-frame': drawnOn(
    120,
    90,
    [INK],
    line(
      0,
      2.2,
      `M16 4L104 4C104 11 109 16 116 16L116 74C109 74 104 79 104 86L16 86C16 79 11 74 4 74L4 16C11 16 16 11 16 4Z`,
    ),
    line(
      0,
      0.9,
      `M21 9L99 9C100 15 105 20 111 21L111 69C105 70 100 75 99 81L21 81C20 75 15 70 9 69L9 21C15 20 20 15 21 9Z`,
    ),
  ),
  'dotted-circle': drawn([ROSE], fill(0, around(oval(50, 5, 2.8), 36)), line(0, 1, oval(50, 50, 39))),
  'scallop-frame': drawn(
    [GOLD, '#fdf6e6'],
    fill(0, around(oval(50, 10, 9), 18), oval(50, 50, 41)),
    fill(1, oval(50, 50, 37)),
    line(0, 1.2, oval(50, 50, 34)),
  ),
  'floral-corner': drawn(
    [ROSE, '#f3cf73', GREEN],
    line(2, 1.8, curve(8, 96, 10, 56, 24, 28, 56, 10, 96, 8)),
    fill(
      2,
      leaf(10, 82, 14, 9, -40),
      leaf(9.5, 76, 13, 10, 44),
      leaf(12, 58, 17, 10, 58),
      leaf(82, 10, 14, 9, 130),
      leaf(76, 9.5, 13, 10, 46),
      leaf(58, 12, 14, 9, 32),
      leaf(87, 8, 12, 7, 96),
      leaf(8, 87, 12, 7, 174),
    ),
    fill(
      0,
      ...[
        [24, 26, 17],
        [46, 16, 11],
        [15, 48, 11],
      ].map(([x = 0, y = 0, size = 0]) => many([0, 72, 144, 216, 288], (angle) => petal(x, y, size, size, angle))),
    ),
    fill(1, oval(24, 26, 5), oval(46, 16, 3.4), oval(15, 48, 3.4)),
  ),
  'vine-divider': drawnOn(
    150,
    40,
    [GREEN, ROSE],
    line(0, 1.8, both(curve(75, 20, 58, 12, 40, 26, 22, 14, 4, 22), 75)),
    fill(
      0,
      both(
        many(
          [
            [60, 14.5, 20],
            [50, 18, 170],
            [38, 25, 20],
            [28, 19, 180],
            [16, 15.5, 10],
          ],
          ([x = 0, y = 0, angle = 0]) => leaf(x, y, 12, 8, angle - 40),
        ),
        75,
      ),
    ),
    fill(1, heart(75, 20, 17)),
  ),
  brackets: drawnOn(
    120,
    80,
    [INK],
    line(0, 3, both(lines(26, 6, 6, 6, 6, 74, 26, 74), 60)),
    fill(0, both(star(6, 40, 4, 7, 2.6), 60)),
  ),
  'oval-vine': drawnOn(
    90,
    110,
    [GREEN],
    line(0, 1.6, oval(45, 55, 36, 46)),
    fill(
      0,
      ...Array.from({ length: 22 }, (_, at) => {
        const angle = (at * 2 * Math.PI) / 22
        const [x, y] = [45 + 36 * Math.cos(angle), 55 + 46 * Math.sin(angle)]
        return leaf(x, y, 12, 7, (angle * 180) / Math.PI + (at % 2 === 0 ? 130 : 220))
      }),
    ),
  ),
}
