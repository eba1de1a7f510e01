import type { Command } from './command'
import { onlySelected } from './selection'

/** Moves and zooms a photo inside its frame, until Escape or another press. */
export const cropPhoto: Command = {
  id: 'crop-photo',
  label: 'Crop',
  shortcuts: ['Enter'],
  isEnabled: (context) => onlySelected(context)?.type === 'photo',
  run: (context) => {
    const { cropping } = context
    const item = onlySelected(context)
    return item && { session: { cropping: cropping ? null : item.id } }
  },
  announce: 'Drag or use the arrow keys to move the photo in its frame',
}

export const endCropping: Command = {
  id: 'end-cropping',
  label: 'Done',
  shortcuts: [],
  isEnabled: () => true,
  run: () => ({ session: { cropping: null } }),
  announce: '',
}
