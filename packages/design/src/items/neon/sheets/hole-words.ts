import type { Point } from '../../../geometry/crop'

const mm = (value: number): string => `${Math.round(value * 10) / 10} mm`

/** The distances between holes in words. The holes of a row are level, from left to right; the upper row is first. */
export function holeWords(holes: readonly Point[]): string[] {
  const rows = holes.flatMap((left, at): string[] => {
    const right = holes[at + 1]
    if (at % 2 === 1 || !right) return []
    return [`holes ${at + 1} and ${at + 2} are ${mm(right.x - left.x)} apart, level`]
  })
  const [above, , below] = holes
  if (!above || !below) return rows
  const aside = below.x - above.x
  const toSide = Math.abs(aside) < 0.05 ? '' : `, ${mm(Math.abs(aside))} to the ${aside > 0 ? 'right' : 'left'}`
  return [...rows, `hole 3: ${mm(below.y - above.y)} below hole 1${toSide}`]
}
