// The position of a print as a few points: a grid over u and v, with more lines in bent parts.
import type { MockUpWithPrints } from './mock-up.ts'

/** `points` has x and y of each crossing in half pixels of the picture, row by row from the lowest v. */
export interface PrintMesh {
  /** The lines of the grid; v is upwards. */
  u: number[]
  v: number[]
  points: number[]
}

/** u, v, and the pixel x, y of the picture. */
type Sample = [u: number, v: number, x: number, y: number]
type Crossing = [x: number, y: number]
type Lines = [u: number[], v: number[]]
type Axis = 0 | 1
/** Numbers of crossings with their weights. */
type Terms = [crossing: number, weight: number][]

const AXES = [0, 1] as const
const FINE_ENOUGH = 0.3 // root mean square of a sample's error, in pixels
const SAMPLES = 5000

/** The mesh of print `number`, or null for a hidden print. */
export function printMesh(mockUp: MockUpWithPrints, number: number, mostPoints: number): PrintMesh | null {
  const samples = samplesOf(mockUp, number)
  if (samples.length < 16) return null
  let lines: Lines = [range(samples, 0), range(samples, 1)]
  for (;;) {
    const nodes = leastSquares(samples, lines)
    const split = worstInterval(samples, lines, nodes)
    const grown = split && halvedIn(lines, split.axis, split.interval)
    if (!grown || grown[0].length * grown[1].length > mostPoints) {
      const points = nodes.flatMap(([x, y]) => [Math.round(2 * x), Math.round(2 * y)])
      return { u: lines[0].map(rounded), v: lines[1].map(rounded), points }
    }
    lines = grown
  }
}

const rounded = (part: number): number => Math.round(part * 1e4) / 1e4

function range(samples: readonly Sample[], axis: Axis): number[] {
  const values = samples.map((sample) => sample[axis])
  return [Math.min(...values), Math.max(...values)]
}

const halvedIn = ([us, vs]: Lines, axis: Axis, interval: number): Lines =>
  axis === 0 ? [halvedAt(us, interval), vs] : [us, halvedAt(vs, interval)]

const halvedAt = (line: number[], k: number): number[] => [
  ...line.slice(0, k + 1),
  ((line[k] ?? 0) + (line[k + 1] ?? 0)) / 2,
  ...line.slice(k + 1),
]

/** [u, v, x, y] of the largest connected part. Loose pieces of a puzzle would distort the mesh. */
function samplesOf({ map, box }: MockUpWithPrints, number: number): Sample[] {
  const { width, height, values } = map
  const at = (i: number): number => values[i] ?? 0
  const is = (p: number) => at(p * 3 + 2) >> 8 === number
  const near = (p: number, q: number) =>
    Math.abs(at(p * 3) - at(q * 3)) + Math.abs(at(p * 3 + 1) - at(q * 3 + 1)) < 2600
  const seen = new Uint8Array(width * height)
  let largest: number[] = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !is(start)) continue
    const part = [start]
    seen[start] = 1
    for (const p of part) {
      const x = p % width
      const around = [
        x > 0 ? p - 1 : -1,
        x + 1 < width ? p + 1 : -1,
        p - width,
        p + width < seen.length ? p + width : -1,
      ]
      for (const q of around) {
        if (q < 0 || seen[q] || !is(q) || !near(p, q)) continue
        seen[q] = 1
        part.push(q)
      }
    }
    if (part.length > largest.length) largest = part
  }
  const step = Math.max(1, Math.floor(largest.length / SAMPLES))
  return largest
    .filter((_, n) => n % step === 0)
    .map((p) => [
      at(p * 3) / 65535,
      at(p * 3 + 1) / 65535,
      box[0] + ((p % width) + 0.5) / 2,
      box[1] + (Math.floor(p / width) + 0.5) / 2,
    ])
}

/** The cell of a sample, with the weights of the cell's corners. */
function corners([u, v]: Sample, [us, vs]: Lines): { cell: [number, number]; weights: Terms } {
  const i = intervalOf(us, u)
  const j = intervalOf(vs, v)
  const a = shareOf(us, i, u)
  const b = shareOf(vs, j, v)
  const first = j * us.length + i
  return {
    cell: [i, j],
    weights: [
      [first, (1 - a) * (1 - b)],
      [first + 1, a * (1 - b)],
      [first + us.length, (1 - a) * b],
      [first + us.length + 1, a * b],
    ],
  }
}

/** How far a value is in an interval, from 0 to 1. */
function shareOf(line: number[], k: number, value: number): number {
  const from = line[k] ?? 0
  return (value - from) / ((line[k + 1] ?? 0) - from)
}

