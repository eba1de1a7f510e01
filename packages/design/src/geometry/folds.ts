import { spineMm } from '../product/spine'
import type { Box } from './display-list'
import type { SurfaceGeometry } from './surfaces'

export type Half = 'left' | 'right'

export const HALVES: readonly Half[] = ['left', 'right']

type Folded = Pick<SurfaceGeometry, 'part' | 'face'>

/** Where a face is folded or bound, in mm from its left: once between two pages, at both edges of a spine, else nowhere. */
export function foldsOf({ part, face }: Folded): number[] {
  if (part.fold) return [part.fold.at * face.width]
  if (!part.spine) return []
  const spine = spineMm(part)
  return [(face.width - spine) / 2, (face.width + spine) / 2]
}

/** The folds inside the face. A single page is bound at its edge. */
export const innerFolds = (folded: Folded): number[] => foldsOf(folded).filter((x) => x > 0 && x < folded.face.width)

/** The two pages of a spread, or back and front of a cover, in mm from the top left of the face; null for one piece. */
export function halvesOf(folded: Folded): Readonly<Record<Half, Box>> | null {
  const { width, height } = folded.face
  const folds = innerFolds(folded)
  const [first, last] = [folds[0], folds.at(-1)]
  if (first === undefined || last === undefined) return null
  return {
    left: { x: 0, y: 0, width: first, height },
    right: { x: last, y: 0, width: width - last, height },
  }
}

/** The spine of a cover, in mm from the top left of its face; null for another part. */
export function spineBox(folded: Folded): Box | null {
  if (!folded.part.spine) return null
  const [from = 0, to = 0] = foldsOf(folded)
  return { x: from, y: 0, width: to - from, height: folded.face.height }
}

/** What lies so near to a fold that it is not well seen: the quiet strip of a binding, the grooves beside a spine. */
export function foldStrips(folded: Folded): Box[] {
  const { part, face } = folded
  const strip = (from: number, to: number): Box => {
    const x = Math.max(from, 0)
    return { x, y: 0, width: Math.min(to, face.width) - x, height: face.height }
  }
  const folds = foldsOf(folded)
  if (part.fold) {
    const { quietMm } = part.fold
    return quietMm > 0 ? folds.map((x) => strip(x - quietMm, x + quietMm)) : []
  }
  const jointMm = part.spine?.jointMm ?? 0
  const [from = 0, to = 0] = folds
  return jointMm > 0 ? [strip(from - jointMm, from), strip(to, to + jointMm)] : []
}

/** A page without the strips that reach into it from its sides. */
function withoutStrips(page: Box, strips: readonly Box[]): Box {
  let [from, to] = [page.x, page.x + page.width]
  for (const { x, width } of strips) {
    if (x <= from) from = Math.max(from, x + width)
    else to = Math.min(to, x)
  }
  return { ...page, x: from, width: to - from }
}

/** The pages of a face without what lies near a fold, the front of a cover first; null for a face without a fold. */
export function pageAreas(folded: Folded): Box[] | null {
  if (foldsOf(folded).length === 0) return null
  const halves = halvesOf(folded)
  const whole = { x: 0, y: 0, ...folded.face }
  const pages = !halves ? [whole] : folded.part.spine ? [halves.right, halves.left] : [halves.left, halves.right]
  const strips = foldStrips(folded)
  return pages.map((page) =>
    withoutStrips(
      page,
      strips.filter(({ x, width }) => x < page.x + page.width && x + width > page.x),
    ),
  )
}
