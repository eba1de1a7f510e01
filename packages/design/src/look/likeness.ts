import { lightAt, type Pixels } from './pixels'

/** Each row has nine squares, so eight differences. */
const [COLUMNS, ROWS] = [9, 8]

/** Photos whose likenesses differ in at most so many of the 64 bits look alike. */
export const ALIKE_MOST = 10

/** The part of a side that one of several squares has, at least one pixel. */
function span(at: number, squares: number, side: number): [from: number, to: number] {
  const from = Math.min(Math.floor((at * side) / squares), side - 1)
  return [from, Math.max(Math.floor(((at + 1) * side) / squares), from + 1)]
}

/** The mean grey of a square of the picture. */
function greyOf(pixels: Pixels, column: number, row: number): number {
  const { width, height } = pixels
  const [left, right] = span(column, COLUMNS, width)
  const [top, bottom] = span(row, ROWS, height)
  let sum = 0
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) sum += lightAt(pixels, 4 * (y * width + x))
  }
  return sum / ((right - left) * (bottom - top))
}

const toHex = (bits: readonly boolean[]): string =>
  Array.from({ length: bits.length / 4 }, (_, at) =>
    bits
      .slice(4 * at, 4 * at + 4)
      .reduce((value, bit) => 2 * value + (bit ? 1 : 0), 0)
      .toString(16),
  ).join('')

const toBits = (likeness: string): boolean[] =>
  [...likeness].flatMap((digit) => [8, 4, 2, 1].map((bit) => (Number.parseInt(digit, 16) & bit) !== 0))

/**
 * What a picture looks like, roughly, as 16 hex digits: one bit for each two squares beside each other, set where the right
 * one is lighter. Another size, a little crop or other brightness change few of them.
 */
export function likenessOf(pixels: Pixels): string {
  const bits: boolean[] = []
  for (let row = 0; row < ROWS; row += 1) {
    const greys = Array.from({ length: COLUMNS }, (_, column) => greyOf(pixels, column, row))
    for (const [at, grey] of greys.slice(1).entries()) bits.push(grey > (greys[at] ?? 0))
  }
  return toHex(bits)
}

/** In how many of their 64 bits two likenesses differ. */
export function likenessDistance(one: string, other: string): number {
  const bits = toBits(other)
  return toBits(one).filter((bit, at) => bit !== bits[at]).length
}

/** The likeness of the same picture upside down. */
export const turnedLikeness = (likeness: string): string =>
  toHex(
    toBits(likeness)
      .map((bit) => !bit)
      .reverse(),
  )
