import type { DesignPhoto } from '@kea/design/document'
import { placePhoto as place } from '@kea/design/edits'
import { fittingSize } from '@kea/design/fitting-size'
import { replacePhoto } from '@kea/design/item-edits'
import { pixelsOf } from '@kea/design/resolution'
import { chooseOption } from '@kea/shared/product-options'
import type { Command } from './command'
import { onlySelected } from './selection'

/**
 * Puts a photo on the print and replaces the present one; the selected one, in its frame.
 *
 * @param isSizeFree true when the shopper has not chosen a size; the size then follows the photo
 */
export const placePhoto = (photo: DesignPhoto, isSizeFree: boolean): Command => ({
  id: 'place-photo',
  label: 'Choose a photo',
  shortcuts: [],
  isEnabled: () => true,
  run: (context) => {
    const { product, design, surface } = context
    const selected = onlySelected(context)
    if (selected?.type === 'photo') return { patch: replacePhoto(selected, photo) }
    const size = isSizeFree && fittingSize(product.definition, design.options, pixelsOf(photo))
    const options = size ? chooseOption(product.options, design.options, size) : design.options
    return { patch: { options, ...place(product.definition, { ...design, options }, surface, photo) } }
  },
  announce: `${photo.name} is on your print`,
})
