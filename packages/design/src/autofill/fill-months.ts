import { byMonth } from '../calendar/photos-of-month'
import type { DesignDocument, DesignSurface } from '../document/document'
import { geometryOn } from '../geometry/surfaces'
import { monthOf } from '../items/month/month-of'
import { plainestFor } from '../layouts/layouts'
import type { ProductDefinition } from '../product/definition'
import { type PageArrangement, runArranger } from './arrange-run'
import { DENSITIES, type Density } from './density'
import { fitOf, type Shot } from './fit'
import { type PageFill, pageFill } from './page-fill'
import { type PageKind, pageKind } from './page-kind'
import { pageSpaces } from './page-spaces'
import { bestShots, photosOfShots } from './shots'
import { treeSolver } from './solve-trees'

/**
 * Which photos each month gets: the best of those that were taken in it, in any year. A month without gets others, first
 * those that do not say when they were taken.
 */
function photosByMonth(
  design: DesignDocument,
  months: readonly DesignSurface[],
  shots: readonly Shot[],
  most: number,
): (readonly Shot[])[] {
  const takenIn = months.map((surface) => {
    const month = monthOf(design, { surface: surface.id })?.month.month
    const taken = new Set(
      month === undefined ? [] : byMonth(photosOfShots(design, shots), month).taken.map(({ id }) => id),
    )
    return bestShots(
      shots.filter(({ id }) => taken.has(id)),
      most,
    )
  })
  const used = new Set(takenIn.flat())
  const left = shots.filter((shot) => !used.has(shot))
  const timed = new Set(photosOfShots(design, left).flatMap(({ id, takenAt }) => (takenAt ? id : [])))
  const untimed = left.filter(({ id }) => !timed.has(id))
  const without = takenIn.filter((own) => own.length === 0).length
  const each = Math.min(most, Math.max(Math.floor(untimed.length / Math.max(without, 1)), 1))
  const spare = bestShots(
    left.filter(({ id }) => timed.has(id)),
    Math.max(without * each - untimed.length, 0),
  )
  const others = new Set([...bestShots(untimed, without * each), ...spare])
  const queue = left.filter((shot) => others.has(shot))
  return takenIn.map((own) => (own.length > 0 ? own : queue.splice(0, each)))
}

/** A photo alone fills the place of its month where it loses no more, and all of what it shows is seen: a portrait too. */
const FILLING_LOST_MOST = 0.5

/** The arrangement of a photo alone that has no white beside it; null where too much of the photo would be lost. */
function filling(kind: PageKind, shots: readonly Shot[], found: readonly PageArrangement[]): PageArrangement | null {
  const [shot, another] = shots
  const [place] = kind.places({ rows: [1] })
  const arrangement = found.find(({ layout }) => layout === plainestFor(1))
  if (!shot?.subject || another || !place || !arrangement) return null
  const { lost, cut, inFold } = fitOf(shot, place)
  return lost <= FILLING_LOST_MOST && cut === 0 && inFold === 0 ? arrangement : null
}

/**
 * Fills the months of a calendar with photos of the same month.
 *
 * @param months those that may be filled, in print order
 */
export function fillMonths(
  definition: ProductDefinition,
  design: DesignDocument,
  months: readonly DesignSurface[],
  shots: readonly Shot[],
  density: Density,
): PageFill[] {
  let before = ''
  const photos = photosByMonth(design, months, shots, DENSITIES[density].photosPerMonth)
  return months.flatMap((surface, at): PageFill[] => {
    const own = photos[at] ?? []
    if (own.length === 0) return []
    const geometry = geometryOn(definition, design, surface)
    const spaces = pageSpaces(definition, design, surface, geometry, density)
    const solver = treeSolver(
      own.map(({ ratio }) => ratio),
      own.length,
      spaces.gapMm,
    )
    const kind = pageKind(geometry, null, spaces, definition.resolution.leastPpi)
    const found = runArranger(kind, own, solver).arrange(0, own.length, 2)
    // Photos alone look alike from month to month. Another arrangement of one would be white beside it.
    const alone = filling(kind, own, found) ?? (own.length === 1 ? found[0] : undefined)
    const chosen = alone ?? found.find(({ shape }) => shape !== before) ?? found[0]
    if (!chosen) return []
    before = chosen.shape
    const ids = own.map(({ id }) => id)
    const arranged = { side: null, isAcross: false, arrangement: chosen, photos: ids }
    return [pageFill(design, surface, [arranged], spaces)]
  })
}
