import type { Point } from '../geometry/crop'
import { distance, lineLength, type TubeLine, withoutEnd } from './tube-line'

/** A tube is stretched by at most this part of its length. */
export const STRETCH_MOST = 0.04

/** A piece as it is cut: a whole number of units is lit, and what is left at its end stays dark. */
export interface CutLength {
  line: TubeLine
  units: number
  darkMm: number
}

/** A line with its end moved on, straight, or back along the line. */
function withTail(line: TubeLine, byMm: number): Point[] {
  const [before, end] = line.slice(-2)
  if (!before || !end) return [...line]
  if (byMm >= 0) {
    const step = distance(before, end) || 1
    const t = byMm / step
    return [...line, { x: end.x + (end.x - before.x) * t, y: end.y + (end.y - before.y) * t }]
  }
  return withoutEnd(line, -byMm)
}

/**
 * The strip can be cut only every `cutMm`. The end of a piece moves by up to 4 % of its length to the nearest whole number
 * of them; where that is not enough, the rest of its tube is dark. A piece has one unit at least.
 */
export function cutLength(line: TubeLine, cutMm: number): CutLength {
  const length = lineLength(line)
  const nearest = Math.max(1, Math.round(length / cutMm))
  const by = nearest * cutMm - length
  if (Math.abs(by) <= STRETCH_MOST * length || length < cutMm)
    return { line: withTail(line, by), units: nearest, darkMm: 0 }
  const units = Math.floor(length / cutMm)
  return { line: [...line], units, darkMm: length - units * cutMm }
}
