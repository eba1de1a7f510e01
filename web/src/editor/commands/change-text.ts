import type { PlacedText } from '@kea/design/document/document'
import { startTexts } from '@kea/design/edits/start'
import { geometryOn } from '@kea/design/geometry/surfaces'
import { changeText as change } from '@kea/design/items/text/edit'
import { changeCaption, isCaption } from '@kea/design/layouts/captions'
import { captionPlaces, placeAt } from '@kea/design/layouts/slots'
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
    const captions = isCaption(item) ? captionPlaces(surface, geometryOn(product.definition, design, surface)) : []
    const caption = isCaption(item) && placeAt(captions, item.slot)
    if (caption) return { patch: changeCaption(item, data, caption, shape) }
    const place = startTexts(product.definition, design, surface).find(({ id }) => id === item.id)
    return { patch: change(item, data, shape, place) }
  },
  announce: '',
})
