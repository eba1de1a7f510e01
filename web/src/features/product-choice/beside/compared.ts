import { cm, type Extent, sizeLabel } from '../wall/wall-scale'

/** A print that is compared. */
export interface Compared {
  name: string
  /** As the shop sells it. */
  size: Extent
  /** With frame and mat. */
  outer: Extent
  look: { noun: string }
}

/** Smaller differences of two areas are not worth a sentence. */
const LARGER = 1.1
const MM_PER_CM = 10

/** "20 cm wider", "10 cm less tall"; null for no difference that shows. */
function difference(by: number, more: string, less: string): string | null {
  const length = cm(Math.abs(by))
  return Math.abs(by) < MM_PER_CM / 2 ? null : `${length} cm ${by > 0 ? more : less}`
}

const area = ({ widthMm, heightMm }: Extent): number => widthMm * heightMm

/** How the second print differs from the first, as in "20 cm wider and 30 cm taller, with 2.3 times the area". */
export function differenceOf(first: Extent, second: Extent): string {
  const sides = [
    difference(second.widthMm - first.widthMm, 'wider', 'narrower'),
    difference(second.heightMm - first.heightMm, 'taller', 'lower'),
  ].filter((text) => text !== null)
  if (sides.length === 0) return 'as large as the first one'
  const ratio = area(second) / area(first)
  if (ratio >= LARGER) return `${sides.join(' and ')}, with ${Number(ratio.toFixed(1))} times the area`
  if (ratio <= 1 / LARGER) return `${sides.join(' and ')}, with ${Math.round(ratio * 100)}% of the area`
  return sides.join(' and ')
}

/** What a screen reader hears after a change: "The 60 × 90 cm canvas is 20 cm wider and 30 cm taller." */
export const comparison = (first: Compared, second: Compared): string =>
  `The ${sizeLabel(second.size)} ${second.look.noun} is ${differenceOf(first.outer, second.outer)}.`
