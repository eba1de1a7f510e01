import type { Workspace } from './workspace'

/** All sides with something on them; the first one where they are more, or none. */
export const upTo =
  (most: number): Workspace['previewSides'] =>
  (sides, isFilled) => {
    const filled = sides.filter(isFilled)
    return filled.length > 0 && filled.length <= most ? filled : sides.slice(0, 1)
  }

const BESIDE = 3

/** The first side, and three of the others with something on them: from the beginning, the middle and the end. */
export const coverAndThree: Workspace['previewSides'] = ([cover, ...others], isFilled) => {
  const filled = others.filter(isFilled)
  const count = Math.min(filled.length, BESIDE)
  const chosen = Array.from(
    { length: count },
    (_, at) => filled[Math.floor((filled.length * (2 * at + 1)) / (2 * count))],
  )
  return [cover, ...chosen].filter((side) => side !== undefined)
}
