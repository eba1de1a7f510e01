import { addPrintLikeOthers } from '@kea/design/arrangement/print-borders'
import type { DesignPhoto } from '@kea/design/document/document'
import type { Command } from './command'

/** Adds a print of a photo. */
export const printPhoto = (photo: DesignPhoto): Command => ({
  id: 'print-photo',
  label: 'Print this photo',
  shortcuts: [],
  isEnabled: () => true,
  run: ({ product, design }) => ({ patch: addPrintLikeOthers(product.definition, design, photo) }),
  announce: `${photo.name} is one of your prints`,
})
