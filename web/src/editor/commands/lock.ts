import { lockItems } from '@kea/design/edits/item-edits'
import type { Command } from './command'
import { freeSelection } from './selection'

/** A locked item cannot be dragged or deleted by accident. */
export const lock: Command = {
  id: 'lock',
  label: 'Lock or unlock',
  shortcuts: ['l'],
  isEnabled: (context) => freeSelection(context).length > 0,
  run: (context) => {
    const items = freeSelection(context)
    const isLocked = items.every(({ locked }) => locked)
    return { patch: lockItems(items, !isLocked) }
  },
  announce: 'Lock changed',
}
