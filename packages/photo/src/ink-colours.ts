/** Points on each axis of the table of colours. */
export const INK_GRID = 9

type Lab = readonly [l: number, a: number, b: number]
type Xyz = readonly [x: number, y: number, z: number]

/** White of the connection space, D50. */
const WHITE: Xyz = [0.9642, 1, 0.8249]
/** How much larger a dot of half the area is printed. */
const GAIN = 0.14

/**
 * The solid inks and their overprints on coated paper, as ISO 12647-2 states them for offset print: paper, cyan, magenta
 * and so on by the bits 1, 2 and 4 of the three inks. Black covers all of them.
 */
const SOLIDS: readonly Lab[] = [
  [95, 0, -2],
  [55, -37, -50],
  [48, 74, -3],
  [24, 17, -46],
  [91, -5, 93],
  [50, -68, 33],
  [47, 68, 48],
  [23, 0, 0],
]
const BLACK: Lab = [16, 0, 0]
/** Black over other inks is darker than black alone. */
const BLACK_OVER = 0.5
/** The share of another ink's colour that is seen through black. */
const THROUGH_BLACK = 0.05

const toXyz = ([l, a, b]: Lab): Xyz => {
  const y = (l + 16) / 116
  const linear = (t: number) => (t > 6 / 29 ? t ** 3 : 3 * (6 / 29) ** 2 * (t - 4 / 29))
  return [WHITE[0] * linear(y + a / 500), WHITE[1] * linear(y), WHITE[2] * linear(y - b / 200)]
}

function toLab([x, y, z]: Xyz): [number, number, number] {
  const root = (t: number) => (t > (6 / 29) ** 3 ? Math.cbrt(t) : t / (3 * (6 / 29) ** 2) + 4 / 29)
  const [fx, fy, fz] = [root(x / WHITE[0]), root(y / WHITE[1]), root(z / WHITE[2])]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

const underBlack = ([l, a, b]: Lab, bits: number): Lab => [
  bits === 0 ? BLACK[0] : BLACK[0] * BLACK_OVER + l * THROUGH_BLACK,
  a * THROUGH_BLACK,
  b * THROUGH_BLACK,
]

const withoutBlack = SOLIDS.map(toXyz)
const withBlack = SOLIDS.map((lab, bits) => toXyz(underBlack(lab, bits)))

const printedShare = (share: number): number => share + 4 * GAIN * share * (1 - share)

/**
 * The colour of a mixture of cyan, magenta, yellow and black, each in 0..1: the paper shows each overprint on the share of
 * its area that the dots leave to it.
 */
export function inkLab(shares: readonly [number, number, number, number]): [number, number, number] {
  const [c, m, y, k] = shares.map(printedShare) as [number, number, number, number]
  const mixed = [0, 0, 0]
  for (let bits = 0; bits < SOLIDS.length; bits += 1) {
    const area = (bits & 1 ? c : 1 - c) * (bits & 2 ? m : 1 - m) * (bits & 4 ? y : 1 - y)
    for (let at = 0; at < 3; at += 1) {
      const bare = withoutBlack[bits]?.[at] ?? 0
      const black = withBlack[bits]?.[at] ?? 0
      mixed[at] = (mixed[at] ?? 0) + area * (bare * (1 - k) + black * k)
    }
  }
  // Relative to the paper, as the other profiles are.
  const paper = withoutBlack[0] ?? WHITE
  return toLab([0, 1, 2].map((at) => ((mixed[at] ?? 0) * (WHITE[at] ?? 1)) / (paper[at] ?? 1)) as unknown as Xyz)
}
