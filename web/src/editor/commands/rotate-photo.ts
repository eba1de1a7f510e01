import { turnPhoto } from '@kea/design/edits/edits'
import { type Command, hasPhoto, onPhoto } from './command'

export const rotatePhoto: Command = {
  id: 'rotate-photo',
  label: 'Rotate',
  shortcuts: ['r'],
  isEnabled: hasPhoto,
  run: onPhoto(turnPhoto),
  announce: 'Photo rotated a quarter turn clockwise',
}
