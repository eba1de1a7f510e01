import type { DesignSurface } from '../document/document'
import type { Half } from '../geometry/folds'
import type { SurfaceLayout } from '../layouts/layout-data'
import { FIRST_SLOT } from '../layouts/slots'
import { ACROSS_SPACES } from './across'
import type { PageArrangement } from './arrange-run'

/** Photos in the places of a page: of one half of a spread, or of a face. */
export interface ArrangedPage {
  /** Null for all of a face, also for a photo across a spread. */
  side: Half | null
  isAcross: boolean
  arrangement: PageArrangement
  /** The ids of the photos of the run, in order. */
  photos: readonly string[]
}

/** A surface with the layouts of its pages, and the photo of each place. */
export function withArrangements(
  { layout: _, halves: __, ...surface }: DesignSurface,
  pages: readonly ArrangedPage[],
  spaces: Pick<SurfaceLayout, 'gapMm' | 'marginMm'>,
): { surface: DesignSurface; slots: { slot: number; photo: string }[] } {
  const slots = pages.flatMap(({ side, arrangement, photos }) =>
    arrangement.order.map((number, at) => ({ slot: (side ? FIRST_SLOT[side] : 0) + at, photo: photos[number] ?? '' })),
  )
  const halves = Object.fromEntries(
    pages.flatMap(({ side, arrangement }) => (side ? [[side, { id: arrangement.layout, ...spaces }]] : [])),
  )
  const whole = pages.find(({ side }) => side === null)
  if (!whole) return { surface: { ...surface, halves }, slots }
  const own = whole.isAcross ? ACROSS_SPACES : spaces
  return { surface: { ...surface, layout: { id: whole.arrangement.layout, ...own } }, slots }
}
