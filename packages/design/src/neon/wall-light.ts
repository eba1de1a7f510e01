import type { Point } from '../geometry/crop'
import type { Box, Colour } from '../geometry/display-list'
import { lightOf, type Rgb } from './tube-light'
import { distance, type TubeLine } from './tube-line'

/** The tubes of one colour. */
export interface ColouredLines {
  colour: Colour
  lines: readonly TubeLine[]
}

/** The light of tubes on the wall behind them, as amounts of each colour on a grid. */
export interface WallLight {
  /** The part of the wall that it covers, in mm of the board. Beyond it there is none. */
  box: Box
  columns: number
  rows: number
  /** 1 is the light behind the middle of a long straight tube. */
  amounts: readonly { light: Rgb; values: Float32Array<ArrayBuffer> }[]
}

/** The side of a square of the grid. */
const STEP_MM = 10
/**
 * The light of a short piece of tube falls on the wall as off / (off² + r²)^1.5. Three blurs come near to it: their radii
 * in distances from the wall, and their shares of the light.
 */
const BLURS = [
  { radius: 0.75, share: 0.45 },
  { radius: 2, share: 0.35 },
  { radius: 6, share: 0.2 },
] as const
/** Box blurs in a row that come near to a bell curve. */
const PASSES = 3

/** The half width, in squares, of the boxes that blur by a radius. */
const halfOf = (radiusMm: number): number =>
  Math.max(1, Math.round(Math.sqrt(radiusMm ** 2 / STEP_MM ** 2 + 0.25) - 0.5))

/** How much of a tube's light falls within `far` mm of the place behind it, 0..1. */
export const lightWithin = (far: number, offMm: number): number =>
  BLURS.reduce((sum, { radius, share }) => sum + share * (1 - Math.exp(-((far / (radius * offMm)) ** 2) / 2)), 0)

function boxOf(groups: readonly ColouredLines[], marginMm: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { lines } of groups)
    for (const line of lines)
      for (const { x, y } of line) {
        left = Math.min(left, x)
        top = Math.min(top, y)
        right = Math.max(right, x)
        bottom = Math.max(bottom, y)
      }
  return {
    x: left - marginMm,
    y: top - marginMm,
    width: right - left + 2 * marginMm,
    height: bottom - top + 2 * marginMm,
  }
}

/** The length of tube over each square of the grid. */
function lengths(lines: readonly TubeLine[], { x, y }: Box, columns: number, rows: number): Float32Array {
  const values = new Float32Array(columns * rows)
  for (const line of lines)
    for (let at = 1; at < line.length; at++) {
      const [from, to] = [line[at - 1] as Point, line[at] as Point]
      // The squares around it share a point, so that the light does not jump as a tube moves.
      const [column, row] = [(to.x - x) / STEP_MM - 0.5, (to.y - y) / STEP_MM - 0.5]
      const [left, top] = [Math.floor(column), Math.floor(row)]
      const [right, down] = [column - left, row - top]
      const length = distance(from, to)
      const place = top * columns + left
      values[place] = (values[place] ?? 0) + length * (1 - right) * (1 - down)
      values[place + 1] = (values[place + 1] ?? 0) + length * right * (1 - down)
      values[place + columns] = (values[place + columns] ?? 0) + length * (1 - right) * down
      values[place + columns + 1] = (values[place + columns + 1] ?? 0) + length * right * down
    }
  return values
}

/** Each value of a row becomes the mean of those within `half` before and after it. */
function blurRow(from: Float32Array, to: Float32Array, half: number, start: number, columns: number): void {
  const part = 1 / (2 * half + 1)
  let sum = 0
  for (let at = 0; at < Math.min(half, columns); at++) sum += from[start + at] ?? 0
  for (let at = 0; at < columns; at++) {
    if (at + half < columns) sum += from[start + at + half] ?? 0
    to[start + at] = sum * part
    if (at >= half) sum -= from[start + at - half] ?? 0
  }
}

