import { addText as add, FIRST_WORDS } from '@kea/design/items/text/edit'
import { geometryOn } from '@kea/design/surfaces'
import type { Shape } from '@kea/design/text/shape'
import type { Command } from './command'

/** Puts a text in the middle of the print, and selects it. */
export const addText = (id: string, shape: Shape): Command => ({
  id: 'add-text',
  label: 'Add text',
  shortcuts: [],
  isEnabled: () => true,
  run: ({ product, design, surface }) => {
    const { face } = geometryOn(product.definition, design, surface)
    const patch = add(design, surface, face, { id, words: FIRST_WORDS }, shape)
    return { patch, session: { selection: [id], cropping: null } }
  },
  announce: 'A text is on your print. Type its words',
})