function intervalOf(line: number[], value: number): number {
  let k = 0
  while (k + 2 < line.length && value >= (line[k + 1] ?? 0)) k++
  return k
}

/** Least squares for the crossings. A weak smoothness term places crossings without samples. */
function leastSquares(samples: readonly Sample[], lines: Lines): Crossing[] {
  const count = lines[0].length * lines[1].length
  const matrix = Array.from({ length: count }, () => new Float64Array(count))
  const right = [new Float64Array(count), new Float64Array(count)] as const
  const add = (terms: Terms, target: Crossing, strength: number) => {
    for (const [p, a] of terms) {
      for (const [q, b] of terms) increase(matrix[p], q, strength * a * b)
      for (const axis of AXES) increase(right[axis], p, strength * a * target[axis])
    }
  }
  for (const sample of samples) add(corners(sample, lines).weights, [sample[2], sample[3]], 1)
  const weak = (samples.length / count) * 2e-3
  for (const terms of bends(lines)) add(terms, [0, 0], weak)
  for (let p = 0; p < count; p++) increase(matrix[p], p, 1e-9)
  decompose(matrix)
  const [x, y] = [solved(matrix, right[0]), solved(matrix, right[1])]
  return Array.from(x, (value, n) => [value, y[n] ?? 0])
}

function increase(values: Float64Array | undefined, at: number, by: number): void {
  if (values) values[at] = (values[at] ?? 0) + by
}

/** For every three neighbours in a line: the distance of the middle one from a straight line. */
function* bends([us, vs]: Lines): Generator<Terms> {
  for (let j = 0; j < vs.length; j++)
    for (let i = 1; i + 1 < us.length; i++) yield bend(us, i, (k) => j * us.length + k)
  for (let i = 0; i < us.length; i++)
    for (let j = 1; j + 1 < vs.length; j++) yield bend(vs, j, (k) => k * us.length + i)
}

function bend(line: number[], k: number, node: (k: number) => number): Terms {
  const before = line[k - 1] ?? 0
  const part = ((line[k] ?? 0) - before) / ((line[k + 1] ?? 0) - before)
  return [
    [node(k - 1), 1 - part],
    [node(k), -1],
    [node(k + 1), part],
  ]
}

/** Cholesky decomposition of a symmetric, positive matrix, in place. */
function decompose(matrix: Float64Array[]): void {
  for (const [j, row] of matrix.entries()) {
    for (let k = 0; k < j; k++) row[j] = (row[j] ?? 0) - (row[k] ?? 0) ** 2
    const corner = Math.sqrt(row[j] ?? 0)
    row[j] = corner
    for (const below of matrix.slice(j + 1)) {
      for (let k = 0; k < j; k++) below[j] = (below[j] ?? 0) - (below[k] ?? 0) * (row[k] ?? 0)
      below[j] = (below[j] ?? 0) / corner
    }
  }
}

function solved(decomposed: Float64Array[], right: Float64Array): Float64Array {
  const n = decomposed.length
  const at = (i: number, k: number): number => decomposed[i]?.[k] ?? 0
  const out = Float64Array.from(right)
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) out[i] = (out[i] ?? 0) - at(i, k) * (out[k] ?? 0)
    out[i] = (out[i] ?? 0) / at(i, i)
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) out[i] = (out[i] ?? 0) - at(k, i) * (out[k] ?? 0)
    out[i] = (out[i] ?? 0) / at(i, i)
  }
  return out
}

/** The interval with the largest squared error on either axis; null if the mesh is exact enough. */
function worstInterval(
  samples: readonly Sample[],
  lines: Lines,
  nodes: readonly Crossing[],
): { axis: Axis; interval: number } | null {
  const sums = [new Float64Array(lines[0].length - 1), new Float64Array(lines[1].length - 1)] as const
  let total = 0
  for (const sample of samples) {
    const { cell, weights } = corners(sample, lines)
    const [, , x, y] = sample
    const off = (axis: Axis, place: number) =>
      weights.reduce((at, [p, w]) => at + w * (nodes[p]?.[axis] ?? 0), 0) - place
    const error = off(0, x) ** 2 + off(1, y) ** 2
    total += error
    for (const axis of AXES) increase(sums[axis], cell[axis], error)
  }
  if (Math.sqrt(total / samples.length) < FINE_ENOUGH) return null
  const worst = (axis: Axis) => {
    const error = Math.max(...sums[axis])
    return { axis, error, interval: sums[axis].indexOf(error) }
  }
  const [inU, inV] = [worst(0), worst(1)]
  return inU.error >= inV.error ? inU : inV
}
