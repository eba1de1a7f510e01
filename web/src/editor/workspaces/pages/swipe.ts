/** A press or release of a finger: a place in CSS pixels, and when, in ms. */
export interface Touch {
  x: number
  y: number
  time: number
}

/** A finger that takes longer moves what is under it. */
const LONGEST_MS = 250
const LEAST_PX = 48

/** Where a quick move to the side leads: 1 to the next page, -1 to the one before, 0 nowhere. */
export function swipeOf(from: Touch, to: Touch): 1 | -1 | 0 {
  const [across, down] = [to.x - from.x, to.y - from.y]
  const isQuick = to.time - from.time <= LONGEST_MS
  const isAcross = Math.abs(across) >= LEAST_PX && Math.abs(across) >= 2 * Math.abs(down)
  if (!isQuick || !isAcross) return 0
  return across < 0 ? 1 : -1
}
