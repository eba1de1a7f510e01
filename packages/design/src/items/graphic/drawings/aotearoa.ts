import type { PathData } from '../../../geometry/display-list'
import {
  around,
  blob,
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
  turned,
} from '../pen'

const GREEN = '#3f7350'
const GOLD = '#efb92f'
const RED = '#c8343f'

/** Leaflets in pairs along a stem, shorter towards its tip. */
function frond(): PathData {
  return many(
    Array.from({ length: 15 }, (_, at) => at),
    (at) => {
      const along = at / 15
      const x = 40 - 12 * along ** 2 + 22 * along
      const y = 108 - 98 * along
      const lean = 8 + 2 * along
      const length = 34 * (1 - along) ** 0.75 * (at === 0 ? 0.72 : at === 1 ? 0.92 : 1) + 3
      const width = 7.4 * (1 - along * 0.6)
      return leaf(x, y, length, width, 62 + lean - 26 * along) + leaf(x, y, length, width, -62 + lean + 26 * along)
    },
  )
}

/** A flower of kōwhai that hangs from a point. */
const bell = (x: number, y: number, size: number, degrees: number): PathData =>
  turned(
    `M${x} ${y}C${x - 9 * size} ${y + 4 * size} ${x - 11 * size} ${y + 20 * size} ${x - 8 * size} ${y + 34 * size}C${x - 5 * size} ${y + 40 * size} ${x - 2 * size} ${y + 37 * size} ${x} ${y + 44 * size}C${x + 2 * size} ${y + 37 * size} ${x + 5 * size} ${y + 40 * size} ${x + 8 * size} ${y + 34 * size}C${x + 11 * size} ${y + 20 * size} ${x + 9 * size} ${y + 4 * size} ${x} ${y}Z`,
    degrees,
    x,
    y,
  )

const KOWHAI: [number, number, number, number][] = [
  [40, 24, 1, 12],
  [62, 30, 1.1, -4],
  [84, 26, 0.95, -20],
]

