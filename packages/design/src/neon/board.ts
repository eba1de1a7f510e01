import { boxAround } from '../geometry/box-around'
import type { Point } from '../geometry/crop'
import type { Box } from '../geometry/display-list'
import { areaOf, areInside, contours, crossingsOf, simplified } from './contours'
import { distanceField, type Field } from './field'
import type { BoardShape } from './tube-data'
import type { TubeLine } from './tube-line'

export interface Board {
  /** The closed edge, in mm. */
  edge: readonly Point[]
  /** The centres of the holes for the spacers. */
  holes: readonly Point[]
  areaMm2: number
  box: Box
}

export interface BoardRules {
  /** Around the centre lines, in mm. */
  marginMm: number
  /** Of the corners of a rectangle. */
  cornerMm: number
  /** From the centre of a hole to the edge and to the centre line of a tube. */
  holeMm: number
}

const STEP_MM = 2
/** Notches narrower than twice this are filled. Where words are far apart, more is tried, until the board is one piece. */
const FILLS_MM = [10, 20, 40, 80, 160]
const SIMPLIFY_MM = 0.1
/** Points of an arc of the corner of a rectangle. */
const ARC_STEPS = 12
/** A board that is wider or higher is held at its lower edge too. */
const TWO_HOLES_MM = 450

function rectangle({ x, y, width, height }: Box, radius: number): Point[] {
  const r = Math.min(radius, width / 2, height / 2)
  const corners: [Point, number][] = [
    [{ x: x + width - r, y: y + r }, -90],
    [{ x: x + width - r, y: y + height - r }, 0],
    [{ x: x + r, y: y + height - r }, 90],
    [{ x: x + r, y: y + r }, 180],
  ]
  return corners.flatMap(([centre, start]) =>
    Array.from({ length: ARC_STEPS + 1 }, (_, at) => {
      const angle = ((start + (90 * at) / ARC_STEPS) * Math.PI) / 180
      return { x: centre.x + r * Math.cos(angle), y: centre.y + r * Math.sin(angle) }
    }),
  )
}

/** The largest of some closed lines. */
const largest = (lines: readonly Point[][]): Point[] =>
  lines.reduce((most, line) => (Math.abs(areaOf(line)) > Math.abs(areaOf(most)) ? line : most), [])

/** The distance from a closed line to each place inside it, as far as it tells where `level` is; 0 outside. */
function depthField(line: readonly Point[], box: Box, level: number): Field {
  const field = distanceField(line, box, level, STEP_MM)
  const crossings = crossingsOf(line)
  const { x, y, columns, rows, values } = field
  for (let row = 0; row < rows; row++) {
    const across = crossings(y + row * STEP_MM).sort((a, b) => a - b)
    let passed = 0
    let next = across[0] ?? Number.POSITIVE_INFINITY
    for (let column = 0; column < columns; column++) {
      while (next <= x + column * STEP_MM) next = across[++passed] ?? Number.POSITIVE_INFINITY
      if (passed % 2 === 0) values[row * columns + column] = 0
    }
  }
  return field
}

/** The edge at `marginMm` around lines, without narrow notches and without openings; null where it would be several. */
function roundEdge(
  lines: readonly TubeLine[],
  points: readonly Point[],
  marginMm: number,
  fillMm: number,
): Point[] | null {
  const wideMm = marginMm + fillMm
  // A tube has no gaps: it is inside where its first point is.
  const starts = lines.flatMap((line) => line.slice(0, 1))
  const wide = largest(contours(distanceField(points, boxAround([points]), wideMm, STEP_MM), wideMm))
  if (!areInside(wide, starts)) return null
  const edge = largest(contours(depthField(wide, boxAround([wide]), fillMm), fillMm))
  return areInside(edge, starts) ? simplified(edge, SIMPLIFY_MM) : null
}

/** Every few points of the tubes, about 2 mm apart. */
const sparse = (lines: readonly TubeLine[]): Point[] =>
  lines.flatMap((line) => line.filter((_, at) => at % 4 === 0 || at === line.length - 1))

/**
 * The board that holds these tubes. One that is cut round them is a rectangle where its parts would be too far apart.
 */
export function boardAround(lines: readonly TubeLine[], shape: BoardShape, rules: BoardRules): Board {
  const points = sparse(lines)
  const box = boxAround([points])
  const { marginMm, cornerMm } = rules
  const round = () => {
    for (const fill of FILLS_MM) {
      const edge = roundEdge(lines, points, marginMm, fill)
      if (edge) return edge
    }
    return null
  }
  const outer = {
    x: box.x - marginMm,
    y: box.y - marginMm,
    width: box.width + 2 * marginMm,
    height: box.height + 2 * marginMm,
  }
  const edge = (shape === 'round' ? round() : null) ?? rectangle(outer, cornerMm)
  const around = boxAround([edge])
  return { edge, holes: holesIn(edge, around, points, rules), areaMm2: Math.abs(areaOf(edge)), box: around }
}

interface Row {
  y: number
  left: number
  right: number
}

/** The widest pair of level places for holes; the one nearer to the edge of two that are nearly as wide. */
function widest(rows: readonly Row[]): Row | null {
  const most = Math.max(...rows.map(({ left, right }) => right - left), 0)
  return rows.find(({ left, right }) => right - left >= 0.9 * most && right > left) ?? null
}

/** Two holes above, level, and two below on a large board. */
function holesIn(edge: readonly Point[], box: Box, points: readonly Point[], { holeMm }: BoardRules): Point[] {
  const depth = depthField(edgePoints(edge), box, holeMm)
  const far = distanceField(points, box, holeMm, STEP_MM)
  const free = (x: number, y: number) => nearestValue(depth, x, y) >= holeMm && nearestValue(far, x, y) >= holeMm
  const places: number[] = []
  for (let x = box.x; x <= box.x + box.width; x += STEP_MM) places.push(x)
  const rows: Row[] = []
  for (let y = box.y; y <= box.y + box.height; y += STEP_MM) {
    const isFree = (x: number) => free(x, y)
    rows.push({ y, left: places.find(isFree) ?? 0, right: places.findLast(isFree) ?? 0 })
  }
  const middle = box.y + box.height / 2
  const above = widest(rows.filter(({ y }) => y < middle))
  const isLarge = box.width > TWO_HOLES_MM || box.height > TWO_HOLES_MM
  const below = isLarge ? widest(rows.filter(({ y }) => y > middle).reverse()) : null
  return [above, below].flatMap((row) =>
    row
      ? [
          { x: row.left, y: row.y },
          { x: row.right, y: row.y },
        ]
      : [],
  )
}

function nearestValue({ x, y, columns, rows, step, values }: Field, atX: number, atY: number): number {
  const [column, row] = [Math.round((atX - x) / step), Math.round((atY - y) / step)]
  if (column < 0 || row < 0 || column >= columns || row >= rows) return 0
  return values[row * columns + column] ?? 0
}

/** A closed line with points at most 2 mm apart. */
const edgePoints = (edge: readonly Point[]): Point[] =>
  edge.flatMap((from, at) => {
    const to = edge[(at + 1) % edge.length] ?? from
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP_MM))
    return Array.from({ length: count }, (_, part) => ({
      x: from.x + ((to.x - from.x) * part) / count,
      y: from.y + ((to.y - from.y) * part) / count,
    }))
  })
