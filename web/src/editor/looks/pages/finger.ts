import { clamp } from './model'

/** A page that is taken near its fold would turn with the least move: it is held as if a third of the way out. */
const NEAREST = 0.35

/**
 * How far a page has turned so that what a finger took stays under it, in 0..1.
 *
 * @param taken where it was taken, and `at` where the finger is: mm from the fold, positive to the right
 * @param width of the page in mm
 */
export function turnUnderFinger(taken: number, at: number, width: number): number {
  const radius = Math.max(Math.abs(taken), NEAREST * width)
  // The page comes a little towards the finger: a flat arc would let the first half turn at once.
  const cos = clamp(taken < 0 ? -at / radius : at / radius, -1, 1)
  const start = clamp(Math.abs(taken) / radius, -1, 1)
  const [from, now] = [Math.acos(start), Math.acos(cos)]
  return clamp((now - from) / (Math.PI - from))
}

/** How far a hanging sheet has turned: a finger lifts it by its height, in 0..1. `moved` is in mm, positive upwards. */
export const turnLifted = (moved: number, height: number): number => clamp(moved / (height * 0.95))

/** A press that moves less than this is a tap, in CSS pixels. */
export const TAP_PX = 7
