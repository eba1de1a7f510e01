import type { ProductDefinition } from './definition'
import type { DesignDocument, DesignPhoto } from './document'
import { placePhoto } from './edits'
import { applyPatch, joinPatches, type Patch } from './patch'
import { itemsOf, itemsOn, photosOf, photoUses } from './records'
import { shownSurfaces } from './shown-surfaces'

export type PhotoSort = 'added' | 'taken'

type WithRecords = Pick<DesignDocument, 'records'>

/** The time of the camera, without its offset: a day of photos stays together on a journey. Photos without one are last. */
const takenKey = ({ takenAt }: DesignPhoto): string => takenAt?.slice(0, 19) ?? '~'

/** The photos of a design as the shopper wants to see them. */
export function sortedPhotos(design: WithRecords, sort: PhotoSort): DesignPhoto[] {
  const photos = photosOf(design)
  if (sort === 'added') return photos
  return photos.sort((a, b) => (takenKey(a) === takenKey(b) ? 0 : takenKey(a) < takenKey(b) ? -1 : 1))
}

/** Puts the photos that are not used on the surfaces that are empty, in this order. Null where nothing can be filled. */
export function fillRest(definition: ProductDefinition, design: DesignDocument, sort: PhotoSort): Patch | null {
  const uses = photoUses(design)
  const waiting = sortedPhotos(design, sort).filter(({ id }) => !uses.has(id))
  const empty = shownSurfaces(definition, design).filter((surface) => itemsOn(design, surface).length === 0)
  let filled = design
  let all: Patch | null = null
  for (const [at, surface] of empty.entries()) {
    const photo = waiting[at]
    if (!photo) break
    const patch = placePhoto(definition, filled, surface, photo)
    filled = applyPatch(filled, patch).document
    all = all ? joinPatches(all, patch) : patch
  }
  return all
}

/** Removes a photo from the design, and everything that shows it. */
export const discardPhoto = (design: WithRecords, photo: string): Patch => ({
  remove: [
    ...itemsOf(design).flatMap((item) => (item.type === 'photo' && item.data.photo === photo ? [item.id] : [])),
    photo,
  ],
})
