import { bentSheet, type Profile } from '../../looks/pages/sheet'

/** A sheet is the smoother the more points it has. They crowd at the fold, where it bends most. */
const STEPS = 44
const CROWD = 1.45

/** How the paper climbs out of the fold, as parts of its width, and how far its hump rises above the plain behind it. */
const CLIMB = 0.07
const FALL = 0.26
const HUMP = 0.05
/** A steeper page would lean over its fold. */
const STEEPEST = 1.35

/**
 * The direction of a page that lies on others, to the right of the fold. The paper climbs steeply out of the fold, makes
 * a hump and comes down to where it lies flat.
 *
 * @param height of the block under it, in mm
 * @param free how freely it lies, 0..1: a closed cover presses it flat
 */
export function restAngle(width: number, height: number, free = 1): (part: number) => number {
  const hump = HUMP * width * Math.min(0.45 + height / 4, 1) * free
  const climb = Math.min((height + hump) / (CLIMB * width), STEEPEST)
  const fall = hump / (FALL * width)
  return (part) => {
    const far = part / FALL
    return climb * Math.exp(-part / CLIMB) - fall * far * Math.exp(-far) * 1.02
  }
}

/** A page that lies on a block of this height, to the right of the fold. */
export const restingPage = (width: number, height: number, from: readonly [number, number], free = 1): Profile =>
  bentSheet({ length: width, steps: STEPS, crowd: CROWD, from, angleAt: restAngle(width, height, free) })

export const SHEET = { steps: STEPS, crowd: CROWD } as const
