import { datePhotosOf, withoutDatePhotos } from '../document/date-photos'
import type { DesignDocument, DesignPhoto, DesignSurface } from '../document/document'
import { applyPatch, joinPatches, type Patch } from '../document/patch'
import { type PhotoSort, sortedPhotos } from '../document/photo-order'
import { itemsOf, itemsOn, optionsOn, placedPhotosOn } from '../document/records'
import { geometryOn } from '../geometry/surfaces'
import { emptySlots } from '../layouts/edits'
import { hasPlaces } from '../layouts/slots'
import { waitingPhotos } from '../layouts/surplus'
import type { ProductDefinition } from '../product/definition'
import { partOf } from '../product/parts'
import { takesPhotos } from './allowed'
import { isEmpty } from './is-empty'
import { placePhoto } from './place-photo'
import { shownSurfaces } from './shown-surfaces'

/** How often the shown surfaces and the days of a calendar have each photo, by its id. One that is only on surfaces set aside is not used. */
export function shownUses(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records' | 'settings'>,
): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const photo of datePhotosOf(design.settings)) uses.set(photo, (uses.get(photo) ?? 0) + 1)
  for (const surface of shownSurfaces(definition, design)) {
    for (const { data } of placedPhotosOn(design, surface)) uses.set(data.photo, (uses.get(data.photo) ?? 0) + 1)
  }
  return uses
}

const mayBeEmpty = (definition: ProductDefinition, design: DesignDocument, surface: DesignSurface): boolean =>
  partOf(definition, optionsOn(design, surface), surface.part).mayBeEmpty

/** The surfaces with room for a photo, one for each place of a layout. Words alone are enough where none is needed. */
const emptyPlaces = (definition: ProductDefinition, design: DesignDocument): DesignSurface[] =>
  shownSurfaces(definition, design)
    .filter((surface) => takesPhotos(definition, design, surface))
    .flatMap((surface) => {
      if (hasPlaces(surface))
        return emptySlots(design, surface, geometryOn(definition, design, surface)).map(() => surface)
      const isWanted = itemsOn(design, surface).length === 0 || !mayBeEmpty(definition, design, surface)
      return isWanted && isEmpty(design, surface) ? [surface] : []
    })

/** Those that take the next photo by themselves. A back without places waits for a photo of its own. */
const openPlaces = (definition: ProductDefinition, design: DesignDocument): DesignSurface[] =>
  emptyPlaces(definition, design).filter((surface) => hasPlaces(surface) || !mayBeEmpty(definition, design, surface))

/** How many photos find a place one by one. */
export const roomLeft = (definition: ProductDefinition, design: DesignDocument): number =>
  openPlaces(definition, design).length

/** Puts photos on surfaces, one on each. Null for no photo or no surface. */
function fill(
  definition: ProductDefinition,
  design: DesignDocument,
  surfaces: readonly DesignSurface[],
  photos: readonly DesignPhoto[],
): Patch | null {
  let filled = design
  let all: Patch | null = null
  for (const [at, surface] of surfaces.entries()) {
    const photo = photos[at]
    if (!photo) break
    const patch = placePhoto(definition, filled, surface, photo)
    filled = applyPatch(filled, patch).document
    all = all ? joinPatches(all, patch) : patch
  }
  return all
}

/** The photos that no shown surface has and that are not left out, in this order. What waits on a page for a larger layout stays with it. */
export function unusedPhotos(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records' | 'settings'>,
  sort: PhotoSort,
): DesignPhoto[] {
  const uses = shownUses(definition, design)
  const onPages = waitingPhotos(design)
  return sortedPhotos(design, sort).filter(({ id, pick }) => pick !== 'out' && !uses.has(id) && !onPages.has(id))
}

/** Puts the photos that are not used on the surfaces and in the places that are empty, in this order. Null where nothing can be filled. */
export const fillRest = (definition: ProductDefinition, design: DesignDocument, sort: PhotoSort): Patch | null =>
  fill(definition, design, emptyPlaces(definition, design), unusedPhotos(definition, design, sort))

/**
 * Puts a photo in the next empty place of a layout, or of the surfaces that need one; null where none is left.
 *
 * @param first the surface whose places come before those of others; null for none
 */
export function fillNext(
  definition: ProductDefinition,
  design: DesignDocument,
  photo: DesignPhoto,
  first: DesignSurface | null = null,
): Patch | null {
  const open = openPlaces(definition, design)
  const next = open.find(({ id }) => id === first?.id) ?? open[0]
  return next ? fill(definition, design, [next], [photo]) : null
}

/** Removes photos from the design, with everything that shows them. A day of a calendar keeps its words. */
export function discardPhotos(design: Pick<DesignDocument, 'records' | 'settings'>, photos: readonly string[]): Patch {
  const isGone = (id: string) => photos.includes(id)
  const shown = itemsOf(design).filter((item) => item.type === 'photo' && isGone(item.data.photo))
  const settings = withoutDatePhotos(design.settings, isGone)
  return { remove: [...shown.map(({ id }) => id), ...photos], ...(settings && { settings }) }
}
