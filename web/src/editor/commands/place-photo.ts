import type { DesignPhoto } from '@kea/design/document'
import { placePhoto as place } from '@kea/design/edits'
import type { Command } from './command'

/** Puts a photo on the piece, in place of the one that is there. */
export const placePhoto = (key: string, photo: DesignPhoto): Command => ({
  id: 'place-photo',
  label: 'Choose a photo',
  shortcuts: [],
  isEnabled: () => true,
  run: ({ product, design }) => ({ patch: place(product.definition, design, key, photo) }),
  announce: `${photo.name} is on your print`,
})
