import { around, blob, curve, drawnOn, fill, leaf, line, many, oval, petal, polygon } from '../pen'

const LEAF = '#6b8465'
const SAGE = '#8a9f83'
const INK = '#3b3640'

/** Seeds or blossoms at the ends of rays from one point. */
const tips = (rays: readonly (readonly [x: number, y: number])[], reach: number) =>
  many(rays, ([x, y]) =>
    many(
      [
        [0, -1],
        [0.95, -0.3],
        [0.6, 0.8],
        [-0.6, 0.8],
        [-0.95, -0.3],
        [0, 0],
      ],
      ([dx = 0, dy = 0]) => oval(x + dx * reach, y + dy * reach, reach * 0.42),
    ),
  )

const UMBEL: readonly (readonly [number, number])[] = [
  [12, 40],
  [25, 22],
  [41, 13],
  [59, 13],
  [75, 22],
  [88, 40],
  [34, 38],
  [66, 38],
  [50, 30],
]

/** Chips with five or six corners: the middle, how far they reach, and how they are turned. */
const chips = (entries: readonly (readonly [x: number, y: number, reach: number, turn: number])[]) =>
  many(entries, ([x, y, reach, turn]) => {
    const reaches = turn % 2 === 0 ? [1, 0.72, 0.95, 0.66, 0.88] : [0.9, 0.98, 0.6, 0.92, 0.7, 0.84]
    return polygon(
      ...reaches.flatMap((share, at) => {
        const angle = ((turn + (at * 360) / reaches.length) * Math.PI) / 180
        return [x + Math.cos(angle) * reach * share, y + Math.sin(angle) * reach * share * 0.78]
      }),
    )
  })

