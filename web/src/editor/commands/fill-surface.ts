import { fillSurface } from '@kea/design/edits/edits'
import { type Command, hasPhoto, onPhoto } from './command'

export const fill: Command = {
  id: 'fill',
  label: 'Fill',
  shortcuts: ['0'],
  isEnabled: hasPhoto,
  run: onPhoto(fillSurface),
  announce: 'The photo fills the print again',
}
