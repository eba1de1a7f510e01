import type { Point } from './crop'
import type { Box } from './display-list'
import { boxOf, growBox } from './outline'
import type { SurfaceGeometry } from './surfaces'

/** A line that a moved box lies on, in mm of the face. `x` stands upright, `y` lies. */
export interface SnapLine {
  axis: 'x' | 'y'
  at: number
  kind: 'centre' | 'edge' | 'safe' | 'item'
}

interface Snapped {
  /** To be added to the shift. */
  by: Point
  lines: readonly SnapLine[]
}

const linesOfBox = ({ x, y, width, height }: Box, kind: SnapLine['kind'], middle: boolean): SnapLine[] => [
  ...[0, ...(middle ? [0.5] : []), 1].map((part): SnapLine => ({ axis: 'x', at: x + part * width, kind })),
  ...[0, ...(middle ? [0.5] : []), 1].map((part): SnapLine => ({ axis: 'y', at: y + part * height, kind })),
]

/** The lines of a face and of the other items on it, the more important ones first. */
export function snapLines({ face, part }: Pick<SurfaceGeometry, 'face' | 'part'>, others: readonly Box[]): SnapLine[] {
  const box = boxOf(face)
  return [
    { axis: 'x', at: face.width / 2, kind: 'centre' },
    { axis: 'y', at: face.height / 2, kind: 'centre' },
    ...linesOfBox(box, 'edge', false),
    ...(part.safeMm > 0 ? linesOfBox(growBox(box, -part.safeMm), 'safe', false) : []),
    ...others.flatMap((other) => linesOfBox(other, 'item', true)),
  ]
}

/** Rounding must not hide a line that the box lies on. */
export const SNAP_TOLERANCE_MM = 1e-6

function snapAxis(box: Box, lines: readonly SnapLine[], axis: 'x' | 'y', reachMm: number) {
  const [start, length] = axis === 'x' ? [box.x, box.width] : [box.y, box.height]
  const gaps = lines
    .filter((line) => line.axis === axis)
    .flatMap((line) => [0, 0.5, 1].map((part) => ({ line, gap: line.at - (start + part * length) })))
  const near = gaps.filter(({ gap }) => Math.abs(gap) <= reachMm)
  if (near.length === 0) return { by: 0, lines: [] }
  const by = near.reduce(
    (best, { gap }) => (Math.abs(gap) < Math.abs(best) - SNAP_TOLERANCE_MM ? gap : best),
    near[0]?.gap ?? 0,
  )
  const met = gaps.filter(({ gap }) => Math.abs(gap - by) < SNAP_TOLERANCE_MM).map(({ line }) => line)
  return { by, lines: met.filter((line, at) => met.findIndex((other) => other.at === line.at) === at) }
}

/** The shift that puts a box on the lines near it, and the lines that it then lies on. */
export function snapBox(box: Box, lines: readonly SnapLine[], reachMm: number): Snapped {
  const [across, down] = [snapAxis(box, lines, 'x', reachMm), snapAxis(box, lines, 'y', reachMm)]
  return { by: { x: across.by, y: down.by }, lines: [...across.lines, ...down.lines] }
}
