import type { DesignPhoto } from '@kea/design/document'
import { placePhoto as place } from '@kea/design/edits'
import { fittingSize } from '@kea/design/fitting-size'
import { chooseValue } from '@kea/design/options'
import { pixelsOf } from '@kea/design/resolution'
import type { Command } from './command'

/**
 * Puts a photo on the print and replaces the present one.
 *
 * @param isSizeFree true when the shopper has not chosen a size; the size then follows the photo
 */
export const placePhoto = (key: string, photo: DesignPhoto, isSizeFree: boolean): Command => ({
  id: 'place-photo',
  label: 'Choose a photo',
  shortcuts: [],
  isEnabled: () => true,
  run: ({ product: { definition, groups }, design }) => {
    const size = isSizeFree && fittingSize(definition, design.options, pixelsOf(photo))
    const options = size ? chooseValue(groups, design.options, size) : design.options
    return { patch: { options, ...place(definition, { ...design, options }, key, photo) } }
  },
  announce: `${photo.name} is on your print`,
})
