import type { PhotoSort } from '@kea/design/photo-order'
import { fillRest as fill } from '@kea/design/tray'
import type { Command } from './command'

/** Puts the photos that are not used on the sides and in the places that are empty. */
export const fillRest = (sort: PhotoSort): Command => ({
  id: 'fill-rest',
  label: 'Fill the rest',
  shortcuts: [],
  isEnabled: ({ product, design }) => fill(product.definition, design, sort) !== null,
  run: ({ product, design }) => {
    const patch = fill(product.definition, design, sort)
    return patch && { patch }
  },
  announce: 'Your photos are in the empty places',
})
