import { canRepeat, fillRepeating as fill } from '@kea/design/arrangement/fill-repeating'
import { byFilling } from '@kea/design/arrangement/filled-pages'
import type { Command } from './command'

/** Fills the empty cards of a deck, or months of a calendar, with photos that it has already. */
export const fillRepeating: Command = {
  id: 'fill-repeating',
  label: 'Fill the rest by repeating',
  shortcuts: [],
  isEnabled: ({ product, design }) => canRepeat(product.definition, design),
  run: ({ product, design }) => {
    const patch = fill(product.definition, design)
    return patch && { patch: byFilling(product.definition, design, patch), by: 'filling' }
  },
  announce: 'Your photos are repeated in the empty places, as far apart as they can be',
}
