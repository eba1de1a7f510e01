import { byFilling } from '@kea/design/arrangement/filled-pages'
import { fillRest as fill } from '@kea/design/arrangement/tray'
import { applyPatch, joinPatches } from '@kea/design/document/patch'
import type { PhotoSort } from '@kea/design/document/photo-order'
import { photosOf } from '@kea/design/document/records'
import type { Command } from './command'
import { placePhoto } from './place-photo'

/** Puts the photos that are not used on the sides and in the places that are empty. */
export const fillRest = (sort: PhotoSort): Command => ({
  id: 'fill-rest',
  label: 'Fill the rest',
  shortcuts: [],
  isEnabled: ({ product, design }) => fill(product.definition, design, sort) !== null,
  run: ({ product, design }) => {
    const patch = fill(product.definition, design, sort)
    return patch && { patch: byFilling(product.definition, design, patch), by: 'filling' }
  },
  announce: 'Your photos are in the empty places',
})

/**
 * Puts the photos of a design on its empty sides and into its empty places. The first one goes on the surface that is
 * shown.
 */
export const fillEmpty: Command = {
  id: 'fill-empty',
  label: 'Fill the print',
  shortcuts: [],
  isEnabled: ({ design }) => photosOf(design).length > 0,
  run: (context) => {
    const [first] = photosOf(context.design)
    const placed = first && placePhoto(first).run(context)
    if (!placed || !('patch' in placed)) return null
    const { document } = applyPatch(context.design, placed.patch)
    const rest = fill(context.product.definition, document, 'added')
    return { ...placed, patch: rest ? joinPatches(placed.patch, rest) : placed.patch }
  },
  announce: 'The empty print is filled',
}
