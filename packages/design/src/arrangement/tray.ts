import type { DesignDocument } from '../document/document'
import { applyPatch, joinPatches, type Patch } from '../document/patch'
import { type PhotoSort, sortedPhotos } from '../document/photo-order'
import { itemsOf, itemsOn, photoUses } from '../document/records'
import { geometryOn } from '../geometry/surfaces'
import { emptySlots } from '../layouts/edits'
import { hasPlaces } from '../layouts/slots'
import { waitingPhotos } from '../layouts/surplus'
import type { ProductDefinition } from '../product/definition'
import { takesPhotos } from './allowed'
import { placePhoto } from './place-photo'
import { shownSurfaces } from './shown-surfaces'

type WithRecords = Pick<DesignDocument, 'records'>

/** Puts the photos that are not used on the surfaces and in the places that are empty, in this order. Null where nothing can be filled. */
export function fillRest(definition: ProductDefinition, design: DesignDocument, sort: PhotoSort): Patch | null {
  const uses = photoUses(design)
  const onPages = waitingPhotos(design)
  const waiting = sortedPhotos(design, sort).filter(({ id }) => !uses.has(id) && !onPages.has(id))
  const empty = shownSurfaces(definition, design)
    .filter((surface) => takesPhotos(definition, design, surface))
    .flatMap((surface) =>
      hasPlaces(surface)
        ? emptySlots(design, surface, geometryOn(definition, design, surface)).map(() => surface)
        : itemsOn(design, surface).length === 0
          ? [surface]
          : [],
    )
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
