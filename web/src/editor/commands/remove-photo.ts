import { removePhoto as remove } from '@kea/design/edits/edits'
import { type Command, hasPhoto } from './command'

export const removePhoto: Command = {
  id: 'remove-photo',
  label: 'Remove the photo',
  shortcuts: ['Delete', 'Backspace'],
  isEnabled: hasPhoto,
  run: ({ placement }) => placement && { patch: remove(placement) },
  announce: 'Photo taken off the print. It stays among your photos',
}
