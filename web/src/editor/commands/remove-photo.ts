import { removePhoto as remove } from '@kea/design/edits'
import { type Command, hasPhoto, onPhoto } from './command'

export const removePhoto: Command = {
  id: 'remove-photo',
  label: 'Remove the photo',
  shortcuts: ['Delete', 'Backspace'],
  isEnabled: hasPhoto,
  run: onPhoto(remove),
  announce: 'Photo removed. Undo brings it back',
}
