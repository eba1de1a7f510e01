/**
 * A bent sheet of paper, seen from its end: points from where it is bound to its free edge, in mm, and the direction of
 * the paper at each point, in radians. 0 points to the right, a quarter turn up.
 */
export interface Profile {
  /** The way along the paper to each point, in 0..1. */
  part: readonly number[]
  x: readonly number[]
  y: readonly number[]
  angle: readonly number[]
}

export interface Bent {
  /** The length of the paper in mm, which no bend changes. */
  length: number
  steps: number
  /** Where it is bound. */
  from: readonly [x: number, y: number]
  /** The direction of the paper at a part 0..1 of its length. */
  angleAt: (part: number) => number
  /** How much closer the points are to each other where it is bound: 1 for evenly spread ones. */
  crowd?: number
}

/** A sheet along its directions. Each step is as long as the paper between its two points. */
export function bentSheet({ length, steps, from, angleAt, crowd = 1 }: Bent): Profile {
  const part = Array.from({ length: steps + 1 }, (_, at) => (at / steps) ** crowd)
  const [x, y] = [[from[0]], [from[1]]]
  for (let at = 1; at <= steps; at++) {
    const [before = 0, here = 0] = [part[at - 1], part[at]]
    const way = angleAt((before + here) / 2)
    const step = (here - before) * length
    x.push((x[at - 1] ?? 0) + step * Math.cos(way))
    y.push((y[at - 1] ?? 0) + step * Math.sin(way))
  }
  return { part, x, y, angle: part.map(angleAt) }
}

/** The direction of a sheet that is not bent. */
export const straight = (angle: number) => (): number => angle

/** A profile that lies on the other side of the line x = 0. */
export const mirroredProfile = ({ part, x, y, angle }: Profile): Profile => ({
  part,
  x: x.map((value) => -value),
  y,
  angle: angle.map((value) => Math.PI - value),
})

/** How high a profile is at an x, in mm; null beside it. Its points go on in one direction. */
export function heightAt({ x, y }: Profile, at: number): number | null {
  for (let k = 1; k < x.length; k++) {
    const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = [x[k - 1], x[k], y[k - 1], y[k]]
    if (at < Math.min(x0, x1) || at > Math.max(x0, x1)) continue
    return x1 === x0 ? Math.max(y0, y1) : y0 + ((y1 - y0) * (at - x0)) / (x1 - x0)
  }
  return null
}
