import { photoSurface } from '@kea/design/arrangement/allowed'
import type { DesignPhoto } from '@kea/design/document/document'
import { geometryOn } from '@kea/design/geometry/surfaces'
import { addPhoto as add } from '@kea/design/items/photo/add-photo'
import type { Command } from './command'

/** Puts one more photo above what is on the print, and selects it. */
export const addPhoto = (photo: DesignPhoto): Command => ({
  id: 'add-photo',
  label: 'Add a photo',
  shortcuts: [],
  isEnabled: () => true,
  run: ({ product, design, surface: shown }) => {
    const surface = photoSurface(product.definition, design, shown)
    const { face } = geometryOn(product.definition, design, surface)
    const { patch, id } = add(design, surface, face, photo)
    return { patch, session: { surface: surface.id, selection: [id], cropping: null } }
  },
  announce: `${photo.name} is on your print. Drag it where you want it`,
})
