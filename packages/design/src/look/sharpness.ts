import type { DesignPhoto } from '../document/document'
import { lightAt, type Pixels } from './pixels'

/**
 * The longer side of the picture that is measured. What is blurred in a print of 10 cm is seen in it, and a JPEG of 12
 * megapixels is decoded at an eighth of its size.
 */
export const SHARPNESS_SIDE = 500

/** Pixels across and down of the squares that are judged one by one. */
const SQUARE = 16
/** Pixels of the stretches whose ends are compared. An edge that takes more of them is as blurred as can be told. */
const REACH = 8
/** The mean square of the difference between both ends, of a square that has an edge in it. In levels of 255. */
const LEAST_CONTRAST = 30
/** An edge differs by so much more than the noise of the camera does. */
const ABOVE_NOISE = 40
/** More than this is no noise, but what the photo shows: leaves, hair. In square levels of one pixel. */
const NOISE_MOST = 9
/** The part of the squares that shows plain things, such as the sky, and so only noise. */
const PLAIN_PART = 0.1
/** So much of all contrast may be sharper: a face counts, and not the blurred wood behind it. */
const SHARPER_PART = 0.2
/** Squares with an edge that are enough to judge what the photo shows by them alone. */
const ENOUGH = 6
/** Steps over the stretch: all in one pixel is 1, spread evenly 1 / REACH. Fine patterns have more. */
const [SOFTEST, SHARPEST] = [1 / REACH, 4]

/** A square of the picture, as means over all stretches that begin in it. */
interface Square {
  /** Its place, in 0..1 of the picture. */
  x: number
  y: number
  /** The squares of all steps from one pixel to the next, summed over a stretch. */
  steps: number
  /** The square of the difference between both ends of a stretch. */
  ends: number
}

interface Sums {
  steps: Float64Array
  ends: Float64Array
  count: Float64Array
}

/** Adds the stretches of a row or a column of pixels. */
function addLine(
  greys: Float32Array,
  { from, by, length }: { from: number; by: number; length: number },
  squareAt: (place: number) => number,
  { steps, ends, count }: Sums,
): void {
  const grey = (place: number) => greys[from + by * place] ?? 0
  const step = (place: number) => (grey(place + 1) - grey(place)) ** 2
  let sum = 0
  for (let place = 0; place < REACH; place += 1) sum += step(place)
  for (let place = 0; place + REACH < length; place += 1) {
    const square = squareAt(place)
    steps[square] = (steps[square] ?? 0) + sum
    ends[square] = (ends[square] ?? 0) + (grey(place + REACH) - grey(place)) ** 2
    count[square] = (count[square] ?? 0) + 1
    sum += step(place + REACH) - step(place)
  }
}

function squaresOf(pixels: Pixels): Square[] {
  const { width, height } = pixels
  const greys = Float32Array.from({ length: width * height }, (_, at) => lightAt(pixels, 4 * at) / 1000)
  const columns = Math.ceil(width / SQUARE)
  const squares = columns * Math.ceil(height / SQUARE)
  const sums = { steps: new Float64Array(squares), ends: new Float64Array(squares), count: new Float64Array(squares) }
  const squareAt = (x: number, y: number) => Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE)
  for (let y = 0; y < height; y += 1)
    addLine(greys, { from: y * width, by: 1, length: width }, (x) => squareAt(x, y), sums)
  for (let x = 0; x < width; x += 1) addLine(greys, { from: x, by: width, length: height }, (y) => squareAt(x, y), sums)
  return Array.from({ length: squares }, (_, at) => {
    const count = sums.count[at] || 1
    return {
      x: (((at % columns) + 0.5) * SQUARE) / width,
      y: ((Math.floor(at / columns) + 0.5) * SQUARE) / height,
      steps: (sums.steps[at] ?? 0) / count,
      ends: (sums.ends[at] ?? 0) / count,
    }
  })
}

const part = (sorted: readonly number[], at: number): number => sorted[Math.floor(at * (sorted.length - 1))] ?? 0
const ascending = (a: number, b: number): number => a - b

/** The square of the noise of one pixel: what the plainest squares have. Each step is the difference of two pixels. */
const noiseOf = (squares: readonly Square[]): number =>
  Math.min(part(squares.map(({ steps }) => steps).sort(ascending), PLAIN_PART) / (2 * REACH), NOISE_MOST)

const isIn = ({ x, y }: Square, box: NonNullable<DesignPhoto['subject']>): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

/** The steps over the stretches of the sharpest squares, as many as have the part of the contrast. The end of a blurred edge weighs little. */
function ratioOf(squares: readonly Square[], noise: number): number {
  const judged = squares
    .map(({ steps, ends }) => ({ ratio: (steps - 2 * REACH * noise) / (ends - 2 * noise), ends }))
    .sort((a, b) => b.ratio - a.ratio)
  const enough = SHARPER_PART * judged.reduce((sum, { ends }) => sum + ends, 0)
  let above = 0
  for (const { ratio, ends } of judged) {
    above += ends
    if (above >= enough) return ratio
  }
  return 0
}

/**
 * How sharp a picture of SHARPNESS_SIDE is, from 0 to 100: by how few pixels its edges take. The noise of a camera is taken off first,
 * so it does not count as sharp.
 *
 * @param subject what the picture shows, in 0..1 of it; null where it is not known. It is judged alone if it has edges enough
 */
export function sharpnessOf(pixels: Pixels, subject: DesignPhoto['subject'] | null): number {
  const squares = squaresOf(pixels)
  const noise = noiseOf(squares)
  const withEdge = squares.filter(({ ends }) => ends - 2 * noise >= LEAST_CONTRAST + ABOVE_NOISE * noise)
  const shown = subject ? withEdge.filter((square) => isIn(square, subject)) : []
  const judged = shown.length >= ENOUGH ? shown : withEdge
  if (judged.length === 0) return 0
  const ratio = Math.min(Math.max(ratioOf(judged, noise), SOFTEST), SHARPEST)
  return Math.round((100 * Math.log(ratio / SOFTEST)) / Math.log(SHARPEST / SOFTEST))
}
