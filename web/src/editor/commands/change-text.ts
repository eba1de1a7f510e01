import type { PlacedText } from '@kea/design/document/document'
import { startTexts } from '@kea/design/edits/start'
import { changeText as change } from '@kea/design/items/text/edit'
import type { Shape } from '@kea/design/text/shape'
import type { TextData } from '@kea/design/text/text-data'
import type { Command } from './command'

/** Changes the words of a text, or how they look. */
export const changeText = (item: PlacedText, data: Partial<TextData>, shape: Shape): Command => ({
  id: 'change-text',
  label: 'Text',
  shortcuts: [],
  isEnabled: () => !item.locked,
  run: ({ product, design, surface }) => {
    const place = startTexts(product.definition, design, surface).find(({ id }) => id === item.id)
    return { patch: change(item, data, shape, place) }
  },
  announce: '',
})
