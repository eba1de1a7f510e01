import { removeItems } from '@kea/design/edits/item-edits'
import { type Command, hasPhoto } from './command'

export const removePhoto: Command = {
  id: 'remove-photo',
  label: 'Remove the photo',
  shortcuts: ['Delete', 'Backspace'],
  isEnabled: hasPhoto,
  run: ({ design, placement }) => placement && { patch: removeItems(design, [placement.placed]) },
  announce: 'Photo removed from the print. It stays in your photos',
}
