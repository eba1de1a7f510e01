import { removePhoto as remove } from '@kea/design/edits'
import { type Command, hasPhoto } from './command'

export const removePhoto: Command = {
  id: 'remove-photo',
  label: 'Remove the photo',
  shortcuts: ['Delete', 'Backspace'],
  isEnabled: hasPhoto,
  run: ({ design, placement }) => placement && { patch: remove(design, placement) },
  announce: 'Photo removed. Undo brings it back',
}
