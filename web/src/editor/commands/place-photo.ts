import { photoSurface } from '@kea/design/arrangement/allowed'
import { placePhoto as place } from '@kea/design/arrangement/place-photo'
import { nextPlace } from '@kea/design/arrangement/shown-surfaces'
import type { DesignPhoto, DesignSurface, PlacedPhoto } from '@kea/design/document/document'
import { type FreeItem, isFree } from '@kea/design/document/free-item'
import { itemsOn, surfaceOf } from '@kea/design/document/records'
import { geometryOn } from '@kea/design/geometry/surfaces'
import { replacePhoto } from '@kea/design/items/photo/add-photo'
import { emptySlots, putInSlot } from '@kea/design/layouts/edits'
import type { Command, CommandContext } from './command'
import { onlySelected } from './selection'

/** Where a photo goes: into the frame of another one, into a place of a layout, or over a whole surface. */
export type PhotoTarget = { item: PlacedPhoto & FreeItem } | { surface: DesignSurface; slot?: number }

/** The selected photo, else the surface that is shown. */
function chosenTarget(context: CommandContext): PhotoTarget {
  const { product, design, surface, slot } = context
  const empty = emptySlots(design, surface, geometryOn(product.definition, design, surface))
  if (slot !== null && empty.includes(slot)) return { surface, slot }
  const selected = onlySelected(context)
  return selected?.type === 'photo' ? { item: selected } : { surface }
}

/** As `chosenTarget`, but a surface that is empty comes before one that has a photo. */
export function nextTarget(context: CommandContext): PhotoTarget {
  const { product, design, surface } = context
  const chosen = chosenTarget(context)
  const hasPlace = emptySlots(design, surface, geometryOn(product.definition, design, surface)).length > 0
  if ('item' in chosen || hasPlace || itemsOn(design, surface).length === 0) return chosen
  return { surface: nextPlace(product.definition, design) ?? surface }
}

/** A whole surface as it is when the photo comes: to read one takes a moment. */
export const surfaceTarget =
  ({ id }: DesignSurface) =>
  ({ design, surface }: CommandContext): PhotoTarget => ({ surface: surfaceOf(design, id) ?? surface })

/** Puts a photo on the print, in place of the one there. The size, and so the price, stays. */
export const placePhoto = (
  photo: DesignPhoto,
  targetOf: (context: CommandContext) => PhotoTarget = chosenTarget,
): Command => ({
  id: 'place-photo',
  label: 'Choose a photo',
  shortcuts: [],
  isEnabled: () => true,
  run: (context) => {
    const { product, design, surface } = context
    const target = targetOf(context)
    if ('item' in target) {
      const on = surfaceOf(design, target.item.surface) ?? surface
      return { patch: replacePhoto(target.item, photo, geometryOn(product.definition, design, on)) }
    }
    if (target.slot !== undefined) {
      const geometry = geometryOn(product.definition, design, target.surface)
      const placed = putInSlot(design, target.surface, geometry, target.slot, photo)
      return placed && { patch: placed.patch, session: { slot: null } }
    }
    const on = photoSurface(product.definition, design, target.surface)
    return { patch: place(product.definition, design, on, photo), session: { surface: on.id } }
  },
  announce: `${photo.name} is on your print`,
})

/** The photo with a frame that a dropped one replaces; else the whole surface. */
export const dropTarget = (item: PlacedPhoto | null, surface: DesignSurface): PhotoTarget =>
  item && isFree(item) ? { item } : { surface }
