import type { Box } from '../geometry/display-list'
import { foldStrips, type Half } from '../geometry/folds'
import type { SurfaceGeometry } from '../geometry/surfaces'
import type { SurfaceLayout } from '../layouts/layout-data'
import type { LayoutForm } from '../layouts/layouts'
import { formSlots, halfGeometry, layoutBox } from '../layouts/slots'
import type { Place } from './fit'
import type { SolvedPage } from './solve-trees'

/** A face, or one page of a spread, with what the fit of photos depends on. */
export interface PageKind {
  /** The places of a form, in its order. */
  places: (form: LayoutForm) => readonly Place[]
  /** The box that solved layouts divide. */
  solved: SolvedPage
  /** Of its width, what lies near the fold. */
  stripMm: number
  leastPpi: number
}

/** How much of a length from `from` the strips cover, in mm. */
const coveredBy = (strips: readonly Box[], from: number, length: number): number =>
  strips.reduce((sum, { x, width }) => sum + Math.max(Math.min(x + width, from + length) - Math.max(x, from), 0), 0)

/** The side at which a page by itself is bound. */
function boundAt({ part: { fold } }: SurfaceGeometry): Half | null {
  return fold?.at === 0 ? 'left' : fold?.at === 1 ? 'right' : null
}

/** @param half the page of a spread; null for all of a face */
export function pageKind(
  geometry: SurfaceGeometry,
  half: Half | null,
  spaces: Pick<SurfaceLayout, 'gapMm' | 'marginMm'>,
  leastPpi: number,
): PageKind {
  const page = half && halfGeometry(geometry, half)
  const own = page ?? geometry
  const strips = foldStrips(geometry).map((strip) => ({ ...strip, x: strip.x - (page?.x ?? 0) }))
  const placeOf = ({ x, width, height }: Box): Place => {
    const atLeft = strips.filter((strip) => strip.x <= x)
    return {
      width,
      height,
      stripLeft: coveredBy(atLeft, x, width) / width,
      stripRight:
        coveredBy(
          strips.filter((strip) => !atLeft.includes(strip)),
          x,
          width,
        ) / width,
    }
  }
  const box = layoutBox(spaces, own)
  const bound = page?.bound ?? boundAt(geometry)
  return {
    places: (form) => formSlots(form, spaces, own, page?.bound ?? null).map(placeOf),
    solved: { width: box.width, height: box.height, gapMm: spaces.gapMm, bound, freeMm: 0 },
    stripMm: bound ? coveredBy(strips, box.x, box.width) : 0,
    leastPpi,
  }
}
