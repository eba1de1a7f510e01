import type { Matrix } from '../geometry/display-list'

/**
 * Where a point of a line stands: `x` to the right of the middle of the block of lines, on a baseline so far below the
 * middle of all baselines. The matrix turns what stands there.
 */
export type Curve = (x: number, baseline: number) => Matrix

const straight: Curve = (x, baseline) => [1, 0, 0, 1, x, baseline]

/** Below this nobody sees a bend, and the circle is too large to compute with. */
const LEAST_DEGREES = 0.1

/**
 * Bends a block of lines along a circle, of which `width` covers that many degrees: with its middle below for positive
 * degrees, so that the text rises, else above. Each line keeps its length, so the letters keep their distances.
 */
export function curveOf(degrees: number, width: number, height: number): Curve {
  if (Math.abs(degrees) < LEAST_DEGREES) return straight
  // The innermost line is half of the height nearer to the middle of the circle.
  const radius = Math.max(width / ((Math.abs(degrees) * Math.PI) / 180), height)
  const side = Math.sign(degrees)
  return (x, baseline) => {
    const ownRadius = radius - side * baseline
    const sin = Math.sin(x / ownRadius)
    const cos = Math.cos(x / ownRadius)
    return [cos, side * sin, -side * sin, cos, ownRadius * sin, side * (radius - ownRadius * cos)]
  }
}
