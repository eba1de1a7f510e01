import { shownSurfaces } from '../arrangement/shown-surfaces'
import { datePhotosOf } from '../document/date-photos'
import type { DesignDocument, DesignPhoto } from '../document/document'
import { photosOf, placedPhotosOn } from '../document/records'
import { surplusOn } from '../layouts/surplus'
import type { ProductDefinition } from '../product/definition'
import { likePhotos } from './bursts'
import { byTime } from './by-time'
import { isLocked } from './locked'

/** The photos that stay where they are: on pages touched by hand, waiting there, and on days of a calendar. */
function keptPhotos(definition: ProductDefinition, design: DesignDocument): ReadonlySet<string> {
  const locked = shownSurfaces(definition, design).filter((surface) => isLocked(design, surface))
  return new Set([
    ...datePhotosOf(design.settings),
    ...locked.flatMap((surface) => placedPhotosOn(design, surface).map(({ data }) => data.photo)),
    ...locked.flatMap((surface) => surplusOn(design, surface).map(({ data }) => data.photo)),
  ])
}

/**
 * The photos that auto-fill may place, in the order of time: none that is left out or stays on a page touched by hand; of
 * similar ones all favourites, else the best, and only where none of them is on such a page.
 */
export function photosToPlace(definition: ProductDefinition, design: DesignDocument): readonly DesignPhoto[] {
  const photos = photosOf(design)
  const kept = keptPhotos(definition, design)
  const stars = new Set(photos.flatMap(({ id, pick }) => (pick === 'star' ? id : [])))
  const waiting = likePhotos(photos).flatMap((group) => {
    const isShown = group.some((id) => kept.has(id) || stars.has(id))
    return isShown ? group : group.slice(1)
  })
  const similar = new Set(waiting)
  return byTime(photos).filter(
    ({ id, pick }) => pick !== 'out' && !kept.has(id) && (pick === 'star' || !similar.has(id)),
  )
}
