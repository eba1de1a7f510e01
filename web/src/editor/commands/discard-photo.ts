import { discardPhotos } from '@kea/design/arrangement/tray'
import type { DesignPhoto } from '@kea/design/document/document'
import { goOnWithout } from '~/lib/photos/go-on-without'
import type { Command, CommandContext } from './command'

/** Takes a photo out of the design, and off every side that shows it. */
export const discardPhoto = ({ id, name }: DesignPhoto): Command => ({
  id: 'discard-photo',
  label: `Remove ${name}`,
  shortcuts: [],
  isEnabled: ({ design }) => Object.hasOwn(design.records, id),
  run: ({ design }) => ({ patch: discardPhotos(design, [id]) }),
  announce: `${name} removed. Undo brings it back`,
})

/** Takes photos that are refused out of the design, in one step. */
export const leaveOut = (photos: readonly string[]): Command => {
  const present = ({ design }: CommandContext) => photos.filter((id) => Object.hasOwn(design.records, id))
  return {
    id: 'leave-out',
    label: goOnWithout(photos.length),
    shortcuts: [],
    isEnabled: (context) => present(context).length > 0,
    run: (context) => ({ patch: discardPhotos(context.design, present(context)) }),
    announce: photos.length === 1 ? 'Photo removed. Undo brings it back' : 'Photos removed. Undo brings them back',
  }
}