export const AOTEAROA = {
  kowhai: drawnOn(
    120,
    92,
    [GOLD, '#c98a1b', GREEN],
    line(2, 3, curve(4, 20, 34, 12, 66, 14, 116, 4)),
    fill(
      2,
      ...[19, 27, 35, 96, 104].flatMap((x, at) => [
        leaf(x, 17 - at * 1.6, 12, 8, -34),
        leaf(x + 3, 17 - at * 1.6, 13, 9, 150),
      ]),
    ),
    line(2, 2.2, lines(39, 13, 40, 26), lines(62, 14, 62, 32), lines(85, 10, 84, 28)),
    fill(
      0,
      many(KOWHAI, ([x, y, size, angle]) => bell(x, y, size, angle)),
    ),
    fill(
      1,
      many(KOWHAI, ([x, y, size, angle]) =>
        turned(petal(x, y + 24 * size, 24 * size, 9 * size, 0) + lines(x, y), angle, x, y),
      ),
    ),
    line(
      1,
      1.4,
      many(KOWHAI, ([x, y, size, angle]) =>
        turned(
          lines(x - 2, y + 42 * size, x - 3, y + 50 * size) + lines(x + 2, y + 42 * size, x + 3, y + 50 * size),
          angle,
          x,
          y,
        ),
      ),
    ),
    fill(
      2,
      many(KOWHAI, ([x, y, size, angle]) =>
        turned(
          `M${x - 6 * size} ${y + 7 * size}C${x - 6 * size} ${y - 2 * size} ${x + 6 * size} ${y - 2 * size} ${x + 6 * size} ${y + 7 * size}C${x + 2 * size} ${y + 5 * size} ${x - 2 * size} ${y + 5 * size} ${x - 6 * size} ${y + 7 * size}Z`,
          angle,
          x,
          y,
        ),
      ),
    ),
  ),
  'fern-frond': drawnOn(90, 116, [GREEN], line(0, 2.2, curve(38, 115, 41, 104, 46, 62, 49, 10)), fill(0, frond())),
  pohutukawa: drawn(
    [RED, '#f2c14e', GREEN],
    fill(
      2,
      leaf(50, 62, 46, 24, 118),
      leaf(50, 62, 46, 24, -118),
      leaf(50, 64, 38, 22, 160),
      leaf(50, 64, 38, 22, 200),
    ),
    line(
      0,
      1.7,
      ...Array.from({ length: 41 }, (_, at) => {
        const reach = 40 + 6 * Math.sin(at * 2.4)
        return turned(curve(50, 62, 51, 62 - reach * 0.6, 50, 62 - reach), -100 + at * 5, 50, 62)
      }),
    ),
    fill(
      1,
      ...Array.from({ length: 41 }, (_, at) =>
        turned(oval(50, 62 - 40 - 6 * Math.sin(at * 2.4), 1.7), -100 + at * 5, 50, 62),
      ),
    ),
    fill(0, oval(50, 62, 10, 7)),
  ),
  mountains: drawnOn(
    130,
    80,
    ['#5c7f99', '#f5f7f5', '#34566e'],
    fill(2, polygon(58, 74, 94, 18, 130, 74)),
    fill(0, polygon(0, 74, 46, 6, 92, 74)),
    fill(
      1,
      polygon(46, 6, 62, 29.6, 55, 27, 49, 35, 43, 27, 37, 33, 31.4, 27.6),
      polygon(94, 18, 106, 36.6, 100, 35, 95, 42, 89, 35, 82.6, 36.2),
    ),
    fill(2, polygon(46, 6, 62, 29.6, 55, 27, 49, 35, 52, 50, 60, 74, 92, 74)),
    fill(1, polygon(46, 6, 62, 29.6, 55, 27, 49, 33)),
  ),
  waves: drawnOn(
    130,
    70,
    ['#2f7f95', '#7fbfca', '#e9f4f2'],
    ...[0, 1, 2].map((row) => {
      const y = 10 + row * 18
      const crests = Array.from({ length: 4 }, (_, at) => {
        const x = 5 + at * 30
        return `C${x + 8} ${y + 12} ${x + 10} ${y - 6} ${x + 20} ${y - 6}C${x + 27} ${y - 6} ${x + 28} ${y + 2} ${x + 22} ${y + 4}C${x + 24} ${y + 9} ${x + 28} ${y + 10} ${x + 30} ${y + 8}`
      })
      return fill([2, 1, 0][row] ?? 0, `M5 ${y + 8}${crests.join('')}L125 68L5 68Z`)
    }),
  ),
  sun: drawn(
    [GOLD, '#f7d774'],
    fill(1, around(petal(50, 24, 22, 9, 0), 12)),
    fill(0, oval(50, 50, 25), around(polygon(46, 20, 54, 20, 50, 4), 12)),
  ),
  'cabbage-tree': drawnOn(
    100,
    120,
    ['#6f8f57', '#8a6a4f'],
    line(1, 5, curve(50, 118, 49, 92, 50, 64), curve(50, 84, 36, 66, 28, 50), curve(50, 78, 64, 62, 74, 46)),
    fill(
      0,
      ...[
        [50, 44, 1],
        [26, 46, 0.84],
        [75, 42, 0.82],
      ].flatMap(([x = 0, y = 0, size = 1]) =>
        Array.from({ length: 17 }, (_, at) =>
          leaf(x, y + 6, (34 - Math.abs(at - 8) * 0.7) * size, 5.4, -136 + at * 17),
        ),
      ),
    ),
  ),
  sheep: drawnOn(
    116,
    92,
    ['#f4efe3', '#3d3a38', '#d8cfbd'],
    line(1, 5, lines(38, 66, 38, 86), lines(52, 68, 52, 88), lines(70, 68, 70, 88), lines(83, 66, 83, 86)),
    fill(
      2,
      ...[
        [26, 58],
        [42, 68],
        [60, 70],
        [78, 68],
        [92, 56],
      ].map(([x = 0, y = 0]) => oval(x, y, 13)),
    ),
    fill(
      0,
      ...[
        [28, 44],
        [36, 29],
        [52, 22],
        [69, 22],
        [85, 29],
        [95, 43],
        [88, 56],
        [72, 62],
        [54, 62],
        [37, 58],
      ].map(([x = 0, y = 0]) => oval(x, y, 14)),
      oval(61, 42, 32, 24),
    ),
    fill(1, oval(23, 40, 12, 15, 14), oval(36, 30, 8, 4, -24), oval(13, 27, 7, 3.6, 34)),
    fill(0, oval(20, 36, 2.2), oval(28, 36, 2.2), blob(22, 25, 30, 18, 38, 22, 34, 29, 28, 31)),
  ),
}
