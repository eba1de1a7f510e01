import type { DesignPhoto } from '@kea/design/document'
import { discardPhoto as discard } from '@kea/design/tray'
import type { Command } from './command'

/** Takes a photo out of the design, and off every side that shows it. */
export const discardPhoto = ({ id, name }: DesignPhoto): Command => ({
  id: 'discard-photo',
  label: `Remove ${name}`,
  shortcuts: [],
  isEnabled: ({ design }) => Object.hasOwn(design.records, id),
  run: ({ design }) => ({ patch: discard(design, id) }),
  announce: `${name} removed. Undo brings it back`,
})
