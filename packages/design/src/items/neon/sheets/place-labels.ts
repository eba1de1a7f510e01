import type { Point } from '../../../geometry/crop'
import type { Size } from '../../../geometry/surfaces'
import { distance, lineLength, type TubeLine } from '../../../neon/tube-line'

/** Where the words of a piece stand, and the place of the tube that they are about. */
export interface PlacedLabel {
  at: Point
  of: Point
}

/** Along a piece, and from its centre line in widths of the words. */
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8]
const AWAY = [1, -1, 1.8, -1.8]
/** Points of the tubes that are looked at: about every 3 mm. */
const EVERY = 6

/** How far a point is from the box around a label; 0 inside. */
const farFrom = (label: Point, box: Size, { x, y }: Point): number =>
  Math.hypot(Math.max(Math.abs(x - label.x) - box.width / 2, 0), Math.max(Math.abs(y - label.y) - box.height / 2, 0))

/** The point of a line at a part of its length, and the direction across it. */
function placeOn(line: TubeLine, part: number): { point: Point; across: Point } | null {
  let left = part * lineLength(line)
  for (let at = 1; at < line.length; at++) {
    const [from, to] = [line[at - 1] as Point, line[at] as Point]
    const step = distance(from, to)
    if (step >= left && step > 0) return { point: to, across: { x: (to.y - from.y) / step, y: (from.x - to.x) / step } }
    left -= step
  }
  return null
}

/**
 * A place beside each line for a label of a size: of some places, the one that is farthest from all tubes and from the
 * labels before.
 */
export function placeLabels(lines: readonly TubeLine[], box: Size, gapMm: number): PlacedLabel[] {
  const tubes = lines.flatMap((line) => line.filter((_, at) => at % EVERY === 0 || at === line.length - 1))
  const placed: PlacedLabel[] = []
  for (const line of lines) {
    let best: (PlacedLabel & { far: number }) | null = null
    for (const part of ALONG) {
      const place = placeOn(line, part)
      if (!place) continue
      const { point, across } = place
      for (const away of AWAY) {
        const by = away * (gapMm + Math.hypot((across.x * box.width) / 2, (across.y * box.height) / 2))
        const at = { x: point.x + across.x * by, y: point.y + across.y * by }
        const nearest = Math.min(
          ...tubes.map((tube) => farFrom(at, box, tube)),
          ...placed.map((other) => farFrom(at, { width: 2 * box.width, height: 2 * box.height }, other.at)),
        )
        const far = Math.min(nearest, gapMm)
        if (!best || far > best.far) best = { at, of: point, far }
      }
    }
    if (best) placed.push({ at: best.at, of: best.of })
  }
  return placed
}
