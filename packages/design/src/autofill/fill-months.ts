import { byMonth } from '../calendar/photos-of-month'
import type { DesignDocument, DesignSurface } from '../document/document'
import { geometryOn } from '../geometry/surfaces'
import { monthOf } from '../items/month/month-of'
import type { ProductDefinition } from '../product/definition'
import { runArranger } from './arrange-run'
import { DENSITIES, type Density } from './density'
import type { Shot } from './fit'
import { type PageFill, pageFill } from './page-fill'
import { pageKind } from './page-kind'
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
    const chosen = found.find(({ shape }) => shape !== before) ?? found[0]
    if (!chosen) return []
    before = chosen.shape
    const ids = own.map(({ id }) => id)
    const arranged = { side: null, isAcross: false, arrangement: chosen, photos: ids }
    return [pageFill(design, surface, [arranged], spaces)]
  })
}
