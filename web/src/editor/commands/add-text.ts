import type { Box } from '@kea/design/display-list'
import { addText as add, FIRST_WORDS, newTextBox, readableOn } from '@kea/design/items/text/edit'
import { geometryOn } from '@kea/design/surfaces'
import type { Shape } from '@kea/design/text/shape'
import type { Command } from './command'

/**
 * Puts a text in the middle of the print, and selects it.
 *
 * @param lightBehind the light of what is printed in a box so far, in 0..1. It decides the text's colour
 */
export const addText = (id: string, shape: Shape, lightBehind: (box: Box) => number): Command => ({
  id: 'add-text',
  label: 'Add text',
  shortcuts: [],
  isEnabled: () => true,
  run: ({ product, design, surface }) => {
    const { face } = geometryOn(product.definition, design, surface)
    const colour = readableOn(lightBehind(newTextBox(face)))
    const patch = add(design, surface, face, { id, words: FIRST_WORDS, colour }, shape)
    return { patch, session: { selection: [id], cropping: null } }
  },
  announce: 'A text is on your print. Type its words',
})