/** Flowers and leaves as if they had been pressed in a book. */
export const STEMS = {
  'leaf-stem': drawnOn(
    70,
    130,
    [LEAF],
    line(0, 1.6, curve(35, 128, 36, 90, 34, 50, 35, 20)),
    fill(
      0,
      many([112, 94, 76, 58, 42], (y, at) => leaf(35, y, 32 - at * 2, 13, 52) + leaf(35, y - 8, 32 - at * 2, 13, -52)),
      leaf(35, 26, 24, 12, 2),
    ),
  ),
  eucalyptus: drawnOn(
    70,
    130,
    [SAGE],
    line(0, 1.6, curve(35, 128, 33, 92, 37, 52, 35, 12)),
    fill(
      0,
      many([108, 86, 65, 46, 30], (y, at) => {
        const reach = 12.5 - at * 1.5
        return (
          oval(35 + reach + 2, y - 4, reach, reach * 0.84, -24) + oval(35 - reach - 2, y - 12, reach, reach * 0.84, 24)
        )
      }),
      oval(35, 9, 5, 7),
    ),
  ),
  lavender: drawnOn(
    50,
    130,
    [LEAF, '#8a7ba8'],
    line(0, 1.6, curve(25, 128, 26, 100, 24, 60, 25, 16)),
    fill(0, leaf(25, 112, 34, 7, 24), leaf(25, 106, 32, 7, -26)),
    fill(
      1,
      many([16, 25, 34, 43, 54, 66], (y, at) => {
        const out = 4 + Math.min(at, 3) * 1.3
        return oval(25 - out, y, 5, 3.4, 38) + oval(25 + out, y, 5, 3.4, -38) + oval(25, y - 4, 3.4, 5)
      }),
    ),
  ),
  poppy: drawnOn(
    90,
    140,
    ['#c2573f', INK, LEAF],
    line(2, 1.8, curve(46, 138, 44, 112, 49, 88, 45, 62)),
    fill(2, leaf(46, 124, 40, 10, 46), leaf(46, 116, 36, 9, -42)),
    // Each petal by itself: where two of one path lie over each other, a hole could be left.
    fill(0, blob(44, 58, 14, 56, 4, 34, 18, 12, 40, 20)),
    fill(0, blob(46, 58, 76, 56, 86, 34, 72, 12, 50, 20)),
    fill(0, blob(24, 24, 45, 6, 66, 24, 58, 46, 45, 50, 32, 46)),
    fill(0, blob(22, 50, 45, 36, 68, 50, 60, 70, 45, 74, 30, 70)),
    fill(1, oval(45, 42, 7.5), around(oval(45, 30.5, 1.5), 12, 45, 42)),
  ),
  umbel: drawnOn(
    100,
    140,
    [LEAF, '#c7a557'],
    line(0, 1.8, curve(50, 138, 52, 116, 48, 96, 50, 78)),
    line(0, 1.2, ...UMBEL.map(([x, y]) => curve(50, 78, 50 + (x - 50) * 0.55, 60 + (y - 60) * 0.3, x, y))),
    fill(0, leaf(50, 122, 30, 8, 50), leaf(50, 112, 26, 7, -50)),
    fill(1, tips(UMBEL, 6)),
  ),
  anemone: drawnOn(
    90,
    140,
    ['#d99a86', INK, LEAF],
    line(2, 1.8, curve(45, 138, 43, 112, 48, 90, 45, 50)),
    fill(2, leaf(45, 110, 30, 9, 52), leaf(45, 118, 30, 9, -50)),
    fill(0, around(petal(45, 48, 40, 26, 0), 7, 45, 46)),
    fill(1, oval(45, 46, 6.5), around(oval(45, 34, 1.5), 14, 45, 46)),
  ),
  grasses: drawnOn(
    90,
    140,
    ['#b39a63'],
    line(
      0,
      1.4,
      curve(45, 138, 44, 96, 48, 50, 62, 14),
      curve(45, 138, 42, 100, 34, 62, 16, 34),
      curve(45, 138, 48, 108, 62, 78, 76, 60),
    ),
    fill(
      0,
      many(
        [
          [62, 14, 16],
          [57, 26, 12],
          [53, 38, 8],
          [16, 34, -40],
          [24, 44, -34],
          [30, 56, -26],
          [76, 60, 50],
          [71, 67, 44],
          [63, 77, 36],
        ],
        ([x = 0, y = 0, turn = 0]) => leaf(x, y, 13, 5, turn + 26) + leaf(x, y, 13, 5, turn - 30),
      ),
    ),
  ),
  'fern-leaf': drawnOn(
    90,
    140,
    ['#56735a'],
    line(0, 1.6, curve(45, 138, 47, 100, 43, 60, 45, 10)),
    fill(
      0,
      many([118, 106, 95, 84, 74, 64, 55, 46, 38, 31, 25], (y, at) => {
        const length = at < 3 ? 30 + at * 5 : 42 - (at - 2) * 4.2
        return leaf(45, y, length, 8, 62) + leaf(45, y, length, 8, -62)
      }),
      leaf(45, 18, 16, 6, 0),
    ),
  ),
  chips: drawnOn(
    120,
    120,
    ['#b9593e', '#2f4a3e', '#d6a548'],
    fill(
      0,
      chips([
        [16, 20, 11, 20],
        [62, 12, 7, 75],
        [98, 34, 12, 130],
        [40, 62, 9, 40],
        [84, 84, 10, 15],
        [14, 96, 8, 100],
      ]),
    ),
    fill(
      1,
      chips([
        [40, 26, 8, 64],
        [82, 58, 9, 10],
        [16, 58, 10, 31],
        [54, 100, 11, 90],
        [106, 106, 8, 48],
        [108, 8, 6, 22],
      ]),
    ),
    fill(
      2,
      chips([
        [66, 38, 7, 33],
        [30, 84, 6, 71],
        [104, 66, 7, 84],
        [58, 76, 6, 12],
        [84, 14, 6, 50],
        [80, 110, 6, 95],
      ]),
    ),
  ),
}