/** Each value becomes the mean of those within `half` above and below it: row by row, as they lie in memory. */
function blurColumns(from: Float32Array, to: Float32Array, half: number, columns: number, rows: number): void {
  const part = 1 / (2 * half + 1)
  const sums = new Float64Array(columns)
  const add = (row: number, sign: number) => {
    for (let at = 0; at < columns; at++) sums[at] = (sums[at] ?? 0) + sign * (from[row * columns + at] ?? 0)
  }
  for (let row = 0; row < Math.min(half, rows); row++) add(row, 1)
  for (let row = 0; row < rows; row++) {
    if (row + half < rows) add(row + half, 1)
    for (let at = 0; at < columns; at++) to[row * columns + at] = (sums[at] ?? 0) * part
    if (row >= half) add(row - half, -1)
  }
}

function blurred(values: Float32Array, columns: number, rows: number, half: number): Float32Array {
  let [now, next] = [Float32Array.from(values), new Float32Array(values.length)]
  // Rows without a tube have nothing to blur until their columns are.
  const withTube = Array.from({ length: rows }, (_, row) => row * columns).filter((start) =>
    values.subarray(start, start + columns).some((value) => value > 0),
  )
  for (let pass = 0; pass < PASSES; pass++) {
    for (const start of withTube) blurRow(now, next, half, start, columns)
    ;[now, next] = [next, now]
  }
  for (let pass = 0; pass < PASSES; pass++) {
    blurColumns(now, next, half, columns, rows)
    ;[now, next] = [next, now]
  }
  return now
}

/** The light of tubes that are `offMm` from the wall; null without tubes. */
export function wallLight(groups: readonly ColouredLines[], offMm: number): WallLight | null {
  if (!groups.some(({ lines }) => lines.length > 0)) return null
  const halves = BLURS.map(({ radius }) => halfOf(radius * offMm))
  const reach = (PASSES * Math.max(...halves) + 2) * STEP_MM
  const box = boxOf(groups, reach)
  const [columns, rows] = [Math.ceil(box.width / STEP_MM), Math.ceil(box.height / STEP_MM)]
  // Behind a long straight tube the light is one part in (π × its distance) of a millimetre of tube.
  const unit = (Math.PI * offMm) / STEP_MM ** 2
  const amounts = groups.map(({ colour, lines }) => {
    const tube = lengths(lines, box, columns, rows)
    const values = new Float32Array(tube.length)
    for (const [at, half] of halves.entries()) {
      const amount = (BLURS[at]?.share ?? 0) * unit
      const wide = blurred(tube, columns, rows, half)
      for (let place = 0; place < values.length; place++)
        values[place] = (values[place] ?? 0) + amount * (wide[place] ?? 0)
    }
    return { light: lightOf(colour), values }
  })
  return { box: { ...box, width: columns * STEP_MM, height: rows * STEP_MM }, columns, rows, amounts }
}

/** The most of each colour that a wall shows, in light; more of it becomes white. */
const EXPOSURE = 1.7
/** The steps of the table of shown values, and the light at its end. */
const SHADES = 1024
const BRIGHTEST = 8

let table: Uint8Array | null = null

/** What the screen shows of light that a film would take in: little of much light. By the root of the light. */
function shades(): Uint8Array {
  table ??= Uint8Array.from({ length: SHADES + 1 }, (_, at) => {
    const light = BRIGHTEST * (at / SHADES) ** 2
    return Math.round(255 * (1 - Math.exp(-light)) ** (1 / 2.2))
  })
  return table
}

/** The light of the room, and how far the dimmer is up, 0..1. */
export interface RoomLight {
  ambient: Rgb
  power: number
}

/** The pixels of the light on a wall, as red, green, blue and full opacity; a wall is multiplied by them. */
export function lightPixels(
  { columns, rows, amounts }: WallLight,
  { ambient, power }: RoomLight,
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(columns * rows * 4)
  const shade = shades()
  const scale = SHADES / Math.sqrt(BRIGHTEST)
  for (let at = 0; at < columns * rows; at++) {
    for (let k = 0; k < 3; k++) {
      let light = ambient[k] ?? 0
      for (const amount of amounts) light += EXPOSURE * power * (amount.values[at] ?? 0) * (amount.light[k] ?? 0)
      pixels[4 * at + k] = shade[Math.min(Math.round(Math.sqrt(light) * scale), SHADES)] ?? 255
    }
    pixels[4 * at + 3] = 255
  }
  return pixels
}
