// The position of a print as a few points: a grid over u and v, with more lines in bent parts.

const FINE_ENOUGH = 0.3 // root mean square of a sample's error, in pixels
const SAMPLES = 5000

/**
 * The mesh of print `number`, or null for a hidden print. `u` and `v` (upwards) are the grid's lines; `points` holds x and y
 * of each crossing in half pixels of the picture, row by row from the lowest v.
 */
export function printMesh(plate, number, mostPoints) {
  const samples = samplesOf(plate, number)
  if (samples.length < 16) return null
  const lines = [range(samples, 0), range(samples, 1)]
  for (;;) {
    const nodes = leastSquares(samples, lines)
    const split = worstInterval(samples, lines, nodes)
    const grown = split && lines.map((line, axis) => (axis === split.axis ? halvedAt(line, split.interval) : line))
    if (!grown || grown[0].length * grown[1].length > mostPoints) {
      const points = nodes.flatMap(([x, y]) => [Math.round(2 * x), Math.round(2 * y)])
      return { u: lines[0].map(rounded), v: lines[1].map(rounded), points }
    }
    for (const axis of [0, 1]) lines[axis] = grown[axis]
  }
}

const rounded = (part) => Math.round(part * 1e4) / 1e4

function range(samples, axis) {
  const values = samples.map((sample) => sample[axis])
  return [Math.min(...values), Math.max(...values)]
}

const halvedAt = (line, k) => [...line.slice(0, k + 1), (line[k] + line[k + 1]) / 2, ...line.slice(k + 1)]

/** [u, v, x, y] of the largest connected part. Loose pieces of a puzzle would distort the mesh. */
function samplesOf({ map, box }, number) {
  const { width, height, values } = map
  const is = (p) => values[p * 3 + 2] >> 8 === number
  const near = (p, q) =>
    Math.abs(values[p * 3] - values[q * 3]) + Math.abs(values[p * 3 + 1] - values[q * 3 + 1]) < 2600
  const seen = new Uint8Array(width * height)
  let largest = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !is(start)) continue
    const part = [start]
    seen[start] = 1
    for (let n = 0; n < part.length; n++) {
      const p = part[n]
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
      values[p * 3] / 65535,
      values[p * 3 + 1] / 65535,
      box[0] + ((p % width) + 0.5) / 2,
      box[1] + (Math.floor(p / width) + 0.5) / 2,
    ])
}

/** The cell of a sample, with the weights of the cell's corners. */
function corners([u, v], [us, vs]) {
  const i = intervalOf(us, u)
  const j = intervalOf(vs, v)
  const a = (u - us[i]) / (us[i + 1] - us[i])
  const b = (v - vs[j]) / (vs[j + 1] - vs[j])
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

function intervalOf(line, value) {
  let k = 0
  while (k + 2 < line.length && value >= line[k + 1]) k++
  return k
}

/** Least squares for the crossings. A weak smoothness term places crossings without samples. */
function leastSquares(samples, lines) {
  const count = lines[0].length * lines[1].length
  const matrix = Array.from({ length: count }, () => new Float64Array(count))
  const right = [new Float64Array(count), new Float64Array(count)]
  const add = (terms, target, strength) => {
    for (const [p, a] of terms) {
      for (const [q, b] of terms) matrix[p][q] += strength * a * b
      for (const axis of [0, 1]) right[axis][p] += strength * a * target[axis]
    }
  }
  for (const sample of samples) add(corners(sample, lines).weights, [sample[2], sample[3]], 1)
  const weak = (samples.length / count) * 2e-3
  for (const terms of bends(lines)) add(terms, [0, 0], weak)
  for (let p = 0; p < count; p++) matrix[p][p] += 1e-9
  const [x, y] = solve(matrix, right)
  return Array.from(x, (value, n) => [value, y[n]])
}

/** For every three neighbours in a line: the distance of the middle one from a straight line. */
function* bends([us, vs]) {
  for (let j = 0; j < vs.length; j++)
    for (let i = 1; i + 1 < us.length; i++) yield bend(us, i, (k) => j * us.length + k)
  for (let i = 0; i < us.length; i++)
    for (let j = 1; j + 1 < vs.length; j++) yield bend(vs, j, (k) => k * us.length + i)
}

function bend(line, k, node) {
  const part = (line[k] - line[k - 1]) / (line[k + 1] - line[k - 1])
  return [
    [node(k - 1), 1 - part],
    [node(k), -1],
    [node(k + 1), part],
  ]
}

/** Cholesky decomposition of a symmetric, positive matrix. */
function solve(matrix, rights) {
  const n = matrix.length
  for (let j = 0; j < n; j++) {
    for (let k = 0; k < j; k++) matrix[j][j] -= matrix[j][k] ** 2
    matrix[j][j] = Math.sqrt(matrix[j][j])
    for (let i = j + 1; i < n; i++) {
      for (let k = 0; k < j; k++) matrix[i][j] -= matrix[i][k] * matrix[j][k]
      matrix[i][j] /= matrix[j][j]
    }
  }
  return rights.map((right) => {
    const out = Float64Array.from(right)
    for (let i = 0; i < n; i++) {
      for (let k = 0; k < i; k++) out[i] -= matrix[i][k] * out[k]
      out[i] /= matrix[i][i]
    }
    for (let i = n - 1; i >= 0; i--) {
      for (let k = i + 1; k < n; k++) out[i] -= matrix[k][i] * out[k]
      out[i] /= matrix[i][i]
    }
    return out
  })
}

/** The interval with the largest squared error on either axis; null if the mesh is exact enough. */
function worstInterval(samples, lines, nodes) {
  const sums = lines.map((line) => new Float64Array(line.length - 1))
  let total = 0
  for (const sample of samples) {
    const { cell, weights } = corners(sample, lines)
    const error = [2, 3].reduce(
      (sum, k) => sum + (weights.reduce((at, [p, w]) => at + w * nodes[p][k - 2], 0) - sample[k]) ** 2,
      0,
    )
    total += error
    for (const axis of [0, 1]) sums[axis][cell[axis]] += error
  }
  if (Math.sqrt(total / samples.length) < FINE_ENOUGH) return null
  const worst = sums.map((line) => line.indexOf(Math.max(...line)))
  const axis = sums[0][worst[0]] >= sums[1][worst[1]] ? 0 : 1
  return { axis, interval: worst[axis] }
}
